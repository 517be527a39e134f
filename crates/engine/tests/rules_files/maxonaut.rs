//! Rules files of Maxonaut: every contradiction, the options, and any text.

use std::collections::BTreeMap;

use stammtisch_engine::maxonaut::card::Card;
use stammtisch_engine::maxonaut::claim::Claim;
use stammtisch_engine::maxonaut::rules::{CODES, HouseRules, RulesFile};
use stammtisch_engine::rules::RuleError;

const BASE: &str = "base = \"maxonaut\"\n";

/// Everything that is wrong with `text` on top of the preset.
fn mistakes(text: &str) -> Vec<RuleError> {
    match RulesFile::read(&format!("{BASE}{text}")) {
        Err(mistakes) => mistakes,
        Ok(file) => file.check(),
    }
}

fn with(choices: &[(&str, &str)]) -> HouseRules {
    let own = |(option, choice): &(&str, &str)| ((*option).to_owned(), (*choice).to_owned());
    let chosen: BTreeMap<_, _> = choices.iter().map(own).collect();
    RulesFile::read(BASE).expect("sound").resolve(&chosen).expect("sound")
}

/// Text, code, field, line in the text from 1 (0: that of the base), part of the message.
const CASES: &[(&str, &str, &str, usize, &str)] = &[
    ("limit = 0", "bad_limit", "limit", 1, "1 to 100"),
    ("\nlimit = 101", "bad_limit", "limit", 2, "1 to 100"),
    ("limit = \"five\"", "bad_value", "limit", 1, "a whole number"),
    ("hand = 1", "bad_hand", "hand", 1, "2 to 7"),
    ("hand = 8\nseats.max = 5", "bad_hand", "hand", 1, "2 to 7"),
    ("seats.min = 1", "bad_seats", "seats.min", 1, "at least 2"),
    ("seats.max = 11", "bad_seats", "seats.max", 1, "at most 10"),
    ("[deck]\njokre = 1", "unknown_card", "deck.jokre", 2, "did you mean `joker`?"),
    ("deck.10 = 4", "unknown_card", "deck.10", 1, "there are: 1, 2, 3"),
    ("deck.1 = -1", "bad_value", "deck.1", 1, "a whole number"),
    ("deck.1 = 80", "deck_too_large", "deck", 1, "a table holds 112"),
    (
        "options = []\nhand = 6",
        "deck_too_small",
        "deck",
        2,
        "8 seats with 6 cards each need a deck of 46",
    ),
    ("[announce]\nreverses = [\"45\"]", "bad_value", "announce.reverses", 2, "[\"11\", \"54\"]"),
    (
        "announce.reverses = [\"11\", \"11\"]",
        "bad_announcement",
        "announce.reverses",
        1,
        "11 stands here twice",
    ),
    ("announce.skips = [0]", "bad_announcement", "announce.skips", 1, "write 1 to 9"),
    ("announce.skips = [2, 2]", "bad_announcement", "announce.skips", 1, "2 stands here twice"),
    ("announce.skips = 2", "bad_value", "announce.skips", 1, "as in [2]"),
    ("announce.wrong_form = 6", "bad_points", "announce.wrong_form", 1, "write 0 to 5"),
    ("maxonaut.doubt = 0", "bad_points", "maxonaut.doubt", 1, "write 1 to 5"),
    ("maxonaut.doubt = 9", "bad_points", "maxonaut.doubt", 1, "write 1 to 5"),
    ("maxonaut.accept = 1", "no_choice", "maxonaut.accept", 1, "less than `maxonaut.doubt`"),
    (
        "maxonaut = { accept = 3, doubt = 2 }",
        "no_choice",
        "maxonaut.accept",
        1,
        "nobody would accept",
    ),
    ("next_round = \"loser\"", "unknown_value", "next_round", 1, "penalised, judge, announcer"),
    ("lay.unsene = true", "unknown_field", "lay.unsene", 1, "did you mean `unseen`?"),
    ("format = 2", "bad_format", "format", 1, "formats 1 to 1"),
];

#[test]
fn each_mistake_is_told_with_code_field_line_and_what_would_be_right() {
    for &(text, code, field, line, says) in CASES {
        let found = mistakes(text);
        let told = found
            .iter()
            .find(|found| found.code == code && found.field == field)
            .unwrap_or_else(|| panic!("{text}: {code} at {field} expected, found {found:#?}"));
        assert!(told.message.contains(says), "{text}: {}", told.message);
        assert_eq!(told.line, Some(line + 1), "{text}: {told}");
    }
}

/// A file for at most `seats` seats with this deck and no other card, and without options.
fn only(seats: u8, deck: &[(&str, u8)]) -> String {
    let count =
        |card: &Card| deck.iter().find(|(name, _)| *name == card.name()).map_or(0, |one| one.1);
    let deck: Vec<_> = Card::all().map(|card| format!("{card} = {}", count(&card))).collect();
    format!(
        "options = []\nseats = {{ min = 2, max = {seats}, recommended = 2 }}\ndeck = {{ {} }}\n",
        deck.join(", ")
    )
}

/// A deck without digits, and special cards for which the rest of the deck has no use.
#[test]
fn decks_that_come_to_nothing_are_told() {
    let told = |deck: &[(&str, u8)]| -> Vec<(&'static str, String)> {
        let found = mistakes(&only(2, deck));
        found.into_iter().map(|found| (found.code, found.field)).collect()
    };
    let worthless = [("virus", 4), ("bomb", 4), ("chance", 4), ("match_odd", 2), ("7", 0)];
    assert_eq!(told(&worthless), [("worthless", "deck".to_owned())]);
    assert_eq!(
        told(&[("2", 9), ("match_even", 1), ("match_odd", 1), ("virus", 1), ("bomb", 1)]),
        [("no_effect", "deck.match_odd".to_owned()), ("no_effect", "deck.virus".to_owned())]
    );
    let odd = [("3", 8), ("5", 1), ("match_even", 1), ("match_odd", 1), ("virus", 1), ("bomb", 1)];
    assert_eq!(told(&odd), [("no_effect", "deck.match_even".to_owned())]);
    let mixed: Vec<_> = ["3", "4", "5", "6", "7", "8", "9", "bomb"].map(|name| (name, 1)).into();
    assert_eq!(told(&mixed), [("no_effect", "deck.bomb".to_owned())]);
    let maxonaut: Vec<_> = ["1", "2", "4", "5", "6", "7", "8", "bomb"].map(|name| (name, 1)).into();
    assert_eq!(told(&maxonaut), []);
}

/// The virus of the base, made useless by the deck of this file.
#[test]
fn a_card_that_another_takes_the_sense_from_is_told_at_what_was_changed() {
    let odd = ["1", "3", "5", "7", "9", "joker", "joker_odd", "match_odd", "bomb"];
    let deck: Vec<_> = odd.iter().map(|name| format!("{name} = 0")).collect();
    let text = format!("options = []\nseats.max = 5\n\ndeck = {{ {} }}\n", deck.join(", "));
    let found = mistakes(&text);
    assert_eq!((found.len(), found[0].field.as_str(), found[0].line), (1, "deck.virus", Some(5)));
}

/// MAX-O1 and MAX-O3 have no effect with two players.
#[test]
fn what_two_players_never_notice_is_told_where_no_more_can_play() {
    let two = "options = []\nseats = { min = 2, max = 2, recommended = 2 }\n";
    assert!(mistakes(two).is_empty());
    for field in ["announce.reverses = [\"11\"]", "announce.skips = [2]"] {
        let found = mistakes(&format!("{two}{field}\n"));
        assert_eq!((found.len(), found[0].code, found[0].line), (1, "no_effect", Some(4)));
        assert!(field.starts_with(&found[0].field));
    }
}

/// The starter of a round has two cards to lay, whatever the others hold (MAX-14, MAX-21).
#[test]
fn a_deck_is_large_enough_for_the_first_two_cards_of_a_round() {
    let codes = |count: usize, seats: u8| -> Vec<&'static str> {
        let deck: Vec<_> = Card::all().take(count).map(|card| (card.name(), 1)).collect();
        mistakes(&only(seats, &deck)).iter().map(|found| found.code).collect()
    };
    assert_eq!(codes(8, 2), [""; 0]);
    assert_eq!(codes(7, 2), ["deck_too_small"]);
    assert_eq!(codes(12, 3), [""; 0]);
    assert_eq!(codes(11, 3), ["deck_too_small"]);
}

/// MAX-03, MAX-04
#[test]
fn the_preset_has_44_cards_and_36_for_learning() {
    let sum = |doc: &HouseRules| doc.deck.values().map(|count| u32::from(*count)).sum::<u32>();
    assert_eq!(sum(&with(&[])), 44);
    assert_eq!(sum(&with(&[("specials", "off")])), 36);
}

/// MAX-35, MAX-O1 to MAX-O4
#[test]
fn the_optional_rules_are_off_until_they_are_chosen() {
    let plain = with(&[]);
    assert_eq!(plain.limit, 5);
    assert!(plain.announce.reverses.is_empty() && plain.announce.skips.is_empty());
    assert_eq!((plain.announce.wrong_form, plain.maxonaut.accept), (0, 0));
    for limit in [3, 7, 10] {
        assert_eq!(with(&[("limit", &limit.to_string())]).limit, limit);
    }
    let all = with(&[
        ("turning", "turns"),
        ("wrong_form", "costs"),
        ("two", "skips"),
        ("maxonaut", "accept"),
    ]);
    assert_eq!(all.announce.reverses, [Claim::LOWEST_PAIR]);
    assert_eq!((all.announce.wrong_form, &all.announce.skips[..]), (1, &[2][..]));
    assert_eq!((all.maxonaut.accept, all.maxonaut.doubt), (1, 2));
}

#[test]
fn rules_are_compiled_for_seats_they_are_made_for_only() {
    let file = RulesFile::read(BASE).expect("sound");
    let chosen = BTreeMap::new();
    for seats in 2..=8 {
        assert_eq!(file.compile(&chosen, seats).expect("sound").seats(), seats);
    }
    for seats in [0, 1, 9] {
        let found = file.compile(&chosen, seats).expect_err("refused");
        assert_eq!((found[0].code, found[0].field.as_str()), ("bad_seats", "seats"));
    }
}

#[test]
fn every_code_of_this_game_can_be_told() {
    let decks = ["worthless", "no_effect"];
    let told = |code: &str| CASES.iter().any(|case| case.2 == code || case.1 == code);
    let common = stammtisch_engine::rules::CODES;
    for (code, _) in CODES.iter().filter(|code| !common.contains(code)) {
        assert!(told(code) || decks.contains(code), "{code}");
    }
}
