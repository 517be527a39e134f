//! Noninterference tests: two worlds that look alike to a viewer keep looking alike, to the byte
//! and the millisecond, until the rules reveal where they differ. A few hundred pairs, or a hundred
//! thousand with `STAMMTISCH_LONG=1`.
//!
//! The worlds are whole tables: views, updates, refusals with their reasons, words about cards,
//! reconnecting, held commands, clocks, bots. What may differ is derived from the truth (`games`),
//! without a look at any view.

mod games;
mod pair;
mod planted;
mod run;
mod world;

use planted::Leak;
use run::{Run, Sum};
use stammtisch_engine::any::{GameId, preset};

/// How many pairs are made with each preset.
fn pairs() -> u64 {
    #[expect(clippy::disallowed_methods, reason = "who runs the tests says how long they may take")]
    let long = std::env::var_os("STAMMTISCH_LONG");
    if long.is_some() { 20_000 } else { 120 }
}

/// Pairs of worlds by the rules of a preset; an error says how to tell two apart.
fn compare(base: &str, pairs: u64, leak: Option<Leak>) -> Result<Sum, String> {
    let mut all = Sum::default();
    for number in 0.. {
        let mut run = Run::open(base, number, leak);
        while !run.is_over() && all.pairs + run.sum.pairs < pairs {
            let of = run.sum.pairs;
            run.pair().map_err(|wrong| format!("{base}, table {number}, pair {of}: {wrong}"))?;
        }
        all.add(run.sum);
        if number % 50 == 49 {
            eprintln!("{base}: {} of {pairs} pairs", all.pairs);
        }
        if all.pairs >= pairs {
            break;
        }
    }
    Ok(all)
}

fn stay_alike(base: &str) {
    let sum = compare(base, pairs(), None).unwrap_or_else(|wrong| panic!("{wrong}"));
    eprintln!("{base}: {sum:?}");
    assert!(sum.different * 10 > sum.pairs * 9, "there is little to tell apart: {sum:?}");
    assert!(sum.steps > 2 * sum.pairs && sum.dealt > 0 && sum.revealed > 0, "{sum:?}");
}

/// Every second preset, from this one on: two tests share the work.
fn every_second_stays_alike(first: usize) {
    preset::ids().skip(first).step_by(2).for_each(stay_alike);
}

#[test]
fn no_world_is_told_from_another_even() {
    every_second_stays_alike(0);
}

#[test]
fn no_world_is_told_from_another_odd() {
    every_second_stays_alike(1);
}

#[test]
fn planted_side_channels_are_found() {
    let first = |game| preset::ids().find(|id| preset::game(id) == Some(game));
    for leak in Leak::ALL {
        for base in GameId::ALL.into_iter().filter_map(first) {
            let found = compare(base, 100, Some(leak));
            assert!(found.is_err(), "{leak:?} is not found by {base}");
        }
    }
}
