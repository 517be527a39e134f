//! The result of a finished match, as ratings need it.

use serde::{Deserialize, Serialize};

use crate::id::PlayerId;

/// A finished match at a table with ratings, with people on all seats when it began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RatedMatch {
    /// The key of its rules, options included: ratings by the same key belong together.
    pub rules: String,
    /// How much luck decides under them ([`luck::of`](super::luck::of)).
    pub beta: f64,
    /// The teams: single players, or partners.
    pub teams: Vec<RatedTeam>,
}

/// A single player, or partners.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedTeam {
    /// The place reached, from 1 for the winners.
    pub place: u8,
    /// The players.
    pub people: Vec<PlayerId>,
}

impl RatedMatch {
    /// All players.
    pub fn people(&self) -> impl Iterator<Item = PlayerId> {
        self.teams.iter().flat_map(|team| team.people.iter().copied())
    }
}
