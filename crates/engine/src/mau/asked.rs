//! Who is asked something outside the course of turns, and the move made for a seat that does not
//! answer.

use crate::mau::end::last_card_lies;
use crate::mau::legal;
use crate::mau::moves::Move;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::Seat;

/// Who is asked for something outside the course of turns, and what is done for that seat if it
/// does not answer: to accept a threat, to name a victim, to choose a gift, to let a last card stand, to
/// answer a charge or vote on one.
pub(super) fn asked(rules: &Rules, state: &State) -> Option<(Seat, Move)> {
    let seat = state.turn;
    if state.phase == Phase::Trial {
        return Some((seat, Move::Judge { guilty: false }));
    }
    if let Some(question) = state.kept.question {
        // Whoever sleeps is the slowest, and wants nothing of what could be had.
        let mut moves = Vec::new();
        legal::legal(rules, state, seat, &mut moves);
        let no = Move::React { yes: false };
        let other = || moves.iter().find(|mv| **mv != Move::React { yes: true }).copied();
        debug_assert!(question.asked(seat).has(seat));
        return if moves.contains(&no) { Some((seat, no)) } else { other().map(|mv| (seat, mv)) };
    }
    let stands = last_card_lies(rules, state);
    if state.is_over()
        || !(stands || matches!(state.phase, Phase::Threat | Phase::Target | Phase::Give))
    {
        return None;
    }
    let mut moves = Vec::new();
    legal::legal(rules, state, seat, &mut moves);
    let done = |mv: &&Move| match mv {
        Move::Accept => true,
        Move::Pass | Move::Target { .. } | Move::Give { .. } => {
            state.phase != Phase::Threat || stands
        }
        _ => false,
    };
    moves.iter().find(done).map(|mv| (seat, *mv))
}
