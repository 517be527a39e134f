//! Moves and their notation.

use std::fmt;

use super::cards::{Card, Value};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Move {
    Believe,
    Doubt,
    /// From bottom to top; none: unseen from the draw pile.
    Lay(Vec<Option<Card>>),
    /// The value, and whether its digits are reversed.
    Say(Value, bool),
    Show(Vec<Card>),
    Bear,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Believe => f.write_str("believes"),
            Self::Doubt => f.write_str("doubts"),
            Self::Lay(cards) if cards.is_empty() => f.write_str("lays nothing"),
            Self::Lay(cards) => {
                f.write_str("lays")?;
                cards.iter().try_for_each(|card| match card {
                    Some(card) => write!(f, " {card}"),
                    None => f.write_str(" unseen"),
                })
            }
            Self::Say(value, false) => write!(f, "says {}", value.text()),
            Self::Say(value, true) => write!(f, "says {}", value.wrong().unwrap_or_default()),
            Self::Show(cards) => {
                f.write_str("shows")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Self::Bear => f.write_str("bears"),
        }
    }
}
