//! A multiset of cards in one 128-bit word: two bits for each of the 54 kinds.

use std::fmt;

use serde::{Serialize, Serializer, ser::SerializeSeq};

use crate::card::{Card, Rank, Suit};

/// The low bit of each kind's pair.
const LOW: u128 = (1 << (2 * Card::KINDS)) / 3;

/// A set of kinds: the low bit of a kind's pair says whether it is in. Cuts hands fast.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct KindSet(u128);

/// A multiset of up to three cards of each kind: a hand, or what is left of a pack.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, as = "Vec<Card>"))]
pub struct CardSet(u128);

impl KindSet {
    /// No kind.
    pub const EMPTY: Self = Self(0);
    /// Every kind.
    pub const ALL: Self = Self(LOW);

    /// Exactly `card`.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        Self(1 << (2 * card.index()))
    }

    /// The four kinds of `rank`.
    #[must_use]
    pub const fn rank(rank: Rank) -> Self {
        Self(0x55 << (8 * rank.index()))
    }

    /// The thirteen kinds of `suit`.
    #[must_use]
    pub const fn suit(suit: Suit) -> Self {
        let all_ranks = (1_u128 << 104) / 255;
        Self(all_ranks << (2 * suit as u8))
    }

    /// Whether `card` is in.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> (2 * card.index()) & 1 == 1
    }

    /// Kinds in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Kinds in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Kinds in this but not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether no kind is in.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds are in.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl Iterator for KindSet {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Card::at_known((bit / 2) as u8))
    }
}

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The kinds of which at least one card is here.
    #[must_use]
    #[inline]
    pub const fn kinds(self) -> KindSet {
        KindSet((self.0 | self.0 >> 1) & LOW)
    }

    /// How many cards of this kind are here, 0 to 3.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (2 * card.index()) & 3) as u8
    }

    /// Whether at least one `card` is here.
    #[must_use]
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards are here.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        (self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one `card` in. A fourth card of a kind is a bug of the caller: decks hold at most three.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 3);
        self.0 += 1 << (2 * card.index());
    }

    /// Takes one `card` out and says whether there was one.
    #[inline]
    pub const fn take(&mut self, card: Card) -> bool {
        let here = self.has(card);
        if here {
            self.0 -= 1 << (2 * card.index());
        }
        here
    }

    /// Every card, a kind as often as it is here, in the order of kinds.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// The raw bits, for hashing a state.
    pub(crate) const fn bits(self) -> u128 {
        self.0
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
            assert_eq!(KindSet::suit(suit).len(), 13);
            assert!(KindSet::suit(suit).all(|card| card.suit() == Some(suit)));
        }
        for rank in Rank::all() {
            assert_eq!(KindSet::rank(rank).len(), 4);
            assert!(KindSet::rank(rank).all(|card| card.rank() == Some(rank)));
        }
        assert_eq!(KindSet::ALL.len(), 54);
    }

    proptest! {
        #[test]
        fn a_set_counts_like_a_plain_list(picks in prop::collection::vec(0_u8..54, 0..150)) {
            let mut set = CardSet::EMPTY;
            let mut plain = [0_u8; 54];
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
