//! What the rules in force say about calls.

use super::compiled::Call;
use crate::card::Card;
use crate::mau::moves::CallIndex;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Speaker;
use crate::mau::state::State;
use crate::seat::Seat;

impl Call {
    /// Whether its conditions hold when something happens to `seat` that has it draw `drawn` cards.
    #[inline]
    pub(super) fn is_for(&self, rules: &Rules, state: &State, seat: Seat, drawn: u8) -> bool {
        self.only_if.is_none_or(|asked| asked.holds(rules, state, seat, drawn))
    }
}

impl Rules {
    /// Whether the call can be made only ahead: before it is due, or for a later turn.
    #[must_use]
    pub fn call_is_made_ahead(&self, call: CallIndex) -> bool {
        let late = self.calls.get(usize::from(call)).is_none_or(|call| call.afterwards);
        !late || self.last_call == Some(call)
    }

    /// The ids of the calls; the position in this list is the call index.
    pub fn call_ids(&self) -> impl Iterator<Item = &str> {
        self.doc.calls.keys().map(String::as_str)
    }

    /// Cards left in the hand when the call is due (none: any number), and cards drawn for leaving
    /// it out or for making it wrongly.
    #[must_use]
    pub fn call(&self, call: u8) -> Option<(Option<u8>, u8, u8)> {
        self.calls.get(usize::from(call)).map(|call| (call.at, call.penalty, call.false_penalty))
    }

    /// Whether the call is due with this card, if the number of cards left is right.
    #[must_use]
    pub fn call_is_for(&self, call: u8, card: Card) -> bool {
        let for_it =
            |call: &Call| call.on.is_none() && call.of == Speaker::Oneself && call.cards.has(card);
        self.calls.get(usize::from(call)).is_some_and(for_it)
    }

    /// Whether any call can fall due with this many cards left.
    #[inline]
    pub(crate) fn calls_at(&self, left: u8) -> bool {
        self.call_sizes >> left.min(63) & 1 == 1
    }
}
