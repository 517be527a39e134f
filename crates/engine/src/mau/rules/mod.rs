//! House rules: the document people write, its checks, and the tables the engine runs on.

mod check;
mod compile;
pub mod doc;
mod error;
mod file;
mod merge;
pub mod preset;
mod which;

pub use compile::Rules;
pub(crate) use compile::{Format, Threat};
pub use doc::HouseRules;
pub use error::RuleError;
pub use file::{ChoiceRule, OptionRule, RulesFile, from_text, to_text};
