//! Cards from the draw pile to a hand.

use crate::card_set::CardSet;
use crate::mau::calls;
use crate::mau::event::{DrawReason, Event};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{EmptyPile, LimitThen};
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
        if at_limit(rules, state, seat) {
            break;
        }
        if state.draw_pile.is_empty() {
            refill(rules, state, sink);
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
    if let Some(limit) = &rules.hand_limit
        && limit.then == LimitThen::Loses
        && state.hands[seat.index()].len() > u32::from(limit.cards)
    {
        lose(rules, state, seat, sink);
    }
    cards
}

/// Whether the hand can take no further card.
fn at_limit(rules: &Rules, state: &State, seat: Seat) -> bool {
    rules.hand_limit.as_ref().is_some_and(|limit| {
        let most = u32::from(limit.cards) + u32::from(limit.then == LimitThen::Loses);
        state.hands[seat.index()].len() >= most
    })
}

/// `seat` holds too many cards and plays no further in this deal.
fn lose(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    if state.playing.has(seat) {
        state.playing.remove(seat);
        state.lost.add(seat);
        calls::forget(rules, state, seat);
        sink(Event::Lost { seat });
    }
}

/// Makes a new draw pile of the discard pile without its top card. Cards slipped in come back.
fn refill(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    if matches!(rules.empty_pile, EmptyPile::Nothing | EmptyPile::EndDeal)
        || (state.discard_pile.len() < 2 && state.slipped.is_empty())
    {
        return;
    }
    let Some(top) = state.discard_pile.pop() else { return };
    std::mem::swap(&mut state.draw_pile, &mut state.discard_pile);
    state.discard_pile.push(top);
    for card in std::mem::take(&mut state.slipped).cards() {
        state.draw_pile.push(card);
    }
    state.run = 1;
    if rules.empty_pile == EmptyPile::TurnOver {
        state.draw_pile.as_mut_slice().reverse();
    } else {
        state.chance.shuffle(state.draw_pile.as_mut_slice());
    }
    sink(Event::Reshuffled { cards: state.draw_pile.len() });
}
