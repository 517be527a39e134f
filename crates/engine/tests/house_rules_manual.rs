//! The manual for house rules explains every field, every word and every code, and its files are valid.

mod known;
mod manual;

use manual::Manual;
use stammtisch_engine::mau::rules::{CODES, HouseRules};

const MANUAL: Manual = Manual { text: include_str!("../../../docs/house-rules.md"), base: "live" };

#[test]
fn every_field_and_every_word_is_explained() {
    let all = known::everything::<HouseRules>();
    assert!(all.len() > 180, "{all:?}");
    let options = ["base", "options", "default", "requires", "choices", "set", "when"];
    MANUAL.explains_all(&all, &options);
}

#[test]
fn every_code_is_explained() {
    MANUAL.explains_codes(CODES.iter());
}

#[test]
fn the_files_in_the_manual_hold() {
    assert_eq!(MANUAL.files_hold::<HouseRules>(), 3);
}

/// Each field in the tables has an example that can be read.
#[test]
fn the_examples_in_the_tables_can_be_read() {
    let read = MANUAL.examples_are_read::<HouseRules>();
    assert!(read > 95, "{read}");
}

/// Each recipe is valid as written.
#[test]
fn the_recipes_hold() {
    let recipes = MANUAL.recipes_hold::<HouseRules>();
    assert!(recipes > 45, "{recipes}");
}

/// The examples in the manual satisfy the schema.
#[test]
fn the_schema_takes_every_file_example_and_recipe() {
    let schema = stammtisch_engine::rules::schema::of_file::<HouseRules>();
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let all = MANUAL.everything();
    assert!(all.len() > 140, "{}", all.len());
    for text in all {
        let table = stammtisch_engine::rules::read_table(&text).expect("TOML");
        let file = serde_json::to_value(table).expect("JSON");
        let wrong: Vec<_> = validator.iter_errors(&file).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{text}: {wrong:#?}");
    }
}
