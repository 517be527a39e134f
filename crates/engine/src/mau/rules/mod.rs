//! House rules: the document people write, its checks, and the tables the engine runs on.

pub(in crate::mau) mod check;
pub(in crate::mau) mod checking;
mod codes;
pub(in crate::mau) mod compile;
pub(in crate::mau) mod defaults;
pub mod doc;
mod document;
mod help;
mod library;
pub(in crate::mau) mod lookup;
pub mod preset;
mod queries;
mod synonyms;
pub(in crate::mau) mod tables;
mod upcast;
mod variants;
mod which;

pub use crate::mau::when::Single;
pub use crate::rules::{ChoiceRule, Difference, OptionRule, RuleError, differences, to_text};
pub use codes::CODES;
pub use doc::HouseRules;
pub use tables::Rules;

/// A rules file of the Mau-Mau family.
pub type RulesFile = crate::rules::RulesFile<HouseRules>;

/// Reads complete house rules without options, as a log keeps them.
///
/// # Errors
/// The text is not a valid document.
pub fn from_text(text: &str) -> Result<HouseRules, Vec<RuleError>> {
    crate::rules::from_text(text)
}
