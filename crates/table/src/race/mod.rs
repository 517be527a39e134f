//! Calls and catches in the order of reaction, not of arrival.
//!
//! Whoever is nearest to the server would win every race for a call left out, a cheat, or a card
//! laid out of turn. So while such a thing is open ([`windows`]), the commands that take part
//! ([`part`]) are not decided when they arrive. The table reckons when each was given, by the
//! measured round trip of its connection ([`delays`]), and keeps it ([`held`]) until nothing can come
//! any more that was given before ([`order`]). Only what is open follows from the log.

mod delays;
mod held;
pub(crate) mod order;
pub(crate) mod part;
pub(crate) mod reactions;
pub(crate) mod receive;
mod told;
mod windows;

pub use receive::Received;
pub(crate) use windows::{Matter, ReactionWindows};

use delays::Delays;
use held::{Held, LetGo};
use told::Told;

/// What is true only now of races between seats.
#[derive(Clone, Debug, Default)]
pub(crate) struct Races {
    pub(crate) told: Told,
    pub(crate) delays: Delays,
    pub(crate) held: Held,
    /// The move that was let go last.
    pub(crate) let_go: Option<LetGo>,
}
