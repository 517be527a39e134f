//! Cards from the draw pile to a hand.

use crate::card_set::CardSet;
use crate::mau::calls;
use crate::mau::event::{DrawReason, Event};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{EmptyPile, LimitThen};
use crate::mau::state::State;
use crate::pile::Pile;
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
    for _ in 0..count.min(room(rules, state, seat)) {
        if state.draw_pile.is_empty() {
            refill(rules, state, sink);
        }
        let Some(card) = state.draw_pile.pop() else { break };
        cards.add(card);
        state.hands[seat.index()].add(card);
    }
    if !cards.is_empty() {
        state.idle = 0;
        if !state.waiting.is_empty() {
            state.waiting.remove(seat);
        }
        calls::lapse(rules, state, seat);
    }
    sink(Event::Drew { seat, cards, reason });
    if rules.due_by_number {
        calls::reach(rules, state, seat, state.hands[seat.index()].len() - cards.len(), sink);
    }
    if over_limit(rules, state, seat) {
        lose(rules, state, seat, sink);
    }
    cards
}

/// Whether a seat holds more cards than one may without losing the deal.
#[inline]
pub(super) fn over_limit(rules: &Rules, state: &State, seat: Seat) -> bool {
    rules.hand_limit.as_ref().is_some_and(|limit| {
        let cards = state.hands[seat.index()].len();
        limit.then == LimitThen::Loses && cards > u32::from(limit.cards)
    })
}

/// How many further cards the hand can take.
#[inline]
fn room(rules: &Rules, state: &State, seat: Seat) -> u8 {
    rules.hand_limit.as_ref().map_or(u8::MAX, |limit| {
        let most = u32::from(limit.cards) + u32::from(limit.then == LimitThen::Loses);
        most.saturating_sub(state.hands[seat.index()].len()).min(255) as u8
    })
}

/// `seat` holds too many cards and plays no further in this deal.
#[cold]
fn lose(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    if state.playing.has(seat) {
        state.playing.remove(seat);
        state.lost.add(seat);
        calls::forget(rules, state, seat);
        sink(Event::Lost { seat });
    }
}

/// Makes a new draw pile of the discard pile without its top card. Cards slipped in come back.
#[cold]
#[inline(never)]
fn refill(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    // What may still have to be taken back stays: the cards laid last, and one slipped in just now.
    // Where nothing else is left to draw, only the top card does (ERF-13).
    let all = state.discard_pile.len();
    let watched = state.moment.lying.saturating_add(1);
    let lying = if all > watched { watched } else { 1 };
    let held = state.moment.slipped.filter(|card| state.slipped.has(*card));
    let slipped = state.slipped.len() > u32::from(held.is_some());
    if matches!(rules.empty_pile, EmptyPile::Nothing | EmptyPile::EndDeal)
        || (state.discard_pile.len() <= lying && !slipped)
    {
        return;
    }
    let mut kept = Pile::default();
    (0..lying).map_while(|_| state.discard_pile.pop()).for_each(|card| kept.push(card));
    std::mem::swap(&mut state.draw_pile, &mut state.discard_pile);
    while let Some(card) = kept.pop() {
        state.discard_pile.push(card);
    }
    let mut returning = std::mem::take(&mut state.slipped);
    if let Some(card) = held {
        returning.take(card);
        state.slipped.add(card);
    }
    returning.cards().for_each(|card| state.draw_pile.push(card));
    state.run = state.run.min(lying);
    if rules.empty_pile == EmptyPile::TurnOver {
        state.draw_pile.as_mut_slice().reverse();
    } else {
        state.chance.shuffle(state.draw_pile.as_mut_slice());
    }
    sink(Event::Reshuffled { cards: state.draw_pile.len() });
}
