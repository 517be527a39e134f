//! The rules of Maxonaut: the document people write, its checks, and what the engine runs on.

mod check;
mod codes;
mod compile;
pub mod doc;
mod document;
mod help;
mod preset;

pub use codes::CODES;
pub use compile::Rules;
pub use doc::HouseRules;

/// A rules file of Maxonaut.
pub type RulesFile = crate::rules::RulesFile<HouseRules>;
