//! Bots for the Mau-Mau family, by name, and people's habits at the game.

mod accusing;
mod arena;
mod beginner;
mod calls;
mod catalogue;
mod cheating;
mod greedy;
mod heuristic;
mod hindsight;
mod lab;
mod pace;
mod persona;
mod personas;
mod random;
mod snapshot;
mod talk;

use stammtisch_engine::mau::Move;

pub use arena::Counts;
pub use catalogue::{by_name, names, with_character};
pub use personas::{Character, person};
pub use talk::PHRASES;

/// What a bot is about to do.
type BotDecision = crate::BotDecision<Move>;
