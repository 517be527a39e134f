//! Bodies about what became of the matches of the house.

use serde::Serialize;

/// Answer to `GET /api/shuffles`: what became of the matches for whose shuffle the house was bound. Each
/// that was begun is one of the six kinds that follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShufflesInfo {
    /// Matches that were dealt.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub begun: u64,
    /// They came to their end, and the house has shown its part.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub finished: u64,
    /// They were over because all others had left; the house has shown its part.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub all_left: u64,
    /// The table was closed while they were being played: the house broke them off.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub closed: u64,
    /// The table was closed when nothing had happened there for a day.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub cleared: u64,
    /// Nothing has happened there for a day; they can be gone on with.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub resting: u64,
    /// They are being played.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub running: u64,
    /// How often values had been opened for a match, and no cards followed from them: not among those
    /// begun.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub not_dealt: u64,
}
