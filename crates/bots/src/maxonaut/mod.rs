//! Bots for Maxonaut, by name, and people's habits at the game.

mod arena;
mod beginner;
mod catalogue;
mod claim_odds;
mod heuristic;
mod hindsight;
mod honest;
mod lab;
mod pace;
mod persona;
mod personas;
mod random;
mod talk;
mod unseen;
mod value_distribution;

use stammtisch_engine::maxonaut::Move;

pub use arena::Counts;
pub use catalogue::{by_name, names, with_character};
pub use personas::{Character, person};
pub use talk::PHRASES;

/// What a bot is about to do.
type BotDecision = crate::BotDecision<Move>;
