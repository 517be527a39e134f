//! Which deal of the day is played at a table (`DailyDeal`), as its header says.

use serde::{Deserialize, Serialize};

use crate::fair::Hex32;

/// Which deal of the day is played at a table, as its header says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyDeal {
    /// The day, such as `2026-11-25`.
    pub day: String,
    /// The game, such as `mau`.
    pub game: String,
    /// Whether this is the player's one try that counts.
    pub counted: bool,
    /// The house's commitment to the cards: no others are dealt here.
    pub commitment: Hex32,
    /// The names of the other seats, in their order.
    pub names: Vec<String>,
}
