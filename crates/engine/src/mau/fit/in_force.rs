//! What the rules in force say of what fits.

use super::compiled::PlainFit;
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::wish::Wish;

impl PlainFit {
    /// What fits now like that; anything, where nothing lies.
    pub(in crate::mau) fn playable(&self, rules: &Rules, state: &State) -> KindSet {
        let top = state.face.index();
        match state.wish {
            Some(wish) => self.meets[wish.index()].without(rules.banned[top]),
            None if state.discard_pile.is_empty() => KindSet::ALL,
            None => self.on[top],
        }
    }
}

impl Rules {
    /// The kinds that fit on `top` while no wish stands and no threat.
    #[must_use]
    pub const fn fitting(&self, top: Card) -> KindSet {
        self.fits[top.index()]
    }

    /// The kinds that fit on `top` while `wish` stands.
    #[must_use]
    pub const fn meeting(&self, wish: Wish, top: Card) -> KindSet {
        self.meets[wish.index()].without(self.banned[top.index()])
    }

    /// Most cards of the rank of `top` that may lie on one another; none: no bound.
    #[must_use]
    pub fn longest_run(&self, top: Card) -> Option<u8> {
        Some(self.longest_run[top.index()]).filter(|most| *most > 0)
    }

    /// Whether `card` never fits on `top`.
    #[must_use]
    pub const fn is_banned(&self, top: Card, card: Card) -> bool {
        self.banned[top.index()].has(card)
    }
}
