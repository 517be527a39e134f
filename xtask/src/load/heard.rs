//! As much of a message as a client needs in order to play.

use serde::Deserialize;
use serde_json::Value;

/// A message from the server.
#[derive(Debug, Deserialize)]
pub(crate) struct Heard {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) seq: u64,
    #[serde(default)]
    pub(crate) last_no: u64,
    #[serde(default)]
    pub(crate) code: String,
    /// In a welcome.
    pub(crate) view: Option<Now>,
    /// In an update.
    pub(crate) now: Option<Now>,
}

/// A table, now.
#[derive(Debug, Deserialize)]
pub(crate) struct Now {
    pub(crate) state: String,
    pub(crate) you: You,
    pub(crate) seats: Vec<Seat>,
    pub(crate) game: Option<Game>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct You {
    pub(crate) seat: Option<usize>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Seat {
    pub(crate) ready: bool,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Game {
    pub(crate) game: String,
    pub(crate) legal: Vec<Value>,
}

impl Now {
    /// Whether the own seat has asked for the next deal.
    pub(crate) fn is_ready(&self) -> bool {
        self.you.seat.and_then(|seat| self.seats.get(seat)).is_some_and(|seat| seat.ready)
    }
}
