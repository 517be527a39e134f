//! Deserialises a table into a type, and names the field that is wrong.
//!
//! Tables go through JSON values, which are deserialised in one way only: TOML's own deserialisers
//! treat tables in three, and each would compile every document once more.

use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use serde_path_to_error::{Path, Segment};
use toml::{Table, Value};

use super::line_numbers::{join, name};

/// Why a table is not of a type.
pub type TypeError = serde_path_to_error::Error<serde_json::Error>;

/// Deserialises a table, given as JSON, into a type.
pub(super) type Typing<T> = fn(&Json) -> Result<T, TypeError>;

/// Deserialises a value into a type.
///
/// # Errors
/// The first field that is unknown, missing or of another type.
pub(crate) fn as_it_is<T: DeserializeOwned>(table: &Json) -> Result<T, TypeError> {
    serde_path_to_error::deserialize(table)
}

/// Deserialises a table that should have no mistakes.
///
/// # Errors
/// The first mistake.
pub(super) fn typed_at_once<T>(table: &Table, typing: Typing<T>) -> Result<T, TypeError> {
    typing(&object(table))
}

fn object(table: &Table) -> Json {
    Json::Object(table.iter().map(|(key, value)| (key.clone(), json(value))).collect())
}

fn json(value: &Value) -> Json {
    match value {
        Value::String(text) => text.as_str().into(),
        Value::Integer(number) => (*number).into(),
        Value::Float(number) => (*number).into(),
        Value::Boolean(yes) => (*yes).into(),
        // No field is a date.
        Value::Datetime(date) => date.to_string().into(),
        Value::Array(list) => list.iter().map(json).collect(),
        Value::Table(table) => object(table),
    }
}

/// The field of `table` that is wrong; empty for the table itself. A list of values is one field.
pub(super) fn field_of(table: &Table, error: &TypeError) -> String {
    let (field, at) = field_at(table, error.path());
    let message = error.inner().to_string();
    // A choice with a parameter is a table with one key: where that is unknown, it is what is wrong.
    let unknown = message.strip_prefix("unknown variant `").and_then(|rest| rest.split('`').next());
    match (unknown, at) {
        (Some(key), Some(Value::Table(choice))) if choice.contains_key(key) => join(&field, key),
        _ => field,
    }
}

/// The field at a path, and what stands there.
fn field_at<'a>(table: &'a Table, path: &Path) -> (String, Option<&'a Value>) {
    let (mut field, mut at) = (String::new(), None);
    for segment in path {
        match segment {
            Segment::Map { key } => {
                field = join(&field, key);
                let Some(inner) = within(at, table, key) else { break };
                at = Some(inner);
            }
            Segment::Enum { variant } => {
                let Some(inner) = within(at, table, variant) else { continue };
                field = join(&field, variant);
                at = Some(inner);
            }
            Segment::Seq { index } => {
                let Some(entry) = at.and_then(|list| list.get(index)) else { break };
                let Some(table) = entry.as_table() else { break };
                field = join(&field, &name(table, *index));
                at = Some(entry);
            }
            Segment::Unknown => break,
        }
    }
    (field, at)
}

/// What a table has at `key`: the value at hand, or the outermost one.
fn within<'a>(at: Option<&'a Value>, outermost: &'a Table, key: &str) -> Option<&'a Value> {
    at.map_or_else(|| outermost.get(key), |value| value.get(key))
}
