//! Messages that a table sends to a client (`ServerMessage`).

use serde::{Deserialize, Serialize};
use stammtisch_engine::any::AnySeen;
use stammtisch_engine::seat::Seat;

use super::change::RulesChange;
use super::rules::CardAbout;
use super::settings::TableSettings;
use super::table::{MatchResult, RulesNow, SheetRow, TableChange, TableView};
use super::talk::{ChatLine, Phrase};
use super::text::Text;

/// The reaction time of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Reaction {
    /// The seat that reacted.
    pub seat: Seat,
    /// Milliseconds from when the seat could know of the chance until it reacted, without the round
    /// trip to the server.
    pub ms: u32,
}

/// What happened, as this client is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableEvent {
    /// Somebody took a seat.
    Sat {
        /// The seat taken.
        seat: Seat,
        /// The name of the person or bot.
        name: String,
    },
    /// Somebody gave up a seat.
    Stood {
        /// The seat left.
        seat: Seat,
        /// The name of the person or bot.
        name: String,
    },
    /// A bot took over a seat.
    BotTookOver {
        /// The seat that the bot plays.
        seat: Seat,
    },
    /// A person took a seat back from a bot.
    Returned {
        /// The seat that its person plays again.
        seat: Seat,
    },
    /// The person on a seat handed it over to somebody else.
    HandedOver {
        /// The seat handed over.
        seat: Seat,
        /// The name of the person who sits there now.
        name: String,
    },
    /// The cards of somebody who left were laid aside: the seat is out of the match.
    Withdrew {
        /// The seat that is out.
        seat: Seat,
    },
    /// Reaction times in a race for a forgotten call, a catch, an accusation or a card laid out of
    /// turn. It follows the move that decided the race, and again for every seat that reacts within
    /// a second after that.
    Reacted {
        /// All times, the quickest first.
        times: Vec<Reaction>,
    },
    /// A seat voted that a bot takes over another seat.
    Voted {
        /// The seat that voted.
        seat: Seat,
        /// The seat that the bot is to take over.
        about: Seat,
    },
    /// The host has changed the settings of the table.
    #[serde(rename = "manner_set")]
    SettingsChanged {
        /// The settings from now on.
        #[serde(rename = "manner")]
        settings: TableSettings,
        /// The settings before.
        before: TableSettings,
    },
    /// The host has changed the rules or the number of seats. The last match is over, and players
    /// gather again.
    RulesSet {
        /// What has changed.
        change: RulesChange,
    },
    /// The table has another host.
    HostChanged {
        /// The name of the new host; none: there is none.
        name: Option<String>,
    },
    /// The host has sent a seated person away.
    SentAway {
        /// The seat that the person had.
        seat: Seat,
        /// The name of the person.
        name: String,
    },
    /// All others have left: the remaining seat has won the match.
    Conceded {
        /// The seat that won.
        winner: Seat,
    },
    /// The pot was paid out.
    Settled {
        /// The seats that shared it; empty if everybody left.
        winners: Vec<Seat>,
        /// What each of them got, in hundredths of a credit, in the same order.
        amounts: Vec<u32>,
        /// What the house keeps, in hundredths of a credit.
        house: u32,
    },
    /// The match began.
    Started,
    /// A seat said a ready-made phrase.
    Said {
        /// The seat that spoke.
        seat: Seat,
        /// The phrase said.
        phrase: Phrase,
    },
    /// Something happened in the game.
    Game {
        /// The game event, as this client is told.
        event: AnySeen,
        /// Whether the cards it names show their backs.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        turned: bool,
    },
}

/// One frame to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message on every connection: the state of the table.
    Welcome {
        /// The table's sequence number.
        seq: u64,
        /// The highest command number that the table has taken from this player; count on from it.
        last_no: u64,
        /// The table.
        view: Box<TableView>,
        /// What happened after the sequence number the client asked for, oldest first; empty when
        /// it asked for none or the gap is too long.
        missed: Vec<TableEvent>,
        /// The latest chat lines, oldest first.
        chat: Vec<ChatLine>,
    },
    /// Something happened.
    Update {
        /// The table's sequence number after it.
        seq: u64,
        /// What happened, oldest first.
        events: Vec<TableEvent>,
        /// The parts of the table's view that have changed since the last message on this connection.
        now: Box<TableChange>,
        /// The score sheet, if it has changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        sheet: Option<Vec<SheetRow>>,
        /// The matches played at this table, if they or a name in them have changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        evening: Option<Vec<MatchResult>>,
        /// The rules in force, if they have changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        rules: Option<Box<RulesNow>>,
    },
    /// Somebody has written a chat line. Chat is kept in memory only, never in the log.
    Wrote {
        /// The line written.
        line: ChatLine,
    },
    /// A command was accepted and is stored.
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
        /// The same for players: why the move is refused in this position.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        text: Option<Text>,
    },
    /// Answer to `why`.
    Reason {
        /// The client's number of the question.
        id: u64,
        /// The stable code of the refusal; none if the move can be made.
        code: Option<String>,
        /// Why not, in one sentence, or why it would be cheating; none if the move is simply legal.
        text: Option<Text>,
    },
    /// Answer to `explain`.
    Explained {
        /// The client's number of the question.
        id: u64,
        /// What there is to say of it; none if no game has begun, or the deck has no such card.
        about: Option<CardAbout>,
    },
    /// Answer to `ping`.
    Pong,
    /// The connection is about to be closed.
    Closing {
        /// The stable code.
        code: String,
    },
}
