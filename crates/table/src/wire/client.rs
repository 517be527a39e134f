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
    /// Do something. A command sent again with the same number after a lost connection counts once.
    Command {
        /// The client's own number of this command, rising from 1 for each player and table.
        no: u64,
        /// The table's sequence number that the client had seen.
        base: u64,
        /// The command.
        command: Command,
    },
    /// Ask why this player's seat may not make a move now; answered by `reason`. Nothing is played.
    Why {
        /// The client's own number of the question, repeated in the answer.
        id: u64,
        /// The move.
        #[serde(rename = "move")]
        mv: AnyMove,
    },
    /// Ask what a card does, and what can be done with it now; answered by `explained`. Nothing is played.
    Explain {
        /// The client's own number of the question, repeated in the answer.
        id: u64,
        /// The card, as the game writes it.
        card: String,
    },
    /// Keep the connection open; answered by `pong`.
    Ping,
}

/// What a person at the table can ask the table to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take a given free seat, or the first free one; between deals also a bot's seat, and at any
    /// time one that was offered to this player.
    Sit {
        /// Which seat; none: the first free one.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
    },
    /// Give up one's seat before the start.
    Stand,
    /// Host: put a bot on a free seat.
    AddBot {
        /// The seat for the bot.
        seat: Seat,
        /// The kind of bot, such as `regel`.
        bot: String,
    },
    /// Host: remove a bot from its seat before the start.
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
    /// Play another match by the same rules after one has ended.
    Rematch,
    /// Leave the table. During a match a bot takes over the seat, or its cards are laid aside.
    Leave,
    /// Come back to one's own seat from the bot that plays it.
    Return,
    /// Say something that everybody at the table hears.
    Say {
        /// The phrase to say.
        phrase: Phrase,
    },
    /// Write something for everybody at the table to read, where the host allows it.
    Write {
        /// The text: 1 to 200 characters.
        text: String,
    },
    /// Host: change the settings of the table.
    #[serde(rename = "set_manner")]
    ChangeSettings {
        /// The settings from now on.
        #[serde(rename = "manner")]
        settings: TableSettings,
    },
    /// Host: take a person off a seat before a match.
    Unseat {
        /// The seat to be given up.
        seat: Seat,
    },
    /// Host: send a seated person away. During a match that counts as leaving it.
    SendAway {
        /// The seat of the person to be sent away.
        seat: Seat,
    },
    /// Ask for a seat while watching, or stop asking: the next seat available between deals or
    /// before a match is taken at once.
    AskForSeat {
        /// Whether a seat is wanted.
        wanted: bool,
    },
    /// Vote that a bot takes over a seat that keeps everybody waiting.
    Vote {
        /// The seat that the bot is to take over.
        about: Seat,
    },
    /// Offer one's own seat, with its hand, to a spectator; or withdraw the offer.
    Offer {
        /// The spectator, by `id` in `watchers`; none: the offer is withdrawn.
        watcher: Option<u32>,
    },
    /// Host: hide the name of a spectator from the others, or show it again.
    HideWatcher {
        /// The number of the spectator.
        watcher: u32,
        /// Whether it is to be hidden.
        hidden: bool,
    },
    /// Host: send a spectator away.
    RemoveWatcher {
        /// The number of the spectator.
        watcher: u32,
    },
    /// Promise a value for the shuffle of the next match, once the house has committed to its share.
    PromiseValue {
        /// SHA-256 of `stammtisch/shuffle/1/value`, a zero byte, the house's commitment, the seat
        /// as one byte and the 32 bytes of the value: 64 hexadecimal digits.
        promise: String,
    },
    /// Reveal the promised value when the match is about to begin.
    OpenValue {
        /// The value: 64 hexadecimal digits.
        value: String,
    },
    /// Host: readmit everybody who was sent away.
    Readmit,
    /// In a lesson: the text of the guide has been read.
    GoOn,
}
