//! A rules file: the rules, the options it offers, and the way from text to house rules.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::{Table, Value};

use super::doc::{FORMAT, HouseRules, Text};
use super::error::RuleError;
use super::merge::merge;
use super::preset;
use crate::limits::MAX_RULES_BYTES;

/// Deepest chain of `base`.
const MAX_BASES: usize = 8;

/// A rules file that has been read: every choice of every option gives valid house rules.
#[derive(Clone, Debug)]
pub struct RulesFile {
    table: Table,
    options: Vec<OptionRule>,
}

/// An option that a table may choose.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionRule {
    /// Short name.
    pub id: String,
    /// The name people use.
    pub name: Text,
    /// The choice in force when nothing is chosen.
    pub default: String,
    /// Counts only while these other options have these choices.
    #[serde(default)]
    pub requires: BTreeMap<String, String>,
    /// The choices.
    pub choices: Vec<ChoiceRule>,
}

/// One choice of an option: a small rules document laid over the file.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoiceRule {
    /// Short name.
    pub id: String,
    /// The name people use.
    pub name: Text,
    /// What it changes.
    #[serde(default)]
    pub set: Table,
}

impl Eq for ChoiceRule {}

impl RulesFile {
    /// Reads a rules file: a preset's or a user's text, over its `base` if it names one.
    ///
    /// # Errors
    /// Everything that is wrong with the text itself; [`RulesFile::resolve`] finds the rest.
    pub fn read(text: &str) -> Result<Self, Vec<RuleError>> {
        let mut table = read_over_bases(text, 0).map_err(|error| vec![error])?;
        let options = match table.remove("options") {
            None => Vec::new(),
            Some(value) => value
                .try_into::<Vec<OptionRule>>()
                .map_err(|error| vec![RuleError::new("bad_option", "options", error.message())])?,
        };
        let file = Self { table, options };
        let mistakes = file.check_options();
        if mistakes.is_empty() { Ok(file) } else { Err(mistakes) }
    }

    /// The options on offer.
    #[must_use]
    pub fn options(&self) -> &[OptionRule] {
        &self.options
    }

    /// The house rules with these choices; options not named keep their default.
    ///
    /// # Errors
    /// An unknown option or choice, an unknown or missing field, a value of the wrong type.
    pub fn resolve(&self, chosen: &BTreeMap<String, String>) -> Result<HouseRules, Vec<RuleError>> {
        self.resolve_with(chosen, &Table::new())
    }

    /// The house rules with these choices, and a last patch laid over everything.
    ///
    /// # Errors
    /// As [`RulesFile::resolve`].
    pub fn resolve_with(
        &self,
        chosen: &BTreeMap<String, String>,
        patch: &Table,
    ) -> Result<HouseRules, Vec<RuleError>> {
        for id in chosen.keys() {
            if !self.options.iter().any(|option| option.id == *id) {
                let known: Vec<_> = self.options.iter().map(|option| option.id.as_str()).collect();
                return Err(vec![RuleError::new(
                    "unknown_option",
                    format!("options.{id}"),
                    format!("there is no option `{id}`; there are: {}", known.join(", ")),
                )]);
            }
        }
        let mut table = self.table.clone();
        for option in &self.options {
            let choice = self.choice(option, chosen).map_err(|error| vec![error])?;
            if self.counts(option, chosen) {
                merge(&mut table, &choice.set);
            }
        }
        merge(&mut table, patch);
        read_rules(table)
    }

    /// Whether `option` is in force: all options it requires have the required choice.
    #[must_use]
    pub fn counts(&self, option: &OptionRule, chosen: &BTreeMap<String, String>) -> bool {
        option.requires.iter().all(|(id, choice)| {
            let other = self.options.iter().find(|other| other.id == *id);
            other.is_some_and(|other| chosen.get(id).unwrap_or(&other.default) == choice)
        })
    }

    fn choice<'a>(
        &self,
        option: &'a OptionRule,
        chosen: &BTreeMap<String, String>,
    ) -> Result<&'a ChoiceRule, RuleError> {
        let id = chosen.get(&option.id).unwrap_or(&option.default);
        option.choices.iter().find(|choice| choice.id == *id).ok_or_else(|| {
            let known: Vec<_> = option.choices.iter().map(|choice| choice.id.as_str()).collect();
            RuleError::new(
                "unknown_choice",
                format!("options.{}", option.id),
                format!("there is no choice `{id}`; there are: {}", known.join(", ")),
            )
        })
    }

    fn check_options(&self) -> Vec<RuleError> {
        let mut mistakes = Vec::new();
        for (index, option) in self.options.iter().enumerate() {
            let field = format!("options.{}", option.id);
            if self.options[..index].iter().any(|other| other.id == option.id) {
                mistakes.push(RuleError::new(
                    "bad_option",
                    &field,
                    "this option stands here twice",
                ));
            }
            if let Err(error) = self.choice(option, &BTreeMap::new()) {
                mistakes.push(error);
            }
            for (id, choice) in &option.requires {
                let known = self.options.iter().any(|other| {
                    other.id == *id && other.choices.iter().any(|known| known.id == *choice)
                });
                if !known {
                    let message = format!("no option `{id}` has a choice `{choice}`");
                    mistakes.push(RuleError::new(
                        "bad_option",
                        format!("{field}.requires"),
                        message,
                    ));
                }
            }
        }
        mistakes
    }
}

/// Parses `text` and lays it over its bases.
fn read_over_bases(text: &str, depth: usize) -> Result<Table, RuleError> {
    if text.len() > MAX_RULES_BYTES {
        let message = format!("a rules file has at most {MAX_RULES_BYTES} bytes");
        return Err(RuleError::new("too_long", "", message));
    }
    let mut own: Table = text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map(|span| line_at(text, span.start));
        RuleError { line, ..RuleError::new("not_toml", "", error.message()) }
    })?;
    let Some(base) = own.remove("base") else { return Ok(own) };
    let unknown = |name: &str| {
        let known = preset::ids().collect::<Vec<_>>().join(", ");
        RuleError::new(
            "unknown_base",
            "base",
            format!("there is no preset {name}; there are: {known}"),
        )
    };
    let Value::String(name) = base else { return Err(unknown("of that kind")) };
    let below = preset::text(&name).ok_or_else(|| unknown(&format!("`{name}`")))?;
    if depth >= MAX_BASES {
        return Err(RuleError::new("base_loop", "base", "the chain of bases is too long"));
    }
    let mut table = read_over_bases(below, depth + 1)?;
    merge(&mut table, &own);
    Ok(table)
}

/// Types a merged table.
fn read_rules(table: Table) -> Result<HouseRules, Vec<RuleError>> {
    match table.get("format") {
        Some(Value::Integer(number)) if *number == i64::from(FORMAT) => {}
        Some(other) => {
            let message = format!("this program reads format {FORMAT}, the file says {other}");
            return Err(vec![RuleError::new("bad_format", "format", message)]);
        }
        None => {
            let message = format!("say `format = {FORMAT}`, or name a `base`");
            return Err(vec![RuleError::new("bad_format", "format", message)]);
        }
    }
    // Through text, so that errors carry the place of the field.
    let text = toml::to_string(&table)
        .map_err(|error| vec![RuleError::new("bad_value", "", error.to_string())])?;
    from_text(&text)
}

/// Reads complete house rules without options, as a log keeps them.
///
/// # Errors
/// Text that is no such document.
pub fn from_text(text: &str) -> Result<HouseRules, Vec<RuleError>> {
    toml::from_str(text).map_err(|error| {
        let field = error.span().map(|span| field_at(text, span.start)).unwrap_or_default();
        vec![RuleError::new("bad_value", field, error.message())]
    })
}

/// Writes complete house rules as a log keeps them.
#[must_use]
pub fn to_text(rules: &HouseRules) -> String {
    toml::to_string(rules).unwrap_or_default()
}

/// The line of a byte offset, from 1.
fn line_at(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
}

/// The dotted path of the key at a byte offset, in text written by the `toml` crate.
fn field_at(text: &str, offset: usize) -> String {
    let before = &text[..offset.min(text.len())];
    let section = before
        .rfind("\n[")
        .map_or(if before.starts_with('[') { Some(0) } else { None }, |at| Some(at + 1));
    let head = section
        .and_then(|at| text[at..].lines().next())
        .map(|line| line.trim_start_matches('[').trim_end_matches(']').to_owned());
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    let key = if line.starts_with('[') { None } else { line.split('=').next().map(str::trim) };
    [head.as_deref(), key]
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(".")
}
