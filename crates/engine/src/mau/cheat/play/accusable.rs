//! Who may be accused of cheating now.

use crate::card::Card;
use crate::mau::cheat::guilt::{Before, Guilt};
use crate::mau::state::State;
use crate::seat::Seat;

impl State {
    /// The seat that holds the card bought because of a cheat: hands may have gone round since.
    pub(in crate::mau) fn buyer(&self) -> Option<Seat> {
        let (seat, guilt) = (self.accusable.seat?, self.accusable.guilt.as_ref()?);
        Some(guilt.holder(seat, guilt.rotated.saturating_sub(guilt.bought_after)))
    }

    /// A card has left the hand of `seat` unseen. Nobody knows whether it was the one bought because of a
    /// cheat: the purchase cannot be undone from now on.
    pub(in crate::mau) fn leaves_unseen(&mut self, seat: Seat, card: Card) {
        self.kept.leaves_unseen(seat, card);
        let told = self.kept.lies_open(seat) || self.buyer() != Some(seat);
        if let Some(guilt) = self.accusable.guilt.as_mut().filter(|_| !told) {
            guilt.bought = None;
        }
    }

    /// The acting seat cheats: returns the record of what it takes to undo that.
    pub(super) fn cheats(&mut self) -> &mut Guilt {
        let before = Before::of(self);
        let fresh = || Box::new(Guilt { before, ..Guilt::NOTHING });
        self.accusable.guilt.get_or_insert_with(fresh)
    }
}
