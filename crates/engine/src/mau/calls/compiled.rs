//! Compiled calls: when each is due, with which cards, and what it costs.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::limits::{MAX_CALLS, MAX_CARDS};
use crate::mau::calls::rule::due_at_the_end;
use crate::mau::moves::CallIndex;

use crate::mau::rules::Rules;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{CallRule, Due, Enforced, HouseRules, On, Speaker};
use crate::mau::situation::Situation;
use crate::mau::state::State;
use crate::seat::Seat;

/// A call, ready for the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call {
    pub(crate) at: Option<u8>,
    pub(crate) cards: KindSet,
    pub(crate) before_laying: bool,
    pub(crate) afterwards: bool,
    pub(crate) through: bool,
    pub(crate) of: Speaker,
    pub(crate) enforced: Enforced,
    pub(crate) penalty: u8,
    pub(crate) false_penalty: u8,
    pub(crate) false_catch: u8,
    pub(crate) due: Due,
    pub(crate) on: Option<On>,
    only_if: Option<Situation>,
    pub(crate) any_time: bool,
}

/// By the number of cards in a hand: which calls may be made before laying, a bit for each.
#[derive(Clone, Debug)]
pub(crate) struct Announceable([u8; MAX_CARDS + 1]);

impl Announceable {
    pub(in crate::mau) fn compile(doc: &HouseRules) -> Self {
        let with = |cards: usize| {
            let may =
                |call: &CallRule| call.before_laying && cards > usize::from(call.at.unwrap_or(0));
            let calls = (0..MAX_CALLS).zip(doc.calls.values());
            calls.filter(|(_, call)| may(call)).fold(0, |bits, (place, _)| bits | 1 << place)
        };
        Self(std::array::from_fn(with))
    }

    /// Those that may be made with so many cards.
    #[inline]
    pub(super) fn with(&self, cards: u32) -> u8 {
        self.0.get(cards as usize).copied().unwrap_or_default()
    }
}

/// All calls, in the order of the document.
pub(in crate::mau) fn calls(doc: &HouseRules) -> Vec<Call> {
    doc.calls
        .values()
        .map(|call| Call {
            at: call.at,
            cards: if call.cards.is_empty() { KindSet::ALL } else { kinds(&call.cards) },
            before_laying: call.before_laying,
            afterwards: call.afterwards,
            through: call.through,
            of: call.of,
            enforced: call.enforced,
            penalty: call.penalty,
            false_penalty: call.false_penalty,
            false_catch: call.false_catch,
            due: call.due,
            on: call.on,
            only_if: Situation::compile(doc, &call.only_if),
            any_time: call.any_time,
        })
        .collect()
}

impl Call {
    /// Whether things stand as it asks when something happens to `seat`, which has drawn so many cards with it.
    #[inline]
    pub(super) fn is_for(&self, rules: &Rules, state: &State, seat: Seat, drawn: u8) -> bool {
        self.only_if.is_none_or(|asked| asked.holds(rules, state, seat, drawn))
    }

    /// Whether it can be due from who has no card left.
    pub(in crate::mau) fn is_due_at_the_end(&self) -> bool {
        due_at_the_end(self.at, self.through)
    }

    /// With how many cards left it falls due by laying, a bit for each.
    pub(in crate::mau) fn sizes(&self) -> u64 {
        match self.at.map(|at| u32::from(at.min(62))) {
            None => u64::MAX,
            Some(at) if self.through => (1 << (at + 1)) - 1,
            Some(at) => 1 << at,
        }
    }
}

/// The place of the call without which nobody goes out.
pub(in crate::mau) fn last_call(doc: &HouseRules) -> Option<CallIndex> {
    let name = doc.end.last_call.as_ref()?;
    (0..).zip(doc.calls.keys()).find(|(_, id)| *id == name).map(|(place, _)| place)
}

impl Rules {
    /// Whether the call can be made only before it is due, or for what follows later.
    #[must_use]
    pub fn call_is_made_ahead(&self, call: CallIndex) -> bool {
        let late = self.calls.get(usize::from(call)).is_none_or(|call| call.afterwards);
        !late || self.last_call == Some(call)
    }

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
        let for_it =
            |call: &Call| call.on.is_none() && call.of == Speaker::Oneself && call.cards.has(card);
        self.calls.get(usize::from(call)).is_some_and(for_it)
    }

    /// Whether any call can fall due with so many cards left.
    #[inline]
    pub(crate) fn calls_at(&self, left: u8) -> bool {
        self.call_sizes >> left.min(63) & 1 == 1
    }
}
