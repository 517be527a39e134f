//! Finds the rule that says what a card does.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{CardRule, HouseRules, Which};

/// Whether all cards of the deck that `which` means are named by more specific entries.
pub(crate) fn replaced(rules: &Rules, which: Which, named: &[Which]) -> bool {
    let special: Vec<_> = named.iter().filter(|other| which < **other).collect();
    let mut cards = rules.deck().cards().filter(|card| which.means(*card));
    cards.all(|card| special.iter().any(|other| other.means(card)))
}

/// The rule in force for all of `which`: the most specific one.
pub(crate) fn rule_of(doc: &HouseRules, which: Which) -> Option<&CardRule> {
    let known = doc.cards.iter().rev().find(|(known, _)| known.covers(which));
    known.map(|(_, rule)| rule)
}
