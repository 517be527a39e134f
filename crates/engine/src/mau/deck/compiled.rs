//! What the engine runs on: packs, and the whole deck.

use crate::card::{Card, Rank};
use crate::card_set::{CardSet, KindSet};
use crate::mau::deal::hand;
use crate::mau::rules::Rules;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, Packs, Which};

/// The kinds of one pack without jokers.
pub(in crate::mau) fn pack(doc: &HouseRules) -> impl Iterator<Item = Card> {
    let lowest = doc.deck.lowest;
    Card::all()
        .filter(move |card| card.rank().is_some_and(|rank| rank >= lowest || rank == Rank::ACE))
}

/// How many packs `seats` players take: enough to deal, turn one up and let each draw once.
pub(in crate::mau) fn packs(doc: &HouseRules, seats: u8) -> u8 {
    match doc.deck.packs {
        Packs::Fixed(packs) => packs,
        Packs::AsNeeded { at_most } => {
            let size = pack(doc).count() + usize::from(doc.deck.jokers);
            let need = usize::from(seats) * (usize::from(hand(doc, seats)) + 1) + 1;
            (1..at_most).find(|packs| usize::from(*packs) * size >= need).unwrap_or(at_most)
        }
    }
}

pub(in crate::mau) fn deck(doc: &HouseRules, seats: u8) -> CardSet {
    let jokers =
        [Card::JOKER_RED, Card::JOKER_BLACK].into_iter().take(usize::from(doc.deck.jokers));
    let one: Vec<Card> = pack(doc).chain(jokers).collect();
    (0..packs(doc, seats)).flat_map(|_| one.iter().copied()).collect()
}

/// Most packs that are ever shuffled together.
pub(in crate::mau) const fn most_packs(doc: &HouseRules) -> u8 {
    match doc.deck.packs {
        Packs::Fixed(packs) | Packs::AsNeeded { at_most: packs } => packs,
    }
}

/// Every kind in the deck.
pub(in crate::mau) fn deck_kinds(doc: &HouseRules) -> KindSet {
    let jokers = [Card::JOKER_RED, Card::JOKER_BLACK];
    pack(doc).chain(jokers.into_iter().take(usize::from(doc.deck.jokers))).collect()
}

/// Whether `which` names something in the deck.
pub(in crate::mau) fn in_deck(doc: &HouseRules, which: Which) -> bool {
    !deck_kinds(doc).and(kinds(&[which])).is_empty()
}

impl Rules {
    /// Every card in the game.
    #[must_use]
    pub const fn deck(&self) -> CardSet {
        self.deck
    }

    /// The kinds of one pack, jokers apart: what a wild card can stand for.
    #[must_use]
    pub const fn pack(&self) -> KindSet {
        self.pack
    }
}
