//! The options of a rules file: their types and their checks.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use super::error::RuleError;
use super::from_table::as_it_is;
use super::help::Help;
use super::suggest::there_is_no;
use super::text::Text;
use super::text_check::{ID, is_id, text_of};
use super::type_mistakes::{Model, typed};
use crate::limits::{MAX_OPTIONS, MAX_RULES_MISTAKES};

/// An option that a table can set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct OptionRule {
    /// Short name.
    pub id: String,
    /// The name people use.
    pub name: Text,
    /// The choice in force when nothing is chosen.
    pub default: String,
    /// The option is in force only while these other options have these choices.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub requires: BTreeMap<String, String>,
    /// The choices.
    pub choices: Vec<ChoiceRule>,
}

/// One choice of an option: a partial rules document merged into the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChoiceRule {
    /// Short name.
    pub id: String,
    /// The name people use.
    pub name: Text,
    /// The changes it makes.
    #[serde(default, skip_serializing_if = "Table::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "super::schema::Changes"))]
    pub set: Table,
}

impl Eq for ChoiceRule {}

impl OptionRule {
    /// Whether it selects the format of play: one of its choices is a single deal (LIV-16).
    #[must_use]
    pub fn is_form(&self) -> bool {
        let single = |choice: &ChoiceRule| {
            choice.set.get("match").and_then(toml::Value::as_str) == Some("single")
        };
        self.choices.iter().any(single)
    }

    /// The choice with this id.
    pub(super) fn choice(&self, id: &str) -> Result<&ChoiceRule, RuleError> {
        self.choices.iter().find(|choice| choice.id == *id).ok_or_else(|| {
            let known: Vec<_> = self.choices.iter().map(|choice| choice.id.as_str()).collect();
            let message = there_is_no(("die Auswahl", "choice"), id, &known);
            RuleError::new("unknown_choice", format!("options.{}", self.id), message)
        })
    }
}

/// An option whose choices have not been typed yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    id: String,
    name: Text,
    default: String,
    #[serde(default)]
    requires: BTreeMap<String, String>,
    choices: Vec<Table>,
}

/// Reads the list of options and reports everything that is wrong with it.
pub(super) fn read(value: Option<Value>) -> Result<Vec<OptionRule>, Vec<RuleError>> {
    let list = match value {
        None => return Ok(Vec::new()),
        Some(Value::Array(list)) if list.len() <= MAX_OPTIONS => list,
        Some(Value::Array(_)) => {
            let message = (
                format!("höchstens {MAX_OPTIONS} Optionen"),
                format!("at most {MAX_OPTIONS} options"),
            );
            return Err(vec![RuleError::new("bad_option", "options", message)]);
        }
        Some(_) => {
            let message = (
                "Optionen sind eine Liste: Fang jede mit [[options]] an",
                "options are a list: begin each with [[options]]",
            );
            return Err(vec![RuleError::new("bad_option", "options", message)]);
        }
    };
    let (mut options, mut mistakes) = (Vec::new(), Vec::new());
    for (index, value) in list.into_iter().enumerate() {
        // The rest is reported once these are corrected.
        if mistakes.len() >= MAX_RULES_MISTAKES {
            break;
        }
        match option(value, index) {
            Ok(option) => options.push(option),
            Err(found) => mistakes.extend(found),
        }
    }
    if mistakes.is_empty() {
        mistakes = check(&options);
    }
    if mistakes.is_empty() { Ok(options) } else { Err(mistakes) }
}

fn option(value: Value, index: usize) -> Result<OptionRule, Vec<RuleError>> {
    let (table, field) = table_and_field(value, "options", index)?;
    let model = &Model { table: sample, also: &[], help: Help::NONE };
    let head: Head = typed(&table, model, as_it_is).map_err(|(found, _)| within(&field, found))?;
    let (mut choices, mut mistakes) = (Vec::new(), Vec::new());
    for (index, choice) in head.choices.into_iter().enumerate() {
        let (choice, field) = table_and_field(choice.into(), &format!("{field}.choices"), index)?;
        match typed::<ChoiceRule>(&choice, model, as_it_is) {
            Ok(choice) => choices.push(choice),
            Err((found, _)) => mistakes.extend(within(&field, found)),
        }
        if mistakes.len() >= MAX_RULES_MISTAKES {
            break;
        }
    }
    let Head { id, name, default, requires, choices: _ } = head;
    if mistakes.is_empty() {
        Ok(OptionRule { id, name, default, requires, choices })
    } else {
        Err(mistakes)
    }
}

/// A valid option and choice in one, to fill in values during the search for mistakes.
fn sample() -> Table {
    let text = "id = 'short-name'\ndefault = 'yes'\nname = { de = 'Name', en = 'Name' }\n\
                choices = []";
    text.parse().unwrap_or_default()
}

fn table_and_field(
    value: Value,
    list: &str,
    index: usize,
) -> Result<(Table, String), Vec<RuleError>> {
    let Value::Table(table) = value else {
        let message = (
            "hier muss eine Tabelle mit `id` und `name` stehen, etwa { id = \"no\", name = \
             { de = \"nein\", en = \"no\" } }",
            "a table with `id` and `name` must stand here, as in { id = \"no\", name = \
             { de = \"nein\", en = \"no\" } }",
        );
        return Err(vec![RuleError::new("bad_option", list, message)]);
    };
    let name = super::line_numbers::name(&table, index);
    Ok((table, format!("{list}.{name}")))
}

fn within(field: &str, mut found: Vec<RuleError>) -> Vec<RuleError> {
    for mistake in &mut found {
        mistake.field = super::line_numbers::join(field, &mistake.field);
    }
    found
}

fn check(options: &[OptionRule]) -> Vec<RuleError> {
    let mut found = Vec::new();
    let mut add = |field: String, message: (String, String)| {
        found.push(RuleError::new("bad_option", field, message));
    };
    let mut known = BTreeSet::new();
    for option in options {
        let field = format!("options.{}", option.id);
        if !known.insert(&option.id) {
            let message = ("diese Option steht hier zweimal", "this option stands here twice");
            add(field.clone(), (message.0.into(), message.1.into()));
        }
        if !(2..=MAX_OPTIONS).contains(&option.choices.len()) {
            let message = (
                format!("biete 2 bis {MAX_OPTIONS} Möglichkeiten an"),
                format!("give 2 to {MAX_OPTIONS} choices"),
            );
            add(format!("{field}.choices"), message);
        }
        let mut ids = BTreeSet::new();
        for choice in &option.choices {
            if !ids.insert(&choice.id) {
                let message =
                    ("diese Möglichkeit steht hier zweimal", "this choice stands here twice");
                let field = format!("{field}.choices.{}", choice.id);
                add(field, (message.0.into(), message.1.into()));
            }
        }
        for (id, choice) in &option.requires {
            let other = options.iter().find(|other| other.id == *id);
            if other.is_none_or(|other| other.choice(choice).is_err()) {
                let message = (
                    format!("keine Option `{id}` hat die Möglichkeit `{choice}`"),
                    format!("no option `{id}` has a choice `{choice}`"),
                );
                add(format!("{field}.requires.{id}"), message);
            }
        }
        if with_required(options, option, BTreeMap::new()).is_none() {
            let message = (
                "das kann nie gelten: Was es voraussetzt, widerspricht sich",
                "this can never count: what it requires contradicts itself",
            );
            add(format!("{field}.requires"), (message.0.into(), message.1.into()));
        }
    }
    found.extend(options.iter().flat_map(names));
    found.truncate(MAX_RULES_MISTAKES);
    found
}

/// Checks the ids, names and default of an option.
fn names(option: &OptionRule) -> Vec<RuleError> {
    let field = format!("options.{}", option.id);
    let mut found = Vec::new();
    let all = option
        .choices
        .iter()
        .map(|choice| (format!("{field}.choices.{}", choice.id), &choice.id, &choice.name));
    for (field, id, name) in all.chain([(field.clone(), &option.id, &option.name)]) {
        if !is_id(id) {
            found.push(RuleError::new("bad_id", format!("{field}.id"), ID));
        }
        found.extend(text_of(&format!("{field}.name"), name, 60));
    }
    found.extend(
        option
            .choice(&option.default)
            .err()
            .map(|error| RuleError { field: format!("{field}.default"), ..error }),
    );
    found
}

/// `chosen` with everything added that `option` requires, directly or indirectly; none if that is
/// contradictory.
pub(super) fn with_required(
    options: &[OptionRule],
    option: &OptionRule,
    mut chosen: BTreeMap<String, String>,
) -> Option<BTreeMap<String, String>> {
    for (id, choice) in &option.requires {
        match chosen.get(id) {
            Some(known) if known == choice => {}
            Some(_) => return None,
            None => {
                chosen.insert(id.clone(), choice.clone());
                if let Some(other) = options.iter().find(|other| other.id == *id) {
                    chosen = with_required(options, other, chosen)?;
                }
            }
        }
    }
    Some(chosen)
}
