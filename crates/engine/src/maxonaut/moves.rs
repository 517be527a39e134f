//! Moves of Maxonaut (`Move`). They name card kinds, never physical cards.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::MoveKind;
use crate::maxonaut::card::Card;
use crate::maxonaut::claim::Said;

/// One action of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxMove"))]
#[serde(tag = "move", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Let the announcement stand (MAX-08). If an announced 21 may be accepted, believing it costs
    /// the point and ends the round (MAX-O4).
    Believe,
    /// Turn up the two top cards (MAX-08).
    Doubt,
    /// Lay cards face down (MAX-14 to MAX-17).
    Lay {
        /// The cards in the order in which they are laid, the last on top. At most two.
        cards: Lay,
    },
    /// Announce a value to the next player (MAX-18).
    Announce {
        /// The two digits as said.
        said: Said,
    },
    /// Show cards of the hand against a virus or a bomb that was turned up (MAX-29 to MAX-31).
    Show {
        /// Exactly the cards needed.
        cards: Shown,
    },
    /// Show nothing and take the point (MAX-31).
    #[serde(rename = "bear")]
    Accept,
}

/// All moves of Maxonaut are made in turn.
impl From<Move> for MoveKind {
    fn from(_: Move) -> Self {
        Self::Turn
    }
}

const _: () = assert!(size_of::<Move>() <= 4, "moves are listed by the dozen");

/// A card to lay: the kind of a card from the hand, or `unseen` for the top card of the draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxLaid", type = "string"))]
pub enum Laid {
    /// This card from the hand.
    Hand(Card),
    /// The top card of the draw pile, unseen by everybody (MAX-16).
    Unseen,
}

/// The word for an unseen card on the wire.
const UNSEEN: &str = "unseen";

impl Laid {
    /// Where it comes from, without saying which card it is.
    #[must_use]
    pub const fn source(self) -> Source {
        match self {
            Self::Hand(_) => Source::Hand,
            Self::Unseen => Source::Unseen,
        }
    }
}

/// Where a laid card came from, which everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxSource"))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// From its player's hand.
    Hand,
    /// Straight from the draw pile, unseen.
    Unseen,
}

/// None, one or two cards in the order in which they are laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxLay", as = "Vec<Laid>"))]
pub enum Lay {
    /// No card (MAX-15).
    #[default]
    None,
    /// One card.
    One(Laid),
    /// Two cards; the second lies on top (MAX-17).
    Two(Laid, Laid),
}

impl Lay {
    /// The cards in the order in which they are laid.
    #[inline]
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Laid> + Clone {
        let (first, second) = match self {
            Self::None => (None, None),
            Self::One(first) => (Some(first), None),
            Self::Two(first, second) => (Some(first), Some(second)),
        };
        first.into_iter().chain(second)
    }

    /// How many cards are taken from the draw pile.
    #[must_use]
    pub fn unseen(self) -> u8 {
        self.cards().filter(|laid| *laid == Laid::Unseen).count() as u8
    }
}

/// One to three cards of a hand, in the order of their kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxShown", as = "Vec<Card>"))]
pub struct Shown([Option<Card>; 3]);

impl Shown {
    /// One card.
    #[must_use]
    pub const fn one(card: Card) -> Self {
        Self([Some(card), None, None])
    }

    /// Two cards.
    #[must_use]
    pub fn two(one: Card, other: Card) -> Self {
        Self([Some(one.min(other)), Some(one.max(other)), None])
    }

    /// Three cards.
    #[must_use]
    pub fn three(one: Card, two: Card, three: Card) -> Self {
        let mut cards = [one, two, three];
        cards.sort_unstable();
        Self(cards.map(Some))
    }

    /// The cards in the order of their kinds.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        self.0.into_iter().flatten()
    }
}

impl Serialize for Laid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Hand(card) => card.serialize(serializer),
            Self::Unseen => serializer.serialize_str(UNSEEN),
        }
    }
}

impl<'de> Deserialize<'de> for Laid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        if text == UNSEEN {
            return Ok(Self::Unseen);
        }
        text.parse().map(Self::Hand).map_err(D::Error::custom)
    }
}

impl Serialize for Lay {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Lay {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Vec::deserialize(deserializer)?[..] {
            [] => Ok(Self::None),
            [one] => Ok(Self::One(one)),
            [first, second] => Ok(Self::Two(first, second)),
            _ => Err(D::Error::custom("at most two cards are laid")),
        }
    }
}

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Shown {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Vec::deserialize(deserializer)?[..] {
            [one] => Ok(Self::one(one)),
            [one, two] => Ok(Self::two(one, two)),
            [one, two, three] => Ok(Self::three(one, two, three)),
            _ => Err(D::Error::custom("one to three cards are shown")),
        }
    }
}

/// The legal moves of one seat: a list of fixed capacity, so that listing them allocates nothing.
///
/// A seat never has more than 255: there are fewer than a hundred ways to lay, 45 values to
/// announce, and with seven cards fewer than two hundred ways to show up to three.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; 256],
    len: u8,
}

impl Default for MoveList {
    fn default() -> Self {
        Self { moves: [Move::Accept; 256], len: 0 }
    }
}

impl MoveList {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Removes all moves.
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a move.
    #[inline]
    pub const fn push(&mut self, mv: Move) {
        debug_assert!(self.len < u8::MAX);
        self.moves[self.len as usize] = mv;
        self.len = self.len.wrapping_add(1);
    }

    /// Makes these the only moves, as many of them as fit.
    #[inline]
    pub fn set(&mut self, moves: &[Move]) {
        let count = moves.len().min(usize::from(u8::MAX));
        self.moves[..count].copy_from_slice(&moves[..count]);
        self.len = count as u8;
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];
    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..usize::from(self.len)]
    }
}
