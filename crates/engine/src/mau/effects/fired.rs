//! What a step has set off so far.

use crate::limits::{MAX_PATTERNS, MAX_TRIGGERS};
use crate::seat::{Seat, SeatSet};

/// What a step has set off so far, and does when the move is done.
pub(in crate::mau) struct Fired {
    /// By named rule: the seats for which it is due. Once for each in a move, whatever happens.
    sets: [SeatSet; MAX_PATTERNS + MAX_TRIGGERS],
    /// Whether what happens now sets off nothing: it comes of an effect, or is undone.
    pub(in crate::mau) quiet: bool,
    /// Whose turn has ended, where another has begun.
    pub(in crate::mau) turn_from: Option<Seat>,
}

impl Fired {
    pub(in crate::mau) const NOTHING: Self =
        Self { sets: [SeatSet::EMPTY; MAX_PATTERNS + MAX_TRIGGERS], quiet: false, turn_from: None };

    /// The named rule is due for `seat`.
    pub(in crate::mau) fn add(&mut self, rule: usize, seat: Seat) {
        if let Some(set) = self.sets.get_mut(rule) {
            set.add(seat);
        }
    }

    /// Takes out all that is due.
    pub(super) fn take(&mut self) -> [SeatSet; MAX_PATTERNS + MAX_TRIGGERS] {
        std::mem::replace(&mut self.sets, Self::NOTHING.sets)
    }
}
