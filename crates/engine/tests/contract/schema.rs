//! The JSON Schema agrees with the reader: it accepts every file that the reader accepts, and
//! refuses every key and word that the reader does not know.

use jsonschema::Validator;
use serde_json::{Value, json};
use stammtisch_engine::mau::rules::{HouseRules, to_text};
use stammtisch_engine::rules::{Document as _, RulesFile, read_table, schema};

use crate::any_rules::AnyRules;

fn validator() -> Validator {
    jsonschema::validator_for(&schema::of_file::<HouseRules>()).expect("a schema")
}

fn json_of(text: &str) -> Value {
    serde_json::to_value(read_table(text).expect("TOML")).expect("JSON")
}

fn takes(validator: &Validator, told: &str, file: &Value) {
    let wrong: Vec<_> = validator.iter_errors(file).map(|error| error.to_string()).collect();
    assert!(wrong.is_empty(), "{told}: {wrong:#?}");
}

#[test]
fn it_takes_every_preset_as_it_is_written_and_in_full() {
    let validator = validator();
    for (id, text) in HouseRules::PRESETS.iter().chain(HouseRules::BASES) {
        takes(&validator, id, &json_of(text));
        let whole = RulesFile::<HouseRules>::read(text).and_then(|file| file.to_text());
        takes(&validator, id, &json_of(&whole.expect("a preset")));
    }
}

#[test]
fn it_takes_what_is_made_up() {
    let validator = validator();
    let mut any = AnyRules::new(11);
    for number in 0..400 {
        let text = to_text(any.next().doc());
        takes(&validator, &format!("{number}: {text}"), &json_of(&text));
    }
}

/// The document once for each of its tables, with an unknown key in that table.
fn with_strange_keys(file: &Value) -> Vec<Value> {
    let mut found = Vec::new();
    each(file, &mut Vec::new(), &mut |path, value| {
        if value.is_object() {
            let mut strange = file.clone();
            let table = strange.pointer_mut(&path.concat()).expect("the table");
            table["zzz"] = json!(1);
            found.push(strange);
        }
    });
    found
}

/// The document once for each of its texts, with that text replaced by an unknown word.
fn with_strange_words(file: &Value) -> Vec<Value> {
    let mut found = Vec::new();
    each(file, &mut Vec::new(), &mut |path, value| {
        if value.is_string() {
            let mut strange = file.clone();
            *strange.pointer_mut(&path.concat()).expect("the text") = json!("zzz");
            found.push(strange);
        }
    });
    found
}

fn each(value: &Value, path: &mut Vec<String>, seen: &mut impl FnMut(&[String], &Value)) {
    seen(path, value);
    let below: Vec<_> = match value {
        Value::Object(map) => map.iter().map(|(key, below)| (key.clone(), below)).collect(),
        Value::Array(list) => list.iter().enumerate().map(|(i, it)| (i.to_string(), it)).collect(),
        _ => Vec::new(),
    };
    for (key, below) in below {
        path.push(format!("/{key}"));
        each(below, path, seen);
        path.pop();
    }
}

/// Whether the reader refuses a file with this code.
fn refused(file: &Value, code: &str) -> bool {
    let text = toml::to_string(file).expect("TOML");
    let found = match RulesFile::<HouseRules>::read(&text) {
        Err(found) => found,
        Ok(file) => file.plain().err().unwrap_or_default(),
    };
    found.iter().any(|mistake| mistake.code == code)
}

#[test]
fn it_refuses_every_key_and_word_that_the_reader_does_not_know() {
    let validator = validator();
    let mut any = AnyRules::new(12);
    let mut files: Vec<_> = (0..20).map(|_| json_of(&to_text(any.next().doc()))).collect();
    files.extend(HouseRules::PRESETS.iter().map(|(_, text)| json_of(text)));
    let (mut keys, mut words) = (0, 0);
    for file in &files {
        for strange in with_strange_keys(file) {
            if refused(&strange, "unknown_field") {
                keys += 1;
                assert!(!validator.is_valid(&strange), "{strange:#}");
            }
        }
        for strange in with_strange_words(file) {
            if refused(&strange, "unknown_value") {
                words += 1;
                assert!(!validator.is_valid(&strange), "{strange:#}");
            }
        }
    }
    assert!(keys > 1_000 && words > 500, "{keys} keys, {words} words");
}

#[test]
fn changes_need_not_be_whole_and_take_keys_away() {
    let validator = validator();
    for text in [
        "base = 'live'\ncards.7.threat.draw = 3",
        "base = 'live'\noptions = []\ncards.8 = 'none'\nfit.anywhere = 'none'",
        "base = 'live'\nmatch = { rounds = { count = 3 } }",
        "base = 'live'\nwhen = [{ seats = '5-', set = { fit.colour = true } }]",
    ] {
        takes(&validator, text, &json_of(text));
    }
    for text in [
        "base = 'nowhere'",
        "base = 'live'\ncards.11.again = true",
        "base = 'live'\ncards.7.threat.then = 'none'",
        "base = 'live'\nwhen = [{ seats = 3 }]",
        "base = 'live'\nwhen = [{ seats = 'many', set = {} }]",
        "base = 'live'\nwhen = [{ set = { name.de = 'x' } }]",
    ] {
        assert!(!validator.is_valid(&json_of(text)), "{text}");
    }
}
