//! Compiled triggers: their conditions and effects.

use super::hand::Hand;
use super::rule::{Counted, On, TriggerRule};
use crate::limits::{MAX_COUNTED, MAX_OTHERS};
use crate::mau::conditions::has;
use crate::mau::effects::Later;
use crate::mau::rules::doc::{Hits, HouseRules, Span};
use crate::mau::situation::{Situation, lies};

/// A compiled trigger, with cards looked up by kind and calls by index.
#[derive(Clone, Debug)]
pub(crate) struct Trigger {
    pub(super) on: On,
    pub(super) call: Option<u8>,
    /// The number of cards that a hand must grow or shrink to.
    comes_to: Option<Span>,
    pub(in crate::mau) hand: Option<Hand>,
    pub(super) situation: Situation,
    pub(super) times: Option<Span>,
    pub(super) counted: Counted,
    /// Where its occurrences are counted, if `times` is asked for.
    pub(super) slot: Option<usize>,
    pub(in crate::mau) later: Later,
}

impl Trigger {
    /// Compiles all triggers of a document, in its order.
    pub(crate) fn compile(doc: &HouseRules) -> Vec<Self> {
        let mut slots = 0..MAX_COUNTED;
        let mut others = 0..MAX_OTHERS as u8;
        let one = |rule: &TriggerRule| {
            let slot = rule.times.and_then(|_| slots.next());
            let other = (rule.does.hits == Hits::Other).then(|| others.next()).flatten();
            let mut trigger = Self::one(doc, rule);
            (trigger.slot, trigger.later.other) = (slot, other);
            trigger
        };
        doc.triggers.values().map(one).collect()
    }

    fn one(doc: &HouseRules, rule: &TriggerRule) -> Self {
        let by_hand = matches!(rule.on, On::HandGrows | On::HandShrinks);
        let place = |id: &String| doc.calls.keys().position(|known| known == id);
        Self {
            on: rule.on,
            call: rule.call.as_ref().and_then(place).map(|place| place as u8),
            comes_to: rule.left.filter(|_| by_hand),
            hand: rule.hand.as_ref().map(Hand::compile),
            situation: Situation {
                drawn: rule.drawn,
                left: rule.left.filter(|_| !by_hand),
                top: lies(&rule.top),
                wish: rule.wish,
                threat: rule.threat,
                conditions: rule.conditions(&doc.states),
            },
            times: rule.times,
            counted: rule.counted,
            slot: None,
            later: Later::of_trigger(doc, &rule.does),
        }
    }

    /// Whether a hand has just reached the number asked for, going from `before` to `after` cards.
    pub(super) fn comes_to(&self, before: u32, after: u32) -> bool {
        let grows = match self.on {
            On::HandGrows => after > before,
            // A player without cards is out.
            On::HandShrinks => after < before && after > 0,
            _ => false,
        };
        grows && has(self.comes_to, after) && !has(self.comes_to, before)
    }
}
