//! The threat that stands.

use crate::card::Card;
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

    /// Whether the same seat is asked the same: it has been told no more of it since.
    pub(in crate::mau) fn is_asked_as(&self, now: &Self) -> bool {
        let asked = |standing: &Self| {
            let Self { rule, chain, author, victim, closing, spent, .. } = *standing;
            (rule, chain, author, victim, closing, spent)
        };
        asked(self) == asked(now)
    }
}
