//! Multisets of cards: a hand in one machine word, a deck as counts by kind.

use serde::{Serialize, Serializer};

use crate::bits::without_lowest_bits;
use crate::limits::MAX_HAND;
use crate::maxonaut::card::Card;

/// The lowest bit of each kind's count.
const ONES: u64 = {
    let mut ones = 0;
    let mut kind = 0;
    while kind < Card::KINDS {
        ones |= 1 << (3 * kind);
        kind += 1;
    }
    ones
};

/// The lowest bit of the total number of cards.
const LEN: u32 = 56;

const _: () = assert!(3 * Card::KINDS <= LEN as usize);

/// A hand of at most [`MAX_HAND`] cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxHand", as = "Vec<Card>"))]
pub struct Hand(u64);

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    const fn one(card: Card) -> u64 {
        1 << (3 * card.index()) | 1 << LEN
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        (self.0 >> LEN) as u8
    }

    /// Whether there are no cards.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards of this kind there are.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (3 * card.index()) & 7) as u8
    }

    /// Whether there is a card of this kind.
    #[inline]
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card; a hand never gets more than [`MAX_HAND`].
    #[inline]
    pub const fn add(&mut self, card: Card) {
        debug_assert!(self.len() < MAX_HAND);
        self.0 += Self::one(card);
    }

    /// Removes a card of this kind; returns whether there was one.
    #[inline]
    pub const fn take(&mut self, card: Card) -> bool {
        let has = self.has(card);
        if has {
            self.0 -= Self::one(card);
        }
        has
    }

    /// The kinds present, each once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        self.kind_set()
    }

    /// The kinds present, as a set.
    #[inline]
    pub(super) const fn kind_set(self) -> Kinds {
        Kinds((self.0 | self.0 >> 1 | self.0 >> 2) & ONES)
    }

    /// The kinds of which there are at least two.
    #[inline]
    pub(super) const fn twins(self) -> Kinds {
        Kinds((self.0 >> 1 | self.0 >> 2) & ONES)
    }

    /// All cards in order.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// All pairs of cards, each combination of kinds once.
    pub fn pairs(self) -> impl Iterator<Item = (Card, Card)> {
        self.kinds().flat_map(move |one| {
            let others = self.kinds().filter(move |other| one < *other);
            let twin = (self.count(one) > 1).then_some(one);
            others.chain(twin).map(move |other| (one, other))
        })
    }

    /// The raw word, for the digest of a state.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

/// A set of kinds: the bit of each is the lowest bit of its count in a hand.
#[derive(Clone, Copy)]
pub(super) struct Kinds(u64);

impl Kinds {
    /// How many kinds there are.
    #[inline]
    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set contains this kind.
    #[inline]
    pub(super) const fn has(self, card: Card) -> bool {
        self.0 >> (3 * card.index()) & 1 == 1
    }

    /// All kinds except `card`.
    #[inline]
    pub(super) const fn but(self, card: Card) -> Self {
        Self(self.0 & !(1 << (3 * card.index())))
    }

    /// The kind at `index`, counted from 0 in the order of kinds.
    #[inline]
    pub(super) fn nth_kind(self, index: u32) -> Option<Card> {
        Self(without_lowest_bits(self.0, index)).next()
    }
}

impl Iterator for Kinds {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros())?;
        self.0 &= self.0 - 1;
        Some(Card::at((bit / 3) as u8))
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// How many cards of each kind there are, by [`Card::index`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardCounts(pub [u8; Card::KINDS]);

impl CardCounts {
    /// The total number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there are no cards.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|count| *count == 0)
    }

    /// How many cards of this kind there are.
    #[must_use]
    pub const fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// All cards in order.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| (0..self.of(card)).map(move |_| card))
    }
}

impl FromIterator<Card> for CardCounts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Self::default();
        cards.into_iter().for_each(|card| counts.0[card.index()] += 1);
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_gives_back_what_was_put_in() {
        for one in Card::all() {
            let mut hand: Hand = Card::all().take(2).chain([one; 5]).collect();
            assert_eq!(hand.len(), 7);
            assert_eq!(hand.cards().count(), 7);
            assert_eq!(hand.count(one), 5 + u8::from(one.index() < 2));
            for _ in 0..hand.count(one) {
                assert!(hand.take(one));
            }
            assert!(!hand.take(one) && !hand.has(one));
            assert_eq!(hand.cards().count(), usize::from(hand.len()));
        }
    }
}
