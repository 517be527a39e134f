//! Asks about tables whose keys are cards or names, and about lists of tables: entry by entry.

use serde_json::{Map, Value};

use super::New;
use super::answers::{Answer, card};
use super::schema::{Field, Kind};
use super::words::words;

impl New {
    pub(super) fn entries(&mut self, field: &Field, now: Option<&Value>) -> anyhow::Result<Answer> {
        let words = words(self.lang);
        let of_cards = field.kind() == Kind::Cards;
        let inside = self.schema.within(field);
        let before = now.and_then(Value::as_object).cloned().unwrap_or_default();
        let mut said = before.clone();
        loop {
            let there: Vec<_> = said.keys().cloned().collect();
            let there = (!there.is_empty()).then(|| there.join(", "));
            let question = if of_cards { words.which_card } else { words.which_entry };
            let question = format!("{}: {question}", field.title());
            let Some(key) = self.talk.ask(&question, there.as_deref())? else { break };
            if let Some(gone) = key.strip_prefix('-') {
                said.remove(&named(gone, of_cards));
                continue;
            }
            let key = named(&key, of_cards);
            let value = self.whole(&inside, said.get(&key))?;
            said.insert(key, value);
        }
        Ok(changed(&before, said))
    }

    pub(super) fn list(&mut self, field: &Field, now: Option<&Value>) -> anyhow::Result<Answer> {
        let words = words(self.lang);
        let inside = self.schema.within(field);
        let before = now.and_then(Value::as_array).cloned().unwrap_or_default();
        let mut said = before.clone();
        if !said.is_empty() && self.talk.whether(&words.empty(said.len()), false)? {
            said.clear();
        }
        while self.talk.whether(&words.another(&field.title()), false)? {
            said.push(self.table(&inside, None)?);
        }
        Ok(if said == before { Answer::Keep } else { Answer::Set(Value::Array(said)) })
    }
}

fn changed(before: &Map<String, Value>, said: Map<String, Value>) -> Answer {
    if said == *before { Answer::Keep } else { Answer::Set(Value::Object(said)) }
}

/// A key as it is written in files: a card by its letter, a name without capitals and blanks.
fn named(said: &str, of_cards: bool) -> String {
    if of_cards {
        return card(said).unwrap_or_else(|| said.to_owned());
    }
    said.trim().to_lowercase().replace(' ', "_")
}
