//! The card turned up: what it does before the first turn, where the rules say so.

use crate::card::Card;
use crate::mau::event::Event;
use crate::mau::lay;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{Starter, WithTwo};
use crate::mau::state::{Phase, State};
use crate::mau::threat;
use crate::mau::wish::Wish;
use crate::seat::Seat;

/// Turns up the first card, whose effect counts where the rules say so (SCH-14, LIV-21).
pub(super) fn turn_up(
    rules: &Rules,
    state: &mut State,
    first: Option<Card>,
    starter: Seat,
    sink: &mut impl FnMut(Event),
) {
    state.turn = starter;
    // The check of the rules makes sure that a card is left to turn up.
    let Some(card) = first else { return };
    let same = |below: &&Card| card.rank().is_some() && below.rank() == card.rank();
    let below = state.discard_pile.as_slice().iter().rev().take_while(same).count();
    state.run = 1 + below as u8;
    state.discard_pile.push(card);
    state.face = card;
    sink(Event::TurnedUp { card });
    if rules.start_effects.has(card) {
        turn_direction(rules, state, card, starter, sink);
    }
    if rules.start_wishes.has(card) && rules.effects[card.index()].wish.is_some() {
        state.phase = Phase::Wish;
    } else {
        threaten(rules, state, card, sink);
    }
}

/// Who begins has wished, or nothing. What the card threatens with comes after it.
pub(super) fn wish(
    rules: &Rules,
    state: &mut State,
    wish: Option<Wish>,
    sink: &mut impl FnMut(Event),
) {
    let card = state.face;
    if let Some(wish) = wish {
        lay::set_wish(rules, state, card, wish);
    }
    state.phase = Phase::Turn;
    threaten(rules, state, card, sink);
}

fn turn_direction(
    rules: &Rules,
    state: &mut State,
    card: Card,
    starter: Seat,
    sink: &mut impl FnMut(Event),
) {
    let Some(with_two) = rules.effects[card.index()].reverse else { return };
    if state.active() > 2 {
        state.direction = state.direction.reversed();
        sink(Event::Reversed { direction: state.direction });
        if rules.starter != Starter::Dealer {
            state.turn = state.after(state.dealer);
        }
    } else if with_two == WithTwo::OtherMisses {
        sink(Event::Missed { seat: starter });
        state.turn = state.after(starter);
    }
}

/// A threat hits who begins, as if the seat before had laid it.
fn threaten(rules: &Rules, state: &mut State, card: Card, sink: &mut impl FnMut(Event)) {
    let threat = rules.effects[card.index()].threat;
    if let Some(rule) = threat.filter(|_| rules.start_effects.has(card)) {
        let author = state.before(state.turn);
        threat::start(rules, state, author, rule, 1, sink);
    }
}
