//! How long a switched state lasts, and whose it is.

use crate::seat::Seat;

/// For a switched state: the player who has it, or else who switched it, and how much longer it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lasting(pub(in crate::mau) u8);

impl Lasting {
    pub(in crate::mau) const NOTHING: Self = Self(0);

    /// The most turns or laps that a state can last.
    pub(super) const MOST: u8 = 15;

    /// `left` is 0 where it lasts until something switches it.
    pub(super) const fn of(by: Seat, left: u8) -> Self {
        Self(left << 4 | by.0)
    }

    pub(in crate::mau) const fn by(self) -> Seat {
        Seat(self.0 & 0xf)
    }

    pub(super) const fn left(self) -> u8 {
        self.0 >> 4
    }
}
