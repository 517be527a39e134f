//! Queries of the compiled rules, for clients, bots and texts: seats, variants, the document behind them.

use super::doc::HouseRules;
use super::tables::Rules;

impl Rules {
    /// The document these rules were compiled from.
    #[must_use]
    pub const fn doc(&self) -> &HouseRules {
        &self.doc
    }

    /// The compiled rules of those rounds and deals in which others are in force.
    pub fn variants(&self) -> impl Iterator<Item = &Self> {
        self.variants.iter()
    }

    /// How many seats play.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }
}
