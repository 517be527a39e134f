//! Static checks of house rules: everything that can be proved wrong without playing them.

use super::checking::Scope;
use crate::mau::dimensions::{body, idle_fields};
use crate::mau::{states, when};
use crate::rules::{Document, Findings, RuleError};

use super::doc::HouseRules;

/// All contradictions in `doc`, in the order of its fields, patches included.
pub(in crate::mau) fn check(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    doc.head().check::<HouseRules>(&mut found);
    if doc.seats.check(&mut found) {
        found.0.extend(when::check(doc));
    } else {
        let nobody = Scope { seats: &[], by_deal: false };
        found.0.extend(body(doc, &nobody));
    }
    found.0
}

/// Entries of sound rules that never come into force.
pub(in crate::mau) fn no_effect(doc: &HouseRules) -> Vec<RuleError> {
    when::never(doc)
}

/// Fields of sound rules that have no effect, at any number of seats or in any deal.
pub(in crate::mau) fn warnings(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    states::unasked(doc, &mut found);
    if doc.when.is_empty() {
        found.0.extend(idle_fields(doc));
    } else {
        found.0.extend(when::common(doc, idle_fields));
        found.0.extend(when::vain(doc));
    }
    found.0
}

/// Whether rules without patches are sound for these numbers of seats.
pub(in crate::mau) fn sound(doc: &HouseRules, seats: &[u8]) -> bool {
    body(doc, &Scope { seats, by_deal: false }).is_empty()
}
