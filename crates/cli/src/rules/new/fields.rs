//! Asks about any field of the schema.

use serde_json::{Map, Value, json};

use super::New;
use super::answers::Answer;
use super::schema::{Field, Kind, Variant};
use super::words::words;

impl New {
    /// Asks about a field; `now` is the value in force.
    pub(super) fn field(&mut self, field: &Field, now: Option<&Value>) -> anyhow::Result<Answer> {
        let about = field.about();
        if !about.is_empty() {
            self.talk.say(&about)?;
        }
        self.asked(field, now)
    }

    /// Like [`New::field`], where the description has been printed already.
    pub(super) fn asked(&mut self, field: &Field, now: Option<&Value>) -> anyhow::Result<Answer> {
        match field.kind() {
            Kind::Table => self.within(field, now),
            Kind::Choice => self.choice(field, now),
            Kind::Cards | Kind::Map => self.entries(field, now),
            Kind::List if self.schema.within(field).kind() == Kind::Table => self.list(field, now),
            _ => {
                let usual = now.or_else(|| field.node.get("default"));
                self.simple(field, usual)
            }
        }
    }

    /// Asks about an optional table.
    fn within(&mut self, field: &Field, now: Option<&Value>) -> anyhow::Result<Answer> {
        let words = words(self.lang);
        let question = match now {
            Some(_) => words.change(&field.title()),
            None => words.settle(&field.title()),
        };
        if !self.talk.whether(&question, false)? {
            return Ok(Answer::Keep);
        }
        if now.is_some() && field.removable && self.talk.whether(words.drop, false)? {
            return Ok(Answer::Gone);
        }
        Ok(Answer::Set(self.table(field, now)?))
    }

    /// Asks field by field, the common ones first.
    pub(super) fn table(&mut self, field: &Field, now: Option<&Value>) -> anyhow::Result<Value> {
        let mut said = match now.and_then(Value::as_object) {
            Some(now) => now.clone(),
            None => self.blank(field).as_object().cloned().unwrap_or_default(),
        };
        let (common, seldom): (Vec<_>, Vec<_>) =
            self.schema.fields(field).into_iter().partition(|(_, field)| field.is("x-common"));
        self.each(&common, &mut said)?;
        let more = words(self.lang).more(seldom.len());
        if !seldom.is_empty() && (common.is_empty() || self.talk.whether(&more, false)?) {
            self.each(&seldom, &mut said)?;
        }
        Ok(Value::Object(said))
    }

    fn each(
        &mut self,
        fields: &[(String, Field)],
        said: &mut Map<String, Value>,
    ) -> anyhow::Result<()> {
        for (key, field) in fields {
            match self.field(field, said.get(key))? {
                Answer::Keep => {}
                Answer::Set(value) => drop(said.insert(key.clone(), value)),
                Answer::Gone => drop(said.remove(key)),
            }
        }
        Ok(())
    }

    fn choice(&mut self, field: &Field, now: Option<&Value>) -> anyhow::Result<Answer> {
        let words = words(self.lang);
        let mut all = field.variants();
        let now = now.or_else(|| field.node.get("default"));
        let usual = now.and_then(|now| all.iter().position(|one| one.is(now)));
        if field.removable {
            let (title, about) = (words.nothing.to_owned(), String::new());
            let key = super::schema::NONE.to_owned();
            all.push(Variant { key, title, about, payload: None, bare: false });
        }
        let Some(at) = self.one_of(&field.title(), &all, usual)? else { return Ok(Answer::Keep) };
        let chosen = &all[at];
        if field.removable && at == all.len() - 1 {
            return Ok(Answer::Gone);
        }
        let Some(payload) = &chosen.payload else { return Ok(Answer::Set(json!(chosen.key))) };
        let inside = self.schema.field(payload);
        let before = now.filter(|_| Some(at) == usual);
        let before =
            before.and_then(|now| if chosen.bare { Some(now) } else { now.get(&chosen.key) });
        let value = self.whole(&inside, before)?;
        let named = || json!({ (chosen.key.clone()): value.clone() });
        Ok(Answer::Set(if chosen.bare { value.clone() } else { named() }))
    }

    /// Asks for a value that has to be there.
    pub(super) fn whole(&mut self, field: &Field, now: Option<&Value>) -> anyhow::Result<Value> {
        if field.kind() == Kind::Table {
            return self.table(field, now);
        }
        let blank = self.blank(field);
        let now = now.unwrap_or(&blank);
        Ok(match self.field(field, Some(now))? {
            Answer::Set(value) => value,
            Answer::Keep | Answer::Gone => now.clone(),
        })
    }

    /// The initial value of a field where somebody wants one.
    pub(super) fn blank(&self, field: &Field) -> Value {
        if let Some(start) = field.node.get("x-start") {
            return start.clone();
        }
        match field.kind() {
            Kind::Switch => json!(true),
            Kind::Number => json!(field.number("minimum").unwrap_or(1).max(1)),
            Kind::Text => field.node.get("pattern").map_or_else(|| json!(""), |_| json!("7")),
            Kind::Name => json!({ "de": "", "en": "" }),
            Kind::List => json!([]),
            Kind::Cards | Kind::Map => json!({}),
            Kind::Choice => match field.variants().first() {
                None => json!(""),
                Some(Variant { key, payload: None, .. }) => json!(key),
                Some(Variant { key, payload: Some(payload), bare, .. }) => {
                    let value = self.blank(&self.schema.field(payload));
                    if *bare { value } else { json!({ (key.clone()): value }) }
                }
            },
            Kind::Table => {
                let needed = field.node.get("x-needed").and_then(Value::as_array);
                let is_needed =
                    |key: &str| needed.is_some_and(|all| all.iter().any(|one| one == key));
                let fields = self.schema.fields(field).into_iter();
                let needed = fields.filter(|(key, _)| is_needed(key));
                needed.map(|(key, field)| (key, self.blank(&field))).collect()
            }
        }
    }
}
