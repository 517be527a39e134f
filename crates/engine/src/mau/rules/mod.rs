//! House rules: the document people write, its checks, and the tables the engine runs on.

mod check;
mod compile;
pub mod doc;
mod error;
mod file;
mod merge;
mod options;
mod places;
pub mod preset;
mod source;
mod suggest;
mod sweep;
mod typed;
mod which;
mod words;

pub use compile::Rules;
pub(crate) use compile::{Format, Threat};
pub use doc::HouseRules;
pub use error::{CODES, RuleError};
pub use file::{RulesFile, from_text, to_text};
pub use options::{ChoiceRule, OptionRule};
