//! Deals won in this match, counted where a rule asks for them.

use crate::digest::Digest;
use crate::limits::MAX_SEATS;
use crate::seat::Seat;

/// Deals won in this match, counted where a rule asks for them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct DealsWon {
    pub(in crate::mau) won: [u8; MAX_SEATS],
    /// The winner of the last deal that is over, and how many it has won in a row.
    pub(in crate::mau) last: Option<Seat>,
    pub(in crate::mau) row: u8,
}

impl DealsWon {
    pub(in crate::mau) const NOTHING: Self = Self { won: [0; MAX_SEATS], last: None, row: 0 };

    /// Adds nothing if nothing is counted, so that digests of older games stay the same.
    pub(in crate::mau) fn add_to(&self, sum: &mut Digest) {
        if *self == Self::NOTHING {
            return;
        }
        let Self { won, last, row } = self;
        sum.bytes(won);
        sum.bytes(&[last.map_or(99, |seat| seat.0), *row]);
    }
}
