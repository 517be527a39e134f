//! What came of a match.

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::mau::{Event, Move, Refusal};
use stammtisch_engine::seat::{Seat, SeatSet};

/// A match from the first deal to the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchResult {
    /// Moves made, calls and catches included.
    pub moves: u64,
    /// Deals played.
    pub deals: u32,
    /// Deals that ended without anybody being out.
    pub unfinished: u32,
    /// Who won the match; nobody, if its only deal came to nothing.
    pub winners: SeatSet,
    /// Points at the end, by seat.
    pub scores: [i32; MAX_SEATS],
    /// Deals in which a seat was out first, by seat.
    pub first_out: [u32; MAX_SEATS],
    /// Times a seat was caught or found out having left out a call, by seat.
    pub omissions: [u32; MAX_SEATS],
    /// Calls made in vain, by seat.
    pub false_calls: [u32; MAX_SEATS],
    /// Cheats tried, by seat.
    pub cheats: [u32; MAX_SEATS],
    /// Cheats found out, by seat.
    pub found_out: [u32; MAX_SEATS],
    /// Accusations of somebody who had played honestly, by seat of the accuser.
    pub accused_in_vain: [u32; MAX_SEATS],
}

impl MatchResult {
    /// The part of the win that falls to `seat`: all, a share of a tie, or nothing.
    #[must_use]
    pub fn win_of(&self, seat: Seat) -> f64 {
        if self.winners.has(seat) { 1.0 / f64::from(self.winners.len()) } else { 0.0 }
    }

    /// Takes note of what has happened.
    pub(super) fn note(&mut self, event: Event) {
        match event {
            Event::WentOut { seat, place: 1 } => self.first_out[seat.index()] += 1,
            Event::Caught { seat, .. } | Event::CallMissed { seat, .. } => {
                self.omissions[seat.index()] += 1;
            }
            Event::FalseCall { seat, .. } => self.false_calls[seat.index()] += 1,
            Event::Accused { seat, guilty: true, .. } => self.found_out[seat.index()] += 1,
            Event::Accused { by, guilty: false, .. } => self.accused_in_vain[by.index()] += 1,
            Event::DealEnded { ending, points, .. } => {
                self.deals += 1;
                self.unfinished += u32::from(ending != stammtisch_engine::mau::event::Ending::Out);
                for (score, more) in self.scores.iter_mut().zip(points) {
                    *score += more;
                }
            }
            Event::MatchEnded { winners } => self.winners = winners,
            _ => {}
        }
    }
}

/// A bot that broke the rules of the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
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
        mv: Move,
        /// Why that is refused.
        refusal: Refusal,
    },
    /// The turn was taken by nobody.
    #[error("seat {} has the turn and does nothing", seat.0)]
    Silent {
        /// Whose bot.
        seat: Seat,
    },
}
