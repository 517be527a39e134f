//! Serde types of `teams` in a rules file.

use serde::{Deserialize, Serialize};

/// The teams. Partners note points together; they do not see each other's hands.
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
    /// Threats and effects on the next, the previous, a chosen seat or all others skip partners.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spared: bool,
}

/// How the seats are divided into teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TeamsOf {
    /// This many players in each team; the number of teams follows from the seats.
    Size(u8),
    /// This many teams; the number of players in each follows from the seats.
    Count(u8),
}

/// Where partners sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// As far apart as possible: one of each team, then the next of each.
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
