//! Files in format 1 keep their meaning.

use std::collections::BTreeMap;

use stammtisch_engine::mau::rules::doc::{AnswerMust, FORMAT, Which, WishOf};
use stammtisch_engine::mau::rules::{HouseRules, RulesFile, from_text, preset, to_text};

/// Complete rules as a log of format 1 keeps them.
const LOGGED: &str = include_str!("format_1.toml");

fn which(text: &str) -> Which {
    text.parse().expect("a rank or a card")
}

fn resolved(text: &str) -> HouseRules {
    let file = RulesFile::read(text).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
    file.resolve(&BTreeMap::new()).unwrap_or_else(|wrong| panic!("{}", wrong[0]))
}

fn means_what_it_meant(doc: &HouseRules) {
    assert_eq!(doc.format, FORMAT);
    let wish = doc.cards[&which("J")].wish.as_ref().expect("jacks wish");
    assert_eq!((wish.of, wish.may, wish.cards, wish.turns), (WishOf::Suit, false, 1, 0));
    assert!(doc.cards[&which("JH")].wish.is_none(), "the jack of hearts does not");
    let answers = &doc.cards[&which("7")].threat.as_ref().expect("a 7 threatens").answers;
    assert_eq!(answers[&which("7")].must, AnswerMust::Anything);
    assert_eq!(answers[&which("8")].must, AnswerMust::Fit);
}

#[test]
fn a_log_of_format_1_keeps_its_rules() {
    let doc = from_text(LOGGED).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
    means_what_it_meant(&doc);
    assert_eq!(from_text(&to_text(&doc)).as_ref(), Ok(&doc), "and they are written as of today");
    assert!(to_text(&doc).starts_with(&format!("game = \"mau\"\nformat = {FORMAT}\n")));
}

#[test]
fn a_file_of_format_1_is_read_complete_or_over_a_base() {
    means_what_it_meant(&resolved(LOGGED));
    let over = "base = \"live\"\ncards.J.wish_suit = false\ncards.Q.wish_suit = true\n";
    for text in [over.to_owned(), format!("format = 1\n{over}")] {
        let doc = resolved(&text);
        assert!(doc.cards[&which("J")].wish.is_none(), "taken away");
        assert!(doc.cards[&which("Q")].wish.is_some());
        assert_eq!(doc.format, FORMAT);
    }
}

#[test]
fn old_words_are_unknown_in_the_new_format() {
    let text = format!("format = {FORMAT}\nbase = \"live\"\ncards.J.wish_suit = true\n");
    let found = RulesFile::read(&text).expect("read").check();
    assert_eq!((found[0].code, found[0].line), ("unknown_field", Some(3)), "{}", found[0]);
    assert!(found[0].message.contains("wish"), "{}", found[0]);
}

#[test]
fn a_format_of_tomorrow_or_none_is_refused_with_what_would_be_right() {
    let live = preset::text("live").expect("preset");
    let line = live.lines().find(|line| line.starts_with("format = ")).expect("a format");
    let future = RulesFile::read(&live.replace(line, "format = 7")).expect("read").check();
    assert_eq!((future[0].code, future[0].line), ("bad_format", Some(2)), "{}", future[0]);
    assert!(future[0].message.contains("the file says 7"), "{}", future[0]);
    let none = RulesFile::read(&live.replace(line, "")).expect("read").check();
    assert_eq!(none[0].code, "bad_format");
    assert!(none[0].message.contains(&format!("write `format = {FORMAT}`, or name a `base`")));
}
