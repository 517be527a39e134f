//! Compiled calls: when each is due, with which cards, and what it costs.

use crate::card_set::KindSet;
use crate::limits::{MAX_CALLS, MAX_CARDS};
use crate::mau::calls::rule::due_at_the_end;
use crate::mau::moves::CallIndex;

use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{CallRule, Due, Enforced, HouseRules, On, Speaker};
use crate::mau::situation::Situation;

/// A compiled call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call {
    pub(crate) at: Option<u8>,
    pub(crate) cards: KindSet,
    pub(crate) afterwards: bool,
    pub(crate) through: bool,
    pub(crate) of: Speaker,
    pub(crate) enforced: Enforced,
    pub(crate) penalty: u8,
    pub(crate) false_penalty: u8,
    pub(crate) false_catch: u8,
    pub(crate) due: Due,
    pub(crate) on: Option<On>,
    pub(super) only_if: Option<Situation>,
    pub(crate) any_time: bool,
}

/// Which calls may be made before laying, a bit for each, by the number of cards in the hand.
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

    /// Those that may be made with this many cards.
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
    /// Whether a seat with no cards left can owe it.
    pub(in crate::mau) fn is_due_at_the_end(&self) -> bool {
        due_at_the_end(self.at, self.through)
    }

    /// The numbers of cards left at which laying makes it due, a bit for each.
    pub(in crate::mau) fn sizes(&self) -> u64 {
        match self.at.map(|at| u32::from(at.min(62))) {
            None => u64::MAX,
            Some(at) if self.through => (1 << (at + 1)) - 1,
            Some(at) => 1 << at,
        }
    }
}

/// The index of the call without which nobody goes out.
pub(in crate::mau) fn last_call(doc: &HouseRules) -> Option<CallIndex> {
    let name = doc.end.last_call.as_ref()?;
    (0..).zip(doc.calls.keys()).find(|(_, id)| *id == name).map(|(place, _)| place)
}
