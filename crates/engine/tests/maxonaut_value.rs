//! Tests of the value of cards, for all combinations of two, three and four cards, against a plain
//! slow implementation of MAX-22 to MAX-28 and MAX-32.
#![allow(missing_docs, reason = "a test")]

use stammtisch_engine::maxonaut::value::{best, defuses, value};
use stammtisch_engine::maxonaut::{Card, Claim};

/// MAX-23 to MAX-25: from the lowest to the highest.
const ORDER: &str = "31 32 41 42 43 51 52 53 54 61 62 63 64 65 71 72 73 74 75 76 81 82 83 84 85 86 87 \
                     91 92 93 94 95 96 97 98 11 22 33 44 55 66 77 88 99 21";

fn place(value: &str) -> usize {
    ORDER.split(' ').position(|other| other == value).expect("a value of the ladder")
}

/// The digits that a card can be read as (MAX-26).
fn digits(card: Card) -> Vec<u8> {
    match card.name() {
        "joker" => vec![1, 2, 3, 4, 5, 6, 7, 8, 9],
        "joker_even" => vec![2, 4, 6, 8],
        "joker_odd" => vec![1, 3, 5, 7, 9],
        name => name.parse().into_iter().collect(),
    }
}

/// The digits that a card pairs with (MAX-27).
fn pairs_of(card: Card) -> Vec<u8> {
    match card.name() {
        "match_even" => vec![2, 4, 6, 8],
        "match_odd" => vec![1, 3, 5, 7, 9],
        _ => Vec::new(),
    }
}

/// All readings of two cards.
fn readings(one: Card, other: Card) -> Vec<String> {
    let mut all = Vec::new();
    for a in digits(one) {
        for b in digits(other) {
            // MAX-22
            all.push(format!("{}{}", a.max(b), a.min(b)));
        }
    }
    // MAX-27, MAX-28: a matchmaker with a card it cannot pair is worth nothing.
    for (matchmaker, card) in [(one, other), (other, one)] {
        for digit in digits(card) {
            if pairs_of(matchmaker).contains(&digit) {
                all.push(format!("{digit}{digit}"));
            }
        }
    }
    all
}

/// The best value of any two of these cards (MAX-26, MAX-32).
fn slow(cards: &[Card]) -> Option<String> {
    let mut all = Vec::new();
    for (at, one) in cards.iter().enumerate() {
        for other in &cards[at + 1..] {
            all.extend(readings(*one, *other));
        }
    }
    all.into_iter().max_by_key(|value| place(value))
}

fn fast(cards: &[Card]) -> Option<String> {
    best(cards).map(|claim| claim.to_string())
}

/// All sequences of `length` cards.
fn rows(length: u32) -> impl Iterator<Item = Vec<Card>> {
    let kinds: Vec<Card> = Card::all().collect();
    (0..kinds.len().pow(length)).map(move |number| {
        (0..length).map(|at| kinds[number / kinds.len().pow(at) % kinds.len()]).collect()
    })
}

/// MAX-22 to MAX-28
#[test]
fn all_combinations_of_two_cards() {
    let mut worth = 0;
    for cards in rows(2) {
        let expected = slow(&cards);
        let found = value(cards[0], cards[1]).map(|claim| claim.to_string());
        assert_eq!(found, expected, "{cards:?}");
        assert_eq!(fast(&cards), expected, "{cards:?}");
        worth += u32::from(expected.is_some());
    }
    // Twelve kinds are read as digits; each matchmaker pairs those of its half and two jokers.
    assert_eq!(worth, 12 * 12 + 2 * (6 + 7));
}

/// MAX-32
#[test]
fn all_combinations_of_three_cards() {
    for cards in rows(3) {
        assert_eq!(fast(&cards), slow(&cards), "{cards:?}");
    }
}

/// MAX-33: two chance cards bring up to four.
#[test]
fn all_combinations_of_four_cards() {
    for cards in rows(4).filter(|cards| cards.is_sorted()) {
        assert_eq!(fast(&cards), slow(&cards), "{cards:?}");
        let backwards: Vec<Card> = cards.iter().rev().copied().collect();
        assert_eq!(best(&backwards), best(&cards), "{cards:?}");
    }
}

/// An empty pile yields no card (MAX-33).
#[test]
fn less_than_two_cards_are_worth_nothing() {
    assert_eq!(best(&[]), None);
    for card in Card::all() {
        assert_eq!(best(&[card]), None, "{card}");
    }
}

/// MAX-30, MAX-31: jokers and matchmakers count as on the pile.
#[test]
fn a_pair_or_a_maxonaut_helps_against_a_bomb() {
    for cards in rows(2) {
        let pair = |value: &String| value == "21" || value.as_bytes()[0] == value.as_bytes()[1];
        let expected = readings(cards[0], cards[1]).iter().any(pair);
        assert_eq!(defuses(cards[0], cards[1]), expected, "{cards:?}");
    }
}

/// MAX-29, MAX-31
#[test]
fn an_odd_number_helps_against_a_virus() {
    for card in Card::all() {
        let expected = digits(card).iter().any(|digit| digit % 2 == 1);
        assert_eq!(card.is_odd_number(), expected, "{card}");
    }
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|name| name.parse().expect("a card")).collect()
}

/// Examples given in the rules themselves, to verify the slow implementation as well.
#[test]
fn the_examples_of_the_rules() {
    let examples = [
        // MAX-22
        ("7 3", Some("73")),
        ("3 7", Some("73")),
        // MAX-24
        ("1 2", Some("21")),
        // MAX-23
        ("1 1", Some("11")),
        // MAX-26
        ("joker 1", Some("21")),
        ("joker 9", Some("99")),
        ("joker joker", Some("21")),
        ("joker_even joker_even", Some("88")),
        ("joker_odd joker_odd", Some("99")),
        ("joker_even joker_odd", Some("21")),
        ("joker_even 9", Some("98")),
        ("joker_odd 4", Some("94")),
        // MAX-27
        ("match_even 2", Some("22")),
        ("match_odd 3", Some("33")),
        // MAX-28
        ("match_even joker", Some("88")),
        ("match_even joker_even", Some("88")),
        ("match_odd joker", Some("99")),
        ("match_odd joker_odd", Some("99")),
        ("match_even 3", None),
        ("match_odd joker_even", None),
        ("match_even match_odd", None),
        ("match_odd match_odd", None),
        // MAX-29 to MAX-32: these are worth nothing by themselves.
        ("virus 9", None),
        ("bomb joker", None),
        ("chance match_even", None),
        ("chance 9 2 1", Some("21")),
        ("chance chance 9 8 match_even 3", Some("88")),
        // MAX-37: laid on an announced 86, whichever of the two is on top.
        ("match_even 6", Some("66")),
        ("match_even 8", Some("88")),
    ];
    for (text, expected) in examples {
        let (found, by_hand) = (fast(&cards(text)), slow(&cards(text)));
        assert_eq!(found.as_deref(), expected, "{text}");
        assert_eq!(by_hand.as_deref(), expected, "{text} by the slow reading");
    }
}

/// MAX-25: the client draws the ladder row by row, from a list of its own.
#[test]
fn the_ladder_that_is_drawn_is_that_of_the_rules() {
    let drawn = include_str!("../../../web/src/games/maxonaut/moves/ladder.ts");
    let (_, rows) = drawn.split_once("ROWS").expect("the rows");
    let (rows, _) = rows.split_once("\n]\n").expect("their end");
    let drawn: Vec<&str> = rows.split('\'').skip(1).step_by(2).collect();
    let ladder: Vec<String> = Claim::all().map(|claim| claim.to_string()).collect();
    assert_eq!(drawn, ladder);
}
