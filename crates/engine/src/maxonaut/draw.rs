//! Drawing, and what happens when the draw pile is used up.

use crate::maxonaut::card::Card;
use crate::maxonaut::event::Event;
use crate::maxonaut::hand::Hand;
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::{Phase, State};

/// The seat to act draws up to a full hand, as far as there are cards (MAX-13, MAX-21), and lays.
pub(super) fn up(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    let seat = state.turn;
    let mut drawn = Hand::EMPTY;
    let missing = rules.hand.saturating_sub(state.hands[seat.index()].len());
    for _ in 0..missing {
        let Some(card) = top(state, 2, sink) else { break };
        drawn.add(card);
        state.hands[seat.index()].add(card);
    }
    if !drawn.is_empty() {
        sink(Event::Drew { seat, cards: drawn });
    }
    state.phase = Phase::Lay;
}

/// The top card of the draw pile, made anew if it is used up: so many cards of the discard pile
/// stay (MAX-20).
#[inline]
pub(super) fn top(state: &mut State, stay: usize, sink: &mut impl FnMut(Event)) -> Option<Card> {
    if state.draw_pile.is_empty() {
        reshuffle(state, stay, sink);
    }
    state.draw_pile.pop()
}

#[cold]
fn reshuffle(state: &mut State, stay: usize, sink: &mut impl FnMut(Event)) {
    let below = state.discards.len().saturating_sub(stay);
    if below == 0 {
        return;
    }
    state.draw_pile.extend(state.discards.drain(..below).map(|lying| lying.card));
    state.chance.shuffle(&mut state.draw_pile);
    sink(Event::Reshuffled { cards: below as u8 });
}
