//! Deserialises a merged table into a game's document, and converts documents to text and back.

use toml::{Table, Value};

use super::document::{Document, Layer, formats};
use super::error::RuleError;
use super::from_table::{TypeError, typed_at_once};
use super::source::{Source, take_game};
use super::type_mistakes::{Model, typed};

/// The keys of a file other than the rules themselves.
const HEAD: [&str; 6] = ["base", "options", "game", "sources", "region", "tags"];

/// Deserialises a merged table.
pub(super) fn typed_file<D: Document>(table: &Table) -> Result<D, Vec<RuleError>> {
    let wrong = |message: (String, String)| vec![RuleError::new("bad_format", "format", message)];
    match table.get("format") {
        Some(Value::Integer(number)) if *number == i64::from(D::FORMAT) => {
            let model = Model { table: sound::<D>, also: &HEAD, help: D::HELP };
            typed(table, &model, D::typed).map_err(|(mut found, mended)| {
                found.extend(mended.map(|doc| judged_alone(&doc, &found)).unwrap_or_default());
                found
            })
        }
        Some(other) => {
            let (de, en) = formats::<D>();
            let de = format!("{de}, die Datei sagt {other}");
            Err(wrong((de, format!("{en}, the file says {other}"))))
        }
        None => Err(wrong((
            format!("schreib `format = {}` oder nenne eine Grundlage mit `base`", D::FORMAT),
            format!("write `format = {}`, or name a `base`", D::FORMAT),
        ))),
    }
}

/// Mistakes in single values of the repaired rules, except in the fields that were repaired.
fn judged_alone<D: Document>(doc: &D, found: &[RuleError]) -> Vec<RuleError> {
    let mended = |field: &str| {
        found.iter().any(|known| known.field.starts_with(field) || field.starts_with(&known.field))
    };
    let mut mistakes = doc.check();
    mistakes.retain(|mistake| D::ALONE.contains(&mistake.code) && !mended(&mistake.field));
    mistakes
}

/// Valid rules, from the first preset.
fn sound<D: Document>() -> Table {
    let text = D::PRESETS.first().map(|(_, text)| *text);
    let mut table = text.and_then(|text| text.parse().ok()).unwrap_or_default();
    D::upcast(&mut table, Layer::Whole);
    table
}

/// Deserialises a table without options.
pub(crate) fn typed_alone<D: Document>(table: &Table) -> Result<D, Vec<RuleError>> {
    let model = Model { table: sound::<D>, also: &[], help: D::HELP };
    typed(table, &model, D::typed).map_err(|(mistakes, _)| mistakes)
}

/// Deserialises a table made from a document and patches that have been checked.
///
/// # Errors
/// The first mistake.
pub(crate) fn typed_again<D: Document>(table: &Table) -> Result<D, TypeError> {
    typed_at_once(table, D::typed)
}

/// Reads complete house rules without options, as a log keeps them.
///
/// # Errors
/// The text is not a valid document.
pub fn from_text<D: Document>(text: &str) -> Result<D, Vec<RuleError>> {
    of_source(Source::kept(text)?)
}

/// As [`from_text`], for a text known to be TOML.
pub(crate) fn of_source<D: Document>(source: Source) -> Result<D, Vec<RuleError>> {
    let Source { mut table, places, .. } = source;
    take_game::<D>(&mut table).map_err(|error| vec![error.at(places.line("game"))])?;
    D::upcast(&mut table, Layer::Whole);
    typed_alone(&table).map_err(|mistakes| {
        let line = |field: &str| places.nearest(field, "").map(|(_, line)| line);
        mistakes
            .into_iter()
            .map(|mistake| {
                let line = line(&mistake.field);
                mistake.at(line)
            })
            .collect()
    })
}

/// Writes complete house rules in the form that a log keeps.
#[must_use]
pub fn to_text<D: Document>(rules: &D) -> String {
    format!("game = \"{}\"\n{}", D::GAME, rules.written())
}
