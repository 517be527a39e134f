//! The manual of rules files knows every field, every word and every code, and its files hold.

use std::collections::BTreeSet;

use stammtisch_engine::mau::rules::{CODES, RulesFile, preset, to_text};
use toml::{Table, Value};

const MANUAL: &str = include_str!("../../../docs/house-rules.md");

/// Rules in which every field stands.
const ODD: &str = include_str!("data/explain/odd.toml");

/// Keys that people choose: ranks, cards, calls, numbers of seats.
fn is_free(key: &str) -> bool {
    let calls = ["mau", "last", "out", "any"];
    calls.contains(&key)
        || key.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
}

fn keys(table: &Table, into: &mut BTreeSet<String>) {
    for (key, value) in table {
        if !is_free(key) {
            into.insert(key.clone());
        }
        if let Value::Table(inner) = value {
            keys(inner, into);
        }
    }
}

/// The word alone or at the end of a field, between backticks or in an example.
fn explains(word: &str) -> bool {
    let forms = [
        format!("`{word}`"),
        format!(".{word}`"),
        format!("{{ {word} = "),
        format!("`\"{word}\"`"),
    ];
    forms.iter().any(|form| MANUAL.contains(form))
}

#[test]
fn every_field_is_explained() {
    let file = RulesFile::read(ODD).expect("sound rules");
    let doc = file.resolve(&Default::default()).expect("sound rules");
    let mut known = BTreeSet::new();
    keys(&to_text(&doc).parse().expect("TOML"), &mut known);
    assert!(known.len() > 45, "{known:?}");
    let options = ["base", "options", "id", "name", "default", "requires", "choices", "set"];
    for key in known.iter().map(String::as_str).chain(options) {
        assert!(explains(key), "docs/house-rules.md does not explain `{key}`");
    }
}

#[test]
fn every_word_that_can_stand_in_a_field_is_explained() {
    let fields = [
        "draw.when",
        "draw.then",
        "cards.9.reverse.with_two",
        "cards.7.threat.then",
        "cards.7.threat.answers.7.do",
        "calls.mau.enforced",
        "end.play",
        "end.last_threat",
        "points.to",
        "match",
    ];
    for field in fields {
        let text = format!("base = \"live\"\nid = \"odd\"\n{field} = \"?\"\n");
        let found = RulesFile::read(&text).expect("read").check();
        let (_, words) =
            found[0].message.split_once("there are: ").unwrap_or_else(|| panic!("{}", found[0]));
        for word in words.split(", ") {
            assert!(explains(word), "docs/house-rules.md does not explain `{word}` of {field}");
        }
    }
}

#[test]
fn every_code_is_explained() {
    for (code, _) in CODES {
        assert!(MANUAL.contains(&format!("| `{code}` | ")), "docs/house-rules.md lacks `{code}`");
    }
    let listed =
        MANUAL.lines().filter(|line| line.starts_with("| `") && line.matches('|').count() == 3);
    let unknown: Vec<_> =
        listed.filter(|line| !CODES.iter().any(|(code, _)| line.contains(code))).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn the_files_in_the_manual_hold() {
    let files: Vec<_> =
        MANUAL.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(files.len(), 3);
    for text in files {
        let found = RulesFile::read(text).unwrap_or_else(|wrong| panic!("{}", wrong[0])).check();
        assert!(found.is_empty(), "{}", found[0]);
    }
}

/// Each field of the tables above stands in an example that can be read.
#[test]
fn the_examples_in_the_tables_can_be_read() {
    let mut read = 0;
    for line in
        MANUAL.lines().filter(|line| line.starts_with("| `") && line.matches('|').count() == 6)
    {
        let example = line.trim_end_matches(" |").rsplit(" | ").next().expect("a cell");
        let Some(example) = example.strip_prefix('`').and_then(|rest| rest.strip_suffix('`'))
        else {
            continue;
        };
        let base = if example.starts_with("base") { "" } else { "base = \"live\"\n" };
        let text = format!("{base}{example}\n");
        let file = RulesFile::read(&text).unwrap_or_else(|wrong| panic!("{example}: {}", wrong[0]));
        file.resolve(&Default::default()).unwrap_or_else(|wrong| panic!("{example}: {}", wrong[0]));
        read += 1;
    }
    assert!(read > 35, "{read}");
    assert!(preset::ids().all(|id| preset::text(id).is_some()));
}
