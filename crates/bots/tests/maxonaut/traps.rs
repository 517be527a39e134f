//! Special cards, penalty points and the announced 21.

use super::common::{announce, given, lay, own_rules, play, rules, share};
use stammtisch_engine::maxonaut::{Card, Laid, Move, Rules, State};

fn lays_any(mv: Move, cards: &[Card]) -> bool {
    let Move::Lay { cards: laid } = mv else { return false };
    laid.cards().any(|laid| matches!(laid, Laid::Hand(card) if cards.contains(&card)))
}

fn opening(rules: &Rules, hand: &str, number: u64) -> State {
    let mut hands = vec![""; usize::from(rules.seats())];
    hands[0] = hand;
    given(rules, &hands, &[], number)
}

/// MAX-29, MAX-30: a player who holds no such card cannot meet a virus or a bomb.
#[test]
fn it_sets_a_trap_for_who_cannot_meet_it() {
    let rules = rules(&[], 2);
    let sets = share(
        &rules,
        |n| opening(&rules, "virus bomb 3 4", n),
        |_, mv| lays_any(mv, &[Card::VIRUS, Card::BOMB]),
    );
    assert!(sets > 50, "{sets}");
}

/// MAX-31: a card that helps is shown, but not one better kept.
#[test]
fn it_meets_a_trap_with_what_it_misses_least() {
    let rules = rules(&[], 2);
    let state = |number| {
        let mut state = given(&rules, &["virus 8 3 4", "9 joker 5 5"], &[], number);
        play(&rules, &mut state, &[lay("8 virus"), announce("98"), Move::Doubt]);
        state
    };
    let shows = |name: &str| {
        let card: Card = name.parse().unwrap();
        share(&rules, state, |_, mv| matches!(mv, Move::Show { cards } if cards.cards().eq([card])))
    };
    assert_eq!(shows("joker"), 0);
    assert_eq!(shows("9") + shows("5"), 100);
}

/// MAX-29, MAX-31: a player with an antidote doubts more readily, where viruses are about.
#[test]
fn an_antidote_makes_bold() {
    let rules = own_rules(2, |house| {
        house.deck.insert("virus".to_owned(), 5);
    });
    let doubts = |hand: &str| {
        let state = |number| {
            let mut state = given(&rules, &["7 7 3 4", hand], &[], number);
            play(&rules, &mut state, &[lay("7 7"), announce("77")]);
            state
        };
        share(&rules, state, |_, mv| mv == Move::Doubt)
    };
    // Among even cards a 5 is worth no more than a 2.
    let (with, without) = (doubts("8 6 4 5"), doubts("8 6 4 2"));
    assert!(with > without + 20, "doubts {with} times of 100 with an antidote, {without} without");
}

/// MAX-36, MAX-O4: an announced 21 costs one point without looking, or two for whoever is wrong.
#[test]
fn it_accepts_an_announced_21_or_not() {
    let rules = rules(&[("maxonaut", "accept")], 2);
    let doubts = |hand: &str, points: &[u8]| {
        let state = |number| {
            let mut state = given(&rules, &["2 1 3 4", hand], points, number);
            play(&rules, &mut state, &[lay("2 1"), announce("21")]);
            state
        };
        share(&rules, state, |_, mv| mv == Move::Doubt)
    };
    // All ones and most twos are in the player's own hand: it can hardly be true.
    let (sees_through, blind) = (doubts("1 1 1 2", &[0, 0]), doubts("9 7 5 3", &[0, 0]));
    assert!(sees_through > blind, "{sees_through} {blind}");
    // MAX-34: at four points accepting loses at once.
    assert_eq!(doubts("9 7 5 3", &[0, 4]), 100);
}

/// MAX-09, MAX-28: a player who holds all the cards it would take does not believe it.
#[test]
fn it_counts_cards() {
    let rules = rules(&[("specials", "off")], 2);
    let state = |number| {
        let mut state = given(&rules, &["8 7 3 4", "9 9 9 5"], &[], number);
        play(&rules, &mut state, &[lay("8 7"), announce("99")]);
        state
    };
    assert_eq!(share(&rules, state, |_, mv| mv == Move::Doubt), 100, "three nines are its own");
}

/// MAX-32: the chance card is worth laying where nothing better is held.
#[test]
fn it_lays_chance_among_bad_cards() {
    let rules = rules(&[], 2);
    let lays_chance = |hand: &str| {
        let state = |number| opening(&rules, hand, number);
        share(&rules, state, |_, mv| lays_any(mv, &[Card::CHANCE]))
    };
    assert!(lays_chance("chance 3 4 match_odd") > 80);
    assert!(lays_chance("chance 9 9 9") < 20);
}
