//! A JSON Schema of rules files, generated from the document types: it describes exactly what serde reads.
//!
//! A file is merged into its base, so the schema is that of *changes*: no key is required, and the
//! text `"none"` removes a key that is optional. `x-needed` lists what a whole document, or a table
//! that is new in one, requires.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::document::Document;
use super::options::OptionRule;
use super::origin::NamedSource;
use super::text::Text;

/// A placeholder type for a partial document that is merged into another one.
pub(crate) struct Changes;

/// Its name among the definitions.
const CHANGES: &str = "Changes";

impl JsonSchema for Changes {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        CHANGES.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({ "type": "object" })
    }
}

/// The schema of a file of one game (JSON Schema, draft 2020-12).
///
/// `x-needed` lists the keys that a table requires, `x-optional` marks what has no default value,
/// `x-decision` a value that is replaced and never merged, `x-cards` a table whose keys are cards.
#[must_use]
pub fn of_file<D: Document + JsonSchema>() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let whole = generator.subschema_for::<D>();
    let option = generator.subschema_for::<OptionRule>();
    let source = generator.subschema_for::<NamedSource>();
    let text = generator.subschema_for::<Text>();
    let mut defs = generator.take_definitions(true);
    let root = last(whole.get("$ref")).to_owned();
    let listed = listed(&defs);
    for (name, def) in &mut defs {
        tidy(def);
        let whole = [&option, &source].iter().any(|one| *name == last(one.get("$ref")));
        if !listed.contains(name) && !whole {
            changes::<D>(def, false);
        }
    }
    let document = defs.remove(&root).unwrap_or_default();
    let mut file = document.clone();
    if let Some(known) = file.get_mut("properties").and_then(Value::as_object_mut) {
        let bases = D::PRESETS.iter().chain(D::BASES).chain(D::LIBRARY).map(|(id, _)| json!(id));
        known.insert("base".into(), json!({ "enum": bases.collect::<Vec<_>>() }));
        known.insert("game".into(), json!({ "const": D::GAME }));
        known.insert("sources".into(), json!({ "type": "array", "items": source }));
        known.insert("region".into(), json!(text));
        known.insert("tags".into(), json!({ "type": "array", "items": { "type": "string" } }));
        known.insert("options".into(), json!({ "type": "array", "items": option }));
    }
    // A document that is merged into another one has no name of its own.
    let mut patch = document;
    if let Some(known) = patch.get_mut("properties").and_then(Value::as_object_mut) {
        known.retain(|key, _| !["format", "id", "name", "about"].contains(&key.as_str()));
    }
    defs.insert(CHANGES.into(), patch);
    let mut schema = file.as_object().cloned().unwrap_or_default();
    schema.insert("$schema".into(), json!("https://json-schema.org/draft/2020-12/schema"));
    schema.insert("$defs".into(), Value::Object(defs));
    Value::Object(schema)
}

/// The schema of a table without some of its fields, which are not allowed there.
pub(crate) fn without(mut table: Schema, keys: &[&str]) -> Schema {
    if let Some(known) = table.get_mut("properties").and_then(Value::as_object_mut) {
        known.retain(|key, _| !keys.contains(&key.as_str()));
    }
    table
}

/// The definition that a reference names.
fn last(reference: Option<&Value>) -> &str {
    reference.and_then(Value::as_str).and_then(|path| path.rsplit('/').next()).unwrap_or_default()
}

/// Definitions used in lists: a table in a list is replaced as a whole, so nothing may be missing in it.
fn listed(defs: &Map<String, Value>) -> Vec<String> {
    fn collect(value: &Value, into: &mut Vec<String>) {
        match value {
            Value::Object(map) => {
                if let Some(reference) = map.get("items").and_then(|items| items.get("$ref")) {
                    into.push(last(Some(reference)).to_owned());
                }
                map.values().for_each(|value| collect(value, into));
            }
            Value::Array(list) => list.iter().for_each(|value| collect(value, into)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    defs.values().for_each(|def| collect(def, &mut found));
    found
}

/// Removes what is specific to Rust: doc comments, number widths, `null`.
fn tidy(value: &mut Value) {
    match value {
        Value::Object(map) => {
            for key in ["description", "title"] {
                if map.get(key).is_some_and(Value::is_string) {
                    map.remove(key);
                }
            }
            if map.get("type").is_some() && map.get("format").is_some_and(Value::is_string) {
                map.remove("format");
            }
            if map.get("default").is_some_and(Value::is_null) {
                map.remove("default");
            }
            // An `Option`: the key is simply left out.
            if let Some([one, Value::String(null)]) =
                map.get("type").and_then(Value::as_array).map(Vec::as_slice)
                && null == "null"
            {
                let one = one.clone();
                map.insert("type".into(), one);
                map.insert("x-optional".into(), json!(true));
            }
            if let Some([one, other]) =
                map.get("anyOf").and_then(Value::as_array).map(Vec::as_slice)
                && other.get("type").and_then(Value::as_str) == Some("null")
                && let Some(one) = one.as_object().cloned()
            {
                map.remove("anyOf");
                map.extend(one);
                map.insert("x-optional".into(), json!(true));
            }
            map.values_mut().for_each(tidy);
        }
        Value::Array(list) => list.iter_mut().for_each(tidy),
        _ => {}
    }
}

/// Turns the schema of a whole document into that of a change. The one key of a `variant` says
/// which variant it is.
fn changes<D: Document>(value: &mut Value, variant: bool) {
    let Some(map) = value.as_object_mut() else { return };
    let needed = match map.get("required") {
        Some(needed) if !variant => {
            let needed = needed.clone();
            map.remove("required");
            map.insert("x-needed".into(), needed.clone());
            needed
        }
        needed => needed.cloned().unwrap_or_default(),
    };
    if let Some(known) = map.get_mut("properties").and_then(Value::as_object_mut) {
        for (key, value) in known {
            changes::<D>(value, false);
            if D::DECISIONS.contains(&key.as_str()) {
                mark(value, "x-decision");
            }
            let must = needed.as_array().is_some_and(|all| all.iter().any(|one| one == key));
            if !must {
                *value = or_none(value.take());
            }
        }
    }
    if let Some(keyed) = map.get_mut("patternProperties").and_then(Value::as_object_mut) {
        for value in keyed.values_mut() {
            *value = or_none(value.take());
        }
        map.insert("x-cards".into(), json!(true));
    }
    if let Some(rest) = map.get_mut("additionalProperties")
        && rest.is_object()
    {
        *rest = or_none(rest.take());
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(variants) = map.get_mut(key).and_then(Value::as_array_mut) {
            variants.iter_mut().for_each(|variant| changes::<D>(variant, true));
        }
    }
}

fn mark(value: &mut Value, with: &str) {
    if let Some(map) = value.as_object_mut() {
        map.insert(with.into(), json!(true));
    }
}

/// The value, or the text that removes its key. The default value stays beside it.
fn or_none(mut value: Value) -> Value {
    let mut either = Map::new();
    if let Some(map) = value.as_object_mut() {
        for key in ["default", "x-decision", "x-optional"] {
            if let Some(kept) = map.remove(key) {
                either.insert(key.into(), kept);
            }
        }
    }
    either.insert("anyOf".into(), json!([value, { "const": "none" }]));
    Value::Object(either)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mau::rules::HouseRules;

    #[test]
    fn a_file_is_a_change_and_what_is_in_a_list_is_whole() {
        let schema = of_file::<HouseRules>();
        let draw = &schema["$defs"]["DrawRule"];
        assert_eq!(draw["required"], Value::Null);
        assert_eq!(draw["x-needed"], json!(["when", "count", "then"]));
        let none = &draw["properties"]["times"]["anyOf"][1];
        assert_eq!(none, &json!({ "const": "none" }));
        assert_eq!(draw["properties"]["times"]["default"], 1);
        assert_eq!(draw["properties"]["limit"]["x-optional"], true);
        assert_eq!(schema["$defs"]["WhenRule"]["required"], json!(["set"]));
        assert_eq!(schema["properties"]["match"]["x-decision"], true);
        assert_eq!(schema["$defs"]["Changes"]["properties"]["name"], Value::Null);
    }
}
