//! Limits on the size of a rules file. They are checked before anything in it is compared or
//! copied, so that processing a file within them is always quick.

use toml::de::{DeTable, DeValue};

use super::error::RuleError;
use super::line_numbers::{LineStarts, join};
use crate::limits::{
    MAX_RULES_BYTES, MAX_RULES_DEPTH, MAX_RULES_ENTRIES, MAX_RULES_KEYS, MAX_RULES_MARKS,
    MAX_RULES_TEXT,
};

/// Checks the length of a text.
pub(super) fn of_text(text: &str) -> Result<(), Vec<RuleError>> {
    if text.len() > MAX_RULES_BYTES {
        let message = (
            format!(
                "die Datei hat {} Bytes; eine Regeldatei hat höchstens {MAX_RULES_BYTES}",
                text.len()
            ),
            format!(
                "the file has {} bytes; a rules file has at most {MAX_RULES_BYTES}",
                text.len()
            ),
        );
        return Err(vec![RuleError::new("too_long", "", message)]);
    }
    scan(text, usize::MAX)
}

/// Checks the length of a text that people write, and the number of its fields.
pub(super) fn before_reading(text: &str) -> Result<(), Vec<RuleError>> {
    of_text(text)?;
    scan(text, MAX_RULES_MARKS)
}

/// Checks how deep tables and lists are nested.
pub(super) fn depth(table: &DeTable<'_>) -> Result<(), Vec<RuleError>> {
    fn of(value: &DeValue<'_>) -> usize {
        match value {
            DeValue::Table(table) => in_table(table),
            DeValue::Array(list) => {
                1 + list.iter().map(|value| of(value.get_ref())).max().unwrap_or(0)
            }
            _ => 0,
        }
    }
    fn in_table(table: &DeTable<'_>) -> usize {
        1 + table.values().map(|value| of(value.get_ref())).max().unwrap_or(0)
    }
    if in_table(table) > MAX_RULES_DEPTH { Err(too_deep(None)) } else { Ok(()) }
}

/// Checks the sizes of a table and of the tables, lists and texts in it.
pub(super) fn of_table(table: &DeTable<'_>, lines: &LineStarts) -> Result<(), Vec<RuleError>> {
    match in_table(table) {
        None => Ok(()),
        Some(Excess { code, field, at, message }) => {
            let line = at.map(|at| lines.at(at));
            Err(vec![RuleError::new(code, field, message).at(line)])
        }
    }
}

/// What is too large, and where: the path is built up while returning from the recursion.
struct Excess {
    code: &'static str,
    field: String,
    at: Option<usize>,
    message: (String, String),
}

fn in_table(table: &DeTable<'_>) -> Option<Excess> {
    if table.len() > MAX_RULES_ENTRIES {
        return Some(many());
    }
    table.iter().find_map(|(key, value)| {
        let name = key.get_ref();
        if name.len() > MAX_RULES_TEXT {
            return Some(long(Some(key.span().start)));
        }
        let found = in_value(value.get_ref())?;
        Some(Excess {
            field: join_in(name, &found.field),
            at: found.at.or(Some(key.span().start)),
            ..found
        })
    })
}

fn in_value(value: &DeValue<'_>) -> Option<Excess> {
    match value {
        DeValue::Table(table) => in_table(table),
        DeValue::Array(list) if list.len() > MAX_RULES_ENTRIES => Some(many()),
        DeValue::Array(list) => list.iter().enumerate().find_map(|(index, value)| {
            let found = in_value(value.get_ref())?;
            Some(Excess {
                field: join_in(&(index + 1).to_string(), &found.field),
                at: found.at.or(Some(value.span().start)),
                ..found
            })
        }),
        DeValue::String(text) if text.len() > MAX_RULES_TEXT => Some(long(None)),
        _ => None,
    }
}

fn join_in(outer: &str, inner: &str) -> String {
    if inner.is_empty() { outer.to_owned() } else { join(outer, inner) }
}

fn many() -> Excess {
    let message = (
        format!("eine Tabelle oder Liste hat höchstens {MAX_RULES_ENTRIES} Einträge"),
        format!("a table or list has at most {MAX_RULES_ENTRIES} entries"),
    );
    Excess { code: "too_many_fields", field: String::new(), at: None, message }
}

fn long(at: Option<usize>) -> Excess {
    let message = (
        format!("kein Text in einer Regeldatei ist länger als {MAX_RULES_TEXT} Bytes"),
        format!("no text in a rules file is longer than {MAX_RULES_TEXT} bytes"),
    );
    Excess { code: "bad_text", field: String::new(), at, message }
}

fn too_deep(line: Option<usize>) -> Vec<RuleError> {
    let message = (
        "die Tabellen sind viel tiefer verschachtelt, als eine Regel es je braucht",
        "tables stand in one another far deeper than any rule needs",
    );
    vec![RuleError::new("too_deep", "", message).at(line)]
}

/// Counts without parsing the TOML: the parts of each dotted key, and the punctuation marks (`=`,
/// `,`, `.`, `[`, `{`) that indicate fields, entries and tables. In strings and comments nothing is
/// counted.
fn scan(text: &str, most: usize) -> Result<(), Vec<RuleError>> {
    let bytes = text.as_bytes();
    let (mut at, mut dots, mut marks) = (0, 0, 0);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'.' => {
                dots += 1;
                marks += 1;
            }
            b'=' | b',' | b'[' | b'{' => {
                dots = 0;
                marks += 1;
            }
            b'\n' => dots = 0,
            b'#' => at = end_of_line(bytes, at).saturating_sub(1),
            b'"' | b'\'' => at = end_of_string(bytes, at),
            _ => {}
        }
        if dots >= MAX_RULES_KEYS {
            return Err(too_deep(Some(LineStarts::of(text).at(at))));
        }
        if marks > most {
            let message = (
                "die Datei hat viel mehr Felder und Einträge, als Regeln je brauchen",
                "the file has far more fields and entries than any rules need",
            );
            let line = LineStarts::of(text).at(at);
            return Err(vec![RuleError::new("too_many_fields", "", message).at(Some(line))]);
        }
        at += 1;
    }
    Ok(())
}

fn end_of_line(bytes: &[u8], from: usize) -> usize {
    bytes[from..].iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |length| from + length)
}

/// The index of the last byte of the string that begins at `from`.
fn end_of_string(bytes: &[u8], from: usize) -> usize {
    let quote = bytes[from];
    let marks = if bytes[from..].starts_with(&[quote; 3]) { 3 } else { 1 };
    let mut at = from + marks;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' if quote == b'"' => at += 1,
            // A single-line string that is never closed ends with its line.
            b'\n' if marks == 1 => return at - 1,
            _ if bytes[at..].starts_with(&vec![quote; marks]) => return at + marks - 1,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_count_in_keys_only() {
        let dots = ".".repeat(40);
        for text in [
            format!("# {dots}\na = 1"),
            format!("a = \"{dots}\""),
            format!("a = '{dots}'\nb = 1.5"),
            format!("a = \"\"\"\n\"{dots}\n\"\"\""),
            format!("a = \"\\\"{dots}\""),
            "a.b = [1.5, 2.5, 3.5]\n".repeat(20),
        ] {
            assert!(before_reading(&text).is_ok(), "{text}");
        }
        let key = vec!["a"; 20].join(".");
        for text in [format!("{key} = 1"), format!("[{key}]"), format!("x = {{ {key} = 1 }}")] {
            let Err(mistakes) = before_reading(&text) else { panic!("{text}") };
            assert_eq!(mistakes[0].code, "too_deep", "{text}");
        }
    }
}
