//! Parses single answers: a number, a word, cards.

use serde_json::{Value, json};

use super::New;
use super::schema::{Field, Kind, Variant};
use super::words::words;

/// What an answer does to a field.
pub(super) enum Answer {
    /// The field stays as it is.
    Keep,
    /// The field gets this value.
    Set(Value),
    /// The field is removed.
    Gone,
}

/// The answer for "nothing".
const NOTHING: &str = "-";

impl New {
    /// Asks for a number, a text, yes or no, or a list in one line. `now` is the value in force.
    pub(super) fn simple(&mut self, field: &Field, now: Option<&Value>) -> anyhow::Result<Answer> {
        let words = words(self.lang);
        if field.kind() == Kind::Switch {
            let before = now.and_then(Value::as_bool).unwrap_or(false);
            let said = self.talk.whether(&field.title(), before)?;
            return Ok(if said == before { Answer::Keep } else { Answer::Set(json!(said)) });
        }
        let usual = now.map(|now| self.shown(now));
        loop {
            let Some(said) = self.talk.ask(&field.title(), usual.as_deref())? else {
                return Ok(Answer::Keep);
            };
            let read = match field.kind() {
                _ if said == NOTHING && field.removable => return Ok(Answer::Gone),
                Kind::Number => number(field, &said).ok_or_else(|| bounds(field, words.number)),
                Kind::Name => Ok(json!({ "de": said, "en": said })),
                Kind::List => Ok(list(&said)),
                _ => Ok(said.parse::<i64>().map_or_else(|_| json!(said), |number| json!(number))),
            };
            match read {
                Ok(value) => return Ok(Answer::Set(value)),
                Err(why) => self.talk.refuse(&said, &why)?,
            }
        }
    }

    /// Asks for one of several, by number, by its word or by its title; none where Enter is pressed.
    pub(super) fn one_of(
        &mut self,
        question: &str,
        all: &[Variant],
        usual: Option<usize>,
    ) -> anyhow::Result<Option<usize>> {
        let line = |one: &Variant| {
            if one.about.is_empty() {
                one.title.clone()
            } else {
                format!("{}: {}", one.title, one.about)
            }
        };
        self.talk.list(all.iter().map(line))?;
        let usual = usual.map(|at| (at + 1).to_string());
        loop {
            let Some(said) = self.talk.ask(question, usual.as_deref())? else { return Ok(None) };
            let by_number = said.parse::<usize>().ok().and_then(|no| no.checked_sub(1));
            let is_named = |one: &Variant| {
                [&one.key, &one.title].iter().any(|name| name.to_lowercase() == said.to_lowercase())
            };
            let found = by_number.filter(|at| *at < all.len());
            match found.or_else(|| all.iter().position(is_named)) {
                Some(at) => return Ok(Some(at)),
                None => self.talk.refuse(&said, &words(self.lang).one_of(all.len()))?,
            }
        }
    }

    /// A value in short form.
    pub(super) fn shown(&self, value: &Value) -> String {
        let words = words(self.lang);
        match value {
            Value::Bool(true) => words.yes.into(),
            Value::Bool(false) => words.no.into(),
            Value::String(text) => text.clone(),
            Value::Array(all) => {
                let all: Vec<_> = all.iter().map(|one| self.shown(one)).collect();
                all.join(", ")
            }
            Value::Object(table) => match table.get(super::super::code(self.lang)) {
                Some(name) => self.shown(name),
                None => table.keys().cloned().collect::<Vec<_>>().join(", "),
            },
            other => other.to_string(),
        }
    }
}

fn number(field: &Field, said: &str) -> Option<Value> {
    let number: i64 = said.parse().ok()?;
    let fits = field.number("minimum").is_none_or(|least| number >= least)
        && field.number("maximum").is_none_or(|most| number <= most);
    fits.then(|| json!(number))
}

fn bounds(field: &Field, number: &str) -> String {
    match (field.number("minimum"), field.number("maximum")) {
        (Some(least), Some(most)) => format!("{number}, {least}–{most}."),
        _ => format!("{number}."),
    }
}

/// A list separated by commas or blanks: cards and numbers by their names in files.
fn list(said: &str) -> Value {
    if said == NOTHING {
        return json!([]);
    }
    let all = said.split([',', ' ']).filter(|one| !one.is_empty());
    all.map(|one| card(one).unwrap_or_else(|| one.to_owned())).collect()
}

/// A card's name in files, from what people call it.
pub(super) fn card(said: &str) -> Option<String> {
    let known = match said.to_lowercase().as_str() {
        "bube" | "buben" | "bauer" | "unter" | "jack" | "b" | "j" => "J",
        "dame" | "damen" | "ober" | "queen" | "q" => "Q",
        "könig" | "koenig" | "könige" | "king" | "k" => "K",
        "ass" | "as" | "asse" | "daus" | "ace" | "a" => "A",
        "joker" => "joker",
        _ => return None,
    };
    Some(known.into())
}
