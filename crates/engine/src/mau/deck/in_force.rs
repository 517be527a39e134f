//! What the rules in force say about the deck.

use crate::card_set::{CardSet, KindSet};
use crate::mau::effects::Kept;
use crate::mau::rules::Rules;

impl Rules {
    /// Every card in the game.
    #[must_use]
    pub const fn deck(&self) -> CardSet {
        self.deck
    }

    /// The card kinds of one pack without jokers: what a wild card can stand for.
    #[must_use]
    pub const fn pack(&self) -> KindSet {
        self.pack
    }
}

impl Rules {
    /// Whether the cards lie with their backs up.
    #[inline]
    pub(in crate::mau) fn is_turned(&self, kept: &Kept) -> bool {
        self.sides.as_ref().is_some_and(|sides| sides.shows_backs(kept.switched))
    }

    /// These rules with the names and looks of the backs; the rules themselves where those are the same.
    #[must_use]
    pub fn turned(&self) -> &Self {
        self.turned.as_deref().unwrap_or(self)
    }

    /// Whether the backs are up while the states `held` hold.
    #[must_use]
    pub fn is_seen_turned(&self, held: &[String]) -> bool {
        let turning = self.doc.turning();
        turning.is_some_and(|id| held.iter().any(|held| held == id))
    }

    /// These rules, turned if the backs are up while the states `held` hold.
    #[must_use]
    pub fn seen_while(&self, held: &[String]) -> &Self {
        if self.is_seen_turned(held) { self.turned() } else { self }
    }
}
