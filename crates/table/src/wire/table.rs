//! A table as one client knows it (`TableView`): seats, settings, the game.

use serde::Serialize;
use stammtisch_engine::any::AnyView;
use stammtisch_engine::seat::Seat;

use super::daily::DailyView;
use super::lesson::LessonView;
use super::rules::{ChosenRules, RulesInfo};
use super::settings::TableSettings;
use super::shuffle::{ShuffleShown, ShuffleView};
use super::text::Text;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// A number that means this person at this table, on whatever seat and under whatever name.
        person: u32,
        /// The name shown.
        name: String,
        /// Whether a line to the person is open.
        connected: bool,
        /// Whether a bot plays on while the person is away.
        played_by_bot: bool,
        /// Whether this person is the host.
        host: bool,
        /// Milliseconds until a bot plays on, while the line is down and the others wait.
        bot_in_ms: Option<u32>,
        /// Why a bot plays on, while one does.
        away: Option<AwayView>,
    },
    /// A bot.
    Bot {
        /// The name shown.
        name: String,
        /// Which bot, such as `regel`.
        bot: String,
    },
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// The number of the seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether this seat has asked for the next deal.
    pub ready: bool,
    /// Whether the others may vote now that a bot plays on for this seat.
    pub can_be_voted: bool,
}

/// Why a bot plays on for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AwayView {
    /// The line has been down for too long: a new line ends it.
    Absent,
    /// The person has left: only asking to return ends it.
    Left,
    /// The person is here and has not moved: only asking to return ends it.
    Idle,
}

/// How far the evening is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "TableState"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = TableState))]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// Players gather.
    Lobby,
    /// A deal is being played.
    Playing,
    /// A deal has ended, another follows.
    BetweenDeals,
    /// The match has ended.
    Finished,
}

/// One line of the score sheet: of a deal, or of a round where a match is one deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetRow {
    /// Number of the line, from 1.
    pub deal: u16,
    /// Who dealt, or began where nobody deals.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub dealer: Seat,
    /// Where everybody deals in turn: how often that has gone round, from 1.
    pub round: u16,
    /// Whether the deal was played sharp: the dealer against all others (VER-21).
    pub sharp: bool,
    /// Points noted in this line, by seat.
    pub points: Vec<i32>,
}

/// The seat that is waited for, while a clock runs for it. Times are lengths, so that no clocks are
/// compared. First the time of this decision runs, then the seat's reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Clock {
    /// Who is waited for.
    pub seat: Seat,
    /// Milliseconds left for this decision.
    pub left_ms: u32,
    /// Milliseconds there were for it.
    pub total_ms: u32,
    /// Milliseconds of the seat's reserve left; 0 where there is none.
    pub reserve_ms: u32,
    /// Milliseconds of reserve there were for the match.
    pub reserve_total_ms: u32,
}

/// What the client itself is at this table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct You {
    /// The own seat; none for who watches, and for a big screen.
    pub seat: Option<Seat>,
    /// Whether this is the host.
    pub host: bool,
    /// The own number among those who watch.
    pub watcher: Option<u32>,
    /// The seat that its person would hand over to this client.
    pub offered: Option<Seat>,
    /// Whether this is the host and somebody was sent away, who could be let in again.
    pub can_readmit: bool,
    /// Where the table is found by its link only: what stands in that link in place of the code, for
    /// the host and those who sit here.
    pub link: Option<String>,
}

/// Somebody who watches.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct WatcherView {
    /// A number that means this person at this table; on a seat it is `person`.
    pub id: u32,
    /// The name shown; empty if it is hidden from this client.
    pub name: String,
    /// Whether the host has hidden the name.
    pub hidden: bool,
    /// The seat that its person would hand over to this one.
    pub offered: Option<Seat>,
    /// Whether this person has asked for a seat, and gets the next one to be had.
    pub asks: bool,
}

/// A vote whether a bot is to play on for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct VoteView {
    /// The seat that a bot is to play on for.
    pub about: Seat,
    /// Who is for it.
    pub yes: Vec<Seat>,
    /// How many it takes.
    pub needed: u8,
    /// Whether this client may still vote for it.
    pub can_vote: bool,
}

/// What a match is played for, in hundredths of a credit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct PotView {
    /// What each seat has paid.
    pub stake: u32,
    /// What is in the pot; nothing once it is paid out.
    pub pot: u32,
    /// What was paid out of it, once that is done.
    pub paid: Vec<(Seat, u32)>,
}

/// A match that was played at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MatchResult {
    /// Number of the match, from 1.
    pub no: u16,
    /// Which game it was.
    pub game: String,
    /// How people call the rules it was played by.
    pub rules: Text,
    /// Who sat where at its end, by seat.
    pub names: Vec<String>,
    /// Points noted in all, by seat.
    pub points: Vec<i32>,
    /// Who won it.
    pub winners: Vec<Seat>,
    /// Lines on its score sheet.
    pub rows: u16,
    /// Whether it ended because all others had left.
    pub ended_early: bool,
    /// Its name at `/api/matches/`, for those who sat in it; none where nobody can watch it again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub replay: Option<String>,
    /// What its chance came of, where the house has shown it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shuffle: Option<ShuffleShown>,
}

/// A table as one client knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TableView {
    /// The six-character code.
    pub code: String,
    /// The rules in force: names, options, calls.
    pub rules: RulesInfo,
    /// The options chosen.
    pub chosen: ChosenRules,
    /// The score sheet so far.
    pub sheet: Vec<SheetRow>,
    /// The matches that were played here, oldest first.
    pub evening: Vec<MatchResult>,
    /// The deal of a day that is played here; left out where none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub daily: Option<DailyView>,
    /// Everything else.
    #[serde(flatten)]
    pub now: TableNow,
}

/// The rules that a table plays by now: the host may change them between matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct RulesNow {
    /// The rules in force: names, options, calls.
    pub rules: RulesInfo,
    /// The options chosen.
    pub chosen: ChosenRules,
}

/// The part of a table's view that changes from move to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TableNow {
    /// How far the evening is.
    pub state: TablePhase,
    /// What the client is here.
    pub you: You,
    /// How the table is kept.
    #[serde(rename = "manner")]
    pub settings: TableSettings,
    /// All seats in order.
    pub seats: Vec<SeatView>,
    /// People watching.
    pub spectators: u16,
    /// Who they are, the first of them.
    pub watchers: Vec<WatcherView>,
    /// The game, once it has begun.
    pub game: Option<AnyView>,
    /// The clock, while one runs.
    pub clock: Option<Clock>,
    /// The vote that goes on.
    pub vote: Option<VoteView>,
    /// What the match is played for, where it is played for something.
    pub pot: Option<PotView>,
    /// The lesson, where somebody learns a game.
    pub lesson: Option<LessonView>,
    /// What the chance of the match is bound by: of the one that is played, else of the next.
    pub shuffle: Option<ShuffleView>,
}

/// What has changed of a table since the last message on the same line. What is not named is as it
/// was; what is `null` is no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TableChange {
    /// How far the evening is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub state: Option<TablePhase>,
    /// What the client is here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub you: Option<You>,
    /// How the table is kept.
    #[serde(rename = "manner", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub settings: Option<TableSettings>,
    /// All seats in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seats: Option<Vec<SeatView>>,
    /// People watching.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spectators: Option<u16>,
    /// Who they are, the first of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub watchers: Option<Vec<WatcherView>>,
    /// The game, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub game: Option<Option<AnyView>>,
    /// The clock, while one runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<Option<Clock>>,
    /// The vote that goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vote: Option<Option<VoteView>>,
    /// What the match is played for, where it is played for something.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pot: Option<Option<PotView>>,
    /// The lesson, where somebody learns a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lesson: Option<Option<LessonView>>,
    /// What the chance of the match is bound by.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shuffle: Option<Option<ShuffleView>>,
}
