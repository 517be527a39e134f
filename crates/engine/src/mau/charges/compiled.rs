//! Compiled charges: who may press each of them, against whom, and when.

use crate::mau::conditions::Conditions;
use crate::mau::rules::doc::{Against, ChargeRule, ChargeUntil, Decided, HouseRules, On};
use crate::mau::situation::{Situation, lies};

/// A compiled charge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Charge {
    pub(crate) against: Against,
    pub(crate) on: Option<On>,
    pub(crate) until: ChargeUntil,
    pub(super) while_: Option<Situation>,
    /// Who may press it.
    pub(super) pressed_by: Conditions,
    pub(crate) decided: Decided,
    pub(crate) penalty: u8,
    pub(crate) false_penalty: u8,
}

/// The conditions for the seat charged; none where nothing is asked.
fn situation(doc: &HouseRules, rule: &ChargeRule) -> Option<Situation> {
    let asked = Situation {
        drawn: None,
        left: rule.left,
        top: lies(&rule.top),
        wish: rule.wish,
        threat: rule.threat,
        conditions: rule.conditions(&doc.states),
    };
    (asked != Situation::default()).then_some(asked)
}

/// All charges, in the order of the document.
pub(in crate::mau) fn charges(doc: &HouseRules) -> Vec<Charge> {
    doc.charges
        .values()
        .map(|rule| Charge {
            against: rule.against,
            on: rule.on,
            until: rule.until,
            while_: situation(doc, rule),
            pressed_by: Conditions { by: rule.pressed_by, ..Conditions::default() },
            decided: rule.decided,
            penalty: rule.penalty,
            false_penalty: rule.false_penalty,
        })
        .collect()
}
