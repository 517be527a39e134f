//! Patterns and triggers that a step has set off so far, due when the move is done.

use super::due::DueRules;
use crate::card_set::CardSet;
use crate::limits::MAX_SEATS;
use crate::seat::{Seat, SeatSet};

/// What a step has set off so far, to be carried out when the move is done.
pub(in crate::mau) struct Fired {
    /// Named rules that are due, each once per seat and move.
    due: DueRules,
    /// Whether what happens now sets off nothing: it comes from an effect, or is undone.
    pub(in crate::mau) quiet: bool,
    /// The seat whose turn has ended, where another turn has begun.
    pub(in crate::mau) turn_from: Option<Seat>,
    /// Whether that turn has still to reach its seat, past those who miss it.
    pub(in crate::mau) arrives: bool,
    /// Whether what the beginning of that turn sets off has been handled.
    pub(super) begun: bool,
    /// Seats whose turn is over.
    pub(in crate::mau) turn_over: SeatSet,
    /// By seat: the cards laid beside its hand.
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

    /// Makes the named rule due for `seat`.
    pub(in crate::mau) fn add(&mut self, rule: usize, seat: Seat) {
        self.due.add(rule, seat);
    }

    /// Drops all that is due.
    pub(super) const fn forget(&mut self) {
        self.due = DueRules::NOTHING;
    }

    /// Removes and returns what is due next.
    pub(super) fn next(&mut self) -> Option<(usize, Seat)> {
        self.due.next()
    }
}
