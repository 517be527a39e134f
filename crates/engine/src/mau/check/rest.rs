//! Judging a last resort: a card that fits only if the hand holds nothing else.

use super::Case;
use super::fit::{entry, same_rank};
use crate::card::Card;
use crate::mau::rules::doc::LastResort;

impl Case<'_> {
    /// Whether the rest of the hand lets `card` fit, if it is a last resort.
    pub(super) fn nothing_else(self, card: Card) -> bool {
        let resort = |card| entry(&self.doc.fit.last_resort, card).copied();
        let Some(unless) = resort(card) else { return true };
        let face = self.state.face;
        !self.hand().cards().filter(|other| resort(*other).is_none()).any(|other| {
            match (unless, self.state.wish) {
                (LastResort::NothingFits, _) => self.fits(other) && !self.is_shut_out(other),
                (_, Some(wish)) => wish.means(other),
                (LastResort::NoSuit, None) => face.suit().is_some() && other.suit() == face.suit(),
                (LastResort::NoRank, None) => same_rank(other, face),
            }
        })
    }
}
