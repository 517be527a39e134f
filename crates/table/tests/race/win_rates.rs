//! Thousands of calls left out: who wins, by distance, if decided by arrival and by reaction.
//!
//! `cargo test -p stammtisch-table --test race -- --ignored --nocapture` prints the tables
//! of `docs/fair-catches.md`.
#![allow(clippy::print_stdout, reason = "the tables are for people to read")]

use stammtisch_engine::mau::Move;
use stammtisch_engine::seat::Seat;

use crate::latency::{DISTANCES, Trips};
use crate::timed_table::{Omission, TOLD, TimedTable, connection, others};

/// Wins and races, by distance.
#[derive(Clone, Copy, Debug, Default)]
struct Tally([(u32, u32); DISTANCES.len()]);

impl Tally {
    fn note(&mut self, distance: usize, won: bool) {
        let (wins, races) = &mut self.0[distance];
        *wins += u32::from(won);
        *races += 1;
    }

    /// The share of races won, in per cent.
    fn shares(&self) -> [f64; DISTANCES.len()] {
        self.0.map(|(wins, races)| 100.0 * f64::from(wins) / f64::from(races.max(1)))
    }

    /// How far the share of any distance is from `fair`, at most.
    fn unfairness(&self, fair: f64) -> f64 {
        self.shares().into_iter().map(|share| (share - fair).abs()).fold(0.0, f64::max)
    }
}

fn print(title: &str, rows: &[(&str, Tally)]) {
    println!("\n{title}");
    println!("{:<22}{}", "round trip in ms", DISTANCES.map(|ms| format!("{ms:>8}")).concat());
    for (name, tally) in rows {
        let shares = tally.shares().map(|share| format!("{share:>6.1} %"));
        println!("{name:<22}{}", shares.concat());
    }
}

/// What a seat does in a race, its distance, and the delay that its connection fakes on top.
#[derive(Clone, Copy)]
struct Racer {
    seat: Seat,
    mv: Move,
    round_trip: u64,
    pretends: u64,
}

/// Everybody sees the same event, each over a connection of their own, reacts, and presses. Returns
/// the moves that counted, decided by arrival and by reaction.
fn race(start: &TimedTable, racers: &[Racer], trips: &mut Trips) -> [Vec<(Seat, Move)>; 2] {
    let [mut naive, mut ours] = [start.clone(), start.clone()];
    for racer in racers {
        for _ in 0..9 {
            let measured = trips.way(racer.round_trip) + trips.way(racer.round_trip);
            ours.table.note_delay(connection(racer.seat), measured + racer.pretends);
        }
    }
    let mut arrivals: Vec<_> = racers
        .iter()
        .map(|racer| {
            let way = trips.way(racer.round_trip) + trips.way(racer.round_trip);
            (TOLD + way + trips.reaction(), racer.seat, racer.mv)
        })
        .collect();
    arrivals.sort_by_key(|(at, ..)| *at);
    let before = naive.table.seq();
    for (at, seat, mv) in arrivals {
        naive.decides_at_once(at, seat, mv);
        let mut request = ours.request(seat, mv);
        // What it had seen: the others' moves come later.
        request.base = before;
        ours.receives(at, connection(seat), request);
    }
    ours.wait(TOLD + 5_000);
    [naive.moved(), ours.moved()]
}

/// Runs this many races, in situations with different cards but the same race.
fn races(count: u64, mut each: impl FnMut(&TimedTable, Omission, &mut Trips)) {
    let situations: Vec<_> = (0..8).map(|seed| TimedTable::omission("live", seed)).collect();
    let mut trips = Trips::new(5);
    for number in 0..count {
        let (start, omission) = &situations[(number % situations.len() as u64) as usize];
        each(start, *omission, &mut trips);
    }
}

fn honest(seat: Seat, mv: Move, distance: usize) -> Racer {
    Racer { seat, mv, round_trip: DISTANCES[distance], pretends: 0 }
}

/// Three players catch: each should win a third, at any distance.
fn catches(count: u64) -> [Tally; 2] {
    let mut tallies = [Tally::default(); 2];
    races(count, |start, Omission { owner, catch, .. }, trips| {
        let distances = trips.distances::<3>();
        let seats = others(owner);
        let racers = [0, 1, 2].map(|index| honest(seats[index], catch, distances[index]));
        for (moved, tally) in race(start, &racers, trips).iter().zip(&mut tallies) {
            for (racer, distance) in racers.iter().zip(distances) {
                tally.note(distance, moved.first() == Some(&(racer.seat, catch)));
            }
        }
    });
    let [naive, ours] = tallies;
    print(
        "Catches won, of three who press (fair: 33.3 %)",
        &[("by arrival", naive), ("ours", ours)],
    );
    tallies
}

/// A player makes up for a forgotten call while three others catch: the call should come in time
/// once in four, at any distance.
fn calls(count: u64) -> [Tally; 2] {
    let mut tallies = [Tally::default(); 2];
    races(count, |start, Omission { owner, call, catch }, trips| {
        let distances = trips.distances::<4>();
        let seats = others(owner);
        let own = honest(owner, call, distances[0]);
        let catchers = [0, 1, 2].map(|index| honest(seats[index], catch, distances[index + 1]));
        let racers = [own, catchers[0], catchers[1], catchers[2]];
        for (moved, tally) in race(start, &racers, trips).iter().zip(&mut tallies) {
            tally.note(distances[0], moved.first() == Some(&(owner, call)));
        }
    });
    let [naive, ours] = tallies;
    print(
        "Calls in time, against three who press (fair: 25 %)",
        &[("by arrival", naive), ("ours", ours)],
    );
    tallies
}

/// The delay in milliseconds that one of three players at 50 ms fakes, and the share of catches won by it.
fn lies(count: u64) -> [(u64, f64); 6] {
    println!(
        "\nCatches won by one of three at 50 ms who feigns a slower connection (honest: 33.3 %)"
    );
    [0, 50, 100, 200, 450, 5_000].map(|pretends| {
        let mut wins = 0;
        races(count, |start, Omission { owner, catch, .. }, trips| {
            let seats = others(owner);
            let mut racers = [0, 1, 2].map(|index| honest(seats[index], catch, 1));
            racers[0].pretends = pretends;
            let [_, moved] = race(start, &racers, trips);
            wins += u32::from(moved.first() == Some(&(seats[0], catch)));
        });
        let share = 100.0 * f64::from(wins) / count as f64;
        println!("{pretends:>6} ms more: {share:>5.1} %");
        (pretends, share)
    })
}

// LIV-07
#[test]
fn shares_of_catches_do_not_depend_on_the_distance() {
    let [naive, ours] = catches(2_500);
    assert!(naive.unfairness(100.0 / 3.0) > 25.0, "the order of arrival is no control: {naive:?}");
    assert!(ours.unfairness(100.0 / 3.0) < 4.5, "{:?}", ours.shares());
}

// LIV-06
#[test]
fn shares_of_calls_in_time_do_not_depend_on_the_distance() {
    let [naive, ours] = calls(2_500);
    assert!(naive.unfairness(25.0) > 20.0, "the order of arrival is no control: {naive:?}");
    assert!(ours.unfairness(25.0) < 6.0, "{:?}", ours.shares());
}

/// A player holds back the answers to measurements, so that the connection seems slower.
#[test]
fn the_share_of_a_liar_is_bounded() {
    let shares = lies(600).map(|(_, share)| share);
    assert!((shares[0] - 100.0 / 3.0).abs() < 6.0 && shares[2] > 50.0, "{shares:?}");
    let beyond = (shares[4] - shares[5]).abs();
    assert!(beyond < 1.0, "beyond the longest delay nothing is gained: {shares:?}");
}

#[test]
#[ignore = "minutes: the figures of docs/fair-catches.md"]
fn figures() {
    catches(20_000);
    calls(20_000);
    lies(4_000);
}
