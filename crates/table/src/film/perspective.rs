//! The perspective of a film: all cards open, or one seat's eyes.

use std::str::FromStr;

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::seat::Seat;

/// The perspective from which a film is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// With all cards open.
    Open,
    /// As this seat saw it then.
    Of(Seat),
}

/// The text names no perspective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("eyes are `open` or the number of a seat, from 0")]
pub struct NoEyes;

/// `open`, or the number of a seat from 0.
impl FromStr for Eyes {
    type Err = NoEyes;
    fn from_str(text: &str) -> Result<Self, NoEyes> {
        if text == "open" {
            return Ok(Self::Open);
        }
        // Parsing a number would also accept `+1` and `01`.
        let seat = (0..MAX_SEATS as u8).find(|seat| seat.to_string() == text);
        seat.map(|seat| Self::Of(Seat(seat))).ok_or(NoEyes)
    }
}

impl Eyes {
    /// The seat; none with all cards open.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Open => None,
            Self::Of(seat) => Some(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eyes_are_open_or_a_seats() {
        assert_eq!("open".parse(), Ok(Eyes::Open));
        assert_eq!("9".parse(), Ok(Eyes::Of(Seat(9))));
        for none in ["", "Open", "10", "+1", "01", "-1", "anna"] {
            assert_eq!(none.parse::<Eyes>(), Err(NoEyes), "{none}");
        }
    }
}
