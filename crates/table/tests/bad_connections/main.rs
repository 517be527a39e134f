//! Whole games of clients over bad connections: messages are lost, doubled and overtaken,
//! connections drop, the server is killed. One seed makes one run; a failure names it.

mod client;
#[path = "../shared/known.rs"]
mod known;
#[path = "../shared/leak.rs"]
mod leak;
#[path = "../shared/merge.rs"]
mod merge;
#[path = "../shared/seeds.rs"]
mod seeds;
mod world;

use stammtisch_engine::mau::rules::preset;
use stammtisch_table::wire::TablePhase;
use world::World;

/// Maxonaut as most people play it, and with all its options and few cards.
const MAXONAUT: [&str; 2] = [
    "base = \"maxonaut\"\nid = \"short\"\nlimit = 3\n",
    "base = \"maxonaut\"\nid = \"long\"\nlimit = 4\n\
     announce = { reverses = [\"11\"], skips = [2], wrong_form = 1 }\n\
     maxonaut = { accept = 1, doubt = 2 }\nseats = { max = 4 }\n\
     deck = { 4 = 1, 5 = 1, 6 = 1, 7 = 1, 8 = 0, 9 = 0 }\n",
];

/// One deal by a preset of Mau-Mau.
fn one_deal(base: &str) -> String {
    format!("base = \"{base}\"\nid = \"one-deal\"\nmatch = \"single\"\n")
}

/// Whatever happens to the connections: no acknowledged command is lost or counts twice, everybody
/// ends with the view of a client that has just connected and hears every phrase, and nobody is
/// told a hidden card.
fn come_to_the_same_end(games: impl Iterator<Item = (String, u64)>) {
    let (mut lost, mut repeated, mut killed) = (0, 0, 0);
    for (file, seed) in games {
        let mut world = World::new(&file, seed, 4);
        world.play(60_000);
        assert_eq!(world.table.phase(), TablePhase::Finished, "{file}, seed {seed}");
        world.check();
        lost += world.lost;
        repeated += world.repeated;
        killed += world.killed;
    }
    let bad_enough = lost > 100 && repeated > 100 && killed > 3;
    assert!(bad_enough, "{lost} messages lost, {repeated} doubled, {killed} kills");
}

#[test]
fn deals_of_mau_mau_over_bad_connections_come_to_the_same_end_for_everybody() {
    let seeds = |base: &str| if base == "live" { 0..3 } else { 0..1 };
    let games = preset::ids().flat_map(|base| seeds(base).map(move |seed| (one_deal(base), seed)));
    come_to_the_same_end(games);
}

#[test]
fn matches_of_maxonaut_over_bad_connections_come_to_the_same_end_for_everybody() {
    come_to_the_same_end(
        MAXONAUT.into_iter().flat_map(|file| (0..20).map(|seed| (file.into(), seed))),
    );
}

/// The same seed gives the same run, so that a failure can be reproduced.
#[test]
fn a_run_can_be_repeated() {
    let runs: Vec<_> = (0..2)
        .map(|_| {
            let mut world = World::new(MAXONAUT[0], 7, 3);
            world.play(60_000);
            (world.table.digest(), world.log.len(), world.lost, world.repeated, world.killed)
        })
        .collect();
    assert_eq!(runs[0], runs[1]);
}
