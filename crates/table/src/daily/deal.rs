//! Which deal of the day is played at a table (`DailyDeal`), as its header says.

use serde::{Deserialize, Serialize};

use crate::fair::Hex32;

/// Which deal of the day is played at a table, as its header says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyDeal {
    /// The day, as `2026-11-25`.
    pub day: String,
    /// The game, as `mau`.
    pub game: String,
    /// Whether it is its player's one try that counts.
    pub counted: bool,
    /// By which the house was bound to the cards: no others are dealt here.
    pub commitment: Hex32,
    /// How the others are called, in the order of their seats.
    pub names: Vec<String>,
}
