//! Serde types of `fit` in a rules file.

use crate::card::Card;
use crate::mau::rules::compile::best;
use crate::mau::rules::doc::Which;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::card::Rank;
use crate::mau::rules::defaults::is_zero;

/// What fits on what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FitRule {
    /// A card of the top card's suit fits.
    pub suit: bool,
    /// A card of the top card's rank fits.
    pub rank: bool,
    /// A card of the top card's colour fits, red or black.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub colour: bool,
    /// A card fits whose value (ace 1 to king 13) is at most this much above or below; 0: none does
    /// (ERF-09).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub neighbours: u8,
    /// Values of ranks wherever values count, where they are not those from ace 1 to king 13, and of cards
    /// without a rank; 0: none (ERF-52).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<Which, u8>,
    /// Values go round: the highest is also the neighbour of the lowest, as the king of the ace.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub round_the_corner: bool,
    /// A card fits whose value is two, three, … up to this many times the top card's, or that fraction of it;
    /// 0: none does (ERF-07, ERF-08).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub multiples: u8,
    /// Cards that fit on every card and meet every wish.
    #[serde(default)]
    pub anywhere: Vec<Which>,
    /// Cards that fit on every card without a function in these rules (SCH-22).
    #[serde(default)]
    pub on_plain: Vec<Which>,
    /// Ranks that never fit on their own rank (SCH-13).
    #[serde(default)]
    pub never_on_own_rank: Vec<Rank>,
    /// By the card that lies there: what else fits on it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub also: BTreeMap<Which, Vec<Which>>,
    /// By the card that lies there: what never fits on it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub never: BTreeMap<Which, Vec<Which>>,
    /// Cards that fit only while the hand holds no other card that fits, or none of that suit or rank.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub last_resort: BTreeMap<Which, LastResort>,
    /// Cards that never fit while a wish is in force.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never_under_wish: Vec<Which>,
    /// Cards that meet a wish but leave it in force.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaves_wish: Vec<Which>,
}

impl FitRule {
    /// The value of `rank` as a neighbour and a multiple; none: it has none (ERF-10, ERF-52).
    #[must_use]
    pub fn value(&self, rank: Rank) -> Option<u8> {
        let named = self.values.get(&Which::Rank(rank)).copied();
        Some(named.unwrap_or(rank.value())).filter(|value| *value > 0)
    }

    /// The value of a card wherever values count: that of its rank, or its own if it has no rank.
    #[must_use]
    pub fn worth(&self, card: Card) -> Option<u8> {
        match card.rank() {
            Some(rank) => self.value(rank),
            None => best(&self.values, card).copied().filter(|value| *value > 0),
        }
    }

    /// The number of values from the lowest to the highest: once round the corner.
    #[must_use]
    pub fn circle(&self) -> u8 {
        let of_ranks = Rank::all().filter_map(|rank| self.value(rank));
        let others = Card::SPECIALS.into_iter().filter_map(|card| self.worth(card));
        let (low, high) = of_ranks
            .chain(others)
            .fold((u8::MAX, 0), |(low, high), value| (low.min(value), high.max(value)));
        high.saturating_sub(low) + 1
    }
}

/// What the rest of the hand must not hold. Other last resorts do not count as the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LastResort {
    /// A card that fits.
    NothingFits,
    /// A card of the top card's suit, or one that meets the wish.
    NoSuit,
    /// A card of the top card's rank, or one that meets the wish.
    NoRank,
}
