//! Serialises documents as TOML.
//!
//! Behind `dyn`, since TOML's serialiser is seven, for tables within lists and the like, and each
//! would compile the serialisation of every document once more.

use erased_serde::Serialize;
use toml::Table;

/// A document as a table.
///
/// # Errors
/// A value that TOML has no form for.
pub(crate) fn table_of(document: &dyn Serialize) -> Result<Table, toml::ser::Error> {
    Table::try_from(document)
}

/// A document as TOML, in the order of its fields.
///
/// # Errors
/// A value that TOML has no form for.
pub(crate) fn toml_of(document: &dyn Serialize) -> Result<String, toml::ser::Error> {
    toml::to_string(document)
}
