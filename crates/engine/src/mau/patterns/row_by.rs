//! Ways in which a card goes with the one below it (`RowBy`).

use serde::{Deserialize, Serialize};

impl RowBy {
    /// Whether it compares values.
    #[must_use]
    pub const fn is_step(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Steps)
    }
}

/// How a card goes with the one below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RowBy {
    /// Of the same rank.
    Rank,
    /// Of the same suit.
    Suit,
    /// Of the same colour, red or black.
    Colour,
    /// The same card, rank and suit.
    Card,
    /// One higher.
    Up,
    /// One lower.
    Down,
    /// One higher or lower.
    Steps,
}
