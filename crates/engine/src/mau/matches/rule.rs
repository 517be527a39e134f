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
        /// How many points whoever is ahead must also lead by, at most 1000; else deals go on.
        #[serde(default, skip_serializing_if = "is_zero")]
        lead: i32,
    },
    /// A fixed number of deals.
    Deals {
        /// The number of deals.
        count: u16,
    },
    /// A fixed number of rounds, in each of which each seat deals once (VER-05).
    Rounds {
        /// The number of rounds.
        count: u16,
        /// How the last round is played.
        #[serde(default)]
        last: LastRound,
    },
    /// Whoever has this many points plays no further deal; the last one left wins.
    Knockout {
        /// The number of points.
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
    /// This many cents …
    pub cents: u32,
    /// … for this many points.
    pub per: u32,
    /// Who gets the money.
    #[serde(default, skip_serializing_if = "KittyTo::is_table")]
    pub to: KittyTo,
}

/// Who gets what points cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum KittyTo {
    /// Nobody in particular: it goes into the kitty.
    #[default]
    Table,
    /// The winners of the match; each of the others pays for the points they are behind.
    Winner,
    /// Those whose points are good, from those whose points are bad: points are money between players.
    Players,
}

impl KittyTo {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_table(&self) -> bool {
        *self == Self::Table
    }
}
