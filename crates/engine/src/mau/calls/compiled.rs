//! Calls, ready for the table.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::limits::MAX_CALLS;

use crate::mau::rules::Rules;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{Due, Enforced, HouseRules, On};

/// A call, ready for the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call {
    pub(crate) at: Option<u8>,
    pub(crate) cards: KindSet,
    pub(crate) before_laying: bool,
    pub(crate) enforced: Enforced,
    pub(crate) penalty: u8,
    pub(crate) false_penalty: u8,
    pub(crate) false_catch: u8,
    pub(crate) due: Due,
    pub(crate) on: Option<On>,
}

/// By call: with more cards than so many it may be made before laying; 255: never.
pub(in crate::mau) fn announced_above(doc: &HouseRules) -> [u8; MAX_CALLS] {
    let mut above = [u8::MAX; MAX_CALLS];
    for (above, call) in above.iter_mut().zip(doc.calls.values()) {
        if call.before_laying {
            *above = call.at.unwrap_or(0);
        }
    }
    above
}

/// All calls, in the order of the document.
pub(in crate::mau) fn calls(doc: &HouseRules) -> Vec<Call> {
    doc.calls
        .values()
        .map(|call| Call {
            at: call.at,
            cards: if call.cards.is_empty() { KindSet::ALL } else { kinds(&call.cards) },
            before_laying: call.before_laying,
            enforced: call.enforced,
            penalty: call.penalty,
            false_penalty: call.false_penalty,
            false_catch: call.false_catch,
            due: call.due,
            on: call.on,
        })
        .collect()
}

impl Rules {
    /// The ids of the calls; the place in this list is the call index.
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
        let for_it = |call: &Call| call.on.is_none() && call.cards.has(card);
        self.calls.get(usize::from(call)).is_some_and(for_it)
    }

    /// Whether any call can fall due with so many cards left.
    #[inline]
    pub(crate) fn calls_at(&self, left: u8) -> bool {
        self.call_sizes >> left.min(63) & 1 == 1
    }
}
