//! Serde types of the `states` tables in a rules file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::Text;

/// Something that holds at the table or not, until a pattern or a trigger switches it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StateRule {
    /// Its name, announced to everybody when it is switched, and shown while it holds.
    pub name: Text,
    /// Whether it holds when a deal begins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub holds: bool,
    /// When it ends by itself: it returns to what it was when the deal began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lasts: Option<Lasts>,
    /// For whom it holds.
    #[serde(default, skip_serializing_if = "StateOf::is_table")]
    pub of: StateOf,
    /// While it holds, play goes in the other direction.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reverses: bool,
    /// While it holds, cards that have two sides show their backs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turns_over: bool,
}

/// How long a switched state lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lasts {
    /// For this many turns of any seats, including the current one and missed ones.
    Turns(u8),
    /// Until the turn has come back this many times to whoever switched it.
    Laps(u8),
}

/// For whom a state holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StateOf {
    /// For the whole table.
    #[default]
    Table,
    /// For one player at a time: the last one hit by a rule that turns it on.
    Player,
    /// For each player separately: all those hit by a rule that turns it on.
    Each,
}

impl StateOf {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_table(&self) -> bool {
        *self == Self::Table
    }
}

/// All states, by a short name.
pub type States = BTreeMap<String, StateRule>;
