//! Patterns and triggers that a step has set off so far, due when the move is done.

use super::due::DueRules;
use crate::card_set::CardSet;
use crate::limits::MAX_SEATS;
use crate::seat::{Seat, SeatSet};

/// What a step has set off so far, and does when the move is done.
pub(in crate::mau) struct Fired {
    /// Once for each seat in a move, whatever happens.
    due: DueRules,
    /// Whether what happens now sets off nothing: it comes of an effect, or is undone.
    pub(in crate::mau) quiet: bool,
    /// Whose turn has ended, where another has begun.
    pub(in crate::mau) turn_from: Option<Seat>,
    /// Whether that one has still to come to whoever has it, past those who miss it.
    pub(in crate::mau) arrives: bool,
    /// Whether what that beginning sets off has been seen to.
    pub(super) begun: bool,
    /// Whose turn is over.
    pub(in crate::mau) turn_over: SeatSet,
    /// By seat: what has been laid beside its hand.
    pub(in crate::mau) laid_beside: [CardSet; MAX_SEATS],
}

impl Fired {
    pub(in crate::mau) const NOTHING: Self = Self {
        due: DueRules::NOTHING,
        quiet: false,
        turn_from: None,
        arrives: false,
        begun: false,
        turn_over: SeatSet::EMPTY,
        laid_beside: [CardSet::EMPTY; MAX_SEATS],
    };

    /// The named rule is due for `seat`.
    pub(in crate::mau) fn add(&mut self, rule: usize, seat: Seat) {
        self.due.add(rule, seat);
    }

    /// Nothing is due any more.
    pub(super) const fn forget(&mut self) {
        self.due = DueRules::NOTHING;
    }

    /// Takes out what is due next.
    pub(super) fn next(&mut self) -> Option<(usize, Seat)> {
        self.due.next()
    }
}
