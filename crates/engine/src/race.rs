//! Races, what several seats can be quick or late about at the same moment: `Race`.
//!
//! A server that takes moves from people far apart must not let the nearest of them win. This says where
//! that matters, from nothing but what every viewer knows.

use crate::limits::MAX_CALLS;
use crate::seat::{Seat, SeatSet};

/// What may be made up for, caught, accused or snatched now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Race {
    /// By call: seats that have left it out, and for which that can still cost something (LIV-07,
    /// SCH-16).
    pub owed: [SeatSet; MAX_CALLS],
    /// The seat that somebody may accuse of what it did last (VER-14, ERF-11).
    pub accusable: Option<Seat>,
    /// The seat whose turn it is, where others may lay out of turn for all that everybody knows.
    pub snatched_from: Option<Seat>,
    /// The seat whose turn it is, where its next step may put an end to any of this.
    pub ended_by: Option<Seat>,
    /// Seats of which the first or the last to react is hit.
    pub reacting: SeatSet,
    /// Who may take part.
    pub seats: SeatSet,
}

impl Race {
    /// Whether anything is open.
    #[must_use]
    pub fn is_open(&self) -> bool {
        *self != Self::default()
    }
}
