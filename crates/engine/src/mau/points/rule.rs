//! Serde types of `points` in a rules file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::is_zero;
use crate::mau::rules::doc::Which;

/// What the cards left in the hands count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PointsRule {
    /// Who notes the points.
    pub to: PointsTo,
    /// What each card not named in `cards` counts.
    pub each: i32,
    /// What the winner notes is deducted from the scores of the holders: they pay it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paid: bool,
    /// The winner notes only what each of the others holds beyond the winner's own hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub difference: bool,
    /// What ranks or single cards count.
    #[serde(default)]
    pub cards: BTreeMap<Which, i32>,
    /// The card that ended the deal multiplies all card points by a factor, before rounding (VER-18).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub last_card: BTreeMap<Which, u8>,
    /// How sums are rounded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundRule>,
    /// Points noted in addition by finishing place, the first out first; all who come after the
    /// last place named, or never go out, note the last value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<i32>,
    /// Points noted in addition by each seat that is not out when the deal is over, whoever has won it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rest: i32,
    /// Factors on the card points of a hand with at least this many cards, before rounding: `{ 11 = 2 }`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub many: BTreeMap<String, u8>,
    /// A score of exactly this many points becomes another: `{ 100 = 0 }`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub resets: BTreeMap<String, i32>,
    /// What happens when several share the best score at the end of the match.
    #[serde(default)]
    pub ties: Ties,
    /// Whoever has the worst score at the end of the match has lost it, and is named (SCH-17).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub worst_loses: bool,
}

/// Who notes the points of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PointsTo {
    /// The first out notes what all others hold; most points are best.
    Winner,
    /// Each notes what it still holds; fewest points are best.
    Holder,
}

/// How sums are rounded (VER-17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RoundRule {
    /// To the nearest multiple of this; halves are rounded up.
    pub to: u16,
    /// The least that a seat still holding cards notes.
    #[serde(default)]
    pub at_least: i32,
}

/// What happens when several share the best score at the end of the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// All of them have won.
    #[default]
    Shared,
    /// Another deal is played, until one is ahead.
    PlayOn,
    /// Those who share it play further deals among themselves, until one is ahead.
    PlayOff,
}
