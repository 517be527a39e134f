//! Credits (LIV-18). They are never bought and never paid out.

use serde::Serialize;

/// Answer to `GET /api/credits` and `POST /api/credits/daily`. Amounts are in hundredths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CreditsInfo {
    /// What the player has.
    pub balance: i64,
    /// What the player is given with the first seat at a table that plays for credits; 0 when that
    /// has been done.
    pub welcome: u32,
    /// What the daily gift would bring now; 0 when it was taken today, there is enough,
    /// or the player has never sat down to play for credits.
    pub daily: u32,
    /// What came and went, the latest first; at most 100.
    pub movements: Vec<CreditMovement>,
}

/// Something that came or went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CreditMovement {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// How much came; negative for what went.
    pub amount: i64,
    /// What it was for.
    pub kind: MovementKind,
    /// The code of the table, where it was one.
    pub table: Option<String>,
}

/// Why credits came or went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum MovementKind {
    /// What everybody begins with.
    Welcome,
    /// The daily gift.
    Daily,
    /// The stake for a match.
    Stake,
    /// The pot, or a part of it.
    Pot,
    /// A stake given back.
    Refund,
}
