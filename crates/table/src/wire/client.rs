//! Messages and commands that a client sends (`ClientMessage`, `Command`).

use serde::{Deserialize, Serialize};
use stammtisch_engine::any::AnyMove;
use stammtisch_engine::seat::Seat;

use super::settings::TableSettings;
use super::talk::Phrase;

/// One frame from a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Do something. Sent again with the same number after a dropped line, it counts once.
    Command {
        /// The client's own number of this command, rising from 1 for each player and table.
        no: u64,
        /// The sequence number of the table that the client had seen.
        base: u64,
        /// What to do.
        command: Command,
    },
    /// Ask why one's own seat may not make a move now; answered by `reason`. Nothing is played.
    Why {
        /// The client's own number of the question, given back with the answer.
        id: u64,
        /// The move.
        #[serde(rename = "move")]
        mv: AnyMove,
    },
    /// Ask what a card does, and what can be done with it now; answered by `explained`. Nothing is
    /// played.
    Explain {
        /// The client's own number of the question, given back with the answer.
        id: u64,
        /// The card, as the game writes it.
        card: String,
    },
    /// Keeps the line open; answered by `pong`.
    Ping,
}

/// What a person at the table can ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take a free seat, or the first free one; between deals also a bot's, and at any time one
    /// that is offered.
    Sit {
        /// Which; none: the first free seat.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
    },
    /// Give the seat up before the start.
    Stand,
    /// Host: put a bot on a free seat.
    AddBot {
        /// The seat for the bot.
        seat: Seat,
        /// Which bot, such as `regel`.
        bot: String,
    },
    /// Host: take a bot off its seat before the start.
    RemoveBot {
        /// The seat of the bot.
        seat: Seat,
    },
    /// Host: put bots on all free seats.
    FillBots {
        /// The kind of bot, by its id.
        bot: String,
    },
    /// Host: begin the match.
    Start {
        /// Who deals first, or begins where nobody deals; none: drawn by lot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        first: Option<Seat>,
    },
    /// Make a move in the game.
    Move {
        /// The move.
        #[serde(rename = "move")]
        mv: AnyMove,
    },
    /// Deal again after a deal has ended.
    NextDeal,
    /// Play the same match again after it has ended.
    Rematch,
    /// Leave the table. During a match a bot plays the seat on.
    Leave,
    /// Come back to one's own seat that a bot plays on.
    Return,
    /// Say something that everybody at the table hears.
    Say {
        /// The phrase to say.
        phrase: Phrase,
    },
    /// Write something that everybody at the table reads, where the host allows it.
    Write {
        /// What: 1 to 200 characters.
        text: String,
    },
    /// Host: keep the table differently.
    #[serde(rename = "set_manner")]
    ChangeSettings {
        /// The settings from now on.
        #[serde(rename = "manner")]
        settings: TableSettings,
    },
    /// Host: ask somebody to give a seat up before a match.
    Unseat {
        /// The seat to be given up.
        seat: Seat,
    },
    /// Host: send somebody away who sits here. In a match a bot plays on, as for who leaves.
    SendAway {
        /// The seat of the person to be sent away.
        seat: Seat,
    },
    /// Ask for a seat while watching: the next one that is to be had between deals or before a match
    /// is taken at once; or ask no more.
    AskForSeat {
        /// Whether one is wanted.
        wanted: bool,
    },
    /// Vote that a bot plays on for a seat that keeps everybody waiting.
    Vote {
        /// The seat that a bot is to play on for.
        about: Seat,
    },
    /// Offer one's own seat, with its hand, to somebody who watches; or take the offer back.
    Offer {
        /// To whom, by the number among those who watch; none: to nobody any more.
        watcher: Option<u32>,
    },
    /// Host: show the name of somebody who watches to nobody else, or to everybody again.
    HideWatcher {
        /// The number of the person among those who watch.
        watcher: u32,
        /// Whether it is to be hidden.
        hidden: bool,
    },
    /// Host: send somebody away who watches.
    RemoveWatcher {
        /// The number of the person among those who watch.
        watcher: u32,
    },
    /// Promise a value for the chance of the next match, once the house has fixed its part.
    PromiseValue {
        /// SHA-256 of `stammtisch/shuffle/1/value`, a zero byte, the commitment of the house, the
        /// seat as one byte and the value of 32 bytes: 64 hexadecimal digits.
        promise: String,
    },
    /// Open the value that was promised, when the match is to begin.
    OpenValue {
        /// The value: 64 hexadecimal digits.
        value: String,
    },
    /// Host: let everybody in again who was sent away.
    Readmit,
    /// In a lesson: what the guide says is read.
    GoOn,
}
