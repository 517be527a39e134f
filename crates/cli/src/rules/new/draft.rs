//! The draft: a rules file on top of its base with the answers so far, valid at any time.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use stammtisch_engine::any::{AnyRulesFile, preset};
use stammtisch_engine::limits::LONGEST_ID;
use stammtisch_engine::rules::{Lang, RuleError};

use super::super::code;
use super::schema::NONE;
use super::words::words;
use crate::ruleset;
use crate::usage::Usage;

/// Keys with which rules describe themselves, and which a file built on them never inherits.
const HEAD: [&str; 6] = ["format", "id", "name", "about", "game", "options"];

pub(super) struct Draft {
    head: Vec<(&'static str, Value)>,
    /// The values of the base, and those wanted.
    base: Map<String, Value>,
    whole: Map<String, Value>,
    /// Keys whose value is a single decision: a new value replaces the old one instead of merging.
    decisions: BTreeSet<String>,
    lang: Lang,
}

/// The name of a preset for people.
pub(super) fn name_of(id: &str, lang: Lang) -> String {
    let file = preset::text(id).and_then(|text| AnyRulesFile::read(text).ok());
    let doc = file.and_then(|file| file.plain().ok());
    doc.map_or_else(|| id.to_owned(), |doc| lang.pick(doc.head().name).to_owned())
}

impl Draft {
    /// Rules that are still like their base, without options: at one's own table there is nothing to choose.
    pub(super) fn over(base: &str, decisions: BTreeSet<String>, lang: Lang) -> Result<Self, Usage> {
        let wrong = |mistakes: Vec<_>| ruleset::all(base, &mistakes, lang);
        let text = preset::text(base).unwrap_or_default();
        let file = AnyRulesFile::read(text).map_err(wrong)?;
        let doc = serde_json::to_value(file.plain().map_err(wrong)?).unwrap_or_default();
        let mut whole = doc.as_object().cloned().unwrap_or_default();
        whole.retain(|key, _| !HEAD.contains(&key.as_str()));
        let mut head = vec![("base", json!(base))];
        if !file.options().is_empty() {
            head.push(("options", json!([])));
        }
        Ok(Self { head, base: whole.clone(), whole, decisions, lang })
    }

    pub(super) fn call(&mut self, name: &str) {
        let id = id_of(name, words(self.lang).usual_id);
        self.head.insert(1, ("id", json!(id)));
        self.head.insert(2, ("name", json!({ (code(self.lang)): name })));
    }

    pub(super) fn id(&self) -> &str {
        let id = self.head.iter().find(|(key, _)| *key == "id");
        id.and_then(|(_, id)| id.as_str()).unwrap_or_default()
    }

    /// The value of one topic.
    pub(super) fn now(&self, topic: &str) -> Option<&Value> {
        self.whole.get(topic)
    }

    /// The rule of one card.
    pub(super) fn card(&self, card: &str) -> Option<&Value> {
        self.now("cards")?.get(card)
    }

    /// Sets the value of a topic, or removes it.
    ///
    /// # Errors
    /// The mistakes that this would make: then everything stays as it was.
    pub(super) fn say(&mut self, topic: &str, said: Option<Value>) -> Result<(), Vec<RuleError>> {
        let before = self.whole.clone();
        match said {
            Some(said) => drop(self.whole.insert(topic.to_owned(), said)),
            None => drop(self.whole.remove(topic)),
        }
        self.check().inspect_err(|_| self.whole = before)
    }

    /// Whether the deck has jokers.
    pub(super) fn has_jokers(&self) -> bool {
        self.now("deck").and_then(|deck| deck["jokers"].as_u64()).is_some_and(|jokers| jokers > 0)
    }

    /// Puts two jokers in the deck, which fit everywhere.
    ///
    /// # Errors
    /// As for [`Draft::say`].
    pub(super) fn add_jokers(&mut self) -> Result<(), Vec<RuleError>> {
        let before = self.whole.clone();
        let at = |table: Option<&Value>| table.and_then(Value::as_object).cloned();
        let mut deck = at(self.now("deck")).unwrap_or_default();
        deck.insert("jokers".into(), json!(2));
        let mut fit = at(self.now("fit")).unwrap_or_default();
        let anywhere = fit.entry("anywhere").or_insert_with(|| json!([]));
        if let Some(anywhere) = anywhere.as_array_mut() {
            anywhere.push(json!("joker"));
        }
        self.whole.insert("deck".into(), Value::Object(deck));
        self.whole.insert("fit".into(), Value::Object(fit));
        self.check().inspect_err(|_| self.whole = before)
    }

    /// Sets the rule of a card, or removes it.
    ///
    /// # Errors
    /// As for [`Draft::say`].
    pub(super) fn say_of_card(
        &mut self,
        card: &str,
        said: Option<Value>,
    ) -> Result<(), Vec<RuleError>> {
        let cards = self.now("cards").and_then(Value::as_object).cloned();
        let mut cards = cards.unwrap_or_default();
        match said {
            Some(said) => drop(cards.insert(card.to_owned(), said)),
            None => drop(cards.remove(card)),
        }
        self.say("cards", Some(Value::Object(cards)))
    }

    fn check(&self) -> Result<(), Vec<RuleError>> {
        let mistakes = AnyRulesFile::read(&self.text())?.check();
        if mistakes.is_empty() { Ok(()) } else { Err(mistakes) }
    }

    /// The file as people read it, its name first: what differs from the base.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for (key, value) in &self.head {
            let written = toml::Value::try_from(value).map(|value| value.to_string());
            text += &format!("{key} = {}\n", written.unwrap_or_default());
        }
        let changes = difference(&self.base, &self.whole, &self.decisions);
        if !changes.is_empty() {
            text += "\n";
            text += &toml::to_string(&changes).unwrap_or_default();
        }
        text
    }
}

/// The smallest file that turns `base` into `whole`.
fn difference(
    base: &Map<String, Value>,
    whole: &Map<String, Value>,
    decisions: &BTreeSet<String>,
) -> Map<String, Value> {
    let mut changes = Map::new();
    for (key, value) in whole {
        let change = match (base.get(key), value) {
            (Some(before), value) if before == value => continue,
            (Some(Value::Object(before)), Value::Object(now)) if !decisions.contains(key) => {
                Value::Object(difference(before, now, decisions))
            }
            (_, value) => value.clone(),
        };
        changes.insert(key.clone(), change);
    }
    for key in base.keys().filter(|key| !whole.contains_key(*key)) {
        changes.insert(key.clone(), json!(NONE));
    }
    changes
}

/// An id for files and commands, from the name.
fn id_of(name: &str, usual: &str) -> String {
    let mut id = String::new();
    for letter in name.to_lowercase().chars() {
        match letter {
            'ä' => id += "ae",
            'ö' => id += "oe",
            'ü' => id += "ue",
            'ß' => id += "ss",
            'a'..='z' | '0'..='9' => id.push(letter),
            _ if !id.is_empty() && !id.ends_with('-') => id.push('-'),
            _ => {}
        }
    }
    let id: String = id.chars().take(LONGEST_ID).collect();
    let id = id.trim_end_matches('-');
    if id.is_empty() { usual.to_owned() } else { id.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_has_small_letters_digits_and_dashes() {
        assert_eq!(id_of("Bei Müllers: Größe 7!", "x"), "bei-muellers-groesse-7");
        assert_eq!(id_of("王", "x"), "x");
        assert_eq!(id_of(&"ab ".repeat(20), "x").len(), LONGEST_ID);
    }

    #[test]
    fn what_does_not_hold_is_not_taken() {
        let mut draft = Draft::over("plain", BTreeSet::new(), Lang::De).unwrap();
        draft.call("Bei uns");
        let deal = |draft: &Draft, hand: u8| {
            let mut deal = draft.now("deal").cloned().unwrap_or_default();
            deal["hand"] = json!(hand);
            Some(deal)
        };
        assert_eq!(draft.say("deal", deal(&draft, 4)), Ok(()));
        let before = draft.text();
        let refused = draft.say("deal", deal(&draft, 60));
        assert!(refused.is_err_and(|mistakes| !mistakes.is_empty()));
        assert_eq!(draft.text(), before);
        assert!(before.starts_with("base = \"plain\"\nid = \"bei-uns\"\nname = { de ="));
        assert!(before.ends_with("\n[deal]\nhand = 4\n"), "{before}");
    }

    #[test]
    fn a_file_takes_away_what_the_base_has_and_keeps_decisions_whole() {
        let table = |text: &str| serde_json::from_str::<Map<String, Value>>(text).unwrap();
        let base = table(r#"{"cards": {"7": {"again": true}}, "match": {"deals": {"count": 3}}}"#);
        let whole = table(r#"{"cards": {}, "match": {"deals": {"count": 4}}}"#);
        let decisions = BTreeSet::from(["match".to_owned()]);
        let changes = difference(&base, &whole, &decisions);
        let wanted = r#"{"cards": {"7": "none"}, "match": {"deals": {"count": 4}}}"#;
        assert_eq!(changes, table(wanted));
    }
}
