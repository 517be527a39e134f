//! Bodies about credits (LIV-18). Credits are never bought and never paid out.

use serde::Serialize;

/// Answer to `GET /api/credits` and `POST /api/credits/daily`. Amounts are in hundredths of a credit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CreditsInfo {
    /// The player's balance.
    pub balance: i64,
    /// What the player is given with the first seat at a table that plays for credits; 0 once that
    /// has happened.
    pub welcome: u32,
    /// What the daily gift would bring now; 0 if it was taken today, if the balance is high enough,
    /// or if the player has never sat down to play for credits.
    pub daily: u32,
    /// Movements, the latest first; at most 100.
    pub movements: Vec<CreditMovement>,
}

/// A movement of credits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CreditMovement {
    /// When it was booked, in milliseconds since 1970.
    pub at: i64,
    /// The amount: positive for credits received, negative for credits spent.
    pub amount: i64,
    /// The reason for it.
    pub kind: MovementKind,
    /// The code of the table, where it concerns one.
    pub table: Option<String>,
}

/// The reason for a movement of credits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum MovementKind {
    /// The credits that everybody starts with.
    Welcome,
    /// The daily gift.
    Daily,
    /// The stake for a match.
    Stake,
    /// The pot, or a share of it.
    Pot,
    /// A stake refunded.
    Refund,
}
