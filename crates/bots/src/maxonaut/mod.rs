//! Bots for Maxonaut, by name, and the habits that people have at it.

mod arena;
mod catalogue;
mod ehrlich;
mod habits;
mod hearsay;
mod kind;
mod pace;
mod people;
mod pool;
mod random;
mod regel;
mod spread;
mod talk;

use stammtisch_engine::maxonaut::Move;

pub use arena::Counts;
pub use catalogue::{by_name, names, with_character};
pub use people::{Character, person};
pub use talk::PHRASES;

/// What a bot is about to do.
type Thought = crate::Thought<Move>;
