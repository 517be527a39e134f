//! The information set of a seat: what it knows of a match and may ask about it. Texts about a
//! position are made from this alone, so they cannot give away what is hidden.

use super::card::Card;
use super::check;
use super::claim::{Claim, Said};
use super::moves::Move;
use super::refusal::Refusal;
use super::rules::Rules;
use super::state::{Phase, State, Trap};
use crate::seat::Seat;

/// A seat's information set: the open cards, the announcements, and how many cards there are.
#[derive(Clone, Copy)]
pub struct InfoSet<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
}

impl<'a> InfoSet<'a> {
    /// What `seat` knows of `state`.
    #[must_use]
    pub const fn of(rules: &'a Rules, state: &'a State, seat: Seat) -> Self {
        Self { rules, state, seat }
    }

    /// The rules in force.
    #[must_use]
    pub const fn rules(self) -> &'a Rules {
        self.rules
    }

    /// Checks whether this seat may make a move.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(self, mv: Move) -> Result<(), Refusal> {
        check::check(self.rules, self.state, self.seat, mv)
    }

    /// The seat whose turn it is.
    #[must_use]
    pub const fn turn(self) -> Seat {
        self.state.turn
    }

    /// Whether the seat whose turn it is has laid, and has to announce.
    #[must_use]
    pub fn has_laid(self) -> bool {
        self.state.phase == Phase::Announce
    }

    /// Whether nothing has been announced in this round.
    #[must_use]
    pub const fn is_opening(self) -> bool {
        self.state.is_opening()
    }

    /// The last announcement of this round and the seat that made it.
    #[must_use]
    pub fn last(self) -> Option<(Seat, Said)> {
        self.state.history.last().map(|last| (last.seat, last.said))
    }

    /// The last announcement of the round as a value.
    #[must_use]
    pub fn last_claim(self) -> Option<Claim> {
        self.state.last()
    }

    /// Cards in the seat's own hand.
    #[must_use]
    pub fn held(self) -> usize {
        usize::from(self.state.hands[self.seat.index()].len())
    }

    /// Cards that can be drawn without touching the two top cards of the discard pile (MAX-20, MAX-21).
    #[must_use]
    pub fn reach(self) -> usize {
        self.state.reach()
    }

    /// The virus and bomb among the cards turned up.
    #[must_use]
    pub fn trap(self) -> Trap {
        let up = self.state.turned_up();
        Trap { virus: up.contains(&Card::VIRUS), bomb: up.contains(&Card::BOMB) }
    }
}
