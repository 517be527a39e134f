//! The four rulesets of the Mau-Mau family.

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

/// A deal in the middle, under the rules of one ruleset.
pub(crate) trait Ruleset: Clone {
    /// The cards that so many seats play with.
    fn deck(options: &Options, seats: usize) -> Vec<Card>;
    /// The deal as it lies before the first move.
    fn start(deal: &Deal, options: &Options) -> Self;
    /// Everything that anybody may do now.
    fn moves(&self) -> Vec<(usize, Move)>;
    /// What is so when `seat` has done it.
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
