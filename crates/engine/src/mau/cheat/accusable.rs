//! Which seat may be accused of cheating now.

use crate::card::Card;
use crate::mau::cheat::guilt::Guilt;
use crate::seat::{Seat, SeatSet};

/// What the seat that acted last may be accused of. Kept only where cheating is part of the game.
#[derive(Clone)]
pub(crate) struct Accusable {
    /// The seat that acted last; none: nobody can be accused.
    pub(crate) seat: Option<Seat>,
    /// Whether nobody can be because the last turn has been found out; this only changes the wording.
    pub(crate) found_out: bool,
    /// The seats that have accused it already.
    pub(crate) accusers: SeatSet,
    /// Cards it has laid since its turn began, honest ones too: they stay on the pile until it is over.
    pub(crate) lying: u8,
    /// What it has done wrong since then. Boxed: honest matches, played by the million, neither carry nor
    /// allocate it.
    pub(crate) guilt: Option<Box<Guilt>>,
}

impl Accusable {
    pub(crate) const NONE: Self =
        Self { seat: None, found_out: false, accusers: SeatSet::EMPTY, lying: 0, guilt: None };

    /// `seat` is now the one that acts.
    #[inline]
    pub(in crate::mau) fn begin(&mut self, seat: Seat) {
        *self = Self { seat: Some(seat), ..Self::NONE };
    }

    /// The card slipped in unseen that can still be found out.
    pub(in crate::mau) fn slipped(&self) -> Option<Card> {
        self.guilt.as_ref().and_then(|guilt| guilt.slipped)
    }

    /// The record of a card laid wrongly, where one lies.
    pub(in crate::mau) fn wrong_card(&mut self) -> Option<&mut Guilt> {
        self.guilt.as_deref_mut().filter(|guilt| guilt.laid > 0)
    }
}
