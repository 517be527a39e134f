//! Seats at a table, sets of seats and the direction of play.

use serde::{Deserialize, Serialize};

use crate::limits::MAX_SEATS;

/// A seat, counted clockwise from 0. Seat 1 sits to the left of seat 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Index in arrays by seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }

    /// The neighbour in `direction` at a table of `count` seats.
    #[must_use]
    pub const fn next(self, direction: Direction, count: u8) -> Self {
        match direction {
            Direction::Clockwise if self.0 + 1 >= count => Self(0),
            Direction::Clockwise => Self(self.0 + 1),
            Direction::Counter if self.0 == 0 => Self(count - 1),
            Direction::Counter => Self(self.0 - 1),
        }
    }
}

/// The direction of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// To the left-hand neighbour.
    Clockwise,
    /// To the right-hand neighbour.
    Counter,
}

impl Direction {
    /// The opposite direction.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Clockwise => Self::Counter,
            Self::Counter => Self::Clockwise,
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    /// Exactly `seat`.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the set contains `seat`.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds `seat`.
    pub const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes `seat`.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Seats in this but not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Seats in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Seats in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many seats the set contains.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of these seats after `from` in `direction`; `from` itself comes last.
    #[inline]
    #[must_use]
    pub(crate) const fn next_to(self, from: Seat, direction: Direction) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let (upto, below) = ((2_u16 << from.0).wrapping_sub(1), (1_u16 << from.0) - 1);
        let seat = match direction {
            Direction::Clockwise if self.0 & !upto != 0 => (self.0 & !upto).trailing_zeros(),
            Direction::Clockwise => self.0.trailing_zeros(),
            Direction::Counter if self.0 & below != 0 => (self.0 & below).ilog2(),
            Direction::Counter => self.0.ilog2(),
        };
        Some(Seat(seat as u8))
    }

    /// The raw bits, for hashing a state.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

impl Iterator for SeatSet {
    type Item = Seat;
    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Seat(seat))
    }

    #[inline]
    fn nth(&mut self, skip: usize) -> Option<Seat> {
        for _ in 0..skip {
            self.0 &= self.0.wrapping_sub(1);
        }
        self.next()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.add(seat));
        set
    }
}

const _: () = assert!(MAX_SEATS <= 16, "a seat set has sixteen bits");
