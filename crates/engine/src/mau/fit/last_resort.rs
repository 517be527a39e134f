//! Cards that fit only while the rest of the hand leaves nothing else.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::mau::deck;
use crate::mau::rules::Rules;
use crate::mau::rules::check::{absent, some};
use crate::mau::rules::compile::{best, kinds};
use crate::mau::rules::doc::{HouseRules, Which};
use crate::mau::state::State;
use crate::rules::Findings;

use super::play::playable;

/// What the rest of the hand must not hold. Cards that are a last resort themselves are no rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LastResort {
    /// A card that fits.
    NothingFits,
    /// A card of the top card's suit, or of what is wished.
    NoSuit,
    /// A card of the top card's rank, or of what is wished.
    NoRank,
}

/// By what the rest of the hand must not hold: the kinds that fit only then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastResorts {
    all: KindSet,
    no_suit: KindSet,
    no_rank: KindSet,
}

impl LastResorts {
    pub(in crate::mau) fn compile(doc: &HouseRules) -> Self {
        let list = &doc.fit.last_resort;
        let of = |wanted: LastResort| -> KindSet {
            Card::all().filter(|card| best(list, *card) == Some(&wanted)).collect()
        };
        Self {
            all: Card::all().filter(|card| best(list, *card).is_some()).collect(),
            no_suit: of(LastResort::NoSuit),
            no_rank: of(LastResort::NoRank),
        }
    }

    /// Whether there are none.
    pub(in crate::mau) const fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

/// Those of `fitting` that the rest of the hand leaves to lay; what is `barred` there is no other choice.
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

/// What the rest of the hand does not let fit.
#[inline(never)]
fn held_back(rules: &Rules, state: &State, hand: CardSet, barred: KindSet) -> KindSet {
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
    /// What the rest of the hand must not hold for `card` to fit; none: that does not matter.
    #[must_use]
    pub fn last_resort(&self, card: Card) -> Option<LastResort> {
        best(&self.doc.fit.last_resort, card).copied()
    }
}

/// Cards that are not there.
pub(super) fn warn(doc: &HouseRules, list: &BTreeMap<Which, LastResort>, found: &mut Findings) {
    for which in list.keys() {
        absent(doc, which, format!("fit.last_resort.{which}"), found);
    }
    let named: Vec<_> = list.keys().copied().collect();
    if !list.is_empty() && deck::deck_kinds(doc).without(kinds(&named)).is_empty() {
        let message = (
            "das gilt für alle Karten, also bleibt keine andere, die davor gelegt werden müsste",
            "this holds for all cards, so there is no other that would have to be laid first",
        );
        found.add("no_effect", "fit.last_resort", message);
    }
}
