//! Bodies about deals of the day.

use serde::{Deserialize, Serialize};

use crate::wire::text::Text;

/// Answer to `GET /api/daily`: today's deals, and the commitments to those of the coming days.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyToday {
    /// Today's date in UTC, such as `2026-11-25`.
    pub day: String,
    /// When the next day begins, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ends: i64,
    /// Today's deals, one for each game; and yesterday's deal, while the reader still plays it.
    pub deals: Vec<DailyInfo>,
    /// The house's commitments to the deals of the coming days.
    pub next: Vec<DailyPromise>,
    /// Whether the reader's name is left out of all lists.
    pub nameless: bool,
}

/// The house's commitment to a future deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyPromise {
    /// The day.
    pub day: String,
    /// The game.
    pub game: String,
    /// The hash of the seed that determines the cards, as 64 hexadecimal digits.
    pub commitment: String,
}

/// A deal of the day, without its cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyInfo {
    /// The day.
    pub day: String,
    /// The game, such as `mau`.
    pub game: String,
    /// The name of the rules.
    pub rules: Text,
    /// How many seats it has.
    pub seats: u8,
    /// The names of the bots, in the order of their seats.
    pub others: Vec<String>,
    /// The house's commitment to the deal: the hash of its seed, as 64 hexadecimal digits.
    pub commitment: String,
    /// The seed that determines the cards, as 64 hexadecimal digits; none before the day is over.
    pub seed: Option<String>,
    /// Whether the day is over, and everything about the deal is public.
    pub over: bool,
    /// How many players have begun it.
    pub begun: u32,
    /// The reader's own try; none: the reader has not begun.
    pub own: Option<DailyOwn>,
}

/// The reader's try at a deal of the day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyOwn {
    /// The state of the try.
    pub state: DailyState,
    /// The sum of the reader's leads over each of the others, in points; none unless played to the end.
    pub score: Option<i32>,
    /// The same for each row of the score sheet.
    pub course: Vec<i32>,
    /// Whether the reader has won.
    pub won: bool,
    /// The rank in the list; equal scores share a rank.
    pub place: Option<u32>,
    /// The id by which the match can be watched.
    pub replay: Option<String>,
}

/// The state of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DailyState {
    /// The deal is being played.
    Playing,
    /// It was played to its end.
    Over,
    /// It was given up, or not finished in time.
    GivenUp,
}

/// Answer to `GET /api/daily/{day}/{game}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyTable {
    /// The deal.
    pub info: DailyInfo,
    /// The results; none until the reader's own try has ended or the day is over.
    pub list: Option<DailyList>,
}

/// The results of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyList {
    /// How many players have played it to the end.
    pub scored: u32,
    /// The first of them, the best first.
    pub lines: Vec<DailyLine>,
    /// The id by which the best match can be watched; none while there is no result.
    pub best: Option<String>,
}

/// The result of a player who has played a deal to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyLine {
    /// The rank; equal scores share a rank.
    pub place: u32,
    /// The player's name; empty for players who are not named.
    pub name: String,
    /// The sum of the player's leads over each of the others, in points.
    pub score: i32,
    /// The same for each row of the score sheet.
    pub course: Vec<i32>,
    /// Whether it is the reader.
    pub you: bool,
}

/// Answer to `GET /api/daily/past`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyPast {
    /// Deals of past days, the latest first.
    pub deals: Vec<DailyInfo>,
    /// What to pass as `before` to get earlier ones; none: there are none.
    pub next: Option<String>,
}

/// Answer to `POST /api/daily/{day}/{game}/tries`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyOpened {
    /// What the link to the table holds.
    pub link: String,
    /// Whether this is the one try that counts.
    pub counted: bool,
}

/// Body of `PUT /api/daily/name`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DailyName {
    /// Whether the player's name is to be left out of all lists.
    pub nameless: bool,
}
