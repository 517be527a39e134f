//! The part of a server message that a load client reads.

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
    /// The view, in a welcome message.
    pub(crate) view: Option<Now>,
    /// What has changed, in an update message.
    pub(crate) now: Option<Change>,
}

/// The state of a table.
#[derive(Debug, Deserialize)]
pub(crate) struct Now {
    pub(crate) state: String,
    pub(crate) you: You,
    pub(crate) seats: Vec<Seat>,
    pub(crate) game: Option<Game>,
}

/// A delta of the table's state. What is missing in it is unchanged; a game never becomes null here.
#[derive(Debug, Deserialize)]
pub(crate) struct Change {
    state: Option<String>,
    you: Option<You>,
    seats: Option<Vec<Seat>>,
    game: Option<Game>,
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
    /// Applies a delta.
    pub(crate) fn merge(&mut self, change: Change) {
        let Change { state, you, seats, game } = change;
        if let Some(state) = state {
            self.state = state;
        }
        if let Some(you) = you {
            self.you = you;
        }
        if let Some(seats) = seats {
            self.seats = seats;
        }
        if game.is_some() {
            self.game = game;
        }
    }

    /// Whether the client's own seat has asked for the next deal.
    pub(crate) fn is_ready(&self) -> bool {
        self.you.seat.and_then(|seat| self.seats.get(seat)).is_some_and(|seat| seat.ready)
    }
}
