//! Mistakes are reported in both languages, all at once, and with what would be right.

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::any;
use stammtisch_engine::mau::rules::CODES;
use stammtisch_engine::rules::{Lang, RuleError};

use super::cases::{ADDED, CASES};
use super::{changed, mistakes};

/// English words that no German sentence contains.
const ENGLISH: [&str; 10] = [
    " the ", " is ", " are ", " must ", "write ", " and ", " never ", "there ", " stands ",
    "unknown",
];

fn is_said_in_both(mistake: &RuleError) {
    let (german, english) = (mistake.said(Lang::De), mistake.said(Lang::En));
    assert!(!german.is_empty() && german != english, "{mistake}");
    // Messages of the TOML library stay as they are.
    let own = mistake.code != "not_toml";
    let left = ENGLISH.iter().find(|word| own && german.contains(*word));
    assert!(left.is_none(), "{left:?} in {german}");
}

#[test]
fn every_mistake_is_told_in_german_and_in_english() {
    let calls: String = (0..9)
        .map(|n| {
            format!(
                "[calls.c{n}]\nname = {{ de = \"A\", en = \"A\" }}\nat = {n}\n\
                 before_laying = true\nenforced = \"nobody\"\npenalty = 1\n"
            )
        })
        .collect();
    let charges: String = (0..9)
        .map(|n| format!("[charges.c{n}]\nname = {{ de = \"A\", en = \"A\" }}\npenalty = 1\n"))
        .collect();
    let deck_changes =
        "base = \"live\"\ndeck.packs = { at_most = 2 }\n[[when]]\ndeals = 2\nset.deal.hand = 8\n";
    let texts = [
        "# ".to_owned() + &"x".repeat(70_000),
        format!("base = \"live\"\nx = {}1{}\n", "[".repeat(40), "]".repeat(40)),
        "a = 1, ".repeat(3_000),
        "base = \"live\"\noptions = 3\n".to_owned(),
        "base = \"lvie\"\n".to_owned(),
        "base = \"live\"\n[seat]\nx = 1\n[draw]\ncuont = 1\n".to_owned(),
        "format = 9\n".to_owned(),
        "game = \"skat\"\n".to_owned(),
        "game = \"mau\"\nbase = \"maxonaut\"\n".to_owned(),
        "base = \"live\"\nfit = { suit = true, values = { K = 30 }, neighbours = 20 }\n".to_owned(),
        deck_changes.to_owned(),
        format!("base = \"live\"\noptions = []\n{calls}"),
        format!("base = \"live\"\noptions = []\n{charges}"),
    ];
    let cases = CASES.iter().map(|(from, to, ..)| changed("live", from, to).0);
    let added = ADDED.iter().map(|(added, ..)| format!("{added}\n\n[draw]"));
    let added = added.map(|added| changed("live", "[draw]", &added).0);
    let mut seen = BTreeSet::new();
    for text in texts.into_iter().chain(cases).chain(added) {
        let found = match any::AnyRulesFile::read(&text) {
            Err(found) => found,
            Ok(file) => file.check(),
        };
        for mistake in found {
            is_said_in_both(&mistake);
            seen.insert(mistake.code);
        }
    }
    let file = any::AnyRulesFile::read("base = \"live\"\n").expect("sound");
    for (option, choice) in [("formt", "single"), ("format", "singel")] {
        let chosen = BTreeMap::from([(option.to_owned(), choice.to_owned())]);
        for mistake in file.resolve(&chosen).expect_err("refused") {
            is_said_in_both(&mistake);
            seen.insert(mistake.code);
        }
    }
    // No preset has an endless chain of bases; the others are warnings.
    let unseen: Vec<_> =
        CODES.iter().map(|(code, _)| *code).filter(|code| !seen.contains(code)).collect();
    assert_eq!(unseen, ["base_loop", "left_out", "absent_card", "no_effect"]);
}

#[test]
fn everything_that_a_table_lacks_is_told_at_once() {
    let found = mistakes("base = \"live\"\noptions = []\n[calls.lady]\ncards = [\"Q\"]\n");
    let fields: Vec<_> = found.iter().map(|found| found.field.as_str()).collect();
    let lacking = ["name", "before_laying", "enforced", "penalty"];
    let lacking: Vec<_> = lacking.iter().map(|key| format!("calls.lady.{key}")).collect();
    assert_eq!(fields, lacking, "{found:#?}");
    assert!(found.iter().all(|found| found.code == "missing_field" && found.line == Some(3)));
    let says: Vec<_> = found.iter().map(|found| found.said(Lang::De)).collect();
    assert!(says[2].ends_with("schreib zum Beispiel `enforced = \"table\"`"), "{says:?}");
    let found = mistakes("base = \"live\"\n[cheat]\nlay = true\n[kitty]\n");
    assert_eq!(found.len(), 6, "{found:#?}");
}

#[test]
fn a_mistake_is_told_with_what_would_be_right() {
    for (text, de, en) in [
        (
            "cards.7.threat = 2",
            "eine Tabelle, etwa { draw = 2, then = \"plays\" }, oder \"none\"",
            "a table, as in { draw = 2, then = \"plays\" }, or \"none\"",
        ),
        ("draw = 1", "eine Tabelle, etwa `draw.times = …`", "a table, as in `draw.times = …`"),
        ("kitty = 5", "etwa { cents = 1, per = 10 }", "as in { cents = 1, per = 10 }"),
        ("cards.7.threat = none", "schreib \"none\"", "write \"none\""),
        (
            "[cards.A]\nthreat.then = \"misses\"\ndeal.hand = 5",
            "gehört zu dieser Tabelle",
            "belongs to that table",
        ),
        (
            "deal.seats = \"x\"",
            "`seats` steht ganz außen, nicht in `deal`; es gibt",
            "`seats` stands outermost, not in `deal`; there are",
        ),
        (
            "patterns.p = { name = { de = \"P\", en = \"P\" }, cards = [\"9\"], does = { passes = 1, \
             passes_to = \"acros\" } }",
            "meinst du `across`? Es gibt: along, against, left, right, across",
            "did you mean `across`? There are: along, against, left, right, across",
        ),
        ("deal.jokers = 2", "meinst du `deck.jokers`?", "did you mean `deck.jokers`?"),
        ("jump_in = \"same_card\"", "meinst du `lay.jump_in`?", "did you mean `lay.jump_in`?"),
        ("end.never_last = [\"H7\"]", "meinst du `7H`? `H7` ist", "did you mean `7H`? `H7` is"),
        ("cards.H7.again = true", "meinst du `7H`?", "did you mean `7H`?"),
        ("cards.Bube.again = true", "meinst du `J`? `Bube` ist", "did you mean `J`? `Bube` is"),
        (
            "cards.7.draw = 2",
            "unbekanntes Feld `draw`; meinst du `cards.7.threat.draw`? Es gibt",
            "unknown field `draw`; did you mean `cards.7.threat.draw`? There are",
        ),
        ("cards.7.draws = 2", "meinst du `cards.7.threat.draw`?", "mean `cards.7.threat.draw`?"),
        (
            "[cards.8]\nskip = true",
            "meinst du `cards.8.threat.then = \"misses\"`?",
            "did you mean `cards.8.threat.then = \"misses\"`?",
        ),
        ("cards.8.threat.then = \"skip\"", "meinst du `misses`?", "did you mean `misses`?"),
        ("[cards.7]\ndraw.count = 2", "gehört zu dieser Tabelle", "belongs to that table"),
        ("deal.cards = 6", "meinst du `deal.hand`?", "did you mean `deal.hand`?"),
        ("fit.wild = [\"J\"]", "meinst du `fit.anywhere`?", "did you mean `fit.anywhere`?"),
        (
            "when = [{ seats = 2, set = { deal.hand = 7 } }]\n\
             when = [{ seats = 3, set = { deal.hand = 6 } }]",
            "`when` steht schon weiter oben: schreib alle Einträge in eine Liste, `when = [{ … }, { … }]`, oder \
             jeden für sich unter `[[when]]`",
            "`when` stands further up already: write all entries in one list, `when = [{ … }, { … }]`, or each by \
             itself below `[[when]]`",
        ),
        (
            "deck = { lowest = \"2\" }\ndeck.jokers = 2",
            "entweder alles dort hinein, `deck = { … }`, oder jedes für sich, `deck.x = …`",
            "put either all of it there, `deck = { … }`, or each by itself, `deck.x = …`",
        ),
        ("match.race = 500", "etwa { target = { any = 25 } }", "as in { target = { any = 25 } }"),
        (
            "calls = \"none\"\nend.last_call = \"mau\"",
            "eine Ansage `mau` gibt es nicht, und auch keine andere: lege sie unter `calls.mau` an",
            "there is no call `mau`, nor any other: write it as `calls.mau`",
        ),
        (
            "deal.hand = 6\ndeal.hand = 7",
            "`hand` steht schon weiter oben: nimm eins von beiden weg",
            "`hand` stands further up already: take one of the two away",
        ),
        (
            "cards.7.threat.draw = \"two\"",
            "eine ganze Zahl von 0 bis 20 muss",
            "a whole number from 0 to 20 must",
        ),
        ("draw.count = 300", "von 0 bis 10 muss", "from 0 to 10 must"),
    ] {
        let found = mistakes(&format!("base = \"live\"\noptions = []\n{text}\n"));
        let [told] = found.as_slice() else { panic!("{text}: {found:#?}") };
        assert!(told.said(Lang::En).contains(en), "{text}: {told}");
        assert!(told.said(Lang::De).contains(de), "{text}: {}", told.german);
    }
}
