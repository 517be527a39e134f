//! The result of a finished match, as ratings need it.

use serde::{Deserialize, Serialize};

use crate::id::PlayerId;

/// A finished match in which people alone sat, at a table whose matches count for ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RatedMatch {
    /// By which rules, options included: ratings of the same ones belong together.
    pub rules: String,
    /// How much of it is luck ([`luck::of`](super::luck::of)).
    pub beta: f64,
    /// Who played: each alone, or partners together.
    pub teams: Vec<RatedTeam>,
}

/// Somebody who played alone, or partners.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedTeam {
    /// The place they came to, from 1: who has won.
    pub place: u8,
    /// Who they are.
    pub people: Vec<PlayerId>,
}

impl RatedMatch {
    /// Everybody who played.
    pub fn people(&self) -> impl Iterator<Item = PlayerId> {
        self.teams.iter().flat_map(|team| team.people.iter().copied())
    }
}
