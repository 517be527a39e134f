//! The deal of the day in a table's view.

use serde::Serialize;

/// Which deal of a day is played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct DailyView {
    /// The day, as `2026-11-25`.
    pub day: String,
    /// Whether it is the one try that counts.
    pub counted: bool,
}
