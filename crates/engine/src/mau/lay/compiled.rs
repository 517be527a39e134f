//! What the engine runs on.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::patterns::goes_with;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::HouseRules;

/// What may follow `below` in the same turn, as far as the two of them go.
pub(in crate::mau) fn goes_on(doc: &HouseRules, below: Card) -> KindSet {
    let Some(rule) = &doc.lay.together else { return KindSet::EMPTY };
    let both = |upper: &Card| {
        upper.rank().is_some()
            && below.rank().is_some()
            && goes_with(doc, rule.by, *upper, below)
            && (!rule.one_suit || upper.suit() == below.suit())
    };
    Card::all().filter(both).collect()
}

impl Rules {
    /// What may follow `card` in the same turn, as far as the two of them go.
    #[must_use]
    pub fn going_on(&self, card: Card) -> KindSet {
        self.goes_on[card.index()]
    }
}
