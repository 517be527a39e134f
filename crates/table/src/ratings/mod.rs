//! How well people play by certain rules: Weng-Lin ratings, of the kind for several teams, as
//! `skillratings` has them.
//!
//! `played` is what a match has to say for them, `moves` what it makes of ratings, `chances` who is
//! expected to win, `luck` how much of a match is chance.

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

/// How well somebody plays, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The guess: 25 for whom nothing is known of.
    pub strength: f64,
    /// How unsure it is: two of three lie as near to their guess as that.
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
    /// As people are told.
    #[must_use]
    pub fn told(self) -> RatingInfo {
        // A cast of a float keeps within the range of the whole number.
        RatingInfo {
            points: (self.strength * TOLD).round() as i32,
            spread: (self.spread * TOLD).round() as u32,
            unsure: (self.spread / Self::default().spread * 100.0).round() as u32,
        }
    }
}

/// What one point of the system is as people are told.
const TOLD: f64 = 40.0;

fn config(beta: f64) -> WengLinConfig {
    WengLinConfig { beta, ..WengLinConfig::new() }
}
