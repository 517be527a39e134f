//! Calls and catches in the order of reaction, not of arrival.
//!
//! Whoever is nearest to the server would win every race for a call left out, a cheat, or a card
//! laid out of turn. So while such a thing is open ([`openings`]), the commands that take part
//! ([`part`]) are not decided when they arrive. The table reckons when each was given, by the
//! measured round trip of its line ([`delays`]), and keeps it ([`held`]) until nothing can come any
//! more that was given before ([`order`]). Nothing of this is in the log.

mod delays;
mod held;
mod openings;
mod order;
mod part;
mod receive;

pub use delays::LONGEST_DELAY;
pub use held::HELD_AT_ONCE;
pub use receive::Received;

use delays::Delays;
use held::Held;
use openings::Openings;

/// What a table knows of races between its seats.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contest {
    openings: Openings,
    delays: Delays,
    held: Held,
}
