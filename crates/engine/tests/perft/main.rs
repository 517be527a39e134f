//! Perft: the number of ways to make n moves from a given deal, counted by two implementations that
//! share nothing: the engine, and a `reference`, a plain slow implementation of the rules.
//!
//! The numbers are in `tests/data/perft`. `UPDATE=live cargo test --release --test perft` rewrites
//! those of one preset as counted by the reference.
//! those of one preset anew, as the reference counts them.
#![allow(missing_docs, reason = "a test")]
#![expect(clippy::disallowed_methods, reason = "a test reads its data and may write them")]

mod data;
mod fast;
mod games;
mod reference;

use data::Line;
use fast::{Fast, Played};
use games::{Counted, Reference};
use reference::{Game, Options, count};
use stammtisch_engine::any::preset;
use stammtisch_engine::of_game;

/// The reference recounts numbers up to this; above it, its number is taken from the data.
const SLOW_MOST: u64 = 30_000;

/// Up to this depth the moves themselves are compared, not only their number.
const SAME_DEPTH: u32 = 3;

#[test]
fn two_ways_of_counting_agree() {
    let mut wrong = Vec::new();
    for id in preset::ids() {
        let game = preset::game(id).expect("a game");
        let references = of_game!(game, G => <G as Counted>::REFERENCES);
        let found = references.iter().find(|one| one.preset == id);
        let Reference { judge, counts, .. } =
            found.unwrap_or_else(|| panic!("{id} has no perft reference"));
        let lines = data::read(id);
        assert!(!lines.is_empty(), "{id} has no perft data");
        if std::env::var("UPDATE").is_ok_and(|which| which == id) {
            data::write(id, &counts(&lines));
        } else {
            wrong.extend(judge(id, &lines));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

fn start<G: Game>(line: &Line) -> (G::Deal, Options, G) {
    let options = Options::read(&line.options);
    let deal = G::deal(&line.deal, &options);
    let game = G::start(&deal, &options);
    (deal, options, game)
}

fn counts<G: Game>(lines: &[Line]) -> Vec<u64> {
    lines.iter().map(|line| count(&start::<G>(line).2, line.depth)).collect()
}

fn judge<G: Game, P: Played<Deal = G::Deal>>(id: &str, lines: &[Line]) -> Vec<String> {
    let mut wrong = Vec::new();
    for line in lines {
        let (deal, options, game) = start::<G>(line);
        let fast = Fast::<P>::start(id, &options, &deal);
        let by_engine = fast.count(line.depth);
        let again = line.count <= SLOW_MOST;
        let by_reference = if again { count(&game, line.depth) } else { line.count };
        if by_engine == line.count && by_reference == line.count {
            wrong.extend(other_moves(&fast, &game, line.depth.min(SAME_DEPTH)));
            continue;
        }
        wrong.push(format!(
            "{id}.txt:{}: {} ways stand there, the engine counts {by_engine}, the reference {}\n{}",
            line.number,
            line.count,
            if again { by_reference.to_string() } else { "was not asked again".into() },
            where_they_part(fast, game, line.depth)
        ));
    }
    wrong
}

/// The first position in which the two have different moves, even if equally many.
fn other_moves<P: Played, G: Game>(fast: &Fast<P>, game: &G, depth: u32) -> Option<String> {
    let (engine, mut plain) = (fast.moves(), reference::texts(game));
    plain.sort_unstable();
    if engine != plain {
        return Some(format!("engine {engine:?}\nreference {plain:?}"));
    }
    let below = |mv: &String| {
        let found = other_moves(&fast.after(mv), &reference::after_text(game, mv), depth - 1)?;
        Some(format!("after {mv}:\n{found}"))
    };
    if depth > 1 { engine.iter().find_map(below) } else { None }
}

/// Descends to the position where the two have different moves, and shows the counts on the way.
fn where_they_part<P: Played, G: Game>(mut fast: Fast<P>, mut game: G, depth: u32) -> String {
    let mut text = String::new();
    for left in (1..=depth).rev() {
        let (engine, plain) = (fast.divide(left), reference::divide(&game, left));
        let mut next = None;
        for (mv, ways) in &engine {
            let other = plain.get(mv);
            if other != Some(ways) {
                next = next.or(other.map(|_| mv.clone()));
            }
            let other = other.map_or_else(|| "not allowed".into(), u64::to_string);
            text.push_str(&format!("  {mv}: engine {ways}, reference {other}\n"));
        }
        for (mv, ways) in plain.iter().filter(|(mv, _)| !engine.contains_key(*mv)) {
            text.push_str(&format!("  {mv}: engine not allowed, reference {ways}\n"));
        }
        let Some(mv) = next else { break };
        text.push_str(&format!("after {mv}:\n"));
        fast = fast.after(&mv);
        game = reference::after_text(&game, &mv);
    }
    text
}
