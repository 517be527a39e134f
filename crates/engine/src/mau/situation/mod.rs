//! Conditions on the moment at which an event happens (`if`), shared by charges, triggers and calls.

mod check;
mod play;
pub(in crate::mau) mod rule;

use crate::card_set::KindSet;
use crate::mau::conditions::Conditions;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, Span, Which};
use crate::mau::situation::rule::IfRule;

/// A compiled [`IfRule`], with cards looked up by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Situation {
    pub(in crate::mau) drawn: Option<Span>,
    /// How many cards are in the hand.
    pub(in crate::mau) left: Option<Span>,
    pub(in crate::mau) top: Option<KindSet>,
    pub(in crate::mau) wish: Option<bool>,
    pub(in crate::mau) threat: Option<bool>,
    pub(in crate::mau) conditions: Conditions,
}

impl Situation {
    /// None where nothing is asked.
    pub(in crate::mau) fn compile(doc: &HouseRules, rule: &IfRule) -> Option<Self> {
        (!rule.is_empty()).then(|| Self {
            drawn: rule.drawn,
            left: None,
            top: lies(&rule.top),
            wish: rule.wish,
            threat: rule.threat,
            conditions: rule.conditions(&doc.states),
        })
    }
}

/// The kinds one of which must lie on top; none if anything may.
pub(in crate::mau) fn lies(top: &[Which]) -> Option<KindSet> {
    (!top.is_empty()).then(|| kinds(top))
}
