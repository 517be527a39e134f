//! Bodies about films: replays of finished matches.

use serde::{Deserialize, Serialize};
use stammtisch_engine::any::AnyOpen;
use stammtisch_engine::film::Mark;
use stammtisch_engine::seat::Seat;

use crate::wire::AnyMove;
use crate::wire::rules::{ChosenRules, RulesDifference, RulesInfo};
use crate::wire::server::TableEvent;
use crate::wire::table::{SheetRow, TableNow};
use crate::wire::text::Text;

/// A summary of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchCard {
    /// The id by which it is requested.
    pub id: String,
    /// Its number at its table, from 1.
    pub no: u16,
    /// The game played.
    pub game: String,
    /// The name of the rules it was played by.
    pub rules: Text,
    /// How they differ from the usual rules: only in lists, and not for matches uploaded as files.
    pub differs: Option<RulesDifference>,
    /// The names of the players at its end, by seat; empty for players who are not named.
    pub names: Vec<String>,
    /// Total points, by seat.
    pub points: Vec<i32>,
    /// The seats that won.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub winners: Vec<Seat>,
    /// Rows of its score sheet.
    pub rows: u16,
    /// Whether it ended because all others had left.
    pub ended_early: bool,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    /// How many steps it has.
    pub steps: u32,
    /// The reader's seat at its end.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub you: Option<Seat>,
}

/// Answer to `GET /api/matches`: the reader's own matches, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchList {
    /// One page of them.
    pub matches: Vec<MatchCard>,
    /// What to pass as `after` to get earlier ones; none: there are none.
    pub next: Option<String>,
}

/// A finished match, ready to watch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Film {
    /// A summary of the match.
    pub card: MatchCard,
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub begun: i64,
    /// The rules it was played by.
    pub rules: RulesInfo,
    /// The options chosen in them.
    pub chosen: ChosenRules,
    /// How many seats there were.
    pub seats: u8,
    /// The whole score sheet.
    pub sheet: Vec<SheetRow>,
    /// The deals, or the rounds where a match is one deal.
    pub deals: Vec<FilmDeal>,
    /// All steps in order; the first is the beginning.
    pub steps: Vec<FilmStep>,
    /// Whether the reader may create links to it.
    pub can_share: bool,
    /// Why it cannot be saved as a file; none: it can.
    pub cannot_save: Option<CannotSave>,
}

/// Why a film cannot be saved as a file: the code with which that request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum CannotSave {
    /// Others may still be playing the same deal of the day.
    DailyNotOver,
}

/// A deal or round of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FilmDeal {
    /// Its number on the score sheet.
    pub deal: u16,
    /// The first step in it.
    pub step: u32,
}

/// A step of a film: one thing that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FilmStep {
    /// Milliseconds since the match began.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ms: u64,
    /// The seat that did it; none: the table.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// Whether a bot did it.
    pub by_bot: bool,
    /// The number of the deal or round.
    pub deal: u16,
    /// The number of the turn, counted over the match: steps with the same number belong together.
    pub turn: u32,
    /// Marks by which the step can be searched for.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub marks: Vec<Mark>,
}

/// The position after a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FilmPosition {
    /// The number of the step.
    pub step: u32,
    /// What happened in it, as shown to the chosen eyes; with all cards open, as the best-informed
    /// seat saw it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub events: Vec<TableEvent>,
    /// The move, where the step was one: only with all cards open, or for the seat that made it.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub mv: Option<AnyMove>,
    /// The table as it was shown to that seat then; with all cards open, as to a spectator.
    /// Connections, clocks and votes are not part of it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub now: TableNow,
    /// Rows on the score sheet by then.
    pub rows: u16,
    /// Where every card lay; only with all cards open.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub open: Option<AnyOpen>,
}

/// Answer to `GET /api/matches/{id}/positions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FilmPositions {
    /// The positions requested, as far as they exist.
    pub positions: Vec<FilmPosition>,
}

/// Body of `POST /api/matches/{id}/links`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMatchLink {
    /// Whether people who follow the link are told the names of the players.
    pub names: bool,
}

/// A link that lets others watch a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchLink {
    /// The id by which it can be revoked.
    pub id: String,
    /// Whether people who follow the link are told the names of the players.
    pub names: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// The secret part of its address; only in the answer that creates it.
    pub key: Option<String>,
}

/// Answer to `GET /api/matches/{id}/links`: the reader's own links.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchLinks {
    /// The links that have not been revoked, the latest first.
    pub links: Vec<MatchLink>,
}
