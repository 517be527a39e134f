//! The compiled deck: how many cards of each kind are in one pack and in all packs together.

use std::collections::BTreeMap;

use crate::card::{Card, Rank, Suit};
use crate::card_set::{CardSet, KindSet};
use crate::mau::deal::hand;
use crate::mau::rules::compile::best;
use crate::mau::rules::doc::{FaceRule, Group, HouseRules, Packs, Which};

/// How many cards of this kind each pack has.
pub(in crate::mau) fn of_a_pack(doc: &HouseRules, card: Card) -> u8 {
    if in_all(doc, card).is_some() {
        return 0;
    }
    match named_count(&doc.deck.cards, card) {
        Some(count) => count,
        None => u8::from(is_usual(doc, card)),
    }
}

/// How many cards of this kind there are in all packs together, where the rules give that.
pub(in crate::mau) fn in_all(doc: &HouseRules, card: Card) -> Option<u8> {
    named_count(&doc.deck.in_all, card)
}

/// The entry for this kind in a table of counts.
fn named_count(cards: &BTreeMap<Which, u8>, card: Card) -> Option<u8> {
    let group = match card.suit() {
        None => Some(Group::Joker),
        Some(Suit::Fifth) => Some(Group::Suit(Suit::Fifth)),
        Some(_) => None,
    };
    // Cards that no ordinary pack has are in the deck only if they are named themselves, not by a rank or by
    // all cards.
    let named = group.is_none_or(|group| {
        cards.contains_key(&Which::Group(group)) || cards.contains_key(&Which::Card(card))
    });
    best(cards, card).copied().filter(|_| named)
}

/// Whether the pack has it by default.
fn is_usual(doc: &HouseRules, card: Card) -> bool {
    let lowest = doc.deck.lowest;
    let jokers = &Card::SPECIALS[..usize::from(doc.deck.jokers.min(2))];
    match card.rank() {
        Some(rank) => card.suit() != Some(Suit::Fifth) && (rank >= lowest || rank == Rank::ACE),
        None => jokers.contains(&card),
    }
}

/// The card kinds of one pack without jokers.
pub(in crate::mau) fn pack(doc: &HouseRules) -> impl Iterator<Item = Card> {
    deck_kinds(doc).filter(|card| !card.is_joker())
}

/// The number of cards in this many packs.
pub(in crate::mau) fn deck_size(doc: &HouseRules, packs: u8) -> usize {
    Card::all().map(|card| usize::from(of_packs(doc, card, packs))).sum()
}

/// The number of cards of this kind in this many packs.
pub(super) fn of_packs(doc: &HouseRules, card: Card, packs: u8) -> u8 {
    in_all(doc, card).unwrap_or_else(|| of_a_pack(doc, card).saturating_mul(packs))
}

/// The number of packs needed for `seats` players: enough to deal, turn one up and let each draw once.
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

/// Whether `which` names any card in the deck.
pub(in crate::mau) fn in_deck(doc: &HouseRules, which: Which) -> bool {
    which.kinds().any(|card| of_packs(doc, card, 1) > 0)
}

impl HouseRules {
    /// How many cards of this kind each pack has.
    #[must_use]
    pub fn in_pack(&self, card: Card) -> u8 {
        of_a_pack(self, card)
    }

    /// How many cards of this kind there are in all packs together, where the rules give that.
    #[must_use]
    pub fn in_all_packs(&self, card: Card) -> Option<u8> {
        in_all(self, card)
    }

    /// The name and look given for exactly these cards.
    #[must_use]
    pub fn face(&self, which: Which) -> Option<&FaceRule> {
        self.deck.faces.get(&which)
    }
}
