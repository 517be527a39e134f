//! Which bot beats which, by more than chance can explain.

use super::common::{bot, rules};
use stammtisch_bots::arena::{ArenaResult, Share, duel, play_match, play_random};
use stammtisch_bots::maxonaut::by_name;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Opening;
use stammtisch_engine::maxonaut::{Maxonaut, Rules};

/// The share of the wins, and of the losses.
fn compare(rules: &Rules, hero: &str, field: &str, count: u64) -> [Share; 2] {
    let (hero, field) = (|seed| by_name(hero, seed).unwrap(), |seed| by_name(field, seed).unwrap());
    let measures = [ArenaResult::win_of, ArenaResult::loss_of];
    duel(rules, &hero, &field, &Seed::from_number(1), count, measures).unwrap()
}

#[test]
fn regel_beats_ehrlich_and_ehrlich_beats_random() {
    // `stammtisch sim` gives the figures; these bounds only say that nothing is broken.
    let tables = [
        ("regel", "ehrlich", [0.80, 0.55], [0.20, 0.10]),
        ("ehrlich", "random", [0.95, 0.70], [0.05, 0.05]),
        ("regel", "random", [0.90, 0.52], [0.10, 0.12]),
    ];
    for (hero, field, wins, losses) in tables {
        for (index, seats) in [2, 4].into_iter().enumerate() {
            let count = if seats == 2 { 150 } else { 60 };
            let [won, lost] = compare(&rules(&[], seats), hero, field, count);
            println!("{seats} seats, {hero} against {field}: {won:.3?} {lost:.3?}");
            let fair = 1.0 / f64::from(seats);
            assert!(won.low > fair && lost.high < fair, "{hero} is no better than {field}");
            assert!(won.mean > wins[index], "{hero} has become weaker: {won:?}");
            assert!(lost.mean < losses[index], "{hero} has become weaker: {lost:?}");
        }
    }
}

#[test]
fn a_child_is_weaker_and_wins_now_and_then() {
    for (seats, count) in [(2, 120), (4, 50)] {
        let rules = rules(&[], seats);
        let fair = 1.0 / f64::from(seats);
        let [honest, _] = compare(&rules, "kind", "ehrlich", count);
        let [clever, _] = compare(&rules, "kind", "regel", count);
        let [random, _] = compare(&rules, "random", "kind", count);
        println!("{seats} seats: {honest:.3?}, {clever:.3?}; {random:.3?}");
        assert!(honest.high < fair && clever.high < fair, "{seats}: {honest:?} {clever:?}");
        assert!(honest.mean > 0.02, "{seats}: never wins: {honest:?}");
        assert!(random.high < fair, "{seats}: {random:?}");
    }
}

#[test]
fn without_special_cards_and_with_all_options_regel_is_better_as_well() {
    let plain = [("specials", "off")];
    let all =
        [("turning", "turns"), ("two", "skips"), ("maxonaut", "accept"), ("wrong_form", "costs")];
    for options in [&plain[..], &all[..]] {
        for seats in [2, 3, 8] {
            let count = [100, 24, 36][[2, 3, 8].iter().position(|n| *n == seats).unwrap_or(0)];
            let [won, lost] = compare(&rules(options, seats), "regel", "ehrlich", count);
            println!("{options:?}, {seats} seats: {won:.3?} {lost:.3?}");
            assert!(won.low > 1.0 / f64::from(seats), "{options:?}, {seats} seats: {won:?}");
            assert!(lost.high < 1.0 / f64::from(seats), "{options:?}, {seats} seats: {lost:?}");
        }
    }
}

#[test]
fn a_bot_against_itself_is_even() {
    for name in ["ehrlich", "regel"] {
        for share in compare(&rules(&[], 2), name, name, 100) {
            assert!(share.low < 0.5 && 0.5 < share.high, "{name}: {share:?}");
        }
    }
}

#[test]
fn what_is_counted_adds_up() {
    let rules = rules(&[], 4);
    let mut all = Vec::new();
    for number in 0..60 {
        let mut bots: Vec<_> = ["random", "ehrlich", "regel", "regel"]
            .iter()
            .zip(number * 4..)
            .map(|(name, seed)| bot(name, seed))
            .collect();
        let opening = Opening::new(Seed::from_number(number));
        let lots = Chance::stream(&Seed::from_number(number), 9);
        all.push(play_match(&rules, opening, &mut bots, lots).unwrap());
        all.push(play_random::<Maxonaut>(&rules, opening, number));
    }
    let mut lies = 0;
    for result in all {
        let counts = result.counts;
        let sum = |of: [u32; 10]| of.iter().sum::<u32>();
        assert_eq!((result.deals, result.losers.len()), (1, 1));
        assert!(!result.winners.has(result.losers.clone().next().unwrap()));
        // Each round ends with a doubt, and each doubt with a point for one of the two (MAX-10).
        assert_eq!(sum(counts.points), counts.rounds);
        assert_eq!(sum(counts.doubts), counts.rounds);
        let ends = [counts.caught, counts.in_vain, counts.trapped, counts.antidotes].map(sum);
        assert_eq!(ends.iter().sum::<u32>(), counts.rounds);
        assert_eq!(counts.points.map(|points| points as i32), result.scores);
        for seat in 0..10 {
            assert!(counts.caught[seat] <= counts.lies[seat]);
            assert!(counts.lies[seat] <= counts.announced[seat]);
        }
        lies += sum(counts.lies);
    }
    assert!(lies > 500, "{lies}");
}
