//! Charges, ready for the table.

use crate::mau::rules::Rules;
use crate::mau::rules::doc::{Against, ChargeUntil, Decided, HouseRules, On};

/// A charge, ready for the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Charge {
    pub(crate) against: Against,
    pub(crate) on: Option<On>,
    pub(crate) until: ChargeUntil,
    pub(crate) decided: Decided,
    pub(crate) penalty: u8,
    pub(crate) false_penalty: u8,
}

/// All charges, in the order of the document.
pub(in crate::mau) fn charges(doc: &HouseRules) -> Vec<Charge> {
    doc.charges
        .values()
        .map(|rule| Charge {
            against: rule.against,
            on: rule.on,
            until: rule.until,
            decided: rule.decided,
            penalty: rule.penalty,
            false_penalty: rule.false_penalty,
        })
        .collect()
}

impl Rules {
    /// The ids of the charges; the place in this list is the charge index.
    pub fn charge_ids(&self) -> impl Iterator<Item = &str> {
        self.doc.charges.keys().map(String::as_str)
    }

    /// Cards drawn for the charge, and for pressing it in vain, by whoever has made no error yet.
    #[must_use]
    pub fn charge_costs(&self, charge: u8) -> Option<(u8, u8)> {
        self.charges.get(usize::from(charge)).map(|it| (it.penalty, it.false_penalty))
    }
}
