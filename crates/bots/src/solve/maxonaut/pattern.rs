//! Patterns of laying: how many cards, and where they come from.

use std::fmt;
use std::str::FromStr;

/// Where a card that is laid comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    Hand,
    /// From the draw pile, unseen by everybody.
    Unseen,
}

/// The public part of laying cards; written `0`, `H`, `B`, `HH`, `HB`, `BH`, `BB`: H is a card from the hand,
/// B an unseen (blind) one, the lower card first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayPattern {
    /// No card.
    Nothing,
    /// One from the hand.
    Hand,
    /// One unseen.
    Unseen,
    /// Two from the hand.
    HandHand,
    /// One unseen on one from the hand.
    HandUnseen,
    /// One from the hand on one unseen.
    UnseenHand,
    /// Two unseen.
    UnseenUnseen,
}

impl LayPattern {
    /// All patterns.
    pub const ALL: [Self; 7] = [
        Self::Nothing,
        Self::Hand,
        Self::Unseen,
        Self::HandHand,
        Self::HandUnseen,
        Self::UnseenHand,
        Self::UnseenUnseen,
    ];

    /// The sources of the cards, the lowest first.
    pub(super) const fn cards(self) -> &'static [Source] {
        use Source::{Hand, Unseen};
        match self {
            Self::Nothing => &[],
            Self::Hand => &[Hand],
            Self::Unseen => &[Unseen],
            Self::HandHand => &[Hand, Hand],
            Self::HandUnseen => &[Hand, Unseen],
            Self::UnseenHand => &[Unseen, Hand],
            Self::UnseenUnseen => &[Unseen, Unseen],
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "0",
            Self::Hand => "H",
            Self::Unseen => "B",
            Self::HandHand => "HH",
            Self::HandUnseen => "HB",
            Self::UnseenHand => "BH",
            Self::UnseenUnseen => "BB",
        }
    }
}

impl fmt::Display for LayPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a pattern is one of 0, H, B, HH, HB, BH, BB")]
pub struct ParsePatternError;

impl FromStr for LayPattern {
    type Err = ParsePatternError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|pattern| pattern.name() == text).ok_or(ParsePatternError)
    }
}
