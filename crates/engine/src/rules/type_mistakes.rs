//! From a TOML table to typed rules, reporting every mistake and not only the first.
//!
//! Deserialisation stops at the first mistake. So the mistake is noted, the field is repaired as
//! well as possible (with a known valid value, or by removing it), and deserialisation starts
//! again.

use std::collections::BTreeSet;

use toml::{Table, Value};

use super::error::RuleError;
use super::from_table::{Typing, field_of, typed_at_once};
use super::help::Help;
use super::line_numbers::join;
use super::serde_errors::{Kind, judge};
use crate::limits::{MAX_TYPE_MISTAKES, MAX_VALUES_READ_AGAIN};

/// How tables of some type are read.
pub(super) struct Model<'a> {
    /// Makes a valid table of this type: values from it replace what is missing or wrong while the
    /// search for mistakes goes on. Called only when something is wrong.
    pub(super) table: fn() -> Table,
    /// Further keys that the outermost table may have; they have been read elsewhere.
    pub(super) also: &'a [&'a str],
    /// As in [`super::Document::HELP`].
    pub(super) help: Help,
}

/// Mistakes, and the table with all of them repaired, if that is possible.
pub(super) type Mistakes<T> = (Vec<RuleError>, Option<T>);

/// Deserialises `table` with `typing`, reporting every mistake.
pub(super) fn typed<T>(
    table: &Table,
    model: &Model<'_>,
    typing: Typing<T>,
) -> Result<T, Mistakes<T>> {
    let mut wrong = match typed_at_once(table, typing) {
        Ok(done) => return Ok(done),
        Err(first) => first,
    };
    let (found, mended) = (Vec::new(), BTreeSet::new());
    let mut search = Search { table: table.clone(), model, sound: (model.table)(), found, mended };
    let mut read = 0;
    while read < MAX_VALUES_READ_AGAIN && search.found.len() < MAX_TYPE_MISTAKES {
        let field = field_of(&search.table, &wrong);
        if !search.note(&field, &wrong.inner().to_string()) {
            break;
        }
        read += values(&search.table);
        match typed_at_once(&search.table, typing) {
            Ok(mended) => return Err((search.found, Some(mended))),
            Err(next) => wrong = next,
        }
    }
    Err((search.found, None))
}

/// How many values a table has, in all tables and lists within it.
fn values(table: &Table) -> usize {
    table.values().map(values_in).sum()
}

fn values_in(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(values_in).sum(),
        Value::Table(table) => values(table),
        _ => 0,
    }
}

struct Search<'a> {
    table: Table,
    model: &'a Model<'a>,
    /// A valid table.
    sound: Table,
    found: Vec<RuleError>,
    /// Fields repaired already: a second mistake in one means that the table around it has to go.
    mended: BTreeSet<String>,
}

impl Search<'_> {
    /// Notes a mistake and repairs it; returns whether it could. All unknown keys of a table are
    /// found together.
    fn note(&mut self, at: &str, message: &str) -> bool {
        let others = self.other_unknown(at, message);
        let mended = self.one(at, message);
        for (at, message) in others {
            if self.found.len() < MAX_TYPE_MISTAKES {
                self.one(&at, &message);
            } else {
                self.mend(&at, false);
            }
        }
        mended
    }

    /// If `message` is about an unknown key: all other unknown keys beside it, with their messages.
    fn other_unknown(&self, at: &str, message: &str) -> Vec<(String, String)> {
        let (parent, key) = at.rsplit_once('.').unwrap_or(("", at));
        let said = message.strip_prefix("unknown field `").and_then(|rest| rest.strip_prefix(key));
        let Some(known) = said.filter(|rest| rest.starts_with('`')) else { return Vec::new() };
        let Some(table) = get_table(&self.table, parent) else { return Vec::new() };
        let names: BTreeSet<&str> = known.split('`').skip(2).step_by(2).collect();
        let others = table.keys().filter(|other| *other != key && !names.contains(other.as_str()));
        others
            .map(|other| (join(parent, other), format!("unknown field `{other}{known}")))
            .collect()
    }

    fn one(&mut self, at: &str, message: &str) -> bool {
        let also = if at.contains('.') { &[] } else { self.model.also };
        let a_table = get_table(&self.table, at).is_some();
        let kind = judge(at, message, also, &self.model.help, a_table);
        let field = match &kind {
            Kind::Missing { key } => join(at, key),
            _ => at.to_owned(),
        };
        if !self.follows(&field) {
            let example = match &kind {
                Kind::Missing { key } => self.example(&field, key),
                _ => None,
            };
            self.found.push(kind.error(&field, example));
        }
        match kind {
            Kind::Unknown { meant: Some(meant), .. } if self.rename(&field, &meant) => true,
            Kind::Unknown { .. } => self.mend(&field, false),
            Kind::Missing { .. } | Kind::Value { .. } => self.mend(&field, true),
        }
    }

    /// Whether this only follows from a mistake noted before, in the same field or around it.
    fn follows(&self, field: &str) -> bool {
        let inside = |outer: &str, inner: &str| {
            inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        self.found.iter().any(|known| inside(&known.field, field) || inside(field, &known.field))
    }

    /// An example of the missing field, if it is short.
    fn example(&self, field: &str, key: &str) -> Option<String> {
        let value = match get(&self.sound, field) {
            None | Some(Value::Table(_)) => self.model.help.example(field)?,
            Some(plain) => plain.clone(),
        };
        let value = value.to_string();
        (value.len() < 40).then(|| format!("{key} = {value}"))
    }

    /// Moves the value of a mistyped key to the right key.
    fn rename(&mut self, field: &str, meant: &str) -> bool {
        let (parent, key) = field.rsplit_once('.').unwrap_or(("", field));
        let Some(table) = table_at(&mut self.table, parent) else { return false };
        if table.contains_key(meant) {
            return false;
        }
        match table.remove(key) {
            Some(value) => table.insert(meant.to_owned(), value).is_none(),
            None => false,
        }
    }

    fn mend(&mut self, field: &str, from_model: bool) -> bool {
        let mut place = field;
        while !self.mended.insert(place.to_owned()) {
            match place.rsplit_once('.') {
                Some((around, _)) => place = around,
                None => return false,
            }
        }
        let (parent, key) = place.rsplit_once('.').unwrap_or(("", place));
        let known = || get(&self.sound, place).cloned();
        let good = known().or_else(|| self.model.help.example(place)).filter(|_| from_model);
        // A list is treated as one value: a field within it is repaired by repairing the list.
        let Some(table) = table_at(&mut self.table, parent) else {
            return !parent.is_empty() && self.mend(parent, from_model);
        };
        match good {
            Some(value) => table.insert(key.to_owned(), value),
            None => table.remove(key),
        };
        true
    }
}

/// The value at a dotted path.
fn get<'a>(table: &'a Table, path: &str) -> Option<&'a Value> {
    let (head, rest) = path.split_once('.').unwrap_or((path, ""));
    let value = table.get(head)?;
    if rest.is_empty() { Some(value) } else { get(value.as_table()?, rest) }
}

fn get_table<'a>(table: &'a Table, path: &str) -> Option<&'a Table> {
    if path.is_empty() { Some(table) } else { get(table, path)?.as_table() }
}

fn table_at<'a>(table: &'a mut Table, path: &str) -> Option<&'a mut Table> {
    if path.is_empty() {
        return Some(table);
    }
    let (head, rest) = path.split_once('.').unwrap_or((path, ""));
    table_at(table.get_mut(head)?.as_table_mut()?, rest)
}
