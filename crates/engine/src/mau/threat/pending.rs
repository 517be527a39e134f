//! The pending threat.

use crate::card::Card;
use crate::seat::{Seat, SeatSet};

/// The pending threat, or one for which a seat or a card is still to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PendingThreat {
    /// Index in [`crate::mau::rules::Rules::threats`].
    pub(crate) rule: u8,
    /// Cards the victim draws if it accepts.
    pub(crate) draw: u8,
    /// Turns the victim misses if it accepts, where it misses any.
    pub(crate) misses: u8,
    /// Cards laid for it so far.
    pub(crate) chain: u8,
    /// The seat whose threat it is.
    pub(crate) author: Seat,
    /// The seat that answers or accepts now.
    pub(crate) victim: Seat,
    /// The victims asked after this one, in the order of play.
    pub(crate) pending: SeatSet,
    /// Where play continues when all have been asked; none: after the author.
    pub(crate) resume: Option<Seat>,
    /// Whether the author itself is asked to end the round.
    pub(crate) closing: bool,
    /// Whether its victim has passed it on and may lay further cards that do, before it takes effect.
    pub(crate) growing: bool,
    /// Whether its victim has drawn its cards and may still answer with one of them.
    pub(crate) spent: bool,
    /// The card set aside for the victim, still in the author's hand.
    pub(crate) gift: Option<Card>,
    /// Seats whose announcements may still come true by this threat, though their turn is over (ERF-49).
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

    /// Whether the same seat is asked the same, without having learnt anything new.
    pub(in crate::mau) fn is_asked_as(&self, now: &Self) -> bool {
        let asked = |standing: &Self| {
            let Self { rule, chain, author, victim, closing, spent, .. } = *standing;
            (rule, chain, author, victim, closing, spent)
        };
        asked(self) == asked(now)
    }
}
