//! Reads the JSON schema of rules files as questions.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use stammtisch_engine::rules::Lang;

/// The game whose files the schema describes.
pub(super) const GAME: &str = "mau";

/// The value that removes a key.
pub(super) const NONE: &str = "none";

/// The schema with the words of one language.
pub(super) struct Schema(Value);

/// A shortcut for a common rule of a card; `CARD` stands for the card itself.
pub(super) struct Shortcut {
    pub(super) title: String,
    pub(super) about: String,
    pub(super) rule: Value,
}

/// A field with all that the schema says about it, references resolved.
#[derive(Clone)]
pub(super) struct Field {
    pub(super) node: Map<String, Value>,
    /// The name of the definition that it refers to.
    pub(super) name: String,
    /// Whether it can be removed.
    pub(super) removable: bool,
}

/// The type of a field's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Switch,
    Number,
    /// A text, or a number.
    Text,
    /// A text in both languages.
    Name,
    Choice,
    List,
    /// A table whose keys are cards.
    Cards,
    /// A table whose keys are names.
    Map,
    Table,
}

/// One of several words or tables that a field can have as its value.
pub(super) struct Variant {
    pub(super) key: String,
    pub(super) title: String,
    pub(super) about: String,
    /// The schema of what goes with the word; none where the word stands alone.
    pub(super) payload: Option<Value>,
    /// Whether the payload stands by itself, without a word.
    pub(super) bare: bool,
}

impl Schema {
    pub(super) fn of(lang: Lang) -> Self {
        Self(stammtisch_rules_text::file_schema(lang))
    }

    pub(super) fn file(&self) -> Field {
        self.field(&self.0)
    }

    pub(super) fn shortcuts(&self) -> Vec<Shortcut> {
        let all = self.0["x-shortcuts"].as_array().into_iter().flatten();
        let one = |said: &Value| Shortcut {
            title: text(&said["title"]),
            about: text(&said["description"]),
            rule: said["rule"].clone(),
        };
        all.map(one).collect()
    }

    /// Keys whose value is replaced as a whole.
    pub(super) fn decisions(&self) -> BTreeSet<String> {
        let defs = self.0["$defs"].as_object().into_iter().flat_map(|defs| defs.values());
        let tables = defs.chain([&self.0]).filter_map(|table| table["properties"].as_object());
        let fields = tables.flatten();
        fields
            .filter(|(_, node)| self.field(node).is("x-decision"))
            .map(|(key, _)| key.clone())
            .collect()
    }

    /// Resolves references, and removes the alternative `"none"`.
    pub(super) fn field(&self, node: &Value) -> Field {
        let mut at = node.as_object().cloned().unwrap_or_default();
        let (mut name, mut removable) = (String::new(), false);
        loop {
            let below = match (at.get("$ref").and_then(Value::as_str), or_none(&at)) {
                (Some(reference), _) => {
                    name = reference.rsplit('/').next().unwrap_or_default().to_owned();
                    let below = self.0["$defs"][&name].as_object().cloned();
                    at.remove("$ref");
                    below.unwrap_or_default()
                }
                (None, Some(other)) => {
                    removable = true;
                    at.remove("anyOf");
                    other
                }
                (None, None) => return Field { node: at, name, removable },
            };
            // What is said at the reference overrides what is said in the definition.
            let mut next = below;
            next.append(&mut at);
            at = next;
        }
    }

    /// The fields of a table, in the order in which they are shown.
    pub(super) fn fields(&self, of: &Field) -> Vec<(String, Field)> {
        let Some(known) = of.node.get("properties").and_then(Value::as_object) else {
            return vec![];
        };
        let order = of.node.get("x-order").and_then(Value::as_array).into_iter().flatten();
        let mut keys: Vec<&str> = order.filter_map(Value::as_str).collect();
        keys.extend(
            known.keys().map(String::as_str).filter(|key| !keys.contains(key)).collect::<Vec<_>>(),
        );
        let field = |key: &str| Some((key.to_owned(), self.field(known.get(key)?)));
        keys.into_iter().filter_map(field).collect()
    }

    /// The schema of the values of a table whose keys are cards or names, or of the items of a list.
    pub(super) fn within(&self, of: &Field) -> Field {
        let by_pattern = of.node.get("patternProperties").and_then(Value::as_object);
        let values = by_pattern.and_then(|all| all.values().next());
        let values = values.or_else(|| of.node.get("items"));
        self.field(values.or_else(|| of.node.get("additionalProperties")).unwrap_or(&Value::Null))
    }
}

/// The only alternative besides `"none"`.
fn or_none(node: &Map<String, Value>) -> Option<Map<String, Value>> {
    let [one, other] = node.get("anyOf")?.as_array()?.as_slice() else { return None };
    let is_none = |node: &Value| node["const"] == NONE;
    match (is_none(one), is_none(other)) {
        (false, true) => one.as_object().cloned(),
        (true, false) => other.as_object().cloned(),
        _ => None,
    }
}

impl Field {
    pub(super) fn title(&self) -> String {
        self.node.get("title").map(text).unwrap_or_default()
    }

    pub(super) fn about(&self) -> String {
        self.node.get("description").map(text).unwrap_or_default()
    }

    pub(super) fn is(&self, mark: &str) -> bool {
        self.node.get(mark).and_then(Value::as_bool).unwrap_or(false)
    }

    pub(super) fn number(&self, bound: &str) -> Option<i64> {
        self.node.get(bound).and_then(Value::as_i64)
    }

    pub(super) fn kind(&self) -> Kind {
        let has = |key: &str| self.node.contains_key(key);
        match self.node.get("type").and_then(Value::as_str) {
            _ if self.name == "Text" => Kind::Name,
            Some("boolean") => Kind::Switch,
            Some("integer") => Kind::Number,
            Some("string") if !has("enum") => Kind::Text,
            Some("array") => Kind::List,
            _ if self.is("x-cards") => Kind::Cards,
            _ if has("properties") => Kind::Table,
            _ if self.node.get("additionalProperties").is_some_and(Value::is_object) => Kind::Map,
            _ if has("oneOf") || has("enum") => Kind::Choice,
            _ if has("anyOf") && !self.is_span() => Kind::Choice,
            _ => Kind::Text,
        }
    }

    /// Whether it is a number or a text such as `3-`.
    fn is_span(&self) -> bool {
        let all = self.node.get("anyOf").and_then(Value::as_array).into_iter().flatten();
        let mut types: Vec<_> = all.map(|one| one["type"].as_str().unwrap_or_default()).collect();
        types.sort_unstable();
        types == ["integer", "string"]
    }

    pub(super) fn variants(&self) -> Vec<Variant> {
        let list = |key: &str| self.node.get(key).and_then(Value::as_array);
        if let Some(words) = list("enum") {
            return words.iter().map(Variant::word).collect();
        }
        let all = list("oneOf").or_else(|| list("anyOf")).into_iter().flatten();
        all.map(Variant::of).collect()
    }
}

impl Variant {
    fn word(word: &Value) -> Self {
        let (key, title) = (text(word), text(word));
        Self { key, title, about: String::new(), payload: None, bare: false }
    }

    fn of(node: &Value) -> Self {
        let (title, about) = (text(&node["title"]), text(&node["description"]));
        if let Some(word) = node["const"].as_str() {
            let title = if title.is_empty() { word.to_owned() } else { title };
            return Self { key: word.to_owned(), title, about, payload: None, bare: false };
        }
        let only = node["properties"].as_object().and_then(|all| all.iter().next());
        match only {
            Some((key, inside)) => {
                let payload = Some(inside.clone());
                Self { key: key.clone(), title, about, payload, bare: false }
            }
            None => {
                let payload = Some(node.clone());
                Self { key: String::new(), title, about, payload, bare: true }
            }
        }
    }

    /// Whether a value is of this variant.
    pub(super) fn is(&self, value: &Value) -> bool {
        match value {
            Value::String(word) => self.payload.is_none() && *word == self.key,
            Value::Object(table) => table.contains_key(&self.key),
            _ => self.bare,
        }
    }
}

pub(super) fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}
