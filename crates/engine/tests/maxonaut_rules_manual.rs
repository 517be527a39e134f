//! The manual for rules of Maxonaut explains every field, every word and every code of the game,
//! and its files are valid.

mod known;
mod manual;

use manual::Manual;
use stammtisch_engine::maxonaut::Card;
use stammtisch_engine::maxonaut::rules::{CODES, HouseRules};
use stammtisch_engine::rules;

const MANUAL: Manual =
    Manual { text: include_str!("../../../docs/maxonaut-rules.md"), base: "maxonaut" };

#[test]
fn every_field_and_every_word_is_explained() {
    let all = known::everything::<HouseRules>();
    assert!(all.len() > 20, "{all:?}");
    MANUAL.explains_all(&all, &["base"]);
    let special = Card::all().filter(|card| card.is_special());
    MANUAL.explains_all(&special.map(|card| card.to_string()).collect(), &["1", "9"]);
}

#[test]
fn every_code_is_explained() {
    MANUAL.explains_codes(CODES.iter().filter(|code| !rules::CODES.contains(code)));
}

#[test]
fn its_files_examples_and_recipes_hold() {
    assert_eq!(MANUAL.files_hold::<HouseRules>(), 1);
    assert!(MANUAL.examples_are_read::<HouseRules>() > 20);
    assert!(MANUAL.recipes_hold::<HouseRules>() > 6);
}
