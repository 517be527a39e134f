//! Serde types of `deck` in a rules file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::face::FaceRule;
use crate::card::Rank;
use crate::mau::rules::doc::Which;

/// The cards in the game.
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
    /// How many of these cards each pack has, where that differs from the one or none that `lowest` and
    /// `jokers` give; the most specific entry counts. The fifth suit and cards without suit are in only where
    /// they are named themselves, as `F`, `3F`, `joker` or `X3`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub cards: BTreeMap<Which, u8>,
    /// How many of these cards there are in all packs together, whatever each pack has otherwise; the most
    /// specific entry counts, and cards without suit are in only where they are named themselves.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub in_all: BTreeMap<Which, u8>,
    /// Names and looks of suits, ranks and cards, where they are not the usual ones.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub faces: BTreeMap<Which, FaceRule>,
    /// What is on the back of cards with two sides; none: they have one side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<BackRule>,
}

/// The backs of cards that have two sides. A state with `turns_over` decides which side is up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BackRule {
    /// What is on the back of a suit, a rank or a card: another of the same sort. One that is not named has
    /// itself on the back. Both sides have as many cards of each kind.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub shows: BTreeMap<Which, Which>,
    /// Names and looks of suits, ranks and cards on the back, where they differ from the front.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub faces: BTreeMap<Which, FaceRule>,
    /// How piles are turned over.
    #[serde(default, skip_serializing_if = "Piles::is_whole")]
    pub piles: Piles,
}

/// How piles are turned over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Piles {
    /// As a whole: what lay at the bottom lies on top.
    #[default]
    Whole,
    /// Each card where it lies: what lay on top stays there.
    Each,
}

impl Piles {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_whole(&self) -> bool {
        *self == Self::Whole
    }
}

/// How many packs are shuffled together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(
    untagged,
    expecting = "a number of packs, or { at_most = N } for as few as serve the table"
)]
pub enum Packs {
    /// Always this many.
    Fixed(u8),
    /// As few as serve the table, at most this many (SCH-03).
    AsNeeded {
        /// The most packs to take.
        at_most: u8,
    },
}
