//! Bodies about the outcomes of all matches that the house has shuffled.

use serde::Serialize;

/// Answer to `GET /api/shuffles`: what became of all matches for whose shuffle the house had
/// committed itself. Each match in `begun` is counted in exactly one of the next six fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShufflesInfo {
    /// Matches that were dealt.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub begun: u64,
    /// Matches played to the end; the house has revealed its share.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub finished: u64,
    /// Matches that ended because all others had left; the house has revealed its share.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub all_left: u64,
    /// Matches broken off because the house closed the table during play.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub closed: u64,
    /// Matches whose table was closed after nothing had happened there for a day.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub cleared: u64,
    /// Matches in which nothing has happened for a day; they can be continued.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub resting: u64,
    /// Matches in progress.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub running: u64,
    /// How often values had been revealed for a match that then was not dealt: not counted in `begun`.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub not_dealt: u64,
}
