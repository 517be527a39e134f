//! Maxonaut in words.

use std::collections::BTreeSet;

use proptest::prelude::*;
use stammtisch_engine::maxonaut::rules::{HouseRules, Rules};
use stammtisch_engine::maxonaut::{Card, Maxonaut};
use stammtisch_engine::rules::{CardText, Document, Lang, Section};
use stammtisch_rules_text::InWords;
use toml::Table;

use super::proof::proof_read;
use super::{Chosen, Golden, LANGS, Told, chosen, file, plain, told};

impl Told for HouseRules {
    const OWN: &'static [(&'static str, &'static str)] = &[
        ("odd", include_str!("../data/explain/maxonaut/odd.toml")),
        ("small", include_str!("../data/explain/maxonaut/small.toml")),
    ];

    fn explain(rules: &Rules, lang: Lang) -> Vec<Section> {
        Maxonaut::explain(rules, lang)
    }

    fn cards(rules: &Rules) -> Vec<CardText> {
        Maxonaut::card_texts(rules)
    }

    const CARDS: &'static [Golden] =
        &[("cards-maxonaut", "maxonaut", "", 4), ("cards-odd", "odd", "", 3)];

    fn deck(rules: &Rules) -> BTreeSet<String> {
        let all = Card::all();
        all.filter(|card| rules.deck().of(*card) > 0).map(|card| card.to_string()).collect()
    }

    const LENGTHS: &'static [(&'static str, &'static str, u8, [&'static str; 2])] = &[
        ("maxonaut", "", 4, ["bis fünf Strafpunkte", "to five penalty points"]),
        ("maxonaut", "limit = 1", 2, ["bis zum ersten Strafpunkt", "to the first penalty point"]),
    ];
}

const GOLDEN: &[Golden] = &[
    ("maxonaut", "maxonaut", "", 4),
    ("learning", "maxonaut", "specials=off limit=3", 2),
    ("all", "maxonaut", "limit=10 turning=turns wrong_form=costs two=skips maxonaut=accept", 8),
    ("odd", "odd", "", 3),
    ("odd-two", "odd", "", 2),
    ("small", "small", "", 3),
];

#[test]
fn the_texts_are_those_that_people_have_read() {
    super::are_those_that_people_have_read::<HouseRules>(GOLDEN);
}

#[test]
fn every_choice_of_every_option_changes_the_text() {
    super::every_choice_of_every_option_changes_the_text::<HouseRules>();
}

/// Choices of the preset, and the sections that change with them.
const CHOICES: &[(&str, &[&str])] = &[
    // MAX-04
    ("specials=off", &["Karten", "Sonderkarten", "Aufdecken", "Tipps"]),
    // MAX-35
    ("limit=3", &["Ziel", "Ende der Partie"]),
    // MAX-O1
    ("turning=turns", &["Besondere Ansagen", "Tipps"]),
    // MAX-O2
    ("wrong_form=costs", &["Besondere Ansagen"]),
    // MAX-O3
    ("two=skips", &["Besondere Ansagen"]),
    // MAX-O4
    ("maxonaut=accept", &["Die 21", "Ende der Partie"]),
];

/// Changes of one field each, applied to the odd rules, and the sections that change with them.
const CHANGES: &[(&str, &[&str])] = &[
    ("seats.min = 3", &["Karten"]),
    ("seats.max = 5", &["Karten"]),
    ("seats.recommended = 4", &["Karten"]),
    ("deck.3 = 4", &["Karten"]),
    ("deck = { 1 = 2, 2 = 2, 4 = 2, 5 = 2, 7 = 2, 8 = 2, 9 = 2 }", &["Karten"]),
    ("deck.joker = 1", &["Karten", "Sonderkarten"]),
    ("deck.joker_even = 1", &["Karten", "Sonderkarten"]),
    ("deck.joker_odd = 0", &["Karten", "Sonderkarten"]),
    ("deck.virus = 0", &["Karten", "Sonderkarten", "Aufdecken", "Die 21", "Tipps"]),
    ("deck.bomb = 0", &["Karten", "Sonderkarten", "Aufdecken", "Die 21", "Tipps"]),
    ("deck = { bomb = 0, virus = 0 }", &["Karten", "Sonderkarten", "Aufdecken", "Die 21", "Tipps"]),
    ("deck.chance = 0", &["Karten", "Sonderkarten"]),
    ("deck.chance = 1", &["Karten", "Sonderkarten"]),
    ("deck.match_even = 1", &["Karten", "Sonderkarten"]),
    ("deck.match_odd = 0", &["Karten", "Sonderkarten"]),
    ("hand = 2", &["Der Start", "Dein Zug"]),
    ("hand = 4", &["Der Start", "Dein Zug"]),
    ("limit = 3", &["Ziel", "Ende der Partie"]),
    ("limit = 13", &["Ziel", "Ende der Partie"]),
    ("lay.fewer = true", &["Dein Zug", "Tipps"]),
    ("lay.unseen = false", &["Dein Zug", "Wenn der Nachziehstapel leer ist", "Tipps"]),
    ("announce.reverses = []", &["Besondere Ansagen", "Tipps"]),
    ("announce.reverses = ['11']", &["Besondere Ansagen"]),
    ("announce.skips = []", &["Besondere Ansagen"]),
    ("announce.skips = [9]", &["Besondere Ansagen"]),
    ("announce.wrong_form = 0", &["Besondere Ansagen"]),
    ("announce.wrong_form = 1", &["Besondere Ansagen"]),
    ("maxonaut.accept = 0", &["Die 21"]),
    ("maxonaut.accept = 2", &["Die 21"]),
    ("maxonaut.doubt = 2", &["Die 21"]),
    ("next_round = 'penalised'", &["Aufdecken"]),
    ("next_round = 'announcer'", &["Aufdecken", "Die 21"]),
];

/// The German titles of the sections that only one of the two has, or that differ in both languages.
fn otherwise(before: &[Vec<Section>; 2], after: &[Vec<Section>; 2]) -> BTreeSet<String> {
    let differing = |lang: usize| {
        let gone = before[lang].iter().enumerate().filter(|(_, one)| !after[lang].contains(one));
        let new = after[lang].iter().enumerate().filter(|(_, one)| {
            let is = |other: &Section| other.title == one.title;
            !before[lang].iter().any(is)
        });
        let gone: Vec<_> = gone.map(|(at, one)| (at, one.title.clone())).collect();
        let new: Vec<_> = new.map(|(at, one)| (at, one.title.clone())).collect();
        (gone, new)
    };
    let [german, english] = [differing(0), differing(1)];
    let places = |list: &[(usize, String)]| list.iter().map(|(at, _)| *at).collect::<Vec<_>>();
    assert_eq!(places(&german.0), places(&english.0), "the languages differ");
    assert_eq!(places(&german.1), places(&english.1), "the languages differ");
    german.0.into_iter().chain(german.1).map(|(_, title)| title).collect()
}

fn titles(sections: &[&str]) -> BTreeSet<String> {
    sections.iter().map(|title| (*title).to_owned()).collect()
}

fn tell(id: &str, choices: &str, patch: &str) -> [Vec<Section>; 2] {
    told(&file::<HouseRules>(id), &chosen(choices), patch, 4)
        .unwrap_or_else(|wrong| panic!("{id} {choices} {patch}: {wrong}"))
}

#[test]
fn every_option_has_its_say_in_its_place() {
    let before = tell("maxonaut", "", "");
    for (choice, sections) in CHOICES {
        let changed = otherwise(&before, &tell("maxonaut", choice, ""));
        assert_eq!(changed, titles(sections), "{choice}");
    }
    let file = file::<HouseRules>("maxonaut");
    let tried =
        |id: &String| CHOICES.iter().any(|(choice, _)| choice.starts_with(&format!("{id}=")));
    assert!(file.options().iter().all(|option| tried(&option.id)), "an option is not tried");
}

#[test]
fn every_field_has_its_say_in_its_place() {
    let before = tell("odd", "", "");
    for (change, sections) in CHANGES {
        let changed = otherwise(&before, &tell("odd", "", change));
        assert_eq!(changed, titles(sections), "{change}");
    }
    super::no_field_is_left_untried::<HouseRules>("odd", CHANGES.iter().map(|(change, _)| *change));
}

/// The text for a single card matches what the rules text says about it.
#[test]
fn cards_of_the_deck_have_the_words_of_the_rules_text() {
    for (id, names) in [
        ("maxonaut", "joker joker_even joker_odd virus bomb chance match_even match_odd"),
        ("odd", "joker_odd virus bomb chance match_odd"),
        ("small", "bomb"),
    ] {
        let rules = file::<HouseRules>(id).compile(&Chosen::new(), 3).expect("sound rules");
        let said = Maxonaut::card_texts(&rules);
        let special = said.iter().filter(|card| card.special);
        let listed: Vec<_> = special.clone().flat_map(|one| one.cards.clone()).collect();
        assert_eq!(listed.join(" "), names, "{id}");
        for (lang, _) in LANGS {
            let all: Vec<_> =
                Maxonaut::explain(&rules, lang).into_iter().flat_map(|one| one.lines).collect();
            for card in special.clone() {
                let words: Vec<_> = card.lines.iter().map(|line| lang.pick(line)).collect();
                let stands = all.iter().any(|line| {
                    line.split_once(": ").is_some_and(|(_, after)| after == words.join(" "))
                });
                assert!(stands, "{id} {:?}: {words:?}", card.cards);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_rules_read_well_in_their_own_language(
        id in prop::sample::select(vec!["maxonaut", "odd", "small"]),
        changes in prop::collection::vec(prop::sample::select(CHANGES.to_vec()), 0..6),
        seats in 2..=8_u8,
    ) {
        let file = file::<HouseRules>(id);
        let patch = changes.iter().fold(Table::new(), |mut patch, (change, _)| {
            let change: Table = change.parse().expect("toml");
            patch.extend(change);
            patch
        });
        // Some changes contradict each other and give no valid rules.
        let Ok(doc) = file.resolve_with(&Chosen::new(), &patch) else { return Ok(()) };
        let Ok(rules) = doc.compile(seats.clamp(doc.seats.min, doc.seats.max)) else { return Ok(()) };
        for (lang, _) in LANGS {
            let text = plain(&Maxonaut::explain(&rules, lang));
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
            let text = super::cards::plain(&Maxonaut::card_texts(&rules), lang);
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
        }
    }
}
