//! Static checks of Maxonaut's rules: everything that can be proved wrong without playing them.

mod announce;
mod deck;

use crate::limits::{MAX_HAND, MAX_MAXONAUT_POINTS};
use crate::rules::{Document, Findings, RuleError};

use super::doc::HouseRules;

/// Cards that are laid in the first turn of a round (MAX-14).
const LAID: u8 = 2;

/// All contradictions in `doc`, in the order of its fields.
pub(super) fn check(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    doc.head().check::<HouseRules>(&mut found);
    let seats = doc.seats.check(&mut found);
    deck::names(doc, &mut found);
    if hand(doc, &mut found) && seats {
        deck::size(doc, &mut found);
    }
    deck::worth(doc, &mut found);
    if !(1..=MAX_MAXONAUT_POINTS).contains(&doc.limit) {
        let message = (
            format!("schreib 1 bis {MAX_MAXONAUT_POINTS} Strafpunkte"),
            format!("write 1 to {MAX_MAXONAUT_POINTS} penalty points"),
        );
        found.add("bad_limit", "limit", message);
    }
    announce::announce(doc, &mut found);
    announce::maxonaut(doc, &mut found);
    found.0
}

/// Settings of sound rules that never take effect.
pub(super) fn no_effect(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    deck::no_effect(doc, &mut found);
    announce::no_effect(doc, &mut found);
    found.0
}

/// Checks the size of a full hand; returns whether other checks can rely on it.
fn hand(doc: &HouseRules, found: &mut Findings) -> bool {
    let sound = (LAID..=MAX_HAND).contains(&doc.hand);
    if !sound {
        let message = (
            format!("schreib {LAID} bis {MAX_HAND}: Am Anfang werden {LAID} Karten gelegt"),
            format!("write {LAID} to {MAX_HAND}: a round begins with {LAID} cards played"),
        );
        found.add("bad_hand", "hand", message);
    }
    sound
}
