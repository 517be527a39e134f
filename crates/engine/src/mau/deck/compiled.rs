//! What the engine runs on: packs, and the whole deck.

use crate::card::{Card, Rank, Suit};
use crate::card_set::{CardSet, KindSet};
use crate::mau::deal::hand;
use crate::mau::rules::Rules;
use crate::mau::rules::compile::{best, kinds};
use crate::mau::rules::doc::{FaceRule, Group, HouseRules, Packs, Which};

/// How many of this kind a pack has.
pub(in crate::mau) fn of_a_pack(doc: &HouseRules, card: Card) -> u8 {
    let cards = &doc.deck.cards;
    let group = match card.suit() {
        None => Some(Group::Joker),
        Some(Suit::Fifth) => Some(Group::Suit(Suit::Fifth)),
        Some(_) => None,
    };
    // What no ordinary pack has is in where it is named itself, not where a rank or every card is.
    let named = group.is_none_or(|group| {
        cards.contains_key(&Which::Group(group)) || cards.contains_key(&Which::Card(card))
    });
    match best(cards, card) {
        Some(count) if named => *count,
        _ => u8::from(is_usual(doc, card)),
    }
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

/// How many cards one pack has.
pub(in crate::mau) fn pack_size(doc: &HouseRules) -> usize {
    Card::all().map(|card| usize::from(of_a_pack(doc, card))).sum()
}

/// How many packs `seats` players take: enough to deal, turn one up and let each draw once.
pub(in crate::mau) fn packs(doc: &HouseRules, seats: u8) -> u8 {
    match doc.deck.packs {
        Packs::Fixed(packs) => packs,
        Packs::AsNeeded { at_most } => {
            let size = pack_size(doc);
            let need = usize::from(seats) * (usize::from(hand(doc, seats)) + 1) + 1;
            (1..at_most).find(|packs| usize::from(*packs) * size >= need).unwrap_or(at_most)
        }
    }
}

pub(in crate::mau) fn deck(doc: &HouseRules, seats: u8) -> CardSet {
    let packs = packs(doc, seats);
    Card::all().flat_map(|card| (0..of_a_pack(doc, card) * packs).map(move |_| card)).collect()
}

/// Most packs that are ever shuffled together.
pub(in crate::mau) const fn most_packs(doc: &HouseRules) -> u8 {
    match doc.deck.packs {
        Packs::Fixed(packs) | Packs::AsNeeded { at_most: packs } => packs,
    }
}

/// Most cards of this kind that are ever in the deck.
pub(in crate::mau) fn most_of(doc: &HouseRules, card: Card) -> u8 {
    of_a_pack(doc, card).saturating_mul(most_packs(doc))
}

/// Whether some card is ever in the deck twice.
pub(in crate::mau) fn has_twins(doc: &HouseRules) -> bool {
    Card::all().any(|card| most_of(doc, card) > 1)
}

/// Every kind in the deck.
pub(in crate::mau) fn deck_kinds(doc: &HouseRules) -> KindSet {
    Card::all().filter(|card| of_a_pack(doc, *card) > 0).collect()
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

    /// What is said of the name and the look of exactly these cards.
    #[must_use]
    pub fn face(&self, which: Which) -> Option<&FaceRule> {
        self.deck.faces.get(&which)
    }
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
