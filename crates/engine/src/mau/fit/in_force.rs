//! What the rules in force say about what fits.

use super::compiled::PlainFit;
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::wish::Wish;

impl PlainFit {
    /// The kinds that fit now by these tables; all, where no card lies.
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
    /// The kinds that fit on `top` while neither a wish nor a threat is in force.
    #[must_use]
    pub const fn fitting(&self, top: Card) -> KindSet {
        self.fits[top.index()]
    }

    /// The kinds that fit on `top` while `wish` is in force.
    #[must_use]
    pub const fn meeting(&self, wish: Wish, top: Card) -> KindSet {
        self.meets[wish.index()].without(self.banned[top.index()])
    }

    /// Most cards of the rank of `top` that may lie on top of one another; none: no limit.
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
