//! The compiled deck: how many cards of each kind are in a pack and in all of them.

use std::collections::BTreeMap;

use crate::card::{Card, Rank, Suit};
use crate::card_set::{CardSet, KindSet};
use crate::mau::deal::hand;
use crate::mau::rules::compile::{best, kinds};
use crate::mau::rules::doc::{FaceRule, Group, HouseRules, Packs, Which};

/// How many of this kind each pack has.
pub(in crate::mau) fn of_a_pack(doc: &HouseRules, card: Card) -> u8 {
    if in_all(doc, card).is_some() {
        return 0;
    }
    match named_count(&doc.deck.cards, card) {
        Some(count) => count,
        None => u8::from(is_usual(doc, card)),
    }
}

/// How many of this kind there are in all packs together, where that is said.
pub(in crate::mau) fn in_all(doc: &HouseRules, card: Card) -> Option<u8> {
    named_count(&doc.deck.in_all, card)
}

/// What a table of counts says of this kind.
fn named_count(cards: &BTreeMap<Which, u8>, card: Card) -> Option<u8> {
    let group = match card.suit() {
        None => Some(Group::Joker),
        Some(Suit::Fifth) => Some(Group::Suit(Suit::Fifth)),
        Some(_) => None,
    };
    // What no ordinary pack has is in where it is named itself, not where a rank or every card is.
    let named = group.is_none_or(|group| {
        cards.contains_key(&Which::Group(group)) || cards.contains_key(&Which::Card(card))
    });
    best(cards, card).copied().filter(|_| named)
}

/// Whether the pack has it where nothing else is said.
fn is_usual(doc: &HouseRules, card: Card) -> bool {
    let lowest = doc.deck.lowest;
    let jokers = &Card::SPECIALS[..usize::from(doc.deck.jokers.min(2))];
    match card.rank() {
        Some(rank) => card.suit() != Some(Suit::Fifth) && (rank >= lowest || rank == Rank::ACE),
        None => jokers.contains(&card),
    }
}

/// The kinds of one pack without jokers.
pub(in crate::mau) fn pack(doc: &HouseRules) -> impl Iterator<Item = Card> {
    deck_kinds(doc).filter(|card| !card.is_joker())
}

/// How many cards so many packs come to.
pub(in crate::mau) fn deck_size(doc: &HouseRules, packs: u8) -> usize {
    Card::all().map(|card| usize::from(of_packs(doc, card, packs))).sum()
}

/// How many of this kind so many packs come to.
pub(super) fn of_packs(doc: &HouseRules, card: Card, packs: u8) -> u8 {
    in_all(doc, card).unwrap_or_else(|| of_a_pack(doc, card).saturating_mul(packs))
}

/// How many packs `seats` players take: enough to deal, turn one up and let each draw once.
pub(in crate::mau) fn packs(doc: &HouseRules, seats: u8) -> u8 {
    match doc.deck.packs {
        Packs::Fixed(packs) => packs,
        Packs::AsNeeded { at_most } => {
            let need = usize::from(seats) * (usize::from(hand(doc, seats)) + 1) + 1;
            (1..at_most).find(|packs| deck_size(doc, *packs) >= need).unwrap_or(at_most)
        }
    }
}

pub(in crate::mau) fn deck(doc: &HouseRules, seats: u8) -> CardSet {
    let packs = packs(doc, seats);
    Card::all().flat_map(|card| (0..of_packs(doc, card, packs)).map(move |_| card)).collect()
}

/// Most packs that are ever shuffled together.
pub(in crate::mau) const fn most_packs(doc: &HouseRules) -> u8 {
    match doc.deck.packs {
        Packs::Fixed(packs) | Packs::AsNeeded { at_most: packs } => packs,
    }
}

/// Most cards of this kind that are ever in the deck.
pub(in crate::mau) fn most_of(doc: &HouseRules, card: Card) -> u8 {
    of_packs(doc, card, most_packs(doc))
}

/// Whether some card is ever in the deck twice.
pub(in crate::mau) fn has_twins(doc: &HouseRules) -> bool {
    Card::all().any(|card| most_of(doc, card) > 1)
}

/// Every kind in the deck.
pub(in crate::mau) fn deck_kinds(doc: &HouseRules) -> KindSet {
    Card::all().filter(|card| of_packs(doc, *card, 1) > 0).collect()
}

/// Whether `which` names something in the deck.
pub(in crate::mau) fn in_deck(doc: &HouseRules, which: Which) -> bool {
    !deck_kinds(doc).and(kinds(&[which])).is_empty()
}

impl HouseRules {
    /// How many cards of this kind each pack has.
    #[must_use]
    pub fn in_pack(&self, card: Card) -> u8 {
        of_a_pack(self, card)
    }

    /// How many cards of this kind there are in all packs together, where that is said.
    #[must_use]
    pub fn in_all_packs(&self, card: Card) -> Option<u8> {
        in_all(self, card)
    }

    /// What is said of the name and the look of exactly these cards.
    #[must_use]
    pub fn face(&self, which: Which) -> Option<&FaceRule> {
        self.deck.faces.get(&which)
    }
}
