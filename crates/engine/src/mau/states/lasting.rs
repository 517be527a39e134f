//! For how long what has been switched lasts, and whose it is.

use crate::seat::Seat;

/// Of a state that has been switched: who has it, or else who switched it, and for how much longer it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lasting(pub(in crate::mau) u8);

impl Lasting {
    pub(in crate::mau) const NOTHING: Self = Self(0);

    /// Most turns and laps that can be told apart.
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
