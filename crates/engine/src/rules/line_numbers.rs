//! Line numbers of the fields in a TOML text.
//!
//! A field is named by its dotted path; a table in a list by its `id`, or by its index from 1:
//! `options.seven.choices.two.set`.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use toml::de::{DeTable, DeValue};
use toml::{Table, Value};

/// The line numbers of the fields of a text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    lines: BTreeMap<String, usize>,
    /// The tables that begin with a header: their name in brackets on a line of its own.
    headed: BTreeSet<String>,
}

impl Places {
    pub(super) fn of(text: &str, lines: &LineStarts, table: &DeTable<'_>) -> Self {
        let mut places = Self::default();
        walk(table, "", &mut |path, key| {
            places.lines.entry(path.to_owned()).or_insert_with(|| lines.at(key.start));
            if is_header(text, &key) {
                places.headed.insert(path.to_owned());
            }
        });
        places
    }

    /// Whether this table begins with a header, so that what follows belongs to it.
    pub(super) fn is_headed(&self, path: &str) -> bool {
        self.headed.contains(path)
    }

    /// The line of exactly this field.
    pub(crate) fn line(&self, path: &str) -> Option<usize> {
        self.lines.get(path).copied()
    }

    /// The line of this field or of the nearest enclosing table inside `within`, after the length
    /// of the path found.
    pub(super) fn nearest(&self, path: &str, within: &str) -> Option<(usize, usize)> {
        let around = std::iter::successors(Some(path), |path| Some(path.rsplit_once('.')?.0));
        around
            .take_while(|path| path.len() > within.len())
            .find_map(|path| Some((path.len(), self.line(path)?)))
    }
}

/// Whether the key is the last one in a header such as `[a.b]`.
fn is_header(text: &str, key: &Range<usize>) -> bool {
    let before = text.get(..key.start).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    let after = text.get(key.end..).unwrap_or_default();
    line.trim_start().starts_with('[') && after.trim_start_matches([' ', '\t']).starts_with(']')
}

/// Finds lines by byte offset.
pub(super) struct LineStarts(Vec<usize>);

impl LineStarts {
    pub(super) fn of(text: &str) -> Self {
        Self(
            text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at).collect(),
        )
    }

    /// The line of a byte offset, from 1.
    pub(super) fn at(&self, offset: usize) -> usize {
        self.0.partition_point(|end| *end < offset) + 1
    }
}

/// Visits every field with the place of its key, tables in a list with their own place.
fn walk(table: &DeTable<'_>, prefix: &str, visit: &mut impl FnMut(&str, Range<usize>)) {
    for (key, value) in table {
        let path = join(prefix, key.get_ref());
        visit(&path, key.span());
        match value.get_ref() {
            DeValue::Table(inner) => walk(inner, &path, visit),
            DeValue::Array(list) => {
                for (index, value) in list.iter().enumerate() {
                    let DeValue::Table(inner) = value.get_ref() else { continue };
                    let id = inner.get("id").and_then(|id| id.get_ref().as_str());
                    let path = join(&path, &named(id, index));
                    visit(&path, value.span());
                    walk(inner, &path, visit);
                }
            }
            _ => {}
        }
    }
}

/// The name of a table in a list.
pub(super) fn name(table: &Table, index: usize) -> String {
    named(table.get("id").and_then(Value::as_str), index)
}

fn named(id: Option<&str>, index: usize) -> String {
    id.map_or_else(|| (index + 1).to_string(), str::to_owned)
}

/// The path of `key` in the table at `prefix`.
pub(crate) fn join(prefix: &str, key: &str) -> String {
    if prefix.is_empty() { key.to_owned() } else { format!("{prefix}.{key}") }
}
