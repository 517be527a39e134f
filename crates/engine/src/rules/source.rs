//! Parses the text of a rules file to a table and merges it into its bases.

use std::ops::Range;

use serde::Deserialize;
use toml::de::DeTable;
use toml::{Table, Value};

use super::default_names;
use super::document::{Document, Layer, bases};
use super::error::RuleError;
use super::line_numbers::{LineStarts, Places};
use super::merge::merge;
use super::origin;
use super::size_limits;
use super::suggest::{list, nearest, there_is_no};
use crate::limits::{MAX_BASES, MAX_SYNTAX_ERRORS};

/// A text that has been parsed as TOML.
pub(crate) struct Source {
    pub(crate) table: Table,
    pub(crate) places: Places,
    /// The bases given with it, the nearest first, except built-in rules.
    pub(crate) under: Vec<Table>,
}

impl Source {
    /// Reads what people write: its size is checked before anything in it is compared or copied.
    pub(crate) fn read(text: &str) -> Result<Self, Vec<RuleError>> {
        size_limits::before_reading(text)?;
        Self::of(text, size_limits::of_table)
    }

    /// Adds these texts as bases, the nearest first: each is what the one before names as its base.
    pub(crate) fn over(mut self, under: &[&str]) -> Result<Self, Vec<RuleError>> {
        let line = self.places.line("base");
        for text in under {
            let below = Self::read(text).map_err(|mistakes| {
                mistakes.into_iter().map(|mistake| mistake.at(line)).collect::<Vec<_>>()
            })?;
            self.under.push(below.table);
        }
        Ok(self)
    }

    /// Reads a document kept from rules that were read before.
    pub(crate) fn kept(text: &str) -> Result<Self, Vec<RuleError>> {
        size_limits::of_text(text)?;
        Self::of(text, |_, _| Ok(()))
    }

    fn of(
        text: &str,
        bounded: impl Fn(&DeTable<'_>, &LineStarts) -> Result<(), Vec<RuleError>>,
    ) -> Result<Self, Vec<RuleError>> {
        let lines = LineStarts::of(text);
        let (spanned, errors) = DeTable::parse_recoverable(text);
        let wrong = |error: &toml::de::Error| {
            let line = error.span().map(|span| lines.at(span.start));
            let message = error
                .span()
                .and_then(|span| {
                    twice(text, &span, error.message())
                        .or_else(|| closed(text, &span, error.message()))
                        .or_else(|| bare_word(text, span.start))
                })
                .unwrap_or_else(|| syntax(error.message()));
            RuleError::new("not_toml", "", message).at(line)
        };
        if !errors.is_empty() {
            let mut mistakes: Vec<_> = errors.iter().map(wrong).collect();
            mistakes.sort_by_key(|mistake| mistake.line);
            mistakes.truncate(MAX_SYNTAX_ERRORS);
            return Err(mistakes);
        }
        size_limits::depth(spanned.get_ref())?;
        bounded(spanned.get_ref(), &lines)?;
        let places = Places::of(text, &lines, spanned.get_ref());
        let table = Table::deserialize(toml::Deserializer::from(spanned));
        let table = table.map_err(|error| vec![wrong(&error)])?;
        Ok(Self { table, places, under: Vec::new() })
    }

    /// The table merged into its bases, without `base`.
    pub(super) fn over_bases<D: Document>(self) -> Result<(Table, Places), Vec<RuleError>> {
        let place = |error: RuleError| {
            let line = self.places.line(&error.field);
            vec![error.at(line)]
        };
        let table = over_bases::<D>(self.table, self.under.into_iter(), 0).map_err(place)?;
        Ok((table, self.places))
    }
}

fn syntax(message: &str) -> (String, String) {
    let message = message.lines().collect::<Vec<_>>().join("; ");
    (format!("das ist kein TOML: {message}"), format!("this is no TOML: {message}"))
}

/// The message for a key that the table has already.
fn twice(text: &str, at: &Range<usize>, message: &str) -> Option<(String, String)> {
    if message.lines().next() != Some("duplicate key") {
        return None;
    }
    let (key, after) = (text.get(at.clone())?.trim(), text.get(at.end..)?.trim_start());
    let list = after.strip_prefix('=').is_some_and(|value| {
        value.trim_start().strip_prefix('[').is_some_and(|one| one.trim_start().starts_with('{'))
    });
    Some(if list {
        (
            format!(
                "`{key}` steht schon weiter oben: schreib alle Einträge in eine Liste, `{key} = [{{ … }}, \
                 {{ … }}]`, oder jeden für sich unter `[[{key}]]`"
            ),
            format!(
                "`{key}` stands further up already: write all entries in one list, `{key} = [{{ … }}, {{ … \
                 }}]`, or each by itself below `[[{key}]]`"
            ),
        )
    } else {
        (
            format!("`{key}` steht schon weiter oben: nimm eins von beiden weg"),
            format!("`{key}` stands further up already: take one of the two away"),
        )
    })
}

/// The message for a field of a table that is written in braces further up, as in `deck = { … }`
/// and `deck.jokers = 2`.
fn closed(text: &str, at: &Range<usize>, message: &str) -> Option<(String, String)> {
    if message.lines().next() != Some("cannot extend value of type inline table with a dotted key")
    {
        return None;
    }
    let line = text.get(..at.start)?.rfind('\n').map_or(0, |end| end + 1);
    let key = text.get(line..)?.lines().next()?.split(['.', '=']).next()?.trim();
    let key = key.trim_start_matches('[');
    Some((
        format!(
            "`{key}` steht schon weiter oben in geschweiften Klammern: entweder alles dort hinein, `{key} = {{ … \
             }}`, oder jedes für sich, `{key}.x = …`"
        ),
        format!(
            "`{key}` stands further up in braces already: put either all of it there, `{key} = {{ … }}`, or each \
             by itself, `{key}.x = …`"
        ),
    ))
}

/// The message for a word used as a value without quotation marks, as in `threat = none`.
fn bare_word(text: &str, at: usize) -> Option<(String, String)> {
    let before = text.get(..at)?.trim_end();
    let word: String =
        text.get(at..)?.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    let is_value = before.ends_with(['=', '[', ',']);
    let is_word = word.starts_with(char::is_alphabetic);
    (is_value && is_word).then(|| {
        (
            format!("ein Text steht in Anführungszeichen: schreib \"{word}\""),
            format!("a text stands in quotation marks: write \"{word}\""),
        )
    })
}

fn over_bases<D: Document>(
    mut own: Table,
    mut under: std::vec::IntoIter<Table>,
    depth: usize,
) -> Result<Table, RuleError> {
    take_game::<D>(&mut own)?;
    origin::drop_from(&mut own);
    let layer = if own.contains_key("base") { Layer::Patch } else { Layer::Whole };
    D::upcast(&mut own, layer);
    let name = match own.remove("base") {
        None => return Ok(own),
        Some(Value::String(name)) => name,
        Some(_) => return Err(no_base(&offered_bases::<D>())),
    };
    if depth >= MAX_BASES {
        let message = ("die Kette der Grundlagen hört nie auf", "the chain of bases has no end");
        return Err(RuleError::new("base_loop", "base", message));
    }
    let below = match under.next() {
        Some(below) => below,
        None => of_house::<D>(&name)?,
    };
    let mut table = over_bases::<D>(below, under, depth + 1)?;
    if depth == 0 {
        default_names::name(&mut own, &table);
    }
    merge(&mut table, &own, D::DECISIONS);
    Ok(table)
}

/// The built-in rules with this id.
fn of_house<D: Document>(name: &str) -> Result<Table, RuleError> {
    let Some((_, text)) = bases::<D>().find(|(id, _)| *id == name) else {
        let library: Vec<_> = D::LIBRARY.iter().map(|(id, _)| *id).collect();
        return Err(no_preset(name, &offered_bases::<D>(), &library));
    };
    text.parse().map_err(|error: toml::de::Error| {
        let (de, en) = syntax(error.message());
        let message = (format!("Regeln `{name}`: {de}"), format!("preset `{name}`: {en}"));
        RuleError::new("not_toml", "base", message)
    })
}

/// Removes the name of the game from the head of a file and checks it.
pub(super) fn take_game<D: Document>(table: &mut Table) -> Result<(), RuleError> {
    match table.remove("game") {
        None => Ok(()),
        Some(Value::String(game)) if game == D::GAME => Ok(()),
        Some(other) => {
            let game = D::GAME;
            let message = (
                format!("das sind Regeln für \"{game}\", nicht für {other}"),
                format!("these are rules of \"{game}\", not of {other}"),
            );
            Err(RuleError::new("wrong_game", "game", message))
        }
    }
}

/// The mistake for a base that is not a name.
fn no_base(known: &[&str]) -> RuleError {
    let known = list(known);
    let message = (
        format!("schreib den Kurznamen von Regeln des Hauses, einen von: {known}"),
        format!("write the id of a preset, one of: {known}"),
    );
    RuleError::new("unknown_base", "base", message)
}

/// The mistake for rules that are neither `offered` nor in the `library`.
pub(crate) fn no_preset(name: &str, offered: &[&str], library: &[&str]) -> RuleError {
    if names_file(name) {
        let message = (
            format!(
                "`{name}` ist eine Datei, und hier ist nur diese eine: `stammtisch rules show` \
                 schreibt beide in eine"
            ),
            format!(
                "`{name}` is a file, and here is only this one: `stammtisch rules show` writes both \
                 into one"
            ),
        );
        return RuleError::new("unknown_base", "base", message);
    }
    let message = match nearest(name, library) {
        Some(meant) if nearest(name, offered).is_none() => (
            format!("die Regeln `{name}` gibt es nicht; meinst du `{meant}` aus der Bibliothek?"),
            format!("there is no preset `{name}`; did you mean `{meant}` of the library?"),
        ),
        _ => there_is_no(("die Regeln", "preset"), name, offered),
    };
    RuleError::new("unknown_base", "base", message)
}

/// Whether a base is meant as a file, not as built-in rules: none of their ids looks like one.
#[must_use]
pub fn names_file(base: &str) -> bool {
    base.contains(['/', '\\']) || base.ends_with(".toml")
}

fn offered_bases<D: Document>() -> Vec<&'static str> {
    D::PRESETS.iter().chain(D::BASES).map(|(id, _)| *id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endless_nesting_is_refused_and_not_followed() {
        let inline = format!("x = {}1{}", "{ a.b.c.d.e = ".repeat(78), " }".repeat(78));
        let lists = format!("x = {}{}", "[".repeat(30_000), "]".repeat(30_000));
        let open = "[".repeat(60_000);
        let header = format!("[{}]", vec!["a"; 30_000].join("."));
        for text in [inline, lists, open, header] {
            let Err(mistakes) = Source::read(&text) else { panic!("read") };
            let codes = ["too_deep", "too_many_fields"];
            assert!(codes.contains(&mistakes[0].code), "{}", mistakes[0]);
        }
    }

    #[test]
    fn a_word_without_its_quotation_marks_is_known() {
        for (text, word) in
            [("[cards.7]\nthreat = none", "none"), ("end.never_last = [\"7\", J]", "J")]
        {
            let Err(mistakes) = Source::read(text) else { panic!("read") };
            let told = &mistakes[0];
            assert!(told.message.contains(&format!("write \"{word}\"")), "{told}");
            assert!(told.german.contains(&format!("schreib \"{word}\"")), "{told:?}");
        }
    }

    #[test]
    fn several_slips_in_the_toml_are_told_with_their_lines() {
        let Err(mistakes) = Source::read("a = 1\nb = \nc = 3\nd : 4\n") else { panic!("read") };
        let lines: Vec<_> = mistakes.iter().map(|mistake| mistake.line).collect();
        assert_eq!(lines, [Some(2), Some(4)], "{mistakes:?}");
    }
}
