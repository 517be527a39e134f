//! `ConnectionId`: an open connection of a player or spectator. (Players' ids are in the crate `ids`.)

pub use stammtisch_ids::PlayerId;

/// An open connection of a player or spectator. Chosen by the caller, never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ConnectionId(pub u64);
