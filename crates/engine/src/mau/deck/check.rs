//! What can be proved wrong about it.

use super::compiled::most_packs;
use crate::card::Rank;
use crate::limits::MAX_PACKS;
use crate::mau::rules::doc::HouseRules;
use crate::rules::{Findings, RuleError};

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    found.0.extend(mistake(doc));
}

/// Whether its cards can be counted.
pub(in crate::mau) fn is_sound(doc: &HouseRules) -> bool {
    mistake(doc).is_none()
}

/// The first mistake: with one, nothing can be counted.
fn mistake(doc: &HouseRules) -> Option<RuleError> {
    if !(1..=MAX_PACKS).contains(&most_packs(doc)) {
        let message =
            (format!("nimm 1 bis {MAX_PACKS} Blätter"), format!("take 1 to {MAX_PACKS} packs"));
        return Some(RuleError::new("bad_packs", "deck.packs", message));
    }
    if doc.deck.jokers > 2 {
        let message = ("ein Blatt hat 0, 1 oder 2 Joker", "a pack has 0, 1 or 2 jokers");
        return Some(RuleError::new("bad_jokers", "deck.jokers", message));
    }
    if doc.deck.lowest == Rank::ACE {
        let message = (
            "nenne den niedrigsten Wert über dem Ass, \"2\" bis \"K\"",
            "name the lowest rank above the ace, \"2\" to \"K\"",
        );
        return Some(RuleError::new("bad_lowest", "deck.lowest", message));
    }
    None
}
