//! `ConnectionId`: one open connection of a player or watcher. (Players have ids of their own
//! crate.)

pub use stammtisch_ids::PlayerId;

/// One open connection of a player or spectator. Chosen by the caller, never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ConnectionId(pub u64);
