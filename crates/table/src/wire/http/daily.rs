//! The deals of the day.

use serde::{Deserialize, Serialize};

use crate::wire::text::Text;

/// Answer to `GET /api/daily`: what can be played today, and what is fixed for the days to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyToday {
    /// Which day it is by universal time, as `2026-11-25`.
    pub day: String,
    /// When the next one begins, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ends: i64,
    /// Today's deals, one for each game; and the one of yesterday that the reader still plays.
    pub deals: Vec<DailyInfo>,
    /// By what the house is bound to the deals of the days to come.
    pub next: Vec<DailyPromise>,
    /// Whether the reader is named in no list.
    pub nameless: bool,
}

/// By what the house is bound to a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyPromise {
    /// The day.
    pub day: String,
    /// The game.
    pub game: String,
    /// The hash of what the cards follow from, as 64 hexadecimal digits.
    pub commitment: String,
}

/// A deal of a day: nothing of its cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyInfo {
    /// The day.
    pub day: String,
    /// The game, as `mau`.
    pub game: String,
    /// How people call the rules.
    pub rules: Text,
    /// How many sit there.
    pub seats: u8,
    /// How the others are called, in the order of their seats.
    pub others: Vec<String>,
    /// By what the house is bound to it, as 64 hexadecimal digits.
    pub commitment: String,
    /// What its cards follow from, as 64 hexadecimal digits; none before the day is over.
    pub seed: Option<String>,
    /// Whether the day is over, and everything about it open to everybody.
    pub over: bool,
    /// How many have begun it.
    pub begun: u32,
    /// The reader's own try.
    pub own: Option<DailyOwn>,
}

/// The reader's try of a deal of the day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyOwn {
    /// How far it is.
    pub state: DailyState,
    /// By how many points the reader was better than each of the others, taken together; none without
    /// an end.
    pub score: Option<i32>,
    /// The same line by line of the score sheet.
    pub course: Vec<i32>,
    /// Whether the reader has won.
    pub won: bool,
    /// The place in the list; those of the same score share one.
    pub place: Option<u32>,
    /// By which the match can be watched.
    pub replay: Option<String>,
}

/// How far a try is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DailyState {
    /// It is being played.
    Playing,
    /// It was played to its end.
    Over,
    /// It was given up, or not over in time.
    GivenUp,
}

/// Answer to `GET /api/daily/{day}/{game}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyTable {
    /// The deal.
    pub info: DailyInfo,
    /// Who made most of it; none before the reader's own try and the day are over.
    pub list: Option<DailyList>,
}

/// Who made most of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyList {
    /// How many have played it to its end.
    pub scored: u32,
    /// The first of them, the best first.
    pub lines: Vec<DailyLine>,
    /// By which the best one can be watched; none as long as there is none.
    pub best: Option<String>,
}

/// One who has played a deal to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyLine {
    /// The place; those of the same score share one.
    pub place: u32,
    /// How that person is called; empty for who is not named.
    pub name: String,
    /// By how many points that person was better than each of the others, taken together.
    pub score: i32,
    /// The same line by line of the score sheet.
    pub course: Vec<i32>,
    /// Whether it is the reader.
    pub you: bool,
}

/// Answer to `GET /api/daily/past`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyPast {
    /// Deals of days that are over, the latest first.
    pub deals: Vec<DailyInfo>,
    /// What to give as `before` for those before them; none: there are no more.
    pub next: Option<String>,
}

/// Answer to `POST /api/daily/{day}/{game}/tries`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyOpened {
    /// What stands in the link to the table.
    pub link: String,
    /// Whether it is the one try that counts.
    pub counted: bool,
}

/// Body of `PUT /api/daily/name`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DailyName {
    /// Whether the player is to be named in no list.
    pub nameless: bool,
}
