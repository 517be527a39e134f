//! Bots for the Mau-Mau family, by name, and people's habits at the game.

mod arena;
mod beginner;
mod catalogue;
mod chat;
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
mod tricks;
mod watch;

use stammtisch_engine::mau::Move;

pub use arena::Counts;
pub use catalogue::{by_name, names, with_character};
pub use chat::PHRASES;
pub use personas::{Character, person};

/// What a bot is about to do.
type BotDecision = crate::BotDecision<Move>;
