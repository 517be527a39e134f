//! The deal of the day in a table's view (`DailyView`).

use serde::Serialize;

/// Which deal of the day is played at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct DailyView {
    /// The day, such as `2026-11-25`.
    pub day: String,
    /// Whether this is the one try that counts.
    pub counted: bool,
}
