//! Serde types of `teams` in a rules file.

use serde::{Deserialize, Serialize};

/// Who plays with whom. Partners note points together; what one of them holds, the other does not see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TeamsRule {
    /// Players in each team, or how many teams there are.
    pub of: TeamsOf,
    /// Where partners sit.
    #[serde(default, skip_serializing_if = "Seating::is_across")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "across")))]
    pub seating: Seating,
    /// When a team is out.
    #[serde(default, skip_serializing_if = "TeamOut::is_one")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "one")))]
    pub out: TeamOut,
    /// Threats and effects against the next, the one before, a chosen one or all others pass partners over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spared: bool,
}

/// How the seats make teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TeamsOf {
    /// So many players in each team; the seats say how many teams.
    Size(u8),
    /// So many teams; the seats say how many players in each.
    Count(u8),
}

/// Where partners sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// As far from each other as can be: one of each team, then the next one of each.
    #[default]
    Across,
    /// Side by side.
    Beside,
}

impl Seating {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_across(&self) -> bool {
        *self == Self::Across
    }
}

/// When a team is out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TeamOut {
    /// As soon as one of its players is.
    #[default]
    One,
    /// When all of its players are.
    All,
}

impl TeamOut {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_one(&self) -> bool {
        *self == Self::One
    }
}
