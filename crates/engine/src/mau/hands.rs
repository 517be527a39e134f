//! Cards that move between hands, or from the discard pile back to one.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::limits::MAX_SEATS;
use crate::mau::calls;
use crate::mau::event::Event;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::{Direction, Seat};

/// The card that lay on top before goes to the hand of `seat` (ERF-20).
pub(super) fn buy(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    let Some(top) = state.discard_pile.pop() else { return };
    let below = state.discard_pile.pop();
    state.discard_pile.push(top);
    let Some(card) = below else { return };
    state.hands[seat.index()].add(card);
    if state.moment.guilty {
        state.moment.bought = Some(card);
    }
    sink(Event::Bought { seat, card });
    changed(rules, state, seat);
}

/// Two seats swap hands (ERF-15).
pub(super) fn swap(
    rules: &Rules,
    state: &mut State,
    a: Seat,
    b: Seat,
    sink: &mut impl FnMut(Event),
) {
    state.hands.swap(a.index(), b.index());
    let hands = [state.hands[a.index()], state.hands[b.index()]];
    sink(Event::Swapped { seats: [a, b], hands });
    changed(rules, state, a);
    changed(rules, state, b);
    calls::reach(rules, state, a, hands[1].len(), sink);
    calls::reach(rules, state, b, hands[0].len(), sink);
}

/// A card goes from one hand to another: given, or taken unseen. `told` is what is seen of it.
pub(super) fn pass_on(
    rules: &Rules,
    state: &mut State,
    (from, to): (Seat, Seat),
    card: Card,
    told: Event,
    sink: &mut impl FnMut(Event),
) {
    if state.hands[from.index()].take(card) {
        state.hands[to.index()].add(card);
        sink(told);
        changed(rules, state, from);
        changed(rules, state, to);
        calls::reach(rules, state, from, state.hands[from.index()].len() + 1, sink);
        calls::reach(rules, state, to, state.hands[to.index()].len() - 1, sink);
    }
}

/// All hands go to the next seat in play.
pub(super) fn rotate(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    let before = state.hands;
    go_round(state, state.direction);
    state.moment.rotated |= state.moment.guilty;
    sink(Event::Rotated { hands: state.hands });
    for seat in state.playing {
        changed(rules, state, seat);
        calls::reach(rules, state, seat, before[seat.index()].len(), sink);
    }
}

/// Moves every hand one seat on.
pub(super) fn go_round(state: &mut State, direction: Direction) {
    let before: [CardSet; MAX_SEATS] = state.hands;
    for seat in state.playing {
        let to = state.neighbour(seat, direction);
        state.hands[to.index()] = before[seat.index()];
    }
}

/// Calls and being out follow the new number of cards of a hand that changed without laying.
pub(super) fn changed(rules: &Rules, state: &mut State, seat: Seat) {
    state.waiting.remove(seat);
    if state.hands[seat.index()].is_empty() {
        state.last_laid[seat.index()] = None;
        state.waiting.push(seat);
    } else {
        calls::lapse(rules, state, seat);
    }
}
