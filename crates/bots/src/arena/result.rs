//! The result of an arena match.

use std::fmt::Debug;

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::seat::{Seat, SeatSet};

/// A match from the first deal to the last, with what its game counts besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArenaResult<C> {
    /// Moves made, calls and catches included.
    pub moves: u64,
    /// Deals played.
    pub deals: u32,
    /// Who won the match; nobody, if its only deal came to nothing.
    pub winners: SeatSet,
    /// Who lost it, where a game names a loser.
    pub losers: SeatSet,
    /// Points at the end, by seat.
    pub scores: [i32; MAX_SEATS],
    /// The game's own numbers.
    pub counts: C,
}

impl<C> ArenaResult<C> {
    /// The part of the win that falls to `seat`: all, a share of a tie, or nothing.
    #[must_use]
    pub fn win_of(&self, seat: Seat) -> f64 {
        part_of(self.winners, seat)
    }

    /// The part of the loss that falls to `seat`.
    #[must_use]
    pub fn loss_of(&self, seat: Seat) -> f64 {
        part_of(self.losers, seat)
    }
}

fn part_of(seats: SeatSet, seat: Seat) -> f64 {
    if seats.has(seat) { 1.0 / f64::from(seats.len()) } else { 0.0 }
}

/// A bot that broke the rules of the arena: `M` is a move, `R` why it is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault<M: Debug, R: Debug> {
    /// There is not one bot for each seat.
    #[error("there are {bots} bots for {seats} seats")]
    Seats {
        /// Bots given.
        bots: usize,
        /// Seats to play.
        seats: usize,
    },
    /// A move that is not legal.
    #[error("seat {}: {mv:?} is refused: {refusal:?}", seat.0)]
    Illegal {
        /// Whose bot.
        seat: Seat,
        /// What it wanted.
        mv: M,
        /// Why that is refused.
        refusal: R,
    },
    /// The turn was taken by nobody.
    #[error("seat {} has the turn and does nothing", seat.0)]
    Silent {
        /// Whose bot.
        seat: Seat,
    },
}
