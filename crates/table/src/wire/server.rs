//! What a table sends to one client.

use serde::{Deserialize, Serialize};
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{mau, maxonaut};

use super::rules::{ChosenRules, RulesInfo};
use super::talk::Phrase;

/// A move of any game of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum GameMove {
    /// The Mau-Mau family.
    Mau(mau::moves::Move),
    /// Maxonaut.
    Maxonaut(maxonaut::Move),
}

/// A game of the house as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum GameView {
    /// The Mau-Mau family.
    Mau(Box<mau::view::View>),
    /// Maxonaut.
    Maxonaut(Box<maxonaut::View>),
}

/// What happened in a game, as one viewer learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum GameEvent {
    /// The Mau-Mau family.
    Mau(mau::SeenEvent),
    /// Maxonaut.
    Maxonaut(maxonaut::SeenEvent),
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// The name shown.
        name: String,
        /// Whether a line to the person is open.
        connected: bool,
        /// Whether a bot plays on while the person is away.
        played_by_bot: bool,
        /// Whether this person is the host.
        host: bool,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether this seat has asked for the next deal.
    pub ready: bool,
}

/// How far the evening is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum TableState {
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
pub struct SheetRow {
    /// Number of the line, from 1.
    pub deal: u16,
    /// Who dealt, or began where nobody deals.
    pub dealer: Seat,
    /// Where everybody deals in turn: how often that has gone round, from 1.
    pub round: u16,
    /// Whether the deal was played sharp: the dealer against all others (VER-21).
    pub sharp: bool,
    /// Points noted in this line, by seat.
    pub points: Vec<i32>,
}

/// A seat that is asked for something outside the course of turns, and how long the others wait
/// for it: then the table answers for it. Times are lengths, so that no clocks are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Clock {
    /// Who is asked.
    pub seat: Seat,
    /// Milliseconds left.
    pub left_ms: u32,
    /// Milliseconds there were.
    pub total_ms: u32,
}

/// What the client itself is at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct You {
    /// The own seat; none for a spectator.
    pub seat: Option<Seat>,
    /// Whether this is the host.
    pub host: bool,
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
    /// How far the evening is.
    pub state: TableState,
    /// What the client is here.
    pub you: You,
    /// All seats in order.
    pub seats: Vec<SeatView>,
    /// People watching.
    pub spectators: u16,
    /// The score sheet so far.
    pub sheet: Vec<SheetRow>,
    /// The game, once it has begun.
    pub game: Option<GameView>,
    /// The clock that runs for an answer, while one does.
    pub clock: Option<Clock>,
}

/// What happened, as this client learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableEvent {
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// Somebody left a seat.
    Stood {
        /// Which.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// A bot plays the seat on.
    BotTookOver {
        /// Which.
        seat: Seat,
    },
    /// The person is back on the seat.
    Returned {
        /// Which.
        seat: Seat,
    },
    /// The match began.
    Started,
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// Something happened in the game.
    Game {
        /// What.
        event: GameEvent,
    },
}

/// One frame to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message on every line: where the table stands now.
    Welcome {
        /// The table's sequence number.
        seq: u64,
        /// The highest command number of this player that the table has taken; count on from it.
        last_no: u64,
        /// The table.
        view: Box<TableView>,
        /// What happened since the sequence number the client asked for, oldest first; empty
        /// when it asked for none or the gap is too long.
        missed: Vec<TableEvent>,
    },
    /// Something happened.
    Update {
        /// The table's sequence number after it.
        seq: u64,
        /// What happened, oldest first.
        events: Vec<TableEvent>,
        /// The table now.
        view: Box<TableView>,
    },
    /// A command was taken and is stored.
    Done {
        /// The client's number of the command.
        no: u64,
        /// The table's sequence number after it.
        seq: u64,
    },
    /// A command was refused; nothing has changed.
    Refused {
        /// The client's number of the command; none for a frame that could not be read.
        no: Option<u64>,
        /// The stable code.
        code: String,
        /// What it means, in English, for people who read logs.
        detail: String,
    },
    /// Answer to `ping`.
    Pong,
    /// The line is about to be closed.
    Closing {
        /// The stable code.
        code: String,
    },
}
