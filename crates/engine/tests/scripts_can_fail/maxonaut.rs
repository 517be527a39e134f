//! The preset of Maxonaut. What is not in the rules file is broken in the game: with another card
//! or move, the script that cites the row must deviate.

use std::collections::BTreeSet;

use stammtisch_playscript::Script;

use super::folder::{no_files, scripts};
use super::{all_break, citing, deviates};

/// Rows, and patches that break them.
const RULES: &[(&str, &str)] = &[
    ("MAX-01", "seats.max = 9"),
    ("MAX-02", "deck.virus = 2"),
    ("MAX-03", "deck.1 = 5"),
    ("MAX-03", "deck.9 = 5"),
    ("MAX-03", "deck.joker = 2"),
    ("MAX-03", "deck.joker_even = 2"),
    ("MAX-03", "deck.joker_odd = 2"),
    ("MAX-03", "deck.virus = 2"),
    ("MAX-03", "deck.bomb = 2"),
    ("MAX-03", "deck.chance = 2"),
    ("MAX-03", "deck.match_even = 2"),
    ("MAX-03", "deck.match_odd = 2"),
    ("MAX-04", "deck.joker = 1"),
    ("MAX-04", "deck.bomb = 1"),
    ("MAX-05", "hand = 5"),
    ("MAX-07", "hand = 3"),
    ("MAX-10", "maxonaut.doubt = 2"),
    ("MAX-11", "next_round = 'judge'"),
    ("MAX-11", "next_round = 'announcer'"),
    ("MAX-13", "hand = 3"),
    ("MAX-13", "hand = 5"),
    ("MAX-15", "lay.fewer = false"),
    ("MAX-16", "lay.unseen = false"),
    ("MAX-17", "lay.unseen = false"),
    ("MAX-18", "announce.skips = [7]"),
    ("MAX-18", "announce.reverses = ['73']"),
    ("MAX-20", "deck.1 = 5"),
    ("MAX-21", "lay.unseen = false"),
    ("MAX-22", "announce.wrong_form = 1"),
    ("MAX-34", "limit = 4"),
    ("MAX-34", "limit = 6"),
    ("MAX-35", "limit = 5"),
    ("MAX-36", "maxonaut = { accept = 1, doubt = 2 }"),
    ("MAX-O1", "announce.reverses = []"),
    ("MAX-O1", "announce.reverses = ['11', '98']"),
    ("MAX-O1", "announce.reverses = ['22']"),
    ("MAX-O2", "announce.wrong_form = 0"),
    ("MAX-O2", "announce.wrong_form = 2"),
    ("MAX-O3", "announce.skips = []"),
    ("MAX-O3", "announce.skips = [1, 2]"),
    ("MAX-O3", "announce.skips = [3]"),
    ("MAX-O4", "maxonaut.accept = 0"),
    ("MAX-O4", "maxonaut = { accept = 2, doubt = 3 }"),
    ("MAX-O4", "maxonaut = { accept = 0, doubt = 1 }"),
];

/// Rows, the text replaced in a script, and its replacement.
const GAME: &[(&str, &str, &str)] = &[
    ("MAX-05", "draw: 7 3 5 6", "draw: 7 3 5 5"),
    ("MAX-06", "starter Cem\nseed", "starter Ben\nseed"),
    ("MAX-06", "seed 1\nexpect", "seed 3\nexpect"),
    ("MAX-08", "Ben doubts", "Ben believes"),
    ("MAX-08", "Ben believes", "Ben doubts"),
    ("MAX-09", "says 54", "says 61"),
    ("MAX-09", "says 61", "says 54"),
    ("MAX-10", "lays 9 9", "lays 1 9"),
    ("MAX-12", "lays 9 8", "lays 8 9"),
    ("MAX-12", "draw: 5 5 only", "draw: 5 5"),
    ("MAX-14", "Ben lays 9 8", "Ben lays 9"),
    ("MAX-16", "lays unseen", "lays 9"),
    ("MAX-16", "draw: 3 1", "draw: 1 3"),
    ("MAX-17", "Anna lays 7 3", "Anna lays 3 7"),
    ("MAX-17", "lays unseen 9", "lays 9 unseen"),
    ("MAX-18", "Anna says 73", "Anna says 74"),
    ("MAX-19", "Anna says 88", "Anna says 99"),
    ("MAX-20", "only", ""),
    ("MAX-20", "draw: 2 only", "draw: 2 3 4 only"),
    ("MAX-21", "Ben lays none", "Ben lays 1 2"),
    ("MAX-22", "says 74", "says 73"),
    ("MAX-23", "hand Anna: 1 1", "hand Anna: 1 2"),
    ("MAX-23", "lays 1 1", "lays 1 2"),
    ("MAX-24", "lays 2 1", "lays 2 5"),
    ("MAX-25", "says 96\n", "says 97\n"),
    ("MAX-26", "joker_even", "joker"),
    ("MAX-26", "joker_odd", "joker_even"),
    ("MAX-27", "match_even", "joker_even"),
    ("MAX-27", "match_odd", "match_even"),
    ("MAX-28", "match_odd", "joker_odd"),
    ("MAX-28", "joker_even", "joker_odd"),
    ("MAX-29", "virus", "bomb"),
    ("MAX-29", "virus", "joker"),
    ("MAX-30", "bomb", "virus"),
    ("MAX-31", "virus", "bomb"),
    ("MAX-31", "hand Ben: joker 2 4 6", "hand Ben: joker_even 2 4 6"),
    ("MAX-32", "draw: 8 2", "draw: 2 8"),
    ("MAX-32", "chance", "joker"),
    ("MAX-33", "top 9 6", "top 6 9"),
    ("MAX-33", "draw: virus", "draw: bomb"),
    ("MAX-37", "Ben lays 1\n", "Ben lays 3\n"),
    ("MAX-37", "Ben lays none", "Ben lays 1"),
    ("MAX-37", "Ben lays match_even", "Ben lays 5"),
    ("MAX-37", "draw: 2 1", "draw: 2 2"),
    ("MAX-37", "says 98", "says 33"),
    ("MAX-38", "top 4 6", "top 6 4"),
];

#[test]
fn by_other_rules() {
    all_break("maxonaut", RULES);
}

#[test]
fn by_another_game() {
    let unnoticed: Vec<_> = GAME
        .iter()
        .filter(|(row, old, new)| {
            !citing("maxonaut", row).any(|text| deviates(&text.replace(old, new)))
        })
        .collect();
    assert!(unnoticed.is_empty(), "no script in maxonaut notices {unnoticed:#?}");
}

#[test]
fn no_row_is_left_out() {
    let all = scripts("maxonaut").into_values();
    let cited: BTreeSet<String> = all
        .flat_map(|text| {
            let script = Script::read(&text, no_files).expect("a script");
            script.cited().map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    let rules = RULES.iter().map(|(row, _)| *row);
    let broken: BTreeSet<String> =
        rules.chain(GAME.iter().map(|(row, ..)| *row)).map(str::to_owned).collect();
    assert_eq!(broken, cited);
    assert_eq!(cited.len(), 42, "38 rows and four options");
}
