//! Who may be accused of cheating now.

use super::guilt::{Before, Guilt};
use crate::card::Card;
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

/// What the seat that acted last may be accused of. Kept only where cheating is part of the game.
#[derive(Clone)]
pub(crate) struct Accusable {
    /// Who acted last; none: nobody can be accused.
    pub(crate) seat: Option<Seat>,
    /// Whether nobody can be because the last turn has been found out; only words depend on it.
    pub(crate) found_out: bool,
    /// Who has accused it already.
    pub(crate) accusers: SeatSet,
    /// Cards it has laid since its turn began, honest ones too: they stay lying until it is over.
    pub(crate) lying: u8,
    /// What it has done wrong since then. Boxed: honest matches, which are played by the million, carry
    /// and allocate none of it.
    pub(crate) guilt: Option<Box<Guilt>>,
}

impl Accusable {
    pub(crate) const NONE: Self =
        Self { seat: None, found_out: false, accusers: SeatSet::EMPTY, lying: 0, guilt: None };

    /// `seat` is the one that acts now.
    #[inline]
    pub(in crate::mau) fn begin(&mut self, seat: Seat) {
        *self = Self { seat: Some(seat), ..Self::NONE };
    }

    /// The card slipped in unseen that can still be found out.
    pub(in crate::mau) fn slipped(&self) -> Option<Card> {
        self.guilt.as_ref().and_then(|guilt| guilt.slipped)
    }

    /// What is noted of a card laid wrongly, where one lies.
    pub(in crate::mau) fn wrong_card(&mut self) -> Option<&mut Guilt> {
        self.guilt.as_deref_mut().filter(|guilt| guilt.laid > 0)
    }
}

impl State {
    /// Who holds the card bought because of a cheat: hands may have gone round since.
    pub(in crate::mau) fn buyer(&self) -> Option<Seat> {
        let (seat, guilt) = (self.accusable.seat?, self.accusable.guilt.as_ref()?);
        Some(guilt.holder(seat, guilt.rotated.saturating_sub(guilt.bought_after)))
    }

    /// A card has left the hand of `seat` unseen. Nobody knows whether it was the one bought because of a cheat:
    /// that purchase stands from now on.
    pub(in crate::mau) fn leaves_unseen(&mut self, seat: Seat, card: Card) {
        self.kept.leaves_unseen(seat, card);
        let told = self.kept.lies_open(seat) || self.buyer() != Some(seat);
        if let Some(guilt) = self.accusable.guilt.as_mut().filter(|_| !told) {
            guilt.bought = None;
        }
    }

    /// The seat that acts now cheats: what undoing it takes.
    pub(super) fn cheats(&mut self) -> &mut Guilt {
        let before = Before::of(self);
        let fresh = || Box::new(Guilt { before, ..Guilt::NOTHING });
        self.accusable.guilt.get_or_insert_with(fresh)
    }
}
