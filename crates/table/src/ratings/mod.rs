//! Ratings of players by rules: the Weng-Lin system for several teams, as implemented by `skillratings`.
//!
//! `played` is the result of a match, `moves` how it changes ratings, `chances` who is expected to
//! win, `luck` how much luck decides under given rules.

mod chances;
pub mod luck;
mod moves;
mod played;

pub use chances::chances;
pub use moves::{Rated, rate};
pub use played::{RatedMatch, RatedTeam};

use serde::{Deserialize, Serialize};
use skillratings::weng_lin::{WengLinConfig, WengLinRating};

use crate::wire::RatingInfo;

/// A player's rating: an estimate and its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The estimate of strength: 25 for newcomers.
    pub strength: f64,
    /// The standard error: in two cases of three the true strength is no further away.
    pub spread: f64,
}

impl Default for Rating {
    fn default() -> Self {
        Self::from(WengLinRating::new())
    }
}

impl From<WengLinRating> for Rating {
    fn from(WengLinRating { rating, uncertainty }: WengLinRating) -> Self {
        Self { strength: rating, spread: uncertainty }
    }
}

impl From<Rating> for WengLinRating {
    fn from(Rating { strength, spread }: Rating) -> Self {
        Self { rating: strength, uncertainty: spread }
    }
}

impl Rating {
    /// The rating on the scale shown to people.
    #[must_use]
    pub fn told(self) -> RatingInfo {
        // Casts of floats saturate at the range of the integer.
        RatingInfo {
            points: (self.strength * TOLD).round() as i32,
            spread: (self.spread * TOLD).round() as u32,
            unsure: (self.spread / Self::default().spread * 100.0).round() as u32,
        }
    }
}

/// How many points shown to people one point of the system is.
const TOLD: f64 = 40.0;

fn config(beta: f64) -> WengLinConfig {
    WengLinConfig { beta, ..WengLinConfig::new() }
}
