//! The rules in words: golden texts, every field has its say, and the languages stay apart.
//!
//! `UPDATE=1 cargo test --test explain` writes the golden texts anew; read the difference.
#![expect(clippy::disallowed_methods, reason = "a test may read its golden texts and write them")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use proptest::prelude::*;
use stammtisch_engine::mau::explain::{Lang, Section, explain};
use stammtisch_engine::mau::rules::{OptionRule, Rules, RulesFile, preset};
use toml::Table;

type Chosen = BTreeMap<String, String>;

const LANGS: [(Lang, &str); 2] = [(Lang::De, "de"), (Lang::En, "en")];

const ODD: &str = include_str!("data/explain/odd.toml");

fn file(id: &str) -> RulesFile {
    let text = if id == "odd" { ODD } else { preset::text(id).expect("preset") };
    RulesFile::read(text).expect("sound rules")
}

fn chosen(choices: &str) -> Chosen {
    let pairs = choices.split_whitespace().filter_map(|pair| pair.split_once('='));
    pairs.map(|(option, choice)| (option.to_owned(), choice.to_owned())).collect()
}

fn text(file: &RulesFile, chosen: &Chosen, patch: &str, seats: u8, lang: Lang) -> String {
    let patch: Table = patch.parse().expect("toml");
    let doc = file.resolve_with(chosen, &patch).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
    let rules = Rules::compile(&doc, seats).unwrap_or_else(|wrong| panic!("{patch}: {}", wrong[0]));
    plain(&explain(&rules, lang))
}

fn plain(sections: &[Section]) -> String {
    let mut text = String::new();
    for section in sections {
        let gap = if text.is_empty() { "" } else { "\n" };
        writeln!(text, "{gap}{}", section.title).expect("a string");
        for line in &section.lines {
            writeln!(text, "- {line}").expect("a string");
        }
    }
    text
}

/// Name of the golden text, rules, options, seats.
const GOLDEN: [(&str, &str, &str, u8); 9] = [
    ("live", "live", "", 4),
    ("live-two", "live", "catch=next_move start=counts", 2),
    ("live-single", "live", "format=single deck=52 nine=plain seven=misses", 3),
    ("schule", "schule", "", 4),
    ("schule-large", "schule", "hand=7 deals=1 calls=free", 9),
    (
        "schule-all",
        "schule",
        "specials=on sevens=two seven=misses eight=yes nine=yes ten=yes jack=yes deck=52 must=may end=last",
        5,
    ),
    ("schule-two", "schule", "specials=on nine=yes deals=12", 2),
    ("odd", "odd", "", 4),
    ("odd-two", "odd", "", 2),
];

#[test]
fn the_texts_are_those_that_people_have_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/explain");
    let update = std::env::var_os("UPDATE").is_some();
    let mut stale = Vec::new();
    for (name, rules, choices, seats) in GOLDEN {
        for (lang, code) in LANGS {
            let path = folder.join(format!("{name}.{code}.txt"));
            let now = text(&file(rules), &chosen(choices), "", seats, lang);
            if update {
                std::fs::write(&path, &now).expect("the folder can be written");
            } else if std::fs::read_to_string(&path).unwrap_or_default() != now {
                stale.push(format!("{name}.{code}"));
            }
        }
    }
    assert!(stale.is_empty(), "{stale:?} differ: run with UPDATE=1 and read the difference");
}

/// `choices` with what `option` requires.
fn with_required(file: &RulesFile, option: &OptionRule, choices: &mut Chosen) {
    for (id, choice) in &option.requires {
        choices.insert(id.clone(), choice.clone());
        let other = file.options().iter().find(|other| other.id == *id).expect("read");
        with_required(file, other, choices);
    }
}

#[test]
fn every_choice_of_every_option_changes_the_text() {
    for id in preset::ids() {
        let file = file(id);
        for option in file.options() {
            let mut without = Chosen::new();
            with_required(&file, option, &mut without);
            for choice in option.choices.iter().filter(|choice| choice.id != option.default) {
                let mut with = without.clone();
                with.insert(option.id.clone(), choice.id.clone());
                for (lang, code) in LANGS {
                    let [before, after] =
                        [&without, &with].map(|chosen| text(&file, chosen, "", 4, lang));
                    assert!(before != after, "{id}: {}={} {code}", option.id, choice.id);
                }
            }
        }
    }
}

/// Changes of one field each, laid over the odd rules.
const CHANGES: [&str; 53] = [
    "cards.8.threat = { longest = 1, answers = 'none' }",
    "seats.min = 3",
    "seats.max = 7",
    "seats.recommended = 2",
    "deck.lowest = '3'",
    "deck.packs = 1",
    "deck.packs = { at_most = 2 }",
    "deck.jokers = 1",
    "deck.jokers = 0\nfit.anywhere = ['J']",
    "deal.hand = 5",
    "deal.hand_at_most.5 = 'none'",
    "deal.start_effects = ['7', '9']",
    "deal.start_effects = ['7', 'KH']",
    "deal.start_effects = []",
    "fit.suit = false",
    "fit.rank = false",
    "fit.anywhere = ['J']",
    "fit.on_plain = []",
    "fit.never_on_own_rank = ['5']",
    "fit.never_on_own_rank = ['J']",
    "draw.when = 'any_time'",
    "draw.count = 1",
    "draw.then = 'lay_drawn'",
    "draw.then = 'nothing'",
    "cards.7.threat.draw = 2",
    "cards.7.threat.then = 'plays'",
    "cards.7.threat.longest = 0",
    "cards.7.threat.longest = 3",
    "cards.7.threat.answers.10.must_fit = false",
    "cards.7.threat.answers.7.do = 'cancel'",
    "cards.7.threat.answers.7.do.pass_on = 2",
    "cards.7.threat.answers.9 = 'none'",
    "cards.7.threat = 'none'\ndeal.start_effects = ['9', 'KH']",
    "cards.7S.again = true",
    "cards.9.reverse.with_two = 'nothing'",
    "cards.9.wish_suit = true",
    "cards.A.again = false",
    "cards.J.wish_suit = false",
    "calls.last.name = { de = 'Mau', en = 'Mau' }",
    "calls.last.at = 3",
    "calls.last.before_laying = false",
    "calls.last.enforced = 'table'",
    "calls.last.enforced = 'catch_until_own_turn'",
    "calls.last.penalty = 1",
    "calls.last.false_penalty = 0",
    "end.play = 'first_out'",
    "end.last_threat = 'ignored'",
    "points.to = 'winner'",
    "points.each = 5",
    "points.cards.QS = 12",
    "match = 'single'",
    "match.race.target.any = 101",
    "match = { deals = { count = 3 } }",
];

#[test]
fn every_field_has_its_say() {
    let file = file("odd");
    for change in CHANGES {
        for (lang, code) in LANGS {
            let [before, after] =
                ["", change].map(|patch| text(&file, &Chosen::new(), patch, 4, lang));
            assert!(before != after, "{change} ({code})");
        }
    }
}

/// Common words of one language that the other does not have.
const GERMAN: &str = "der das und nicht eine einen einem einer Karte Karten wenn dann oder ist bist du ihr \
    Person wird zwei drei vier Runde Farbe Wert legen legst ziehst zieht Zug keine auch nur zum zu";
const ENGLISH: &str = "the and not of if then or is you your player players card cards two three \
    four deal suit rank lay draw draws turn no only to";

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .filter(|word| !word.is_empty())
}

/// What no rules text may look like.
fn proof_read(text: &str, lang: Lang) -> Result<(), String> {
    let foreign = if lang == Lang::De { ENGLISH } else { GERMAN };
    let foreign: Vec<_> = foreign.split_whitespace().collect();
    if let Some(word) = words(text).find(|word| foreign.contains(word)) {
        return Err(format!("`{word}` is of the other language"));
    }
    for slip in [
        "  ",
        " .",
        " ,",
        ",,",
        "..",
        ",.",
        "{",
        "}",
        " eine Karten",
        " ein Karte",
        "zwei Karte ",
        "one cards",
        "two card ",
        " 1 Punkte",
        " 1 points",
        "eine Bube",
        "eine König",
        "ein Dame",
        "a 8",
        "an 7",
        "a ace",
        "()",
        "“ “",
        ": .",
        "oder.",
        "und.",
        "Höchstens eins",
    ] {
        if text.contains(slip) {
            return Err(format!("`{slip}` stands in it"));
        }
    }
    for line in text.lines().filter(|line| !line.is_empty()) {
        match line.strip_prefix("- ") {
            None => {}
            Some(rule) => {
                let begins = rule
                    .chars()
                    .next()
                    .is_some_and(|first| first.is_uppercase() || first.is_numeric());
                if !begins || !rule.ends_with('.') {
                    return Err(format!("no sentence: {rule}"));
                }
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_rules_read_well_in_their_own_language(
        changes in prop::collection::vec(prop::sample::select(CHANGES.to_vec()), 0..6),
        seats in 2..=6_u8,
    ) {
        let file = file("odd");
        let patch = changes.iter().fold(Table::new(), |mut patch, change| {
            let change: Table = change.parse().expect("toml");
            patch.extend(change);
            patch
        });
        // Some changes contradict each other: those are not rules.
        let Ok(doc) = file.resolve_with(&Chosen::new(), &patch) else { return Ok(()) };
        let Ok(rules) = Rules::compile(&doc, seats) else { return Ok(()) };
        for (lang, _) in LANGS {
            let text = plain(&explain(&rules, lang));
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
        }
    }

    #[test]
    fn any_choices_read_well_in_their_own_language(
        id in prop::sample::select(preset::ids().collect::<Vec<_>>()),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 20),
        seats in 2..=10_u8,
    ) {
        let file = file(id);
        let chosen = file.options().iter().zip(&picks).map(|(option, pick)| {
            (option.id.clone(), pick.get(&option.choices).id.clone())
        });
        let doc = file.resolve(&chosen.collect()).expect("checked");
        let seats = seats.clamp(doc.seats.min, doc.seats.max);
        let rules = Rules::compile(&doc, seats).expect("checked");
        for (lang, _) in LANGS {
            let text = plain(&explain(&rules, lang));
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
        }
    }
}
