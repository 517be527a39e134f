//! The games implemented a second time: plain, slow, and written only from the numbered rules.
//! Nothing in here uses the engine except for the order of a shuffle; each game has its own folder
//! in `games` and its own implementation of the rules.

mod options;

use std::collections::BTreeMap;
use std::fmt::Display;

pub(crate) use options::Options;

/// A game in progress under the rules of one preset.
pub(crate) trait Game: Clone {
    /// The given cards.
    type Deal;
    /// A move, with its notation.
    type Move: Display;
    /// Reads the given cards.
    fn deal(text: &str, options: &Options) -> Self::Deal;
    /// The game before the first move.
    fn start(deal: &Self::Deal, options: &Options) -> Self;
    /// All moves of all seats now.
    fn moves(&self) -> Vec<(usize, Self::Move)>;
    /// Makes a move of `seat`.
    fn play(&mut self, seat: usize, mv: &Self::Move);
}

/// The number of ways to make exactly `depth` moves.
pub(crate) fn count<G: Game>(game: &G, depth: u32) -> u64 {
    let moves = game.moves();
    if depth <= 1 {
        return if depth == 0 { 1 } else { moves.len() as u64 };
    }
    moves.iter().map(|(seat, mv)| count(&after(game, *seat, mv), depth - 1)).sum()
}

/// The same by first move.
pub(crate) fn divide<G: Game>(game: &G, depth: u32) -> BTreeMap<String, u64> {
    let ways = |(seat, mv): &(usize, G::Move)| {
        (format!("{seat} {mv}"), count(&after(game, *seat, mv), depth.saturating_sub(1)))
    };
    game.moves().iter().map(ways).collect()
}

/// The moves in notation.
pub(crate) fn texts<G: Game>(game: &G) -> Vec<String> {
    game.moves().iter().map(|(seat, mv)| format!("{seat} {mv}")).collect()
}

/// The game after the move in this notation.
pub(crate) fn after_text<G: Game>(game: &G, text: &str) -> G {
    let moves = game.moves();
    let found = moves.iter().find(|(seat, mv)| format!("{seat} {mv}") == text);
    let (seat, mv) = found.unwrap_or_else(|| panic!("`{text}` is none of {:?}", texts(game)));
    after(game, *seat, mv)
}

fn after<G: Game>(game: &G, seat: usize, mv: &G::Move) -> G {
    let mut next = game.clone();
    next.play(seat, mv);
    next
}
