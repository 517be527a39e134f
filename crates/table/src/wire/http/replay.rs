//! Bodies about films: finished matches, to be watched.

use serde::{Deserialize, Serialize};
use stammtisch_engine::any::AnyOpen;
use stammtisch_engine::film::Mark;
use stammtisch_engine::seat::Seat;

use crate::wire::AnyMove;
use crate::wire::rules::{ChosenRules, RulesDifference, RulesInfo};
use crate::wire::server::TableEvent;
use crate::wire::table::{SheetRow, TableNow};
use crate::wire::text::Text;

/// A match that is over, in a few words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchCard {
    /// By which it is asked for.
    pub id: String,
    /// Its number at its table, from 1.
    pub no: u16,
    /// Which game it was.
    pub game: String,
    /// How people call the rules it was played by.
    pub rules: Text,
    /// What about them was not as usual: told in lists, and not of matches brought as files.
    pub differs: Option<RulesDifference>,
    /// Who sat where at its end, by seat; empty for those who are not named.
    pub names: Vec<String>,
    /// Points noted in all, by seat.
    pub points: Vec<i32>,
    /// Who won it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub winners: Vec<Seat>,
    /// Lines on its score sheet.
    pub rows: u16,
    /// Whether it ended because all others had left.
    pub ended_early: bool,
    /// When it was over, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    /// How many steps it has.
    pub steps: u32,
    /// Where the reader sat at its end.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub you: Option<Seat>,
}

/// Answer to `GET /api/matches`: the reader's own matches, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchList {
    /// Some of them.
    pub matches: Vec<MatchCard>,
    /// What to give as `after` for those before them; none: there are no more.
    pub next: Option<String>,
}

/// A match that is over, as it can be watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Film {
    /// The match in a few words.
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
    /// Everything that was done, in order; the first is the beginning.
    pub steps: Vec<FilmStep>,
    /// Whether the reader may make links to it.
    pub can_share: bool,
    /// Why it cannot be had as a file; none: it can.
    pub cannot_save: Option<CannotSave>,
}

/// Why a film cannot be had as a file, by the code with which the file is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum CannotSave {
    /// Others still have to play the same cards.
    DailyNotOver,
}

/// A deal or round of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FilmDeal {
    /// Its number, as on the score sheet.
    pub deal: u16,
    /// The first step that was made in it.
    pub step: u32,
}

/// One thing that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FilmStep {
    /// Milliseconds since the match began.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ms: u64,
    /// Who did it; none: the table.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// Whether a bot did.
    pub by_bot: bool,
    /// In which deal or round.
    pub deal: u16,
    /// Number of the turn, counted over the match: steps of the same number belong together.
    pub turn: u32,
    /// What makes it worth looking for.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub marks: Vec<Mark>,
}

/// How things stood after a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FilmPosition {
    /// After which.
    pub step: u32,
    /// What happened in it, through these eyes; with all cards open as the best-informed seat saw it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub events: Vec<TableEvent>,
    /// The move that was made, where it was one: with all cards open, and in the eyes of its seat.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub mv: Option<AnyMove>,
    /// The table as it was shown to that seat then; with all cards open, as to a spectator. Nobody's
    /// line, clock or vote is in it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub now: TableNow,
    /// Lines on the score sheet by then.
    pub rows: u16,
    /// Where every card lay, with all cards open.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub open: Option<AnyOpen>,
}

/// Answer to `GET /api/matches/{id}/positions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FilmPositions {
    /// Those asked for, as far as there are any.
    pub positions: Vec<FilmPosition>,
}

/// Body of `POST /api/matches/{id}/links`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMatchLink {
    /// Whether those who follow it are told the names of the players.
    pub names: bool,
}

/// A link by which others may watch a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchLink {
    /// By which it is taken back.
    pub id: String,
    /// Whether those who follow it are told the names of the players.
    pub names: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// What stands in its address: said once, when it is made.
    pub key: Option<String>,
}

/// Answer to `GET /api/matches/{id}/links`: the reader's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchLinks {
    /// Those that have not been taken back, the latest first.
    pub links: Vec<MatchLink>,
}
