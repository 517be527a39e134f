//! Asks card by card what it does, with the same shortcuts that the editor offers.

use serde_json::{Map, Value};

use super::New;
use super::answers::card;
use super::schema::{Kind, Shortcut};
use super::words::words;

/// Stands for the card itself in a shortcut.
const CARD: &str = "CARD";

impl New {
    pub(super) fn cards(&mut self) -> anyhow::Result<()> {
        let words = words(self.lang);
        let shortcuts = self.schema.shortcuts();
        loop {
            let there = self.draft.now("cards").and_then(Value::as_object);
            let there: Vec<_> = there.into_iter().flat_map(Map::keys).cloned().collect();
            let there = (!there.is_empty()).then(|| there.join(", "));
            let Some(said) = self.talk.ask(words.card, there.as_deref())? else { return Ok(()) };
            let which = card(&said).unwrap_or_else(|| said.clone());
            if which == "joker" && !self.draft.has_jokers() {
                if !self.talk.whether(words.add_jokers, true)? {
                    continue;
                }
                if let Err(mistakes) = self.draft.add_jokers() {
                    self.does_not_hold(&said, &mistakes)?;
                    continue;
                }
            }
            let line = |Shortcut { title, about, .. }: &Shortcut| format!("{title}: {about}");
            let own = [words.nothing_special.to_owned(), words.exactly.to_owned()];
            self.talk.list(shortcuts.iter().map(line).chain(own))?;
            let Some(rule) = self.rule(&which, &shortcuts)? else { continue };
            let rule = rule.as_object().is_some_and(|rule| !rule.is_empty()).then_some(rule);
            if let Err(mistakes) = self.draft.say_of_card(&which, rule) {
                self.does_not_hold(&said, &mistakes)?;
            }
        }
    }

    /// What a card does: one shortcut or several combined; none where Enter is pressed.
    fn rule(&mut self, which: &str, shortcuts: &[Shortcut]) -> anyhow::Result<Option<Value>> {
        let words = words(self.lang);
        let (nothing, exactly) = (shortcuts.len() + 1, shortcuts.len() + 2);
        loop {
            let Some(said) = self.talk.ask(&words.what_does(which), None)? else { return Ok(None) };
            let numbers = said.split([',', ' ', '+']).filter(|one| !one.is_empty());
            let numbers: Option<Vec<usize>> = numbers
                .map(|one| one.parse().ok().filter(|no| (1..=exactly).contains(no)))
                .collect();
            match numbers.as_deref() {
                None | Some([]) => self.talk.refuse(&said, &words.one_of(exactly))?,
                Some([one]) if *one == nothing => return Ok(Some(Value::Object(Map::new()))),
                Some([one]) if *one == exactly => {
                    let file = self.schema.file();
                    let topics = self.schema.fields(&file);
                    let cards = topics.into_iter().find(|(_, field)| field.kind() == Kind::Cards);
                    let Some((_, cards)) = cards else { return Ok(None) };
                    let inside = self.schema.within(&cards);
                    let now = self.draft.card(which).cloned();
                    return self.table(&inside, now.as_ref()).map(Some);
                }
                Some(all) if all.iter().any(|no| *no > shortcuts.len()) => {
                    self.talk.refuse(&said, words.one_alone)?;
                }
                Some(all) => {
                    let rules = all.iter().map(|no| filled(&shortcuts[no - 1].rule, which));
                    return Ok(Some(rules.fold(Value::Object(Map::new()), both)));
                }
            }
        }
    }
}

/// A shortcut with the card itself filled in.
fn filled(rule: &Value, which: &str) -> Value {
    let named = |key: &str| if key == CARD { which.to_owned() } else { key.to_owned() };
    match rule {
        Value::String(text) => Value::String(named(text)),
        Value::Array(all) => all.iter().map(|one| filled(one, which)).collect(),
        Value::Object(table) => {
            table.iter().map(|(key, value)| (named(key), filled(value, which))).collect()
        }
        other => other.clone(),
    }
}

/// Merges two rules of the same card.
fn both(one: Value, other: Value) -> Value {
    match (one, other) {
        (Value::Object(mut one), Value::Object(other)) => {
            for (key, value) in other {
                let value = match one.remove(&key) {
                    Some(before) => both(before, value),
                    None => value,
                };
                one.insert(key, value);
            }
            Value::Object(one)
        }
        (_, other) => other,
    }
}
