//! Editor words for every field and every value of a rules file, in display order, and the JSON schema that
//! carries them.

mod amounts;
mod answers;
mod beside;
mod calls;
mod cards;
mod charges;
mod cheat;
mod conditions;
mod deck;
mod differs;
mod dormant;
mod effects;
mod end;
mod fit;
mod head;
mod hits;
mod holding;
mod occurrences;
mod patterns;
mod play;
mod points;
mod setup;
mod shortcuts;
mod situation;
mod starter;
mod states;
mod teams;
mod threat;
mod throw_in;
mod triggers;

use serde_json::{Map, Value, json};
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::rules::Lang;
use stammtisch_engine::rules::schema::of_file;

/// The words for one table, or for the values that a field can have.
pub(crate) struct Group {
    /// The name of its definition in the schema, `File` for the file itself; a table inside a variant is
    /// named after the variant, as in `MatchRule.race`.
    pub(crate) of: &'static str,
    /// The most common fields, which an editor shows first.
    pub(crate) common: &'static [&'static str],
    /// The words in display order.
    pub(crate) words: &'static [Word],
}

/// A field or value, its label and a sentence about it: in German, then in English. A bare number as a value
/// is called `number`, a bare text `text`.
pub(crate) struct Word(
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
);

impl Word {
    fn said(&self, lang: Lang) -> [&'static str; 2] {
        let Self(_, label_de, about_de, label_en, about_en) = self;
        match lang {
            Lang::De => [label_de, about_de],
            Lang::En => [label_en, about_en],
        }
    }
}

fn groups() -> impl Iterator<Item = &'static Group> {
    let all = [
        head::GROUPS,
        differs::GROUPS,
        setup::GROUPS,
        starter::GROUPS,
        deck::GROUPS,
        fit::GROUPS,
        play::GROUPS,
        throw_in::GROUPS,
        cards::GROUPS,
        states::GROUPS,
        dormant::GROUPS,
        threat::GROUPS,
        answers::GROUPS,
        patterns::GROUPS,
        triggers::GROUPS,
        holding::GROUPS,
        occurrences::GROUPS,
        amounts::GROUPS,
        effects::GROUPS,
        hits::GROUPS,
        calls::GROUPS,
        cheat::GROUPS,
        situation::GROUPS,
        charges::GROUPS,
        beside::GROUPS,
        end::GROUPS,
        points::GROUPS,
        teams::GROUPS,
    ];
    all.into_iter().flatten()
}

/// The JSON Schema of a rules file of the Mau-Mau family, with `title` and `description` in one language for
/// every field and every value. The marks described at [`of_file`] apply; `x-order` is the display order of
/// fields, `x-common` marks the most common ones, `x-start` is the initial content of a new table, and
/// `x-shortcuts` are shortcuts for common rules of a card, with `CARD` for the card itself.
#[must_use]
pub fn file_schema(lang: Lang) -> Value {
    let mut schema = of_file::<HouseRules>();
    let defs = schema.get_mut("$defs").and_then(Value::as_object_mut).map(std::mem::take);
    let mut defs = defs.unwrap_or_default();
    for (name, def) in &mut defs {
        // Changes consist of the same fields as the file.
        tell(if name == "Changes" { "File" } else { name }, def, lang);
    }
    tell("File", &mut schema, lang);
    schema["$defs"] = Value::Object(defs);
    let title = match lang {
        Lang::De => "Hausregeln der Mau-Mau-Familie",
        Lang::En => "House rules of the Mau-Mau family",
    };
    schema["title"] = json!(title);
    schema["x-shortcuts"] = shortcuts::all(lang);
    schema
}

/// Tables that are part of another table share its words.
const PARTS: [(&str, &str); 2] =
    [("TriggerEffectRule", "EffectRule"), ("PatternThreatRule", "ThreatRule")];

/// The table whose words describe the definition `name`.
fn whole(name: &str) -> &str {
    PARTS.iter().find(|(part, _)| *part == name).map_or(name, |(_, whole)| whole)
}

/// Adds the words of a definition to its fields.
fn tell(name: &str, def: &mut Value, lang: Lang) {
    let name = whole(name);
    let group = groups().find(|group| group.of == name);
    let Some(map) = def.as_object_mut() else { return };
    if let Some(start) = shortcuts::start(name) {
        map.insert("x-start".into(), start);
    }
    if let Some(known) = map.get_mut("properties").and_then(Value::as_object_mut) {
        let order = group.map(|group| {
            let named = group.words.iter().map(|word| word.0);
            named.filter(|key| known.contains_key(*key)).collect::<Vec<_>>()
        });
        for (key, field) in known {
            put(group, key, field, lang);
        }
        map.insert("x-order".into(), json!(order.unwrap_or_default()));
    }
    for either in ["oneOf", "anyOf"] {
        let Some(variants) = map.get_mut(either).and_then(Value::as_array_mut) else { continue };
        for variant in variants {
            let Some(key) = key_of(variant) else { continue };
            put(group, &key, variant, lang);
            let inside = variant.get_mut("properties").and_then(|all| all.get_mut(&key));
            if let Some(inside) = inside {
                tell(&format!("{name}.{key}"), inside, lang);
            }
        }
    }
}

fn put(group: Option<&Group>, key: &str, field: &mut Value, lang: Lang) {
    let Some(field) = field.as_object_mut() else { return };
    let word = group.and_then(|group| group.words.iter().find(|word| word.0 == key));
    let [title, description] = word.map_or([key, ""], |word| word.said(lang));
    field.insert("title".into(), json!(title));
    field.insert("description".into(), json!(description));
    if group.is_some_and(|group| group.common.contains(&key)) {
        field.insert("x-common".into(), json!(true));
    }
}

/// The key of one of several variants: its word, its only key, or the type of a bare value.
fn key_of(variant: &Value) -> Option<String> {
    let map = variant.as_object()?;
    if let Some(word) = map.get("const").and_then(Value::as_str) {
        return Some(word.to_owned());
    }
    let only = |all: &Map<String, Value>| all.keys().next().cloned();
    match map.get("type").and_then(Value::as_str)? {
        "object" => only(map.get("properties")?.as_object()?),
        "integer" => Some("number".into()),
        "string" => Some("text".into()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every field and value of the schema, as named by groups.
    fn named(name: &str, def: &Value, into: &mut BTreeSet<(String, String)>) {
        if let Some(known) = def.get("properties").and_then(Value::as_object) {
            into.extend(known.keys().map(|key| (name.to_owned(), key.clone())));
        }
        for either in ["oneOf", "anyOf"] {
            for variant in def.get(either).and_then(Value::as_array).into_iter().flatten() {
                let Some(key) = key_of(variant) else { panic!("{name}: {variant}") };
                if let Some(inside) = variant.get("properties").and_then(|all| all.get(&key)) {
                    named(&format!("{name}.{key}"), inside, into);
                }
                into.insert((name.to_owned(), key));
            }
        }
    }

    #[test]
    fn every_field_and_every_word_has_words_and_none_is_left_over() {
        let schema = of_file::<HouseRules>();
        let mut there = BTreeSet::new();
        named("File", &schema, &mut there);
        for (name, def) in schema["$defs"].as_object().expect("definitions") {
            if name != "Changes" {
                named(whole(name), def, &mut there);
            }
        }
        assert!(there.len() > 240, "{there:?}");
        let said: Vec<_> = groups()
            .flat_map(|group| {
                group.words.iter().map(|word| (group.of.to_owned(), word.0.to_owned()))
            })
            .collect();
        let said_once: BTreeSet<_> = said.iter().cloned().collect();
        assert_eq!(said.len(), said_once.len(), "some field has words twice");
        let lacking: Vec<_> = there.difference(&said_once).collect();
        assert!(lacking.is_empty(), "without words: {lacking:?}");
        let idle: Vec<_> = said_once.difference(&there).collect();
        assert!(idle.is_empty(), "words for what there is not: {idle:?}");
    }

    #[test]
    fn words_are_labels_and_one_sentence() {
        for group in groups() {
            for word in group.words {
                for lang in [Lang::De, Lang::En] {
                    let [label, about] = word.said(lang);
                    assert!(!label.is_empty() && label.chars().count() <= 40, "{label}");
                    assert!(about.ends_with(['.', '…']) && about.len() > 4, "{label}: {about}");
                }
            }
            for key in group.common {
                assert!(group.words.iter().any(|word| word.0 == *key), "{}.{key}", group.of);
            }
        }
    }

    #[test]
    fn the_schema_carries_the_words() {
        let schema = file_schema(Lang::De);
        assert_eq!(schema["properties"]["draw"]["title"], "Ziehen");
        assert_eq!(schema["$defs"]["FitRule"]["properties"]["suit"]["x-common"], true);
        let victims = schema["$defs"]["Victim"]["oneOf"].as_array().expect("victims");
        assert!(victims.iter().any(|victim| victim["title"] == "Alle anderen"), "{victims:?}");
        let target = &schema["$defs"]["MatchRule"]["oneOf"][2]["properties"]["race"];
        assert_eq!(target["properties"]["target"]["title"], "Ziel");
        assert_eq!(schema["$defs"]["CardRule"]["x-order"][0], "threat");
    }
}
