//! Compiled `dormant` rules: which kinds of cards do nothing, are barred or fit like others, and
//! when.

use super::rule::DormantRule;
use crate::card_set::KindSet;
use crate::mau::conditions::Conditions;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, Span};
use crate::mau::rules::lookup::rule_of;

/// A compiled `dormant` rule, with its cards as sets of kinds.
#[derive(Clone, Debug)]
pub(crate) struct Dormant {
    /// The kinds that do nothing. A wild card is not among them: the card that it stands for is.
    pub(super) kinds: KindSet,
    /// The kinds that may not be laid at all: the card itself, whatever it stands for.
    pub(super) barred: KindSet,
    /// The kinds that fit only like other cards.
    pub(super) ordinary: KindSet,
    /// Whether cards are exempt whose value is the number of cards that their player was dealt.
    pub(super) spares_own: bool,
    pub(super) left: Option<Span>,
    pub(super) conditions: Conditions,
}

impl Dormant {
    /// All rules of a document, in its order.
    pub(crate) fn compile(doc: &HouseRules) -> Vec<Self> {
        let wild = |card| rule_of(doc, card).is_some_and(|rule| rule.wild);
        let one = |rule: &DormantRule| Self {
            kinds: kinds(&rule.cards).filter(|card| !wild(*card)).collect(),
            barred: if rule.barred { kinds(&rule.cards) } else { KindSet::EMPTY },
            ordinary: if rule.ordinary { kinds(&rule.cards) } else { KindSet::EMPTY },
            spares_own: rule.spares_own,
            left: rule.left,
            conditions: rule.conditions(&doc.states),
        };
        doc.dormant.values().map(one).collect()
    }

    /// Whether any card may not be laid for a time.
    pub(in crate::mau) fn bars(&self) -> bool {
        !self.barred.is_empty()
    }

    /// Whether any card fits only like others for a time.
    pub(in crate::mau) fn makes_ordinary(&self) -> bool {
        !self.ordinary.is_empty()
    }
}
