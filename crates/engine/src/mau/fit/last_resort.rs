//! Cards that fit only while the rest of the hand leaves nothing else.

use super::rule::LastResort;
use std::collections::BTreeMap;

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::deck;
use crate::mau::rules::checking::absent;
use crate::mau::rules::compile::{best, kinds};
use crate::mau::rules::doc::{HouseRules, Which};
use crate::rules::Findings;

/// Last-resort kinds, by what the rest of the hand must not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastResorts {
    pub(super) all: KindSet,
    pub(super) no_suit: KindSet,
    pub(super) no_rank: KindSet,
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

/// Warns of cards that are not in the deck.
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
