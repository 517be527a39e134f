//! Calls, ready for the table.

use crate::card_set::KindSet;
use crate::limits::MAX_CALLS;
use crate::mau::calls::rule::due_at_the_end;
use crate::mau::moves::CallIndex;

use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{Due, Enforced, HouseRules, On, Speaker};
use crate::mau::situation::Situation;

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
    pub(super) only_if: Option<Situation>,
    pub(crate) any_time: bool,
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
