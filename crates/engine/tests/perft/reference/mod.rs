//! The four rulesets once more: plain, slow, and written only from the numbered rules. Nothing in
//! here uses the engine; each ruleset has its own module and its own reading of the rules.

mod cards;
mod deal;
mod moves;
mod table;
#[cfg(test)]
mod tests;

pub(crate) mod erftschmiede;
pub(crate) mod live;
pub(crate) mod schule;
pub(crate) mod verschaerft;

use std::collections::BTreeMap;

pub(crate) use cards::Card;
pub(crate) use deal::{Deal, Options};
pub(crate) use moves::{Move, Wish};
pub(crate) use table::Table;

/// A deal in the middle, under the rules of one ruleset.
pub(crate) trait Game: Clone {
    /// The cards that so many seats play with.
    fn deck(options: &Options, seats: usize) -> Vec<Card>;
    /// The deal as it lies before the first move.
    fn start(deal: &Deal, options: &Options) -> Self;
    /// Everything that anybody may do now.
    fn moves(&self) -> Vec<(usize, Move)>;
    /// What is so when `seat` has done it.
    fn play(&mut self, seat: usize, mv: &Move);
}

/// How many ways there are to make exactly `depth` moves.
pub(crate) fn count<G: Game>(game: &G, depth: u32) -> u64 {
    let moves = game.moves();
    if depth <= 1 {
        return if depth == 0 { 1 } else { moves.len() as u64 };
    }
    moves.iter().map(|(seat, mv)| count(&after(game, *seat, mv), depth - 1)).sum()
}

/// The same by first move.
pub(crate) fn divide<G: Game>(game: &G, depth: u32) -> BTreeMap<String, u64> {
    let ways = |(seat, mv): &(usize, Move)| {
        (format!("{seat} {mv}"), count(&after(game, *seat, mv), depth.saturating_sub(1)))
    };
    game.moves().iter().map(ways).collect()
}

/// The moves as they are written down.
pub(crate) fn texts<G: Game>(game: &G) -> Vec<String> {
    game.moves().iter().map(|(seat, mv)| format!("{seat} {mv}")).collect()
}

/// After the move that is written down like this.
pub(crate) fn after_text<G: Game>(game: &G, text: &str) -> G {
    let moves = game.moves();
    let found = moves.iter().find(|(seat, mv)| format!("{seat} {mv}") == text);
    let (seat, mv) = found.expect("a move");
    after(game, *seat, mv)
}

fn after<G: Game>(game: &G, seat: usize, mv: &Move) -> G {
    let mut next = game.clone();
    next.play(seat, mv);
    next
}
