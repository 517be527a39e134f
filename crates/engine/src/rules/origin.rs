//! What a file says about itself apart from the rules (sources, region, tags), for people who look
//! for rules. It is not merged with other files, and no log keeps it.

use serde::Deserialize;
use toml::Table;

use super::error::RuleError;
use super::from_table::as_it_is;
use super::help::Help;
use super::line_numbers::Places;
use super::text::Text;
use super::text_check::{ID, is_id, text_of};
use super::type_mistakes::{Model, typed};
use crate::limits::{LONGEST_SOURCE, MAX_SOURCES};

/// The keys for this at the head of a file.
pub(super) const KEYS: [&str; 3] = ["sources", "region", "tags"];

/// What a rules file says about the origin of its rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Origin {
    /// Public descriptions of the game.
    pub sources: Vec<NamedSource>,
    /// The region where people play it.
    pub region: Option<Text>,
    /// Tags that describe it: those of [`super::Document::TAGS`] or others.
    pub tags: Vec<String>,
}

/// A public description of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NamedSource {
    /// The name of the source.
    pub name: String,
    /// Its address on the web.
    pub url: String,
}

/// Removes these keys from the table.
pub(super) fn drop_from(table: &mut Table) {
    for key in KEYS {
        table.remove(key);
    }
}

impl Origin {
    /// Takes them from the head of a file.
    pub(super) fn take(table: &mut Table, places: &Places) -> Result<Self, Vec<RuleError>> {
        let said: Table =
            KEYS.iter().filter_map(|key| Some(((*key).to_owned(), table.remove(*key)?))).collect();
        let model = Model { table: sample, also: &[], help: Help::NONE };
        let mistakes = match typed::<Self>(&said, &model, as_it_is) {
            Ok(origin) => match origin.check() {
                mistakes if mistakes.is_empty() => return Ok(origin),
                mistakes => mistakes,
            },
            Err((mistakes, _)) => mistakes,
        };
        let located = mistakes.into_iter().map(|mistake| {
            let line = places.nearest(&mistake.field, "").map(|(_, line)| line);
            mistake.at(line)
        });
        Err(located.collect())
    }

    fn check(&self) -> Vec<RuleError> {
        let mut found = Vec::new();
        for (key, length) in [("sources", self.sources.len()), ("tags", self.tags.len())] {
            if length > MAX_SOURCES {
                let message = (
                    format!("höchstens {MAX_SOURCES} davon"),
                    format!("at most {MAX_SOURCES} of them"),
                );
                found.push(RuleError::new("bad_value", key, message));
            }
        }
        for NamedSource { name, url } in &self.sources {
            let one_line = |said: &str| {
                let length = said.trim().chars().count();
                (1..=LONGEST_SOURCE).contains(&length) && !said.chars().any(char::is_control)
            };
            if !one_line(name) || !one_line(url) {
                let message = (
                    format!("Name und Adresse haben 1 bis {LONGEST_SOURCE} Zeichen in einer Zeile"),
                    format!("name and address have 1 to {LONGEST_SOURCE} characters on one line"),
                );
                found.push(RuleError::new("bad_text", "sources", message));
            } else if !["https://", "http://"].iter().any(|scheme| url.starts_with(scheme)) {
                let message = (
                    format!("`{url}` ist keine Adresse: sie fängt mit https:// oder http:// an"),
                    format!("`{url}` is no address: it begins with https:// or http://"),
                );
                found.push(RuleError::new("bad_value", "sources", message));
            }
        }
        if self.tags.iter().any(|tag| !is_id(tag)) {
            found.push(RuleError::new("bad_id", "tags", ID));
        }
        found.extend(self.region.iter().flat_map(|region| text_of("region", region, 60)));
        found
    }
}

/// A valid example of these keys, to fill in values during the search for mistakes.
fn sample() -> Table {
    let text = "sources = []\ntags = []\nregion = { de = 'Hier', en = 'Here' }";
    text.parse().unwrap_or_default()
}
