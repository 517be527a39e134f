//! Whether a card goes with the one right below it.

use super::row_by::RowBy;
use super::rule::RowRule;
use crate::card::{Card, Suit};
use crate::mau::rules::doc::HouseRules;

/// Whether `upper` goes with the card right below it.
pub(in crate::mau) fn goes_with(doc: &HouseRules, by: RowBy, upper: Card, below: Card) -> bool {
    let step = || value(doc, upper).zip(value(doc, below));
    let red = |card: Card| card.suit().map(Suit::red);
    match by {
        RowBy::Rank => upper.rank().is_some() && upper.rank() == below.rank(),
        RowBy::Suit => upper.suit().is_some() && upper.suit() == below.suit(),
        RowBy::Colour => red(upper).is_some() && red(upper) == red(below),
        RowBy::Card => upper == below,
        RowBy::Up => step().is_some_and(|(upper, below)| upper == below + 1),
        RowBy::Down => step().is_some_and(|(upper, below)| upper + 1 == below),
        RowBy::Steps => step().is_some_and(|(upper, below)| upper.abs_diff(below) == 1),
    }
}

impl RowRule {
    /// Whether a card goes with the one right below it.
    pub(super) fn joins(&self, doc: &HouseRules, upper: Card, below: Card) -> bool {
        let in_suit = upper.suit().is_some() && upper.suit() == below.suit();
        (!self.one_suit || in_suit) && goes_with(doc, self.by, upper, below)
    }
}

/// What a card is worth in sums and steps.
pub(super) fn value(doc: &HouseRules, card: Card) -> Option<u8> {
    doc.fit.worth(card)
}
