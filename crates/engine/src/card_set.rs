//! A multiset of cards in 128 bits: two bits for each of the 64 kinds, kept as two planes.

use std::fmt;

use serde::{Serialize, Serializer, ser::SerializeSeq};

use crate::bits::without_lowest_bits;
use crate::card::{Card, Rank, Suit};

/// A set of kinds, one bit each, for fast set operations on hands.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct KindSet(u64);

/// A multiset of up to three cards of each kind: a hand, or what is left of a pack.
//
// The count of a kind is its bit in `ones` plus twice its bit in `twos`, so that every question
// about kinds is one operation on a machine word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, as = "Vec<Card>"))]
pub struct CardSet {
    ones: u64,
    twos: u64,
}

/// The kinds of the fifth suit.
const FIFTH: u64 = 0xFF << 54;

/// The kind of `rank` in the fifth suit, as a bit; 0 if there is none.
const fn of_fifth(rank: Rank) -> u64 {
    match Card::new(rank, Suit::Fifth) {
        Some(card) => 1 << card.index(),
        None => 0,
    }
}

impl KindSet {
    /// No kind.
    pub const EMPTY: Self = Self(0);
    /// Every kind.
    pub const ALL: Self = Self(u64::MAX);

    /// Exactly `card`.
    #[must_use]
    #[inline]
    pub const fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// The kinds of `rank`: four, plus one of the fifth suit for ranks up to the 8.
    #[must_use]
    pub const fn rank(rank: Rank) -> Self {
        Self(0xF << (4 * rank.index()) | of_fifth(rank))
    }

    /// The kinds of `suit`: thirteen, or eight for the fifth suit.
    #[must_use]
    pub const fn suit(suit: Suit) -> Self {
        let clubs = ((1_u64 << 52) - 1) / 15;
        Self(if let Suit::Fifth = suit { FIFTH } else { clubs << suit as u8 })
    }

    /// Whether the set contains `card`.
    #[must_use]
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Kinds in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Kinds in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Kinds in this but not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds the set contains.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The kind at `index`, counted from 0 in the order of kinds.
    #[must_use]
    #[inline]
    pub const fn nth_kind(self, index: u32) -> Option<Card> {
        let left = without_lowest_bits(self.0, index);
        if left == 0 { None } else { Some(Card::at_known(left.trailing_zeros() as u8)) }
    }

    /// Removes and returns the kinds that come before `card`.
    #[inline]
    pub(crate) const fn take_below(&mut self, card: Card) -> Self {
        let below = (1 << card.index()) - 1;
        let taken = Self(self.0 & below);
        self.0 &= !below;
        taken
    }
}

impl Iterator for KindSet {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let kind = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Card::at_known(kind as u8))
    }
}

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self { ones: 0, twos: 0 };

    /// The kinds of which there is at least one card.
    #[must_use]
    #[inline]
    pub const fn kinds(self) -> KindSet {
        KindSet(self.ones | self.twos)
    }

    /// How many cards of this kind there are, 0 to 3.
    #[must_use]
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        let kind = card.index();
        (self.ones >> kind & 1) as u8 + 2 * (self.twos >> kind & 1) as u8
    }

    /// Whether there is at least one `card`.
    #[must_use]
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.kinds().has(card)
    }

    /// How many cards there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.ones.count_ones() + 2 * self.twos.count_ones()
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.kinds().is_empty()
    }

    /// Adds one `card`. A fourth card of a kind is a bug in the caller: decks hold at most three.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 3);
        let bit = 1 << card.index();
        self.twos ^= self.ones & bit;
        self.ones ^= bit;
    }

    /// Removes one `card`; returns whether there was one.
    #[inline]
    pub const fn take(&mut self, card: Card) -> bool {
        let here = self.has(card);
        if here {
            let bit = 1 << card.index();
            self.ones ^= bit;
            self.twos ^= self.ones & bit;
        }
        here
    }

    /// The cards of both; at most three of a kind.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        let carried = self.ones & other.ones;
        debug_assert!(self.twos & (other.twos | carried) == 0 && other.twos & carried == 0);
        Self { ones: self.ones ^ other.ones, twos: self.twos ^ other.twos ^ carried }
    }

    /// Every card, each kind as often as it is present, in the order of kinds.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// The raw bits, for hashing a state.
    pub(crate) const fn bits(self) -> u128 {
        (self.twos as u128) << 64 | self.ones as u128
    }
}

impl FromIterator<Card> for KindSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set.or(Self::of(card)))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.add(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len() as usize))?;
        for card in self.cards() {
            list.serialize_element(&card)?;
        }
        list.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn ranks_and_suits_cut_the_pack_into_equal_parts() {
        for suit in Suit::ALL {
            assert_eq!(KindSet::suit(suit).len(), if suit == Suit::Fifth { 8 } else { 13 });
            assert!(KindSet::suit(suit).all(|card| card.suit() == Some(suit)));
        }
        for rank in Rank::all() {
            assert_eq!(KindSet::rank(rank).len(), if rank.value() > Rank::FIFTH { 4 } else { 5 });
            assert!(KindSet::rank(rank).all(|card| card.rank() == Some(rank)));
        }
        assert_eq!(KindSet::ALL.len(), 64);
    }

    proptest! {
        #[test]
        fn a_set_counts_like_a_plain_list(picks in prop::collection::vec(0_u8..64, 0..150)) {
            let mut set = CardSet::EMPTY;
            let mut plain = [0_u8; 64];
            for pick in picks {
                let card = Card::at(pick).unwrap_or(Card::JOKER_RED);
                if plain[card.index()] < 3 {
                    set.add(card);
                    plain[card.index()] += 1;
                } else {
                    prop_assert!(set.take(card));
                    plain[card.index()] -= 1;
                }
            }
            for card in Card::all() {
                prop_assert_eq!(set.count(card), plain[card.index()]);
                prop_assert_eq!(set.kinds().has(card), plain[card.index()] > 0);
            }
            prop_assert_eq!(set.len() as usize, set.cards().count());
            prop_assert_eq!(set.cards().collect::<CardSet>(), set);
        }
    }
}
