//! Whole games of clients over bad lines: messages are lost, doubled and overtaken, lines drop,
//! the server is killed. One seed makes one run; a failure names it.

mod world;

use stammtisch_engine::mau::rules::preset;
use stammtisch_table::wire::TableState;
use world::World;

/// Whatever the lines do: no acknowledged command is lost or counts twice, everybody ends with
/// the same picture as somebody who comes fresh, and nobody is told a hidden card.
#[test]
fn games_over_bad_lines_come_to_the_same_end_for_everybody() {
    let (mut lost, mut repeated, mut killed) = (0, 0, 0);
    let all = preset::ids()
        .flat_map(|base| (0..if base == "live" { 3 } else { 1 }).map(move |seed| (base, seed)));
    for (base, seed) in all {
        let mut world = World::new(base, seed, 4);
        world.play(60_000);
        assert_eq!(world.table.state(), TableState::Finished, "{base}, seed {seed}");
        world.check();
        lost += world.lost;
        repeated += world.repeated;
        killed += world.killed;
    }
    println!("{lost} messages lost, {repeated} doubled, {killed} kills");
    assert!(lost > 100 && repeated > 100 && killed > 3, "the lines were bad enough");
}

/// The same seed gives the same run, so that a failure can be looked at.
#[test]
fn a_run_can_be_repeated() {
    let runs: Vec<_> = (0..2)
        .map(|_| {
            let mut world = World::new("live", 7, 3);
            world.play(60_000);
            (world.table.digest(), world.log.len(), world.lost, world.repeated, world.killed)
        })
        .collect();
    assert_eq!(runs[0], runs[1]);
}
