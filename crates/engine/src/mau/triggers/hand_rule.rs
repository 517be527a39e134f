//! What must lie in the hand, as people write it.

use serde::{Deserialize, Serialize};

use crate::mau::rules::doc::{Span, Which};

/// What the hand must be of whoever sets it off: all that is said here must hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandRule {
    /// Only if its cards count so many points, as `points` says; below 0 is 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<Span>,
    /// Only if it holds so many cards of one kind as `by` and `of` say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Span>,
    /// Only these are counted; empty: all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<Which>,
    /// Only cards of what is wished are counted. While nothing is wished, it does not hold.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wished: bool,
    /// In what they must be alike; left out: in nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Alike>,
    /// What of the hand everybody is shown.
    #[serde(default, skip_serializing_if = "Shown::is_hand")]
    pub shows: Shown,
}

/// What of a hand is shown with what depends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// All of it.
    #[default]
    Hand,
    /// Only the cards that are counted.
    Counted,
}

impl Shown {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(super) fn is_hand(&self) -> bool {
        *self == Self::Hand
    }
}

/// In what cards of a hand are alike. Jokers are like nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Alike {
    /// The same rank.
    Rank,
    /// The same suit.
    Suit,
    /// Red or black.
    Colour,
}
