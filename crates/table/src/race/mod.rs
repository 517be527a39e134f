//! Calls and catches in the order of reaction, not of arrival.
//!
//! Otherwise the player nearest to the server would win every race for a call left out, a cheat, or
//! a card laid out of turn. So while such a thing is open ([`windows`]), the commands that take
//! part ([`part`]) are not decided when they arrive. The table computes when each was given, from
//! the measured round trip of its connection ([`round_trips`]), and holds it ([`held_commands`]) until nothing
//! given earlier can still arrive ([`order`]). Only what is open follows from the log.

pub(crate) mod decided_matter;
mod held_commands;
pub(crate) mod late_reactions;
pub(crate) mod order;
pub(crate) mod part;
mod published_times;
pub(crate) mod reactions;
pub(crate) mod receive;
mod round_trips;
mod windows;

pub use receive::Received;
pub(crate) use windows::{Matter, ReactionWindows};

use decided_matter::DecidedMatter;
use held_commands::{Held, LetGo};
use published_times::PublishedTimes;
use round_trips::RoundTrips;

use crate::id::PlayerId;
use crate::live::presence::Presence;
use crate::wire::Reaction;

/// The live state of races between seats.
#[derive(Clone, Debug, Default)]
pub(crate) struct Races {
    pub(crate) told: PublishedTimes,
    pub(crate) delays: RoundTrips,
    pub(crate) held: Held,
    /// The held move that was let go last.
    pub(crate) let_go: Option<LetGo>,
    /// The matter decided last.
    pub(crate) decided: Option<DecidedMatter>,
    /// Reactions that were too late for it, and are still to be recorded.
    pub(crate) late: Vec<Reaction>,
}

impl Races {
    /// The round trip of a player's slowest connection, in milliseconds.
    fn delay_ms(&self, presence: &Presence, player: PlayerId) -> u64 {
        let own = presence.connections().filter(|(_, whose, _)| *whose == player);
        own.map(|(connection, ..)| self.delays.round_trip_ms(connection)).max().unwrap_or(0)
    }
}
