//! Rules files: from the text that people write to house rules without contradictions, for any game.
//!
//! A game provides a [`Document`]; parsing, merging into a base, options, line numbers of mistakes
//! and differences are the same for all.

mod card_names;
mod default_names;
mod deserialize;
mod diff;
mod document;
mod error;
mod fields;
mod file;
mod from_table;
mod help;
mod inherited;
mod line_numbers;
mod merge;
mod option_checks;
mod options;
mod origin;
#[cfg(feature = "schema")]
pub mod schema;
mod serde_errors;
mod size_limits;
mod source;
mod suggest;
mod text;
mod text_check;
mod to_toml;
mod type_mistakes;

pub use deserialize::{from_text, to_text};
pub(crate) use deserialize::{of_source, typed_again, typed_alone};
pub use diff::{Difference, differences};
pub(crate) use document::bases;
pub use document::{CallHead, Document, EnforcedBy, Head, Layer, SeatsRule};
pub use error::{CODES, Code, RuleError};
pub(crate) use error::{Findings, both};
pub(crate) use fields::{has, set_by};
pub use file::RulesFile;
pub use from_table::TypeError;
pub(crate) use from_table::as_it_is;
pub use help::Help;
pub(crate) use line_numbers::join;
pub(crate) use merge::merge;
pub use options::{ChoiceRule, OptionRule};
pub use origin::{NamedSource, Origin};
pub use source::names_file;
pub(crate) use source::{Source, no_preset};
pub(crate) use suggest::{list, there_is_no};
pub use text::{CardText, Lang, Section, Text};
pub(crate) use text_check::{ID, is_id, text_of};
pub(crate) use to_toml::{table_of, toml_of};

/// Reads a fragment of a rules document, protected against endless nesting like a whole one.
///
/// # Errors
/// The text is not TOML.
pub fn read_table(text: &str) -> Result<toml::Table, RuleError> {
    Source::read(text).map(|source| source.table).map_err(|mut mistakes| {
        let unread = || RuleError::new("not_toml", "", ("das ist kein TOML", "this is no TOML"));
        if mistakes.is_empty() { unread() } else { mistakes.swap_remove(0) }
    })
}
