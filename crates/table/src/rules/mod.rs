//! The rules of a table: chosen, compiled, put into words, and compared with others.

mod bot_kinds;
mod change;
mod in_force;
pub mod library;
pub mod rulebook;
mod stake_text;

pub use bot_kinds::BotKinds;
pub use in_force::{BotHouse, RulesCache, RulesInForce, TableRules, UnreadableTable};
