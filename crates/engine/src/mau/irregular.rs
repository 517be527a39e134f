//! Irregular moves, what a seat may dare besides honest ones: to cheat, to accuse (VER-14, ERF-11),
//! and to catch who has left nothing out.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::calls;
use crate::mau::cheat;
use crate::mau::end::last_card_lies;
use crate::mau::legal::{layable, layable_drawn, may_draw_on};
use crate::mau::moves::Move;
use crate::mau::plays::{self, Plays};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::DrawWhen;
use crate::mau::state::{Phase, State};
use crate::seat::{Seat, SeatSet};

/// The seats that may dare something.
pub(super) fn may_act_irregularly(rules: &Rules, state: &State) -> SeatSet {
    let in_vain = rules.calls.iter().any(|call| call.false_catch > 0);
    if (rules.cheat.is_none() && !in_vain) || state.is_over() {
        return SeatSet::EMPTY;
    }
    let mut seats = SeatSet::EMPTY;
    let mut moves = Vec::new();
    for seat in state.playing {
        irregular(rules, state, seat, &mut moves);
        if !moves.is_empty() {
            seats.add(seat);
        }
    }
    seats
}

/// Lists what `seat` may dare.
pub(super) fn irregular(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    moves.clear();
    for index in 0..rules.calls.len() {
        let others = calls::caught_in_vain(rules, state, seat, index);
        moves.extend(others.map(|seat| Move::Catch { seat, call: index as u8 }));
    }
    // The call that the cards of the seat would be about comes first.
    moves.sort_by_key(|it| match *it {
        Move::Catch { seat, call } => {
            rules.calls[usize::from(call)].at.map(u32::from)
                != Some(state.hands[seat.index()].len())
        }
        _ => true,
    });
    let Some(allowed) = &rules.cheat else { return };
    if state.is_over() || !state.playing.has(seat) {
        return;
    }
    if let Some(accused) = state.accusable.seat
        && accused != seat
        && !state.accusable.accusers.has(seat)
    {
        moves.push(Move::Accuse { seat: accused });
    }
    if state.turn != seat || last_card_lies(rules, state) {
        return;
    }
    let may_draw = match state.phase {
        Phase::Turn => {
            let honest = layable(rules, state, seat);
            lay(rules, state, seat, honest, moves);
            rules.draw_when == DrawWhen::AnyTime || honest.is_empty()
        }
        Phase::Drawn => {
            let honest = layable_drawn(rules, state, seat);
            lay(rules, state, seat, honest, moves);
            may_draw_on(rules, state, honest)
        }
        Phase::Further => {
            lay(rules, state, seat, layable(rules, state, seat), moves);
            false
        }
        Phase::Threat => true,
        _ => false,
    };
    if allowed.draw_short && may_draw && !cheat::watches_another(rules, state, seat) {
        (1..=due(rules, state)).for_each(|missing| moves.push(Move::DrawShort { missing }));
    }
}

/// Cards the seat to act would have to draw.
pub(super) fn due(rules: &Rules, state: &State) -> u8 {
    let threat = &rules.threats.get(usize::from(state.threat.rule));
    match state.phase {
        Phase::Threat if state.threat.closing => {
            threat.and_then(|threat| threat.closing.as_ref()).map_or(0, |closing| closing.draw)
        }
        Phase::Threat => state.threat.draw,
        _ => rules.draw_count,
    }
}

/// Cards laid that must not be, and cards slipped in below any card.
fn lay(rules: &Rules, state: &State, seat: Seat, honest: KindSet, moves: &mut Vec<Move>) {
    let Some(cheat) = &rules.cheat else { return };
    let hand = state.hands[seat.index()];
    let mut uppers = honest;
    if cheat.lay {
        let rest = plays::not_banned_as_last(rules, hand, hand.kinds().without(honest));
        plays::push(rules, state, rest, Plays::Full, moves);
        uppers = hand.kinds();
    }
    // One card a turn can be slipped in.
    let slipped = state.accusable.seat == Some(seat) && state.accusable.slipped.is_some();
    if !cheat.slip || slipped {
        return;
    }
    let mut forms = Vec::new();
    for upper in uppers.without(rules.wild) {
        forms.clear();
        plays::push(rules, state, KindSet::of(upper), Plays::Full, &mut forms);
        let mut others = hand;
        others.take(upper);
        for form in &forms {
            for below in others.kinds() {
                if let Some(slipped) = slip(*form, below) {
                    moves.push(slipped);
                }
            }
        }
    }
}

/// The same move with a card slipped in below; claims go without.
fn slip(form: Move, below: Card) -> Option<Move> {
    match form {
        Move::Play { card, stands_for: None, wish, claim: false, under: None } => {
            Some(Move::Play { card, stands_for: None, wish, claim: false, under: Some(below) })
        }
        _ => None,
    }
}
