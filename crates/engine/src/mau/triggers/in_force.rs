//! Whether the conditions of a trigger hold.

use super::compiled::Trigger;
use super::hand::Hand;
use crate::card_set::CardSet;
use crate::mau::conditions::has;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::wish::Wish;
use crate::seat::Seat;

impl Trigger {
    /// Whether all conditions except `times` hold when the event has happened to `seat`. `number`
    /// is how many cards were drawn, or the index of the call.
    pub(in crate::mau) fn holds(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        number: u8,
    ) -> bool {
        self.call.is_none_or(|call| call == number)
            && self.situation.holds(rules, state, seat, number)
            && self
                .hand
                .is_none_or(|asked| asked.holds(rules, state.hands[seat.index()], state.wish))
    }
}

impl Hand {
    pub(in crate::mau) fn holds(&self, rules: &Rules, hand: CardSet, wish: Option<Wish>) -> bool {
        let worth = || -> i32 { hand.cards().map(|card| rules.points_of(card)).sum() };
        let asked = self.for_wish(wish);
        (!self.wished || wish.is_some())
            && self.worth.is_none_or(|span| has(Some(span), worth().max(0).unsigned_abs()))
            && self.cards.is_none_or(|span| has(Some(span), asked.most_alike(hand)))
    }
}
