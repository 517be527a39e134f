//! The view that one client has of a table (`TableView`): seats, settings, the game.

use serde::Serialize;
use stammtisch_engine::any::AnyView;
use stammtisch_engine::seat::Seat;

use super::daily::DailyView;
use super::lesson::LessonView;
use super::rules::{ChosenRules, RulesInfo};
use super::settings::TableSettings;
use super::shuffle::{ShuffleShown, ShuffleView};
use super::text::Text;

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// A number for this person at this table, the same on any seat and under any name.
        person: u32,
        /// The name shown.
        name: String,
        /// Whether the person has an open connection.
        connected: bool,
        /// Whether a bot plays for the person.
        played_by_bot: bool,
        /// Whether this person is the host.
        host: bool,
        /// Milliseconds until a bot takes over, while the connection is down and the others wait.
        bot_in_ms: Option<u32>,
        /// Why a bot plays for the person, while one does.
        away: Option<AwayView>,
    },
    /// A bot.
    Bot {
        /// The name shown.
        name: String,
        /// The kind of bot, such as `regel`.
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
    /// Who has the seat.
    pub occupant: Occupant,
    /// Whether this seat has asked for the next deal.
    pub ready: bool,
    /// Whether the others may vote now that a bot takes over this seat.
    pub can_be_voted: bool,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AwayView {
    /// The connection has been down for too long: reconnecting ends it.
    Absent,
    /// The person has left: only the command `return` ends it.
    Left,
    /// The person is connected but has not moved: only the command `return` ends it.
    Idle,
}

/// The phase of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "TableState"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = TableState))]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// Players gather.
    Lobby,
    /// A deal is being played.
    Playing,
    /// A deal has ended; another follows.
    BetweenDeals,
    /// The match has ended.
    Finished,
}

/// A row of the score sheet: for a deal, or for a round where a match is one deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetRow {
    /// Number of the row, from 1.
    pub deal: u16,
    /// The seat that dealt, or began where nobody deals.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub dealer: Seat,
    /// The round of deals, from 1, where everybody deals in turn.
    pub round: u16,
    /// Whether the deal was played sharp: the dealer against all others (VER-21).
    pub sharp: bool,
    /// Points noted in this row, by seat.
    pub points: Vec<i32>,
}

/// The clock of the seat that the others wait for. Times are durations, so that no clocks are
/// compared. First the time for this decision runs, then the seat's reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Clock {
    /// The seat waited for.
    pub seat: Seat,
    /// Milliseconds left for this decision.
    pub left_ms: u32,
    /// Milliseconds there were for this decision in all.
    pub total_ms: u32,
    /// Milliseconds left of the seat's reserve; 0 where there is none.
    pub reserve_ms: u32,
    /// Milliseconds of reserve per match.
    pub reserve_total_ms: u32,
}

/// The client's own part at this table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct You {
    /// The client's seat; none for a spectator, and for a shared screen.
    pub seat: Option<Seat>,
    /// Whether the client is the host.
    pub host: bool,
    /// The client's own `id` in `watchers`, if it watches.
    pub watcher: Option<u32>,
    /// A seat whose person offers it to this client.
    pub offered: Option<Seat>,
    /// Whether the client is the host and somebody was sent away who could be readmitted.
    pub can_readmit: bool,
    /// Where the table can only be found by its link: what that link holds in place of the code,
    /// for the host and those with a seat.
    pub link: Option<String>,
}

/// A spectator.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct WatcherView {
    /// A number for this person at this table; the same as `person` on a seat.
    pub id: u32,
    /// The name shown; empty if it is hidden from this client.
    pub name: String,
    /// Whether the host has hidden the name.
    pub hidden: bool,
    /// A seat whose person offers it to this spectator.
    pub offered: Option<Seat>,
    /// Whether this spectator has asked for a seat, and gets the next one available.
    pub asks: bool,
}

/// A vote on whether a bot takes over a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct VoteView {
    /// The seat that the bot is to take over.
    pub about: Seat,
    /// The seats that have voted for it.
    pub yes: Vec<Seat>,
    /// How many votes are needed.
    pub needed: u8,
    /// Whether this client may still vote for it.
    pub can_vote: bool,
}

/// The stake of a match and its pot, in hundredths of a credit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct PotView {
    /// What each seat has paid.
    pub stake: u32,
    /// What is in the pot; 0 once it is paid out.
    pub pot: u32,
    /// What was paid to each winner, once the pot is paid out.
    pub paid: Vec<(Seat, u32)>,
}

/// A match that was played at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MatchResult {
    /// Number of the match, from 1.
    pub no: u16,
    /// The game played.
    pub game: String,
    /// The name of the rules it was played by.
    pub rules: Text,
    /// The names of the players at its end, by seat.
    pub names: Vec<String>,
    /// Total points, by seat.
    pub points: Vec<i32>,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// Rows of its score sheet.
    pub rows: u16,
    /// Whether it ended because all others had left.
    pub ended_early: bool,
    /// Its id under `/api/matches/`, for those who sat in it; none where nobody can watch it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub replay: Option<String>,
    /// How its cards were determined, once the house has revealed its share.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shuffle: Option<ShuffleShown>,
}

/// The view that one client has of a table.
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
    /// The matches played here, oldest first.
    pub evening: Vec<MatchResult>,
    /// The deal of the day played here; left out where none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub daily: Option<DailyView>,
    /// The part that changes from move to move.
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
    /// The phase of the table.
    pub state: TablePhase,
    /// The client's own part at this table.
    pub you: You,
    /// The settings of the table.
    #[serde(rename = "manner")]
    pub settings: TableSettings,
    /// All seats in order.
    pub seats: Vec<SeatView>,
    /// The number of spectators.
    pub spectators: u16,
    /// The spectators, at most 40 of them.
    pub watchers: Vec<WatcherView>,
    /// The game, once it has begun.
    pub game: Option<AnyView>,
    /// The clock, while one runs.
    pub clock: Option<Clock>,
    /// The vote in progress.
    pub vote: Option<VoteView>,
    /// The stake and the pot, where the match is played for credits.
    pub pot: Option<PotView>,
    /// The lesson, where a game is learnt here.
    pub lesson: Option<LessonView>,
    /// The commitments behind the shuffle: of the match in progress, otherwise of the next one.
    pub shuffle: Option<ShuffleView>,
}

/// The parts of a table's view that have changed since the last message on the same connection. A
/// field that is absent is unchanged; a field that is `null` is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TableChange {
    /// The phase of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub state: Option<TablePhase>,
    /// The client's own part at this table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub you: Option<You>,
    /// The settings of the table.
    #[serde(rename = "manner", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub settings: Option<TableSettings>,
    /// All seats in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seats: Option<Vec<SeatView>>,
    /// The number of spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spectators: Option<u16>,
    /// The spectators, at most 40 of them.
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
    /// The vote in progress.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vote: Option<Option<VoteView>>,
    /// The stake and the pot, where the match is played for credits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pot: Option<Option<PotView>>,
    /// The lesson, where a game is learnt here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lesson: Option<Option<LessonView>>,
    /// The commitments behind the shuffle: of the match in progress, otherwise of the next one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shuffle: Option<Option<ShuffleView>>,
}
