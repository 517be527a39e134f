//! The result of an arena match.

use std::fmt::Debug;

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::seat::{Seat, SeatSet};

/// The result of a match from the first deal to the last, with its game's own counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArenaResult<C> {
    /// Moves made, including calls and catches.
    pub moves: u64,
    /// Deals played.
    pub deals: u32,
    /// The winners of the match; none if its only deal came to nothing.
    pub winners: SeatSet,
    /// The losers of the match, where a game names a loser.
    pub losers: SeatSet,
    /// Points at the end, by seat.
    pub scores: [i32; MAX_SEATS],
    /// The game's own numbers.
    pub counts: C,
}

impl<C> ArenaResult<C> {
    /// The part of the win that goes to `seat`: all, a share of a tie, or nothing.
    #[must_use]
    pub fn win_of(&self, seat: Seat) -> f64 {
        part_of(self.winners, seat)
    }

    /// The part of the loss that goes to `seat`.
    #[must_use]
    pub fn loss_of(&self, seat: Seat) -> f64 {
        part_of(self.losers, seat)
    }
}

fn part_of(seats: SeatSet, seat: Seat) -> f64 {
    if seats.has(seat) { 1.0 / f64::from(seats.len()) } else { 0.0 }
}

/// A bot broke the rules of the arena: `M` is a move, `R` the reason it is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault<M: Debug, R: Debug> {
    /// The number of bots differs from the number of seats.
    #[error("there are {bots} bots for {seats} seats")]
    Seats {
        /// Bots given.
        bots: usize,
        /// Seats to play.
        seats: usize,
    },
    /// A bot chose a move that is not legal.
    #[error("seat {}: {mv:?} is refused: {refusal:?}", seat.0)]
    Illegal {
        /// The seat of the bot.
        seat: Seat,
        /// The move it chose.
        mv: M,
        /// Why that move is refused.
        refusal: R,
    },
    /// A bot that has the turn made no move.
    #[error("seat {} has the turn and does nothing", seat.0)]
    Silent {
        /// The seat of the bot.
        seat: Seat,
    },
}
