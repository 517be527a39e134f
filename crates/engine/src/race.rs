//! Races (`Race`): what several seats can be quick or late to do at the same moment.
//!
//! A server that takes moves from people far apart must not let the nearest of them win. This says
//! where that matters, based only on what every viewer knows.

use crate::limits::MAX_CALLS;
use crate::seat::{Seat, SeatSet};

/// What can be called late, caught, accused or snatched now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Race {
    /// For each call, the seats that have missed it and can still be made to pay for it (LIV-07, SCH-16).
    pub owed: [SeatSet; MAX_CALLS],
    /// The seat that can be accused for what it did last (VER-14, ERF-11).
    pub accusable: Option<Seat>,
    /// The seat whose turn it is, where others may be able to lay out of turn, as far as everybody knows.
    pub snatched_from: Option<Seat>,
    /// The seat whose turn it is, if its next step can close any of these chances.
    pub ended_by: Option<Seat>,
    /// Seats of which the first or the last to react is hit.
    pub reacting: SeatSet,
    /// The seats that may take part.
    pub seats: SeatSet,
}

impl Race {
    /// Whether there is anything to race for.
    #[must_use]
    pub fn is_open(&self) -> bool {
        *self != Self::default()
    }
}
