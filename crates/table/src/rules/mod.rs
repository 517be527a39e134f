//! The rules of a table: chosen, compiled, put into words, and compared with others.

mod change;
mod in_force;
pub mod library;
pub mod rulebook;
mod stake_text;

pub use in_force::{BotHouse, BotKinds, OpenError, RulesCache, RulesInForce, TableRules};
