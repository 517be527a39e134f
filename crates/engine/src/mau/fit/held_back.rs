//! Cards that fit only as a last resort, by the rules in force.

use super::last_resort::LastResorts;
use super::play::playable;
use super::rule::LastResort;
use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::mau::rules::Rules;
use crate::mau::rules::checking::some;
use crate::mau::rules::compile::best;
use crate::mau::state::State;

/// Those of `fitting` that the rest of the hand allows; a `barred` card there is no alternative.
#[inline]
pub(in crate::mau) fn left_by_rest(
    rules: &Rules,
    state: &State,
    hand: CardSet,
    fitting: KindSet,
    barred: KindSet,
) -> KindSet {
    let resorts = &rules.last_resorts;
    if fitting.and(resorts.all).is_empty() {
        return fitting;
    }
    fitting.without(held_back(rules, state, hand, barred))
}

/// The last resorts that the rest of the hand keeps from fitting.
#[inline(never)]
pub(super) fn held_back(rules: &Rules, state: &State, hand: CardSet, barred: KindSet) -> KindSet {
    let LastResorts { all, no_suit, no_rank } = rules.last_resorts;
    let rest = hand.kinds().without(all);
    let asked = |alike: fn(Card, Card) -> bool| {
        some(rest, |card| match state.wish {
            Some(wish) => wish.means(card),
            None => alike(card, state.face),
        })
    };
    let mut back = KindSet::EMPTY;
    if !rest.and(playable(rules, state)).without(barred).is_empty() {
        back = back.or(all.without(no_suit).without(no_rank));
    }
    if asked(|one, other| one.suit().is_some() && one.suit() == other.suit()) {
        back = back.or(no_suit);
    }
    if asked(|one, other| one.rank().is_some() && one.rank() == other.rank()) {
        back = back.or(no_rank);
    }
    back
}

impl Rules {
    /// What the rest of the hand must not hold for `card` to fit; none: `card` is no last resort.
    #[must_use]
    pub fn last_resort(&self, card: Card) -> Option<LastResort> {
        best(&self.doc.fit.last_resort, card).copied()
    }
}
