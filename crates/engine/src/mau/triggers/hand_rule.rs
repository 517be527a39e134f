//! Serde types of conditions on a hand (`hand`) in a rules file.

use serde::{Deserialize, Serialize};

use crate::mau::rules::doc::{Span, Which};

/// What the hand of the player who sets it off must be: all conditions given must hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandRule {
    /// Only if its cards count this many points under `points`; a sum below 0 counts as 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<Span>,
    /// Only if it holds this many cards that are alike by `by`, among those of `of`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Span>,
    /// The only cards counted; empty: all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<Which>,
    /// Only cards that meet the wish are counted. Without a wish the condition does not hold.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wished: bool,
    /// In what the cards must be alike; if left out, all cards counted are taken together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Alike>,
    /// Which cards of the hand are shown to everybody.
    #[serde(default, skip_serializing_if = "Shown::is_hand")]
    pub shows: Shown,
}

/// Which cards of a hand are shown when the trigger fires.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// The whole hand.
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

/// In what respect cards of a hand are alike. Jokers are like no other card.
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
