//! Listing cheats that may be tried, and seats that may be accused.

use super::later::accusable_later;
use super::watching::watches_another;
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::draw::{Besides, draw_count, layable_drawn};
use crate::mau::end::last_card_lies;
use crate::mau::legal::layable;
use crate::mau::moves::{Move, Play};
use crate::mau::phase::Phase;
use crate::mau::plays::{self, Plays};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{Accuser, CheatThen};
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

/// Adds the cheats that `seat` may try, and the seats that it may accuse (VER-14, ERF-11).
pub(in crate::mau) fn cheats(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let Some(allowed) = &rules.cheat else { return };
    if state.is_over() || !state.playing.has(seat) {
        return;
    }
    if let Some(accused) = state.accusable.seat
        && accusers(rules, state, accused).has(seat)
    {
        moves.push(Move::Accuse { seat: accused });
    }
    accusable_later(rules, state, seat).for_each(|seat| moves.push(Move::Accuse { seat }));
    if state.turn != seat || last_card_lies(rules, state) {
        return;
    }
    let may_draw = match state.phase {
        Phase::Turn | Phase::Drawn => {
            let honest = honestly_layable(rules, state, seat);
            lay(rules, state, seat, honest, moves);
            withhold(rules, state, seat, honest, moves);
            Besides::laying(rules, state, honest).draw
        }
        Phase::Further => {
            lay(rules, state, seat, layable(rules, state, seat), moves);
            false
        }
        Phase::Threat => true,
        _ => false,
    };
    if allowed.draw_short && may_draw && !watches_another(rules, state, seat) {
        (1..=due(rules, state)).for_each(|missing| moves.push(Move::DrawShort { missing }));
    }
}

/// Seats that may accuse `accused`, which acted last: each once.
fn accusers(rules: &Rules, state: &State, accused: Seat) -> SeatSet {
    // Cards that stay are judged once all of them lie there: what they threaten with is their player's then.
    let stays = rules.cheat.as_ref().is_some_and(|cheat| cheat.then == CheatThen::Stays);
    if stays && state.phase == Phase::Together {
        return SeatSet::EMPTY;
    }
    let by = rules.cheat.as_ref().map(|cheat| cheat.by).unwrap_or_default();
    let all = match by {
        Accuser::Anyone => state.playing,
        Accuser::Next => state.playing.and(SeatSet::of(state.turn)),
    };
    all.without(state.accusable.accusers).without(SeatSet::of(accused))
}

/// The cards that the seat to act may honestly lay, at the beginning of its turn or after drawing.
pub(super) fn honestly_layable(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    match state.phase {
        Phase::Drawn => layable_drawn(rules, state, seat),
        _ => layable(rules, state, seat),
    }
}

/// Adds drawing and passing as if nothing fitted.
fn withhold(rules: &Rules, state: &State, seat: Seat, honest: KindSet, moves: &mut Vec<Move>) {
    if !rules.withholding() || watches_another(rules, state, seat) {
        return;
    }
    let besides = Besides::withholding(rules, state, honest);
    moves.extend([Move::Draw, Move::Pass].into_iter().filter(|mv| besides.has(*mv)));
}

/// The number of cards that the seat to act would have to draw.
fn due(rules: &Rules, state: &State) -> u8 {
    match state.phase {
        Phase::Threat => state.threat.penalty(rules).draw,
        _ => draw_count(rules, state),
    }
}

/// Adds wrong cards to lay, and cards slipped in below any card.
fn lay(rules: &Rules, state: &State, seat: Seat, honest: KindSet, moves: &mut Vec<Move>) {
    let Some(cheat) = &rules.cheat else { return };
    let hand = state.hands[seat.index()];
    let mut uppers = honest;
    let wrong = hand.kinds().without(honest).and(cheat.lays());
    if !wrong.is_empty() {
        let rest = plays::not_banned_as_last(rules, state, seat, wrong);
        plays::push(rules, state, rest, Plays::full(rules, state, seat), moves);
        uppers = uppers.or(wrong);
    }
    // One card a turn can be slipped in.
    let slipped = state.accusable.seat == Some(seat) && state.accusable.slipped().is_some();
    if !cheat.slip || slipped {
        return;
    }
    let mut forms = Vec::new();
    for upper in uppers.without(rules.wild) {
        if !plays::may_lie_on_slipped(rules, state, seat, upper) {
            continue;
        }
        forms.clear();
        plays::push(rules, state, KindSet::of(upper), Plays::full(rules, state, seat), &mut forms);
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

/// The same move with a card slipped in below; none for a move with a claim.
fn slip(form: Move, below: Card) -> Option<Move> {
    match form {
        Move::Play(Play { card, stands_for: None, wish, claim: false, under: None }) => {
            Some(Move::Play(Play {
                card,
                stands_for: None,
                wish,
                claim: false,
                under: Some(below),
            }))
        }
        _ => None,
    }
}
