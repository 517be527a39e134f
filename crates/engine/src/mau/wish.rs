//! Wishes (`Wish`): a suit, a colour, a rank or a single card, to be laid next.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, Rank, Suit};

/// A wish. In text: a suit (`hearts`, `fifth`), a colour (`red`, `black`), a rank (`7`, `K`) or a card
/// (`KH`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "string"))]
pub enum Wish {
    /// A card of this suit.
    Suit(Suit),
    /// A red card (else a black one).
    Colour {
        /// Red: hearts or diamonds.
        red: bool,
    },
    /// A card of this rank.
    Rank(Rank),
    /// This card, rank and suit.
    Card(Card),
}

impl Wish {
    /// How many different wishes there are.
    pub const COUNT: usize = Self::GENERAL + Card::KINDS;

    /// How many of these can mean several cards: they come first in the order.
    pub(crate) const GENERAL: usize = 4 + 2 + Rank::COUNT + 1;

    /// Index in tables by wish, below [`Wish::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Card(card) => Self::GENERAL + card.index(),
            Self::Suit(Suit::Fifth) => Self::GENERAL - 1,
            Self::Suit(suit) => suit as usize,
            Self::Colour { red } => 4 + red as usize,
            Self::Rank(rank) => 6 + rank.index(),
        }
    }

    /// The wish at `index` of tables by wish, if there is one.
    #[must_use]
    #[inline]
    pub const fn at(index: u8) -> Option<Self> {
        match index {
            0..4 => Some(Self::Suit(Suit::at(index))),
            4 | 5 => Some(Self::Colour { red: index == 5 }),
            _ if index as usize == Self::GENERAL - 1 => Some(Self::Suit(Suit::Fifth)),
            _ if index as usize >= Self::GENERAL => match Card::at(index - Self::GENERAL as u8) {
                Some(card) => Some(Self::Card(card)),
                None => None,
            },
            _ => match Rank::at(index - 6) {
                Some(rank) => Some(Self::Rank(rank)),
                None => None,
            },
        }
    }

    /// Every wish in the order of [`Wish::index`].
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).filter_map(Self::at)
    }

    /// Whether `card` meets the wish.
    #[must_use]
    pub fn means(self, card: Card) -> bool {
        match self {
            Self::Suit(suit) => card.suit() == Some(suit),
            Self::Colour { red } => card.suit().is_some_and(|suit| suit.red() == Some(red)),
            Self::Rank(rank) => card.rank() == Some(rank),
            Self::Card(wished) => card == wished,
        }
    }
}

const SUITS: [&str; 5] = ["clubs", "spades", "hearts", "diamonds", "fifth"];

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Suit(suit) => f.write_str(SUITS[suit as usize]),
            Self::Colour { red } => f.write_str(if red { "red" } else { "black" }),
            Self::Rank(rank) => rank.fmt(f),
            Self::Card(card) => card.fmt(f),
        }
    }
}

/// The error for text that is not a wish.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no wish: name a suit (clubs, spades, hearts, diamonds), red, black, a rank or a card"
)]
pub struct ParseWishError(pub String);

impl FromStr for Wish {
    type Err = ParseWishError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all()
            .find(|wish| wish.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| ParseWishError(text.into()))
    }
}

impl Serialize for Wish {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Wish {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wish_reads_back_its_text_and_has_its_own_place() {
        for (index, wish) in Wish::all().enumerate() {
            assert_eq!(wish.index(), index);
            assert_eq!(Wish::at(index as u8), Some(wish));
            assert_eq!(wish.to_string().parse(), Ok(wish));
        }
        assert_eq!(Wish::all().count(), Wish::COUNT);
        assert_eq!(Wish::at(Wish::COUNT as u8), None);
        assert!("farbe".parse::<Wish>().is_err());
    }
}
