//! Mau-Mau in words.

use std::collections::BTreeSet;

use proptest::prelude::*;
use stammtisch_engine::mau::Mau;
use stammtisch_engine::mau::rules::{HouseRules, Rules};
use stammtisch_engine::rules::{CardText, Document, Lang, Section};
use stammtisch_rules_text::InWords;
use toml::Table;

mod fields;

use super::proof::proof_read;
use super::{Chosen, Golden, LANGS, Told, file, plain, texts};

impl Told for HouseRules {
    /// A mixed set of rules, and one that uses every field.
    const OWN: &'static [(&'static str, &'static str)] = &[
        ("odd", include_str!("../../../../engine/tests/data/rules/odd.toml")),
        ("wild", include_str!("../../../../engine/tests/data/rules/wild.toml")),
    ];

    fn explain(rules: &Rules, lang: Lang) -> Vec<Section> {
        Mau::explain(rules, lang)
    }

    fn cards(rules: &Rules) -> Vec<CardText> {
        Mau::card_texts(rules)
    }

    const CARDS: &'static [Golden] = &[
        ("cards-live", "live", "", 4),
        ("cards-schule", "schule", "specials=on", 4),
        ("cards-verschaerft", "verschaerft", "", 4),
        ("cards-erftschmiede", "erftschmiede", "", 4),
        ("cards-odd", "odd", "", 4),
        ("cards-wild", "wild", "", 4),
    ];

    fn deck(rules: &Rules) -> BTreeSet<String> {
        rules.deck().cards().map(|card| card.to_string()).collect()
    }

    const LENGTHS: &'static [(&'static str, &'static str, u8, [&'static str; 2])] = &[
        ("live", "", 2, ["zu zweit bis 10 Punkte", "to 10 points with two players"]),
        ("live", "", 4, ["zu viert bis 25 Punkte", "to 25 points with four players"]),
        ("live", "match = \"single\"", 3, ["eine Runde", "one deal"]),
        ("schule", "", 10, ["vier Runden", "four deals"]),
        ("erftschmiede", "", 4, ["fünf Runden", "five deals"]),
        (
            "verschaerft",
            "",
            7,
            ["vier Durchgänge, zu siebt 28 Runden", "four rounds, 28 deals with seven players"],
        ),
        (
            "verschaerft",
            "match.rounds.count = 1",
            3,
            ["ein Durchgang, zu dritt drei Runden", "one round, three deals with three players"],
        ),
        (
            "schule",
            "match = { race = { target = { any = 50 } } }",
            5,
            ["bis 50 Punkte", "to 50 points"],
        ),
        (
            "schule",
            "match = { knockout = { at = 100 } }",
            5,
            [
                "bis nur noch eine Person weniger als 100 Punkte hat",
                "until only one player has fewer than 100 points",
            ],
        ),
    ];
}

const GOLDEN: &[Golden] = &[
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
    ("schule-two", "schule", "specials=on nine=yes start_jack=wish deals=12", 2),
    ("verschaerft", "verschaerft", "", 4),
    (
        "verschaerft-honest",
        "verschaerft",
        "cheating=off rounds=1 kitty=ten-5 must=must drawn=lay-any jack=like-others start=counts \
         last-card-call=automatic mau-call=table empty=end-deal",
        3,
    ),
    (
        "verschaerft-strict",
        "verschaerft",
        "tricks=lay-short notice=next-card caught=4 after-cheating=plays false-charge=0 \
         last-round=plain kitty=point-10 drawn=nothing jack=anywhere last-card-call=reminder \
         mau-call=nobody empty=turn-over",
        7,
    ),
    ("erftschmiede", "erftschmiede", "", 4),
    (
        "erftschmiede-two",
        "erftschmiede",
        "hand=5 starter=right corner=yes drawn=lay-drawn cheating=off last-card-call=catch-long \
         answers=fit jack=anywhere no-king=0 joker-last=never start=counts start-joker=put-back",
        2,
    ),
    (
        "erftschmiede-large",
        "erftschmiede",
        "deals=12 starter=left drawn=lay-any notice=next-move after-cheating=plays seven=misses \
         jack=not-on-jack wish=one-turn no-king=2 defence=all king-round=goes-on",
        10,
    ),
    ("odd", "odd", "", 4),
    ("odd-two", "odd", "", 2),
    ("wild", "wild", "", 4),
    ("wild-two", "wild", "", 2),
];

#[test]
fn the_texts_are_those_that_people_have_read() {
    super::are_those_that_people_have_read::<HouseRules>(GOLDEN);
}

#[test]
fn every_choice_of_every_option_changes_the_text() {
    super::every_choice_of_every_option_changes_the_text::<HouseRules>();
}

#[test]
fn every_field_has_its_say() {
    let mut silent = Vec::new();
    for (id, changes) in [("odd", fields::odd()), ("wild", fields::wild())] {
        let file = file::<HouseRules>(id);
        let said = |change: &str| texts(&file, &Chosen::new(), change, 4);
        let before = said("").unwrap_or_else(|wrong| panic!("{id}: {wrong}"));
        for change in changes {
            match said(change) {
                Err(wrong) => silent.push(format!("{id}: {change}: {wrong}")),
                Ok(after) => {
                    let same = before.iter().zip(&after).any(|(before, after)| before == after);
                    silent.extend(same.then(|| format!("{id}: {change} is not told")));
                }
            }
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
}

#[test]
fn no_field_of_the_format_is_left_untried() {
    super::no_field_is_left_untried::<HouseRules>("wild", fields::wild().into_iter());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_rules_read_well_in_their_own_language(
        (id, changes) in (0..2_usize).prop_flat_map(|index| {
            let (id, all) = [("odd", fields::odd()), ("wild", fields::wild())][index].clone();
            (Just(id), prop::collection::vec(prop::sample::select(all), 0..6))
        }),
        seats in 2..=6_u8,
    ) {
        let file = file::<HouseRules>(id);
        let patch = changes.iter().fold(Table::new(), |mut patch, change| {
            let change: Table = change.parse().expect("toml");
            patch.extend(change);
            patch
        });
        // Some changes contradict each other and give no valid rules.
        let Ok(doc) = file.resolve_with(&Chosen::new(), &patch) else { return Ok(()) };
        let Ok(rules) = doc.compile(seats) else { return Ok(()) };
        for (lang, _) in LANGS {
            let text = plain(&Mau::explain(&rules, lang));
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
            let text = super::cards::plain(&Mau::card_texts(&rules), lang);
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
        }
    }

    #[test]
    fn any_choices_read_well_in_their_own_language(
        id in prop::sample::select(HouseRules::PRESETS.iter().map(|(id, _)| *id).collect::<Vec<_>>()),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 20),
        seats in 2..=10_u8,
    ) {
        let file = file::<HouseRules>(id);
        let chosen = file.options().iter().zip(&picks).map(|(option, pick)| {
            (option.id.clone(), pick.get(&option.choices).id.clone())
        });
        let doc = file.resolve(&chosen.collect()).expect("checked");
        let seats = seats.clamp(doc.seats.min, doc.seats.max);
        let rules = doc.compile(seats).expect("checked");
        for (lang, _) in LANGS {
            let text = plain(&Mau::explain(&rules, lang));
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
            let text = super::cards::plain(&Mau::card_texts(&rules), lang);
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
        }
    }
}
