//! `regel` has no weakness that an opponent with one idea could exploit, however many play.

use super::common::rules;
use super::one_idea::{Idea, OneIdea};
use stammtisch_bots::Bot;
use stammtisch_bots::arena::{ArenaResult, Share, duel};
use stammtisch_bots::maxonaut::by_name;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::maxonaut::Maxonaut;

/// Wins and losses of such an opponent at a table of `regel`.
fn against_regel(seats: u8, else_as: &str, idea: Idea, deals: u64) -> [Share; 2] {
    let hero = |seed| -> Box<dyn Bot<Maxonaut>> { Box::new(OneIdea::new(else_as, idea, seed)) };
    let field = |seed| by_name("regel", seed).unwrap();
    let measures = [ArenaResult::win_of, ArenaResult::loss_of];
    duel(&rules(&[], seats), &hero, &field, &Seed::from_number(5), deals, measures).unwrap()
}

#[expect(clippy::disallowed_methods, reason = "who runs the tests says how long they may take")]
fn is_long() -> bool {
    std::env::var_os("STAMMTISCH_LONG").is_some()
}

/// It wins no more than its share, and loses hardly less. Opponents that are otherwise alike take more deals
/// to tell apart. With `STAMMTISCH_LONG` enough deals are played that more than a tenth above its share would
/// show.
fn finds_no_hole(seats: u8, deals: u64, deals_like_it: u64) {
    let fair = 1.0 / f64::from(seats);
    let long = is_long();
    let honest = HONEST.iter().map(|opponent| (opponent, deals));
    let like_it = LIKE_IT.iter().map(|opponent| (opponent, deals_like_it));
    for ((else_as, idea), deals) in honest.chain(like_it) {
        let deals = if long { 50 * deals } else { deals };
        let [won, lost] = against_regel(seats, else_as, *idea, deals);
        assert!(won.low <= fair, "{seats} seats: {else_as} {idea:?} wins {won:?}");
        assert!(!long || won.high < 1.1 * fair, "{seats} seats: {else_as} {idea:?} wins {won:?}");
        assert!(lost.high > 0.6 * fair, "{seats} seats: {else_as} {idea:?} loses {lost:?}");
    }
}

const HONEST: [(&str, Idea); 5] = [
    ("ehrlich", Idea::Believes),
    ("ehrlich", Idea::DoubtsFrom("98")),
    ("ehrlich", Idea::DoubtsFrom("33")),
    ("ehrlich", Idea::DoubtsFrom("77")),
    ("ehrlich", Idea::Highest),
];

/// `regel` itself, but with another idea about doubting.
const LIKE_IT: [(&str, Idea); 3] = [
    ("regel", Idea::Believes),
    ("regel", Idea::DoubtsFrom("55")),
    ("regel", Idea::DoubtsFrom("88")),
];

#[test]
fn one_idea_is_not_enough_for_two() {
    finds_no_hole(2, 60, 80);
}

#[test]
fn one_idea_is_not_enough_for_three() {
    finds_no_hole(3, 20, 40);
}

#[test]
fn one_idea_is_not_enough_for_four() {
    finds_no_hole(4, 12, 40);
}

#[test]
fn one_idea_is_not_enough_for_five() {
    finds_no_hole(5, 2, 6);
}

#[test]
fn one_idea_is_not_enough_for_eight() {
    finds_no_hole(8, 1, 4);
}

/// A player who bluffs as if everybody thought ahead would lose to those who do not think.
#[test]
fn regel_makes_as_much_of_naive_players_as_ehrlich_does() {
    for (seats, deals) in [(2, 80), (3, 80), (4, 60), (8, 20)] {
        let rules = rules(&[], seats);
        let wins = |hero: &str| {
            let hero = |seed| by_name(hero, seed).unwrap();
            let field = |seed| by_name("random", seed).unwrap();
            let seed = Seed::from_number(6);
            let [won] = duel(&rules, &hero, &field, &seed, deals, [ArenaResult::win_of]).unwrap();
            won
        };
        let (regel, ehrlich) = (wins("regel"), wins("ehrlich"));
        println!("{seats} seats against random: regel {regel:.3?}, ehrlich {ehrlich:.3?}");
        assert!(regel.high >= ehrlich.low, "{seats} seats: {regel:?}, ehrlich {ehrlich:?}");
    }
}
