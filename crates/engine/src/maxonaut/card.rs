//! The cards of Maxonaut: nine digits and eight special cards (MAX-02). Cards of one kind cannot be
//! told apart.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A kind of card, written `1` to `9`, `joker`, `joker_even`, `joker_odd`, `virus`, `bomb`, `chance`,
/// `match_even` or `match_odd`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxCard", type = "string"))]
pub struct Card(NonZeroU8);

/// Notation of all kinds, by index.
const NAMES: [&str; Card::KINDS] = [
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "joker",
    "joker_even",
    "joker_odd",
    "virus",
    "bomb",
    "chance",
    "match_even",
    "match_odd",
];

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 17;
    /// Any digit (MAX-26).
    pub const JOKER: Self = Self::at(9);
    /// Any even digit (MAX-26).
    pub const JOKER_EVEN: Self = Self::at(10);
    /// Any odd digit (MAX-26).
    pub const JOKER_ODD: Self = Self::at(11);
    /// Hits the seat that turns it up (MAX-29).
    pub const VIRUS: Self = Self::at(12);
    /// Hits the seat that turns it up (MAX-30).
    pub const BOMB: Self = Self::at(13);
    /// Zufall: is replaced when turned up (MAX-32).
    pub const CHANCE: Self = Self::at(14);
    /// Makes a pair of an even digit (MAX-27).
    pub const MATCH_EVEN: Self = Self::at(15);
    /// Makes a pair of an odd digit (MAX-27).
    pub const MATCH_ODD: Self = Self::at(16);

    /// The kind at `index`, below [`Card::KINDS`].
    pub(crate) const fn at(index: u8) -> Self {
        assert!(index < Self::KINDS as u8);
        Self(NonZeroU8::MIN.saturating_add(index))
    }

    /// The card with this digit, 1 to 9.
    #[must_use]
    pub const fn of_digit(digit: u8) -> Option<Self> {
        if matches!(digit, 1..=9) { Some(Self::at(digit - 1)) } else { None }
    }

    /// Index among all kinds, from 0: the digits first.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The printed digit, 1 to 9; none on a special card.
    #[must_use]
    pub const fn digit(self) -> Option<u8> {
        if self.index() < 9 { Some(self.0.get()) } else { None }
    }

    /// Whether this is one of the eight special cards.
    #[must_use]
    pub const fn is_special(self) -> bool {
        self.digit().is_none()
    }

    /// Whether `digit` (1 to 9) can be read from this card as a number (MAX-26).
    #[must_use]
    pub const fn reads(self, digit: u8) -> bool {
        match self {
            Self::JOKER => true,
            Self::JOKER_EVEN => digit.is_multiple_of(2),
            Self::JOKER_ODD => !digit.is_multiple_of(2),
            _ => matches!(self.digit(), Some(own) if own == digit),
        }
    }

    /// Whether it counts as an odd number, the antidote to a virus (MAX-29, MAX-31).
    #[must_use]
    pub const fn is_odd_number(self) -> bool {
        match self {
            Self::JOKER | Self::JOKER_ODD => true,
            _ => matches!(self.digit(), Some(digit) if !digit.is_multiple_of(2)),
        }
    }

    /// All kinds in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::KINDS as u8).map(Self::at)
    }

    /// The notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for text that names no card of Maxonaut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no card of Maxonaut has this name")]
pub struct ParseCardError;

impl FromStr for Card {
    type Err = ParseCardError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all().find(|card| card.name() == text).ok_or(ParseCardError)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_reads_back_its_name() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for bad in ["", "0", "10", "Joker", "unseen"] {
            assert_eq!(bad.parse::<Card>(), Err(ParseCardError), "{bad}");
        }
    }
}
