//! Searching bytes for cards.

use serde_json::Value;

use crate::games::{Cards, Spelling};

/// Fields that name a kind of card, not a card: what a wild card stands for, and claims.
const KINDS: [&str; 3] = ["as", "top_as", "claims"];

/// Fields that are fixed before cards are dealt.
const SETTLED: [&str; 2] = ["rules", "chosen"];

/// Words that occur in the log only.
const OF_THE_LOG: [&str; 4] = ["\"entry\"", "\"by_bot\"", "\"under\"", "\"seed\""];

/// The first thing in these bytes that must not be in them.
pub(crate) fn find(bytes: &[u8], spelling: Spelling, may: &Cards, seed: &str) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    if let Some(word) = OF_THE_LOG.into_iter().chain([seed]).find(|word| text.contains(word)) {
        return Some(format!("{word} in {text}"));
    }
    let value: Value = serde_json::from_slice(bytes).expect("JSON");
    let mut words = Vec::new();
    collect(&value, spelling.anywhere, &mut words);
    let hidden = |word: &&str| (spelling.card)(word).is_some_and(|card| !may.contains(&card));
    let found = if spelling.anywhere {
        let parts = words
            .iter()
            .flat_map(|word| word.split(|letter: char| !letter.is_ascii_alphanumeric()));
        parts.into_iter().find(hidden)
    } else {
        words.iter().map(String::as_str).find(hidden)
    };
    found.map(|word| format!("{word} in {text}"))
}

/// Every text, and every field name if `names` is set.
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
