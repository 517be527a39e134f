//! House rules: the document people write, its checks, and the tables the engine runs on.

mod call;
pub(in crate::mau) mod check;
mod codes;
pub(in crate::mau) mod compile;
mod deck;
pub mod doc;
mod document;
pub(in crate::mau) mod effect;
mod fit;
mod help;
mod library;
mod look;
pub mod preset;
mod single;
mod threat;
mod upcast;
pub(crate) mod when;
mod which;

pub use crate::rules::{ChoiceRule, Difference, OptionRule, RuleError, differences, to_text};
pub(crate) use call::Call;
pub use codes::CODES;
pub(crate) use compile::Format;
pub use compile::Rules;
pub use doc::HouseRules;
pub use single::Single;
pub(crate) use threat::Threat;

/// A rules file of the Mau-Mau family.
pub type RulesFile = crate::rules::RulesFile<HouseRules>;

/// Reads complete house rules without options, as a log keeps them.
///
/// # Errors
/// Text that is no such document.
pub fn from_text(text: &str) -> Result<HouseRules, Vec<RuleError>> {
    crate::rules::from_text(text)
}
