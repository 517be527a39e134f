//! Entries: what has happened at a table, and everything else follows from.

use serde::{Deserialize, Serialize};
use stammtisch_engine::seat::Seat;

use crate::fair::{Hex32, Secret};
use crate::id::PlayerId;
use crate::wire::{AnyMove, AwayView, ChosenRules, Phrase, Reaction, TableSettings};

/// The form in which this version writes headers and entries. Another form gets another number,
/// and the reader of the old one stays.
pub const FORMAT: u16 = 10;

/// The oldest form that can still be read. Before 2, entries said nothing of what a command was;
/// before 3, rules had fewer fields and moves said less; before 4, nobody talked, and rules that
/// named no game were for Mau-Mau; before 5, a table was kept in one manner only, nobody voted, handed
/// a seat over or played for credits, and time used was not noted; before 6, rules and seats never
/// changed; before 7, every table was found by its code; before 8, the seed of a match stood in the
/// entry that began it, and what was played could always be watched afterwards; before 9, moves lay in
/// the store as they were made; before 10, whoever came too late to be decided on was not told of.
pub(crate) const OLDEST_FORMAT: u16 = 1;

/// Why a bot plays the seat of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// The person left: only asking to return ends it.
    Left,
    /// The line has been down for too long: a new line ends it.
    Absent,
    /// The person is here, but has not moved: only asking to return ends it.
    Idle,
}

impl From<Away> for AwayView {
    fn from(why: Away) -> Self {
        match why {
            Away::Left => Self::Left,
            Away::Absent => Self::Absent,
            Away::Idle => Self::Idle,
        }
    }
}

/// One thing that has happened at a table and cannot be undone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// A person took a seat.
    Sat {
        /// The seat taken.
        seat: Seat,
        /// The person who took it.
        player: PlayerId,
    },
    /// A person gave a seat up.
    Stood {
        /// The seat given up.
        seat: Seat,
    },
    /// A bot was put on a seat.
    BotAdded {
        /// The seat that the bot has.
        seat: Seat,
        /// The kind of bot, by its id.
        bot: String,
        /// How it is called at this table.
        name: String,
    },
    /// A bot was taken off its seat.
    BotRemoved {
        /// The seat that is free again.
        seat: Seat,
    },
    /// Somebody else is the host now, or nobody.
    HostChanged {
        /// The new host; none: there is no host.
        player: Option<PlayerId>,
    },
    /// The house fixed its part of the chance of the next match. What was added to one that was fixed
    /// before is void.
    SeedFixed {
        /// What it is bound by, and everybody knows.
        commitment: Hex32,
        /// Its part, sealed where it is stored.
        seed: Secret,
        /// How seed and values become the seed of the match, by the name of the formulas.
        mix: String,
    },
    /// A seat promised a value for the next match.
    ValuePromised {
        /// The seat that promised.
        seat: Seat,
        /// What it is bound by.
        promise: Hex32,
    },
    /// The match is to begin: those who have promised a value are to open it.
    OpeningsAsked {
        /// Who deals first, or begins where nobody deals; none: nobody was named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<Seat>,
    },
    /// A seat opened the value that it had promised.
    ValueOpened {
        /// The seat that opened its value.
        seat: Seat,
        /// The value.
        value: Hex32,
    },
    /// The match cannot begin after all. What was opened stays so.
    OpeningsDropped,
    /// The house showed its part of the chance of the match that is over.
    SeedOpened {
        /// Its part, which is never sealed.
        seed: Secret,
    },
    /// A match began.
    Started {
        /// From which every shuffle of the match follows, as 64 hexadecimal digits; none: from what
        /// was fixed and opened before it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
        /// How cards are shuffled from it, by the name the engine gives to its procedure.
        shuffle: String,
        /// Who deals first, or begins where nobody deals; none: drawn by lot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dealer: Option<Seat>,
        /// Seats whose players write with the left hand.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left_handed: Vec<Seat>,
    },
    /// A seat made a move.
    Moved {
        /// The seat that moved.
        seat: Seat,
        /// The move.
        #[serde(rename = "move")]
        mv: AnyMove,
        /// Whether a bot made it, on its own seat or on that of a person.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_bot: bool,
        /// How much of the seat's reserve of time went into it, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        reserve_ms: u32,
        /// Where several seats could be quick: who had been, the quickest first.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        reactions: Vec<Reaction>,
    },
    /// A call, a catch or an accusation came when its matter had just been decided.
    Late {
        /// The seat that was late.
        seat: Seat,
        /// How quick it had been, in milliseconds.
        ms: u32,
    },
    /// A seat made a move, which is sealed where it is stored until the house has shown its part of
    /// the chance.
    SealedMove {
        /// The record of the move, as only whoever knows that part can read it.
        sealed: String,
    },
    /// A seat said something.
    Said {
        /// The seat that spoke.
        seat: Seat,
        /// The phrase said.
        phrase: Phrase,
        /// Whether a bot said it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_bot: bool,
    },
    /// A seat wants to go on: with the next deal, or with another match.
    Ready {
        /// The seat that wants to go on.
        seat: Seat,
    },
    /// The next deal was dealt.
    NextDeal,
    /// A bot plays on for a person.
    BotTookOver {
        /// The seat that the bot plays.
        seat: Seat,
        /// The kind of bot, by its id.
        bot: String,
        /// Why the person is away.
        why: Away,
        /// How much of the seat's reserve of time was gone by then, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        reserve_ms: u32,
    },
    /// A person left, and the cards were laid aside: the seat is out of the match.
    Withdrew {
        /// The seat that is out.
        seat: Seat,
        /// The bot that plays in the next match, should the person not be back by then.
        bot: String,
    },
    /// The person plays again.
    Returned {
        /// The seat that its person plays again.
        seat: Seat,
    },
    /// The host set something else.
    #[serde(rename = "manner_set")]
    SettingsChanged {
        /// What is set from now on.
        #[serde(rename = "manner")]
        settings: TableSettings,
    },
    /// From now on the table is found by a link only, which holds this key.
    KeySet {
        /// The key.
        key: String,
    },
    /// The person on a seat gave it, with its hand, to somebody who watched.
    HandedOver {
        /// The seat handed over.
        seat: Seat,
        /// Who sits there now.
        player: PlayerId,
    },
    /// The table plays by other rules from now on, or has more seats or fewer. What was played is
    /// over, and people gather anew.
    RulesSet {
        /// The ruleset and the options, as people chose them.
        chosen: ChosenRules,
        /// The rules in full.
        rules: String,
        /// How many seats there are now.
        seats: u8,
        /// The seats that stay, in order: they are numbered from 0 on, and the free ones that are
        /// new follow them. Nobody sits on one that goes.
        stay: Vec<Seat>,
    },
    /// Somebody was sent away.
    Removed {
        /// The person who was sent away.
        player: PlayerId,
    },
    /// Everybody who was sent away may come again.
    Readmitted,
    /// A seat voted that a bot plays on for another.
    Voted {
        /// The seat that voted.
        seat: Seat,
        /// The seat that a bot is to play on for.
        about: Seat,
    },
    /// In a lesson: somebody has read what the guide says.
    WentOn {
        /// The seat of that person.
        seat: Seat,
    },
    /// All others had left, so the match was over (LIV-19).
    Conceded {
        /// Who has won.
        winner: Seat,
    },
    /// The pot was paid out (LIV-18).
    Settled {
        /// Who shared it.
        winners: Vec<Seat>,
        /// What each of them got, in hundredths of a credit.
        amounts: Vec<u32>,
        /// What went to the house, in hundredths of a credit.
        house: u32,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_zero(millis: &u32) -> bool {
    *millis == 0
}

/// Stored bytes that this version cannot read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// Written in a form this version does not know.
    #[error(
        "this table was written in format {0}; this version of Stammtisch reads up to format {FORMAT}"
    )]
    Format(u16),
    /// Damaged.
    #[error("this table's log cannot be read: {0}")]
    Unreadable(String),
}
