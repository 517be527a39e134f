//! Conditions on a seat's standing in the match: its points, the deals it has won, how many cards
//! it was dealt.

mod check;
mod deals_won;
mod play;

pub(in crate::mau) use check::dealt_at_all;
pub(crate) use deals_won::DealsWon;
pub(in crate::mau) use play::ahead;

use crate::limits::MAX_CARDS;
use crate::mau::rules::doc::Span;

/// The standing asked for: all conditions given must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct AskedStanding {
    pub(in crate::mau) score: Option<Span>,
    pub(in crate::mau) won: Option<Span>,
    pub(in crate::mau) won_in_a_row: Option<Span>,
    pub(in crate::mau) dealt: Option<Span>,
}

/// The most points and deals won that can be asked for.
const MOST_POINTS: u16 = 10_000;
const MOST_WON: u16 = 100;

impl AskedStanding {
    /// Whether the number of deals won matters.
    pub(in crate::mau) const fn counts_wins(&self) -> bool {
        self.won.is_some() || self.won_in_a_row.is_some()
    }

    /// The conditions by key, with their bounds.
    pub(in crate::mau) const fn spans(&self) -> [(&'static str, Option<Span>, (u16, u16)); 4] {
        [
            ("score", self.score, (0, MOST_POINTS)),
            ("won", self.won, (0, MOST_WON)),
            ("won_in_a_row", self.won_in_a_row, (0, MOST_WON)),
            ("dealt", self.dealt, (1, MAX_CARDS as u16)),
        ]
    }
}
