//! The seat that is asked something out of turn, and the default move if it does not answer.

use crate::mau::end::last_card_lies;
use crate::mau::legal;
use crate::mau::moves::Move;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::Seat;

/// The seat that is asked out of turn to accept a threat, name a victim, choose a gift, let a last card
/// stand, or answer or vote on a charge, and the default move if it does not answer.
pub(super) fn asked(rules: &Rules, state: &State) -> Option<(Seat, Move)> {
    let seat = state.turn;
    if state.phase == Phase::Trial {
        return Some((seat, Move::Judge { guilty: false }));
    }
    if let Some(question) = state.kept.question {
        // A seat that does not answer is the slowest, and declines whatever is offered.
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
