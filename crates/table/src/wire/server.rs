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

/// How quick somebody was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Reaction {
    /// The seat that reacted.
    pub seat: Seat,
    /// From when it could be known to when it was given, in milliseconds; the way to the server and
    /// back is not in it.
    pub ms: u32,
}

/// What happened, as this client learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableEvent {
    /// Somebody took a seat.
    Sat {
        /// The seat taken.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// Somebody left a seat.
    Stood {
        /// The seat left.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// A bot plays the seat on.
    BotTookOver {
        /// The seat that the bot plays.
        seat: Seat,
    },
    /// The person is back on the seat.
    Returned {
        /// The seat that its person plays again.
        seat: Seat,
    },
    /// The person on a seat handed it over to somebody else.
    HandedOver {
        /// The seat handed over.
        seat: Seat,
        /// The name of who sits there now.
        name: String,
    },
    /// Somebody who left has had the cards laid aside: the seat is out of the match.
    Withdrew {
        /// The seat that is out.
        seat: Seat,
    },
    /// The reaction times in a race: with a call left out, a catch, an accusation, a card laid out of
    /// turn. It follows what was done; and once more for anybody who reacts within a second after that.
    Reacted {
        /// The quickest first, all of them.
        times: Vec<Reaction>,
    },
    /// Somebody wants a bot to play on for a seat.
    Voted {
        /// The seat that voted.
        seat: Seat,
        /// The seat that a bot is to play on for.
        about: Seat,
    },
    /// The host has changed how the table is kept.
    #[serde(rename = "manner_set")]
    SettingsChanged {
        /// How it is kept from now on.
        #[serde(rename = "manner")]
        settings: TableSettings,
        /// How it was kept before.
        before: TableSettings,
    },
    /// The host has changed the rules or the number of seats. What was played is over, and people
    /// gather anew.
    RulesSet {
        /// What is different.
        change: RulesChange,
    },
    /// Somebody else is the host now.
    HostChanged {
        /// The name; none: nobody is.
        name: Option<String>,
    },
    /// The host has sent somebody away who sat here.
    SentAway {
        /// The seat that the person had.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// All others have left: the last one has won the match.
    Conceded {
        /// Who has won.
        winner: Seat,
    },
    /// The pot was paid out.
    Settled {
        /// Who shared it; nobody if all have left.
        winners: Vec<Seat>,
        /// What each of them got, in hundredths of a credit.
        amounts: Vec<u32>,
        /// What the house keeps, in hundredths of a credit.
        house: u32,
    },
    /// The match began.
    Started,
    /// Somebody said something.
    Said {
        /// The seat that spoke.
        seat: Seat,
        /// The phrase said.
        phrase: Phrase,
    },
    /// Something happened in the game.
    Game {
        /// What happened, as this client learns it.
        event: AnySeen,
        /// Whether the cards that it speaks of show their backs.
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
        /// What was written at the table lately, oldest first.
        chat: Vec<ChatLine>,
    },
    /// Something happened.
    Update {
        /// The table's sequence number after it.
        seq: u64,
        /// What happened, oldest first.
        events: Vec<TableEvent>,
        /// The table now: what has changed in its view since the last message on this line.
        now: Box<TableChange>,
        /// The score sheet, if it has changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        sheet: Option<Vec<SheetRow>>,
        /// The matches played at this table, if they have changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        evening: Option<Vec<MatchResult>>,
        /// The rules in force, if they have changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        rules: Option<Box<RulesNow>>,
    },
    /// Somebody has written something. It is kept nowhere but in the memory of those who are here.
    Wrote {
        /// The line written.
        line: ChatLine,
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
        /// The same for players: why the move is refused, with what matters at this moment.
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
        /// Why not, in one sentence, or why it would be cheating; none if the move can simply be made.
        text: Option<Text>,
    },
    /// Answer to `explain`.
    Explained {
        /// The client's number of the question.
        id: u64,
        /// What is to be said; none if no game has begun, or the deck has no such card.
        about: Option<CardAbout>,
    },
    /// Answer to `ping`.
    Pong,
    /// The line is about to be closed.
    Closing {
        /// The stable code.
        code: String,
    },
}
