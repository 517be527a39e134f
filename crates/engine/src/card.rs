//! Card kinds: what is printed on a card. Two packs hold two cards of one kind, which are never told apart.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The four French suits, and a fifth one for custom decks, in the order used by every table of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Suit {
    /// Kreuz.
    Clubs,
    /// Pik.
    Spades,
    /// Herz.
    Hearts,
    /// Karo.
    Diamonds,
    /// A suit of custom decks, with the ranks from ace to 8.
    Fifth,
}

impl Suit {
    /// All suits in order.
    pub const ALL: [Self; 5] =
        [Self::Clubs, Self::Spades, Self::Hearts, Self::Diamonds, Self::Fifth];

    /// The letter used in notation: `C`, `S`, `H`, `D` or `F`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
            Self::Fifth => 'F',
        }
    }

    /// The suit of a notation letter, either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter.to_ascii_uppercase())
    }

    /// Whether the suit is red (hearts, diamonds) or black (clubs, spades); the fifth is neither.
    #[must_use]
    pub const fn red(self) -> Option<bool> {
        match self {
            Self::Clubs | Self::Spades => Some(false),
            Self::Hearts | Self::Diamonds => Some(true),
            Self::Fifth => None,
        }
    }

    /// Whether both are of the same colour; the fifth suit is like itself only.
    #[must_use]
    pub fn like(self, other: Self) -> bool {
        self.red() == other.red()
    }

    /// The French suit at `index` modulo four.
    #[must_use]
    pub const fn at(index: u8) -> Self {
        Self::ALL[(index & 3) as usize]
    }
}

/// Notation of the cards without suit and rank.
const SPECIAL_TEXT: [&str; 4] = ["XR", "XB", "X3", "X4"];

/// The thirteen ranks, ace first: the order in which ERF-10 counts their values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rank(u8);

/// Notation of the ranks, by index.
const RANK_TEXT: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

impl Rank {
    /// How many ranks there are.
    pub const COUNT: usize = 13;
    /// How many of them the fifth suit has, starting with the ace.
    pub const FIFTH: u8 = 8;
    /// The ace, value 1.
    pub const ACE: Self = Self(0);
    /// The seven.
    pub const SEVEN: Self = Self(6);
    /// The jack, value 11.
    pub const JACK: Self = Self(10);
    /// The king, value 13.
    pub const KING: Self = Self(12);

    /// All ranks from ace to king.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..13).map(Self)
    }

    /// Index in the order ace, 2, … king, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The value ace = 1 … king = 13 (ERF-10).
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0 + 1
    }

    /// The rank at `index`, if there is one.
    #[must_use]
    pub const fn at(index: u8) -> Option<Self> {
        if index < 13 { Some(Self(index)) } else { None }
    }
}

/// A card kind: one of 52 faces, one of the two joker faces, or one of the ten that only custom
/// decks have. Cards of one kind are identical.
///
/// In text: rank then suit, `7H`, `10S`, `JC`, `AD`, `3F`; the jokers are `XR` (red) and `XB` (black),
/// and two further cards without suit and rank are `X3` and `X4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "string"))]
pub struct Card(NonZeroU8);

impl Card {
    /// How many kinds there are: 13 ranks in 4 suits, 2 jokers, 8 ranks of the fifth suit and 2
    /// further cards without suit and rank. A set of kinds is one machine word.
    pub const KINDS: usize = 64;
    /// The red joker.
    pub const JOKER_RED: Self = Self::at_known(52);
    /// The black joker.
    pub const JOKER_BLACK: Self = Self::at_known(53);
    /// The first two of these are the jokers; all are without suit and rank.
    pub const SPECIALS: [Self; 4] =
        [Self::JOKER_RED, Self::JOKER_BLACK, Self::at_known(62), Self::at_known(63)];

    /// The card of `rank` and `suit`; the fifth suit ends with the 8.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Option<Self> {
        match suit {
            Suit::Fifth if rank.0 >= Rank::FIFTH => None,
            Suit::Fifth => Some(Self::at_known(FIRST_FIFTH + rank.0)),
            _ => Some(Self::at_known(rank.0 * 4 + suit as u8)),
        }
    }

    /// The kind at `index` (rank by rank, suits within), if there is one.
    #[must_use]
    pub const fn at(index: u8) -> Option<Self> {
        if (index as usize) < Self::KINDS { Some(Self::at_known(index)) } else { None }
    }

    /// The kind at an index known to be below [`Card::KINDS`].
    #[must_use]
    pub(crate) const fn at_known(index: u8) -> Self {
        debug_assert!((index as usize) < Self::KINDS);
        // One more than the index, so that a card or none fits in one byte.
        match NonZeroU8::new(index.wrapping_add(1)) {
            Some(code) => Self(code),
            None => Self(NonZeroU8::MIN),
        }
    }

    /// Index in the tables of the engine, below [`Card::KINDS`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0.get() - 1) as usize
    }

    /// The rank; none for a card without suit and rank.
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        match self.index() as u8 {
            index @ 0..52 => Some(Rank(index / 4)),
            index @ FIRST_FIFTH..=LAST_FIFTH => Some(Rank(index - FIRST_FIFTH)),
            _ => None,
        }
    }

    /// The suit; none for a card without suit and rank.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self.index() as u8 {
            index @ 0..52 => Some(Suit::at(index)),
            FIRST_FIFTH..=LAST_FIFTH => Some(Suit::Fifth),
            _ => None,
        }
    }

    /// Whether this is a card without suit and rank: a joker, or one of the two further ones.
    #[must_use]
    pub const fn is_joker(self) -> bool {
        JOKERS >> self.index() & 1 == 1
    }

    /// Every kind in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::KINDS as u8).map(Self::at_known)
    }
}

/// The kinds of the fifth suit.
const FIRST_FIFTH: u8 = 54;
const LAST_FIFTH: u8 = FIRST_FIFTH + Rank::FIFTH - 1;

/// The kinds without suit and rank, one bit each.
const JOKERS: u64 = 0b11 << 52 | 0b11 << 62;

/// The error for text that names no rank, suit or card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no card: write rank and suit, as in 7H, 10S, JC, AD, or XR and XB for jokers")]
pub struct ParseCardError(pub String);

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(RANK_TEXT[self.index()])
    }
}

impl FromStr for Rank {
    type Err = ParseCardError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        RANK_TEXT
            .iter()
            .position(|known| known.eq_ignore_ascii_case(text))
            .map(|index| Self(index as u8))
            .ok_or_else(|| ParseCardError(text.into()))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => write!(f, "{rank}{}", suit.letter()),
            _ => {
                let place = Self::SPECIALS.iter().position(|special| special == self);
                f.write_str(SPECIAL_TEXT[place.unwrap_or(0)])
            }
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseCardError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fail = || ParseCardError(text.into());
        let special = SPECIAL_TEXT.iter().position(|known| known.eq_ignore_ascii_case(text));
        if let Some(place) = special {
            return Ok(Self::SPECIALS[place]);
        }
        let last = text.chars().next_back().ok_or_else(fail)?;
        let suit = Suit::from_letter(last).ok_or_else(fail)?;
        let rank = text[..text.len() - last.len_utf8()].parse().map_err(|_| fail())?;
        Self::new(rank, suit).ok_or_else(fail)
    }
}

/// Serialises a type with `Display` and `FromStr` as its text, in data files and on the wire.
macro_rules! travels_as_text {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
travels_as_text!(Rank, Card);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Rank {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Rank".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^(10|[2-9AJQKajqk])$" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_reads_back_its_own_text() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.to_string().to_lowercase().parse(), Ok(card));
        }
        for rank in Rank::all() {
            assert_eq!(rank.to_string().parse(), Ok(rank));
        }
    }

    #[test]
    fn what_is_no_card_is_refused_with_its_text() {
        for text in ["", "7", "H", "1H", "14C", "7X", "♥", "7♥", "XX", "10", "9F", "KF", "X2", "X5"]
        {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError(text.into())), "{text}");
        }
    }
}
