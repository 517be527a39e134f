//! The pending threat (`PendingThreat`): whose it is, who is to answer it, what it costs by now.

use crate::card::Card;
use crate::mau::event::Penalty;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

/// The threat that stands, or for which a seat or a card is still to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PendingThreat {
    /// Place in [`crate::mau::rules::Rules::threats`].
    pub(crate) rule: u8,
    /// Cards the victim draws if it accepts it.
    pub(crate) draw: u8,
    /// Turns the victim misses if it accepts it, where it misses any.
    pub(crate) misses: u8,
    /// Cards laid for it so far.
    pub(crate) chain: u8,
    /// Whose threat it is.
    pub(crate) author: Seat,
    /// Who answers or accepts now.
    pub(crate) victim: Seat,
    /// Victims who are asked after this one, in the order of the turn.
    pub(crate) pending: SeatSet,
    /// Where the turn goes on when all have been asked; none: after the author.
    pub(crate) resume: Option<Seat>,
    /// The author is asked itself, to end the round.
    pub(crate) closing: bool,
    /// Its victim has passed it on, and may lay further cards that do before it is done.
    pub(crate) growing: bool,
    /// Its victim has drawn what it had to, and may still answer with one of those cards.
    pub(crate) spent: bool,
    /// The card set aside for the victim, still in the author's hand.
    pub(crate) gift: Option<Card>,
    /// Whose announcements may still come true by it, though their turn is over (ERF-49).
    pub(crate) speakers: SeatSet,
}

impl PendingThreat {
    pub(crate) const NONE: Self = Self {
        rule: 0,
        draw: 0,
        misses: 1,
        chain: 0,
        author: Seat(0),
        victim: Seat(0),
        pending: SeatSet::EMPTY,
        resume: None,
        closing: false,
        growing: false,
        spent: false,
        gift: None,
        speakers: SeatSet::EMPTY,
    };
}

impl PendingThreat {
    /// Whether the same seat is asked the same: it has been told no more of it since.
    pub(in crate::mau) fn is_asked_as(&self, now: &Self) -> bool {
        let asked = |standing: &Self| {
            let Self { rule, chain, author, victim, closing, spent, .. } = *standing;
            (rule, chain, author, victim, closing, spent)
        };
        asked(self) == asked(now)
    }

    /// What it does to its victim.
    pub(in crate::mau) fn penalty(&self, rules: &Rules) -> Penalty {
        let threat = &rules.threats[usize::from(self.rule)];
        if self.closing {
            let draw = threat.closing.as_ref().map_or(0, |closing| closing.draw);
            return Penalty { draw, closing: true, ..Penalty::default() };
        }
        let draw = if self.spent { 0 } else { self.draw };
        Penalty { spent: self.spent, ..threat.penalty(draw, self.misses) }
    }
}

/// The first pending seat in the order of the turn that still plays.
pub(in crate::mau) fn next_pending(state: &State) -> Option<Seat> {
    let pending = state.threat.pending.and(state.playing);
    if pending.is_empty() {
        return None;
    }
    if pending.has(state.threat.victim) {
        return Some(state.threat.victim);
    }
    let mut seat = state.threat.victim;
    for _ in 0..state.seats {
        seat = seat.next(state.direction, state.seats);
        if pending.has(seat) {
            return Some(seat);
        }
    }
    None
}
