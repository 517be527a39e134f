//! Finds the rule in a document that applies to a card.

use super::doc::{CardRule, HouseRules};
use super::which::best;
use crate::card::Card;

pub(in crate::mau) fn rule_of(doc: &HouseRules, card: Card) -> Option<&CardRule> {
    best(&doc.cards, card)
}
