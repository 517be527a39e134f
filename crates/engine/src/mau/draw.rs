//! Cards from the draw pile to a hand.

use crate::card_set::CardSet;
use crate::mau::calls;
use crate::mau::event::{DrawReason, Event};
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::Seat;

/// Draws up to `count` cards. When both piles are empty nothing more is drawn (LIV-05, SCH-24).
pub(super) fn draw(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    count: u8,
    reason: DrawReason,
    sink: &mut impl FnMut(Event),
) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for _ in 0..count {
        if state.draw_pile.is_empty() {
            refill(state, sink);
        }
        let Some(card) = state.draw_pile.pop() else { break };
        cards.add(card);
        state.hands[seat.index()].add(card);
    }
    if !cards.is_empty() {
        state.idle = 0;
        state.waiting.remove(seat);
        calls::lapse(rules, state, seat);
    }
    sink(Event::Drew { seat, cards, reason });
    cards
}

/// Shuffles the discard pile, its top card left lying, into a new draw pile.
fn refill(state: &mut State, sink: &mut impl FnMut(Event)) {
    if state.discard_pile.len() < 2 {
        return;
    }
    let Some(top) = state.discard_pile.pop() else { return };
    std::mem::swap(&mut state.draw_pile, &mut state.discard_pile);
    state.discard_pile.push(top);
    state.run = 1;
    state.chance.shuffle(state.draw_pile.as_mut_slice());
    sink(Event::Reshuffled { cards: state.draw_pile.len() });
}
