//! A whole evening in one process: two hundred tables with four clients each, on connections that
//! lose, delay, double and drop messages, with servers that are killed. One seed makes one evening.
//!
//! Twenty-four evenings, or a thousand with `STAMMTISCH_LONG=1`: the long ones have longer games too.
#![allow(missing_docs, reason = "a test")]

mod audit;
mod bank;
mod compiled;
mod evenings;
mod fault;
#[path = "../shared/game_data.rs"]
mod game_data;
mod guest;
mod invariants;
#[path = "../shared/known.rs"]
mod known;
#[path = "../shared/leak.rs"]
mod leak;
#[path = "../shared/merge.rs"]
mod merge;
mod network;
mod room;
#[path = "../shared/seeds.rs"]
mod seeds;
mod seen;
mod wrong;

use evenings::Evening;
use fault::Fault;
use seen::Seen;

fn is_long() -> bool {
    #[expect(clippy::disallowed_methods, reason = "who runs the tests says how long they may take")]
    let long = std::env::var_os("STAMMTISCH_LONG");
    long.is_some()
}

/// Every second evening, so that two cores share them.
fn all_is_well(first: u64) -> Seen {
    let (seeds, tables) = if is_long() { (1_000, 200) } else { (24, 200) };
    let mut seen = Seen::default();
    for seed in (first..seeds).step_by(2) {
        let mut evening = Evening::new(seed, tables, is_long(), None);
        evening.play();
        match evening.check() {
            Ok(more) => seen.add(more),
            Err(fault) => panic!("evening {seed}: {fault}"),
        }
        // Standard error is shown at once with `--nocapture`, and a long run takes all night.
        if seed / 2 % 10 == 9 {
            eprintln!("{} of {} evenings: {seen:?}", seed / 2 + 1, seeds / 2);
        }
    }
    let bad_enough = seen.lost > 1_000 && seen.doubled > 1_000 && seen.cut > 1_000;
    assert!(
        bad_enough && seen.killed > 100 && seen.killed_within > 20 && seen.acknowledged > 10_000,
        "{seen:?}"
    );
    let Seen { votes, handed_over, hosts, rules, pots, unpaid, unsure, .. } = seen;
    for rare in [votes, handed_over, hosts, rules, pots, unpaid, unsure] {
        assert!(rare > 20, "{seen:?}");
    }
    seen
}

/// No acknowledged command is lost or counts twice; everybody is told everything once and in order,
/// and ends with the view of a client that has just connected; and no seat is told what it may not
/// know.
#[test]
fn evenings_over_bad_connections_even() {
    println!("{:?}", all_is_well(0));
}

#[test]
fn evenings_over_bad_connections_odd() {
    println!("{:?}", all_is_well(1));
}

/// Every planted fault is found.
#[test]
fn what_is_planted_is_found() {
    for fault in Fault::ALL {
        let found = (0..5).find_map(|seed| {
            let mut evening = Evening::new(seed, 20, false, Some(fault));
            evening.play();
            evening.check().err()
        });
        println!("{fault:?}: {found:?}");
        assert!(found.is_some_and(|found| fault.is(&found)), "{fault:?} is not found");
    }
}

/// The same seed gives the same evening, so that a failure can be reproduced.
#[test]
fn an_evening_can_be_repeated() {
    let run = || {
        let mut evening = Evening::new(3, 10, false, None);
        evening.play();
        (evening.digests(), format!("{:?}", evening.check()))
    };
    assert_eq!(run(), run());
}
