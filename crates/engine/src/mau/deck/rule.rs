//! The cards, as people write it.

use serde::{Deserialize, Serialize};

use crate::card::Rank;

/// The cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DeckRule {
    /// Lowest number rank in each suit: `"2"` makes 52 cards, `"7"` makes 32. The ace is always in.
    pub lowest: Rank,
    /// How many packs are shuffled together.
    pub packs: Packs,
    /// Jokers in each pack, 0 to 2.
    #[serde(default)]
    pub jokers: u8,
}

/// How many packs are shuffled together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(
    untagged,
    expecting = "a number of packs, or { at_most = N } for as few as serve the table"
)]
pub enum Packs {
    /// Always so many.
    Fixed(u8),
    /// As few as serve the table, at most so many (SCH-03).
    AsNeeded {
        /// The most packs to take.
        at_most: u8,
    },
}
