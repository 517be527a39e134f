//! House rules: the document people write, its checks, and the tables the engine runs on.

mod check;
mod compile;
mod deck;
mod diff;
pub mod doc;
mod error;
mod fields;
mod file;
mod fit;
mod look;
mod merge;
mod options;
mod places;
pub mod preset;
mod source;
mod suggest;
mod sweep;
mod threat;
mod typed;
mod upcast;
pub(crate) mod when;
mod which;
mod words;

pub use compile::Rules;
pub(crate) use compile::{Format, Wishes};
pub use diff::{Difference, differences};
pub use doc::HouseRules;
pub use error::{CODES, RuleError};
pub use file::{RulesFile, from_text, to_text};
pub use options::{ChoiceRule, OptionRule};
pub(crate) use threat::Threat;

/// Reads a piece of a rules document, guarded against endless nesting like a whole one.
pub(crate) fn read_table(text: &str) -> Result<toml::Table, RuleError> {
    source::Source::read(text).map(source::Source::into_table).map_err(|mut mistakes| {
        let unread = || RuleError::new("not_toml", "", "this is no TOML");
        if mistakes.is_empty() { unread() } else { mistakes.swap_remove(0) }
    })
}
