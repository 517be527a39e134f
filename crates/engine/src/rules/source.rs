//! From the text of a rules file to its table, over its bases.

use toml::de::DeTable;
use toml::{Table, Value};

use super::document::{Document, Layer};
use super::error::RuleError;
use super::merge::merge;
use super::places::{Lines, Places, depth};
use super::suggest::{did_you_mean, list};
use crate::limits::MAX_RULES_BYTES;

/// Deepest chain of `base`.
const MAX_BASES: usize = 8;

/// Most keys in one dotted key; rules need half of it. Reading and dropping deeper ones would
/// recurse without bound.
const MAX_KEYS: usize = 12;

/// Most tables and lists in one another.
const MAX_DEPTH: usize = 24;

/// Most mistakes in the TOML that are told at once: one often brings others after it.
const MAX_SYNTAX_ERRORS: usize = 5;

/// A text that is TOML.
pub(crate) struct Source {
    pub(crate) table: Table,
    pub(crate) places: Places,
}

impl Source {
    pub(crate) fn read(text: &str) -> Result<Self, Vec<RuleError>> {
        if text.len() > MAX_RULES_BYTES {
            let message = format!(
                "the file has {} bytes; a rules file has at most {MAX_RULES_BYTES}",
                text.len()
            );
            return Err(vec![RuleError::new("too_long", "", message)]);
        }
        let lines = Lines::of(text);
        let too_deep = |line| {
            let message = "tables stand in one another far deeper than any rule needs";
            vec![RuleError::new("too_deep", "", message).at(line)]
        };
        if let Some(offset) = long_key(text) {
            return Err(too_deep(Some(lines.at(offset))));
        }
        let (spanned, errors) = DeTable::parse_recoverable(text);
        if !errors.is_empty() {
            let mistakes = errors.iter().map(|error| {
                let line = error.span().map(|span| lines.at(span.start));
                RuleError::new("not_toml", "", syntax(error.message())).at(line)
            });
            let mut mistakes: Vec<_> = mistakes.collect();
            mistakes.sort_by_key(|mistake| mistake.line);
            mistakes.truncate(MAX_SYNTAX_ERRORS);
            return Err(mistakes);
        }
        if depth(spanned.get_ref()) > MAX_DEPTH {
            return Err(too_deep(None));
        }
        let table = text.parse::<Table>().map_err(|error| {
            let line = error.span().map(|span| lines.at(span.start));
            vec![RuleError::new("not_toml", "", syntax(error.message())).at(line)]
        })?;
        Ok(Self { table, places: Places::of(text, spanned.get_ref()) })
    }

    /// The table laid over its bases, without `base`.
    pub(super) fn over_bases<D: Document>(self) -> Result<(Table, Places), Vec<RuleError>> {
        let place = |error: RuleError| {
            let line = self.places.line(&error.field);
            vec![error.at(line)]
        };
        let table = over_bases::<D>(self.table, 0).map_err(place)?;
        Ok((table, self.places))
    }
}

fn syntax(message: &str) -> String {
    let message = message.lines().collect::<Vec<_>>().join("; ");
    format!("this is no TOML: {message}")
}

fn over_bases<D: Document>(mut own: Table, depth: usize) -> Result<Table, RuleError> {
    take_game::<D>(&mut own)?;
    let known: Vec<_> = D::PRESETS.iter().map(|(id, _)| *id).collect();
    let layer = if own.contains_key("base") { Layer::Patch } else { Layer::Whole };
    D::upcast(&mut own, layer);
    let name = match own.remove("base") {
        None => return Ok(own),
        Some(Value::String(name)) => name,
        Some(_) => return Err(no_base(&known)),
    };
    let Some((_, text)) = D::PRESETS.iter().find(|(id, _)| *id == name) else {
        return Err(no_preset(&name, &known));
    };
    if depth >= MAX_BASES {
        return Err(RuleError::new("base_loop", "base", "the chain of bases has no end"));
    }
    let below: Table = text.parse().map_err(|error: toml::de::Error| {
        RuleError::new("not_toml", "base", format!("preset `{name}`: {}", syntax(error.message())))
    })?;
    let mut table = over_bases::<D>(below, depth + 1)?;
    merge(&mut table, &own, D::DECISIONS);
    Ok(table)
}

/// Takes the name of the game from the head of a file.
pub(super) fn take_game<D: Document>(table: &mut Table) -> Result<(), RuleError> {
    match table.remove("game") {
        None => Ok(()),
        Some(Value::String(game)) if game == D::GAME => Ok(()),
        Some(other) => {
            let message = format!("these are rules of \"{}\", not of {other}", D::GAME);
            Err(RuleError::new("wrong_game", "game", message))
        }
    }
}

/// The mistake of naming as a base what is no name.
fn no_base(known: &[&str]) -> RuleError {
    let message = format!("write the id of a preset, one of: {}", list(known));
    RuleError::new("unknown_base", "base", message)
}

/// The mistake of naming a preset that is none of `known`.
pub(crate) fn no_preset(name: &str, known: &[&str]) -> RuleError {
    let meant = did_you_mean(name, known);
    let message = format!("there is no preset `{name}`; there are: {}{meant}", list(known));
    RuleError::new("unknown_base", "base", message)
}

/// Where a dotted key is longer than [`MAX_KEYS`], found without reading the TOML: strings and
/// comments may hold any number of dots.
fn long_key(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut at, mut dots) = (0, 0);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'.' => dots += 1,
            b'=' | b',' | b'\n' | b'[' | b'{' => dots = 0,
            b'#' => at = end_of_line(bytes, at).saturating_sub(1),
            b'"' | b'\'' => at = end_of_string(bytes, at),
            _ => {}
        }
        if dots >= MAX_KEYS {
            return Some(at);
        }
        at += 1;
    }
    None
}

fn end_of_line(bytes: &[u8], from: usize) -> usize {
    bytes[from..].iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |length| from + length)
}

/// The last byte of the string that begins at `from`.
fn end_of_string(bytes: &[u8], from: usize) -> usize {
    let quote = bytes[from];
    let marks = if bytes[from..].starts_with(&[quote; 3]) { 3 } else { 1 };
    let mut at = from + marks;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' if quote == b'"' => at += 1,
            // A string on one line that is never closed ends with its line.
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
            assert_eq!(long_key(&text), None, "{text}");
        }
        let key = vec!["a"; 20].join(".");
        for text in [format!("{key} = 1"), format!("[{key}]"), format!("x = {{ {key} = 1 }}")] {
            assert!(long_key(&text).is_some(), "{text}");
        }
    }

    #[test]
    fn endless_nesting_is_refused_and_not_followed() {
        let inline = format!("x = {}1{}", "{ a.b.c.d.e = ".repeat(78), " }".repeat(78));
        let lists = format!("x = {}{}", "[".repeat(30_000), "]".repeat(30_000));
        let open = "[".repeat(60_000);
        let header = format!("[{}]", vec!["a"; 30_000].join("."));
        for text in [inline, lists, open, header] {
            let Err(mistakes) = Source::read(&text) else { panic!("read") };
            assert!(["too_deep", "not_toml"].contains(&mistakes[0].code), "{}", mistakes[0]);
        }
    }

    #[test]
    fn several_slips_in_the_toml_are_told_with_their_lines() {
        let Err(mistakes) = Source::read("a = 1\nb = \nc = 3\nd : 4\n") else { panic!("read") };
        let lines: Vec<_> = mistakes.iter().map(|mistake| mistake.line).collect();
        assert_eq!(lines, [Some(2), Some(4)], "{mistakes:?}");
    }
}
