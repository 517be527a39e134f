//! Looking for cards in bytes.

use std::collections::BTreeSet;

use serde_json::Value;
use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::maxonaut;

/// Fields that name a kind of card and no card: what a wild card stands for, and what claims do.
const KINDS: [&str; 3] = ["as", "top_as", "claims"];

/// Fields that were settled before there were cards.
const SETTLED: [&str; 2] = ["rules", "chosen"];

/// Words that stand in the log and nowhere else.
const OF_THE_LOG: [&str; 4] = ["\"entry\"", "\"by_bot\"", "\"under\"", "\"seed\""];

/// What may be named.
pub(crate) enum May {
    Mau(KindSet),
    Maxonaut(BTreeSet<maxonaut::Card>),
}

/// The first thing in these bytes that must not be there.
pub(crate) fn find(bytes: &[u8], may: &May, seed: &str) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    if let Some(word) = OF_THE_LOG.into_iter().chain([seed]).find(|word| text.contains(word)) {
        return Some(format!("{word} in {text}"));
    }
    let value: Value = serde_json::from_slice(bytes).expect("JSON");
    let mut words = Vec::new();
    // A virus is a card in Maxonaut, and the name of a field.
    collect(&value, matches!(may, May::Mau(_)), &mut words);
    let hidden = |word: &str| match may {
        May::Mau(known) => mau(word).is_some_and(|card| !known.has(card)),
        May::Maxonaut(known) => {
            word.parse::<maxonaut::Card>().is_ok_and(|card| !known.contains(&card))
        }
    };
    let found = match may {
        // A card may stand in the middle of a sentence.
        May::Mau(_) => words
            .iter()
            .flat_map(|word| word.split(|letter: char| !letter.is_ascii_alphanumeric()))
            .find(|word| hidden(word)),
        // There a card is called like a number: only a word by itself is one.
        May::Maxonaut(_) => words.iter().map(String::as_str).find(|word| hidden(word)),
    };
    found.map(|word| format!("{word} in {text}"))
}

/// A card of Mau-Mau, written as it travels.
fn mau(word: &str) -> Option<Card> {
    word.parse().ok().filter(|card: &Card| card.to_string() == word)
}

/// Every text, and every name of a field if `names` are asked for.
fn collect(value: &Value, names: bool, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(all) => all.iter().for_each(|value| collect(value, names, found)),
        Value::Object(fields) => {
            for (name, value) in fields {
                if !KINDS.contains(&name.as_str()) && !SETTLED.contains(&name.as_str()) {
                    found.extend(names.then(|| name.clone()));
                    collect(value, names, found);
                }
            }
        }
        _ => {}
    }
}
