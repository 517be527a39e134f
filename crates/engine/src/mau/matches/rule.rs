//! Serde types of `match` and `kitty` in a rules file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::is_zero;

/// How deals make a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchRule {
    /// One deal; the first out wins.
    Single,
    /// After each deal whoever has noted the worst in it plays no further deal; the last one left wins.
    Dropout,
    /// Deals until somebody has reached the target.
    Race {
        /// The target by number of seats; `"any"` for every other number.
        target: BTreeMap<String, i32>,
        /// Whoever is ahead must be so by so many points besides, at most 1000; else deals go on.
        #[serde(default, skip_serializing_if = "is_zero")]
        lead: i32,
    },
    /// So many deals.
    Deals {
        /// How many.
        count: u16,
    },
    /// So many rounds, in each of which each seat deals once (VER-05).
    Rounds {
        /// How many.
        count: u16,
        /// How the last one is played.
        #[serde(default)]
        last: LastRound,
    },
    /// Who has so many points plays no further deal; the last one left wins.
    Knockout {
        /// The points.
        at: i32,
    },
}

/// How the last round is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LastRound {
    /// Like the others.
    #[default]
    Plain,
    /// Sharp: the dealer against all others (VER-21 to VER-24).
    Sharp,
}

/// What a point costs at the end of the match: bookkeeping only, nothing is paid here (VER-26).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KittyRule {
    /// So many cents …
    pub cents: u32,
    /// … for so many points.
    pub per: u32,
    /// Who gets it.
    #[serde(default, skip_serializing_if = "KittyTo::is_table")]
    pub to: KittyTo,
}

/// Who gets what points cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum KittyTo {
    /// All together: it lies in the kitty.
    #[default]
    Table,
    /// Whoever has won the match, from each of the others what they are behind.
    Winner,
    /// Each whose points are good: points are money that goes from one to another.
    Players,
}

impl KittyTo {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_table(&self) -> bool {
        *self == Self::Table
    }
}
