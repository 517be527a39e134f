//! What a step has set off so far.

use crate::limits::{MAX_PATTERNS, MAX_TRIGGERS};
use crate::seat::{Seat, SeatSet};

/// By named rule: the seats for which it is due.
type Due = [SeatSet; MAX_PATTERNS + MAX_TRIGGERS];

/// What a step has set off so far, and does when the move is done.
pub(in crate::mau) struct Fired {
    /// By named rule: the seats for which it is due. Once for each in a move, whatever happens. Made
    /// only when something is: most steps set off nothing.
    sets: Option<Due>,
    /// Whether what happens now sets off nothing: it comes of an effect, or is undone.
    pub(in crate::mau) quiet: bool,
    /// Whose turn has ended, where another has begun.
    pub(in crate::mau) turn_from: Option<Seat>,
}

impl Fired {
    pub(in crate::mau) const NOTHING: Self = Self { sets: None, quiet: false, turn_from: None };

    /// The named rule is due for `seat`.
    pub(in crate::mau) fn add(&mut self, rule: usize, seat: Seat) {
        let sets = self.sets.get_or_insert([SeatSet::EMPTY; MAX_PATTERNS + MAX_TRIGGERS]);
        if let Some(set) = sets.get_mut(rule) {
            set.add(seat);
        }
    }

    /// Takes out all that is due.
    pub(super) const fn take(&mut self) -> Option<Due> {
        self.sets.take()
    }

    /// Takes out what is due next: rule by rule, seat by seat.
    pub(super) fn next(&mut self) -> Option<(usize, Seat)> {
        let sets = self.sets.as_mut()?;
        let found =
            sets.iter_mut().enumerate().find_map(|(rule, seats)| Some((rule, seats.next()?)));
        if found.is_none() {
            self.sets = None;
        }
        found
    }
}
