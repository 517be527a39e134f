//! The commitments behind the shuffle of a match. `docs/fair-shuffle.md` has the formulas.

use serde::Serialize;
use stammtisch_engine::seat::Seat;

/// The commitments behind the shuffle of a match, made before anybody knows the cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ShuffleView {
    /// The hash of the house's share, as 64 hexadecimal digits.
    pub commitment: String,
    /// The values that seats have promised and revealed.
    pub added: Vec<ValueAdded>,
    /// Whether the match is about to begin: seats that have promised a value are to reveal it now.
    pub opening: bool,
}

/// The value that a seat adds to the shuffle of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ValueAdded {
    /// The seat that added the value.
    pub seat: Seat,
    /// The hash of the value, as 64 hexadecimal digits.
    pub promise: String,
    /// The value as 64 hexadecimal digits, once it is revealed.
    pub value: Option<String>,
}

/// How the cards of a finished match were determined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ShuffleShown {
    /// The hash of the house's share, as 64 hexadecimal digits.
    pub commitment: String,
    /// The house's share, as 64 hexadecimal digits.
    pub house: String,
    /// What seats have promised; a value not revealed in time was left out of the shuffle.
    pub added: Vec<ValueAdded>,
}
