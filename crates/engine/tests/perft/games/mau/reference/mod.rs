//! The four Mau-Mau presets, as references.

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

pub(crate) use cards::Card;
pub(crate) use deal::Deal;
pub(crate) use moves::{Move, Wish};
pub(crate) use table::Table;

use crate::reference::{Game, Options};

/// A deal in progress under the rules of one preset.
pub(crate) trait Ruleset: Clone {
    /// The deck for this number of seats.
    fn deck(options: &Options, seats: usize) -> Vec<Card>;
    /// The deal before the first move.
    fn start(deal: &Deal, options: &Options) -> Self;
    /// All moves of all seats now.
    fn moves(&self) -> Vec<(usize, Move)>;
    /// Makes a move of `seat`.
    fn play(&mut self, seat: usize, mv: &Move);
}

impl<R: Ruleset> Game for R {
    type Deal = Deal;
    type Move = Move;

    fn deal(text: &str, options: &Options) -> Deal {
        Deal::read(text, |seats| R::deck(options, seats))
    }

    fn start(deal: &Deal, options: &Options) -> Self {
        Ruleset::start(deal, options)
    }

    fn moves(&self) -> Vec<(usize, Move)> {
        Ruleset::moves(self)
    }

    fn play(&mut self, seat: usize, mv: &Move) {
        Ruleset::play(self, seat, mv);
    }
}
