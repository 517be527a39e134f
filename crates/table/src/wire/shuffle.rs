//! What the chance of a match is bound by. `docs/fair-shuffle.md` has the formulas.

use serde::Serialize;
use stammtisch_engine::seat::Seat;

/// What the chance of a match is bound by before anybody knows what comes of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ShuffleView {
    /// The hash of the part of the house, as 64 hexadecimal digits.
    pub commitment: String,
    /// What the seats have promised and opened.
    pub added: Vec<ValueAdded>,
    /// Whether the match is about to begin: those who have promised a value are to open it now.
    pub opening: bool,
}

/// What a seat adds to the chance of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ValueAdded {
    /// The seat that added the value.
    pub seat: Seat,
    /// The hash of its value, as 64 hexadecimal digits.
    pub promise: String,
    /// The value, once it is opened.
    pub value: Option<String>,
}

/// What the chance of a match that is over came of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ShuffleShown {
    /// The hash of the part of the house.
    pub commitment: String,
    /// The part of the house, as 64 hexadecimal digits.
    pub house: String,
    /// What the seats have added; a value that was not opened in time was left out.
    pub added: Vec<ValueAdded>,
}
