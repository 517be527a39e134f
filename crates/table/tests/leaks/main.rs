//! Every byte sent to a seat is searched for cards that the seat may not know: in a few games, or
//! in ten thousand with `STAMMTISCH_LONG=1`.
//!
//! What may be known is derived independently of the table from the same moves (`games`), without a
//! look at any view. Planted leaks are found.
#![allow(missing_docs, reason = "a test")]

mod game;
#[path = "../shared/game_data.rs"]
mod game_data;
mod games;
#[path = "../shared/known.rs"]
#[allow(dead_code, reason = "the seed is looked for by another way here")]
mod known;
#[path = "../shared/merge.rs"]
mod merge;
mod people;
mod planted;
mod reading;
mod scan;
#[path = "../shared/seeds.rs"]
mod seeds;

use game::{House, Played};
use planted::Leak;

/// How many games: each preset in turn, as short as possible.
fn games() -> u64 {
    #[expect(clippy::disallowed_methods, reason = "who runs the tests says how long they may take")]
    let long = std::env::var_os("STAMMTISCH_LONG");
    if long.is_some() { 10_000 } else { 60 }
}

fn nothing_leaks(first: u64) -> Played {
    let house = House::open();
    let mut all = Played::default();
    for number in (first..games()).step_by(2) {
        match house.play(number, None) {
            Ok(played) => all.add(played),
            Err(leak) => panic!("game {number}: {leak}"),
        }
        if number / 2 % 100 == 99 {
            eprintln!("{} of {} games: {all:?}", number / 2 + 1, games() / 2);
        }
    }
    assert!(all.written > 20 && all.handed_over > 1 && all.withdrawn > 1, "{all:?}");
    assert!(all.messages > 10_000 && all.welcomes > 200 && all.refusals > 200, "{all:?}");
    all
}

#[test]
fn no_byte_tells_a_seat_of_a_hidden_card_even() {
    println!("{:?}", nothing_leaks(0));
}

#[test]
fn no_byte_tells_a_seat_of_a_hidden_card_odd() {
    println!("{:?}", nothing_leaks(1));
}

#[test]
fn planted_leaks_are_found() {
    let house = House::open();
    for leak in Leak::ALL {
        let found = (0..10).find_map(|number| house.play(number, Some(leak)).err());
        println!("{leak:?}: {:?}", found.as_deref().map(|found| &found[..found.len().min(120)]));
        assert!(found.is_some(), "{leak:?} is not found");
    }
}
