//! Which bot beats which, by more than chance can explain.

use super::common::{bot, rules};
use stammtisch_bots::arena::{ArenaResult, Fault, Measure, Share, duel, play_match};
use stammtisch_bots::mau::{Counts, by_name};
use stammtisch_bots::{Bot, BotDecision};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Opening;
use stammtisch_engine::mau::{Mau, Move, Rules, View};
use stammtisch_engine::seat::Seat;

const SINGLE: [(&str, &str); 1] = [("format", "single")];
const ROUNDS: [(&str, &str); 1] = [("rounds", "2")];
const SMITHY: [(&str, &str); 2] = [("deals", "2"), ("hand", "6")];
const SPECIALS: [(&str, &str); 2] = [("specials", "on"), ("deals", "1")];

fn play<const N: usize>(
    rules: &Rules,
    hero: &str,
    field: &str,
    count: u64,
    measures: [Measure<Counts>; N],
) -> [Share; N] {
    let (hero, field) = (|seed| by_name(hero, seed).unwrap(), |seed| by_name(field, seed).unwrap());
    duel(rules, &hero, &field, &Seed::from_number(1), count, measures).unwrap()
}

fn wins(rules: &Rules, hero: &str, field: &str, count: u64) -> Share {
    let [matches] = play(rules, hero, field, count, [ArenaResult::win_of]);
    matches
}

#[test]
fn regel_beats_greedy_and_greedy_beats_random() {
    // At least this much at the smallest table and at four seats. `stammtisch sim` gives the figures; these
    // bounds only say that nothing is broken.
    let tables = [
        ("live", &SINGLE[..], 2, [0.60, 0.35], [0.61, 0.31], 1),
        ("schule", &SPECIALS[..], 2, [0.60, 0.35], [0.60, 0.29], 1),
        ("verschaerft", &ROUNDS[..], 3, [0.60, 0.60], [0.45, 0.38], 5),
        ("erftschmiede", &SMITHY[..], 2, [0.60, 0.35], [0.62, 0.40], 5),
    ];
    for (id, options, fewest, random, greedy, longer) in tables {
        for (hero, field, bounds) in [("greedy", "random", random), ("regel", "greedy", greedy)] {
            for (seats, least) in [fewest, 4].into_iter().zip(bounds) {
                let count = if seats == 2 { 1000 } else { 600 } / longer;
                let matches = wins(&rules(id, options, seats), hero, field, count);
                println!("{id}, {seats} seats, {hero} against {field}: {matches:.3?}");
                assert!(matches.low > 1.0 / f64::from(seats), "{hero} is no better than {field}");
                assert!(matches.mean > least, "{hero} has become weaker: {matches:?}");
            }
        }
    }
}

#[test]
fn a_child_is_weaker_and_wins_now_and_then() {
    let tables = [
        ("live", &SINGLE[..], 2, 1),
        ("live", &SINGLE, 4, 1),
        ("schule", &SPECIALS, 4, 1),
        ("verschaerft", &ROUNDS, 4, 4),
        ("erftschmiede", &SMITHY, 4, 4),
    ];
    for (id, options, seats, longer) in tables {
        let count = 600 / longer / u64::from(seats / 2);
        let [greedy, regel, random] = [("kind", "greedy"), ("kind", "regel"), ("random", "kind")]
            .map(|(hero, field)| wins(&rules(id, options, seats), hero, field, count));
        println!("{id}, {seats}: against greedy {greedy:.3?}, regel {regel:.3?}; {random:.3?}");
        let fair = 1.0 / f64::from(seats);
        assert!(greedy.high < fair && regel.high < fair, "{id}: {greedy:?} {regel:?}");
        assert!(greedy.mean > fair / 10.0, "{id}: never wins: {greedy:?}");
        assert!(random.high < fair, "{id}: whoever draws lots is weaker still: {random:?}");
    }
}

#[test]
fn a_points_game_rewards_skill_more_than_a_single_deal() {
    let measures = [ArenaResult::win_of, Counts::first_out_of];
    let [matches, deals] = play(&rules("live", &[], 2), "regel", "greedy", 400, measures);
    assert!(matches.mean > deals.mean + 0.05, "{matches:.3?} {deals:.3?}");
}

#[test]
fn a_bot_against_itself_is_even() {
    for name in ["greedy", "regel"] {
        let matches = wins(&rules("live", &SINGLE, 2), name, name, 1000);
        assert!(matches.low < 0.5 && 0.5 < matches.high, "{name}: {matches:?}");
    }
}

/// Always answers with the move it was given.
struct Stubborn(Option<Move>);

impl Bot<Mau> for Stubborn {
    fn name(&self) -> &'static str {
        "stubborn"
    }

    fn choose(&mut self, _: &Rules, _: &View) -> Option<BotDecision<Move>> {
        self.0.map(|mv| BotDecision { mv, think_ms: 1, say: None })
    }
}

#[test]
fn who_breaks_the_rules_of_the_arena_is_named() {
    let rules = rules("live", &SINGLE, 2);
    let run = |bots: &mut [Box<dyn Bot<Mau>>]| {
        let opening = Opening { dealer: Some(Seat(0)), ..Opening::new(Seed::from_number(1)) };
        play_match(&rules, opening, bots, Chance::stream(&Seed::from_number(1), 0))
    };
    let stubborn = |mv| -> [Box<dyn Bot<Mau>>; 2] { [bot("greedy", 1), Box::new(Stubborn(mv))] };
    assert_eq!(run(&mut stubborn(None)), Err(Fault::Silent { seat: Seat(1) }));
    let illegal = run(&mut stubborn(Some(Move::Accept)));
    assert!(matches!(illegal, Err(Fault::Illegal { seat: Seat(1), mv: Move::Accept, .. })));
    let alone = run(&mut [bot("greedy", 1)]);
    assert_eq!(alone, Err(Fault::Seats { bots: 1, seats: 2 }));
}
