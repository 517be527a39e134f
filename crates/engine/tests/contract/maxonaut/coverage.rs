//! Coverage: which fields of the document have occurred with more than one value.

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::maxonaut::Card;
use stammtisch_engine::maxonaut::rules::HouseRules;
use stammtisch_engine::rules::to_text;
use toml::{Table, Value};

use crate::known::{everything, join};

/// Fields that are the same in every document.
const ALWAYS: [&str; 2] = ["format", "game"];

/// The values of each field.
#[derive(Default)]
pub(super) struct Coverage(BTreeMap<String, BTreeSet<String>>);

impl Coverage {
    pub(super) fn note(&mut self, doc: &HouseRules) {
        let table: Table = to_text(doc).parse().unwrap();
        self.table("", &table);
    }

    fn table(&mut self, at: &str, table: &Table) {
        for (key, value) in table {
            let path = join(at, key);
            match value {
                Value::Table(inner) => self.table(&path, inner),
                _ => drop(self.0.entry(path).or_default().insert(value.to_string())),
            }
        }
    }

    /// How many items there are, and which of them have not occurred.
    pub(super) fn against_all(&self) -> (usize, Vec<String>) {
        let mut all = everything::<HouseRules>();
        all.extend(Card::all().map(|card| format!("deck.{card}")));
        let missing = all.iter().filter(|item| !self.has(item) && !ALWAYS.contains(&item.as_str()));
        (all.len(), missing.cloned().collect())
    }

    /// Whether a word such as `next_round=judge` has occurred, or a field with several values, or a
    /// table of such.
    fn has(&self, item: &str) -> bool {
        if let Some((field, word)) = item.split_once('=') {
            let values = self.0.get(field);
            return values.is_some_and(|values| values.contains(&format!("\"{word}\"")));
        }
        let below = format!("{item}.");
        let values = self.0.get(item).map_or(0, BTreeSet::len);
        // None, one and several of each card are wanted.
        let least = if item.starts_with("deck.") { 3 } else { 2 };
        values >= least || self.0.keys().any(|field| field.starts_with(&below))
    }
}
