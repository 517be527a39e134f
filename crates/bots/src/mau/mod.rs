//! Bots for the Mau-Mau family, by name, and the habits that people have at it.

mod arena;
mod catalogue;
mod chat;
mod dare;
mod glance;
mod greedy;
mod habits;
mod kind;
mod pace;
mod people;
mod random;
mod regel;
mod talk;
mod watch;

use stammtisch_engine::mau::Move;

pub use arena::Counts;
pub use catalogue::{by_name, names, with_character};
pub use chat::PHRASES;
pub use people::{Character, person};

/// What a bot is about to do.
type Thought = crate::Thought<Move>;
