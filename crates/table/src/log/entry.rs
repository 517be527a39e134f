//! Entries of a table's log: what has happened, from which everything else follows.

use serde::{Deserialize, Serialize};
use stammtisch_engine::seat::Seat;

use crate::fair::{Hex32, Secret};
use crate::id::PlayerId;
use crate::wire::{AnyMove, AwayView, ChosenRules, Phrase, Reaction, TableSettings};

/// The format in which this version writes headers and entries. A changed format gets a new number,
/// and the old one stays readable.
pub const FORMAT: u16 = 10;

/// The oldest format that can still be read. Before 2, entries had no digest of their command;
/// before 3, rules had fewer fields and moves said less; before 4, there was no talk, and rules
/// that named no game were for Mau-Mau; before 5, tables had no settings, there were no votes, no
/// handing over of seats and no credits, and time used was not noted; before 6, rules and seats
/// never changed; before 7, every table was found by its code; before 8, the seed of a match was in
/// the entry that began it, and every match could be watched afterwards; before 9, moves were
/// stored unsealed; before 10, reactions that came too late were not recorded.
pub(crate) const OLDEST_FORMAT: u16 = 1;

/// Why a bot plays the seat of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// The person left: only the command `return` ends it.
    Left,
    /// The connection has been down for too long: reconnecting ends it.
    Absent,
    /// The person is connected but has not moved: only the command `return` ends it.
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

/// Something that has happened at a table and cannot be undone.
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
    /// A person gave up a seat.
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
        /// Its name at this table.
        name: String,
    },
    /// A bot was removed from its seat.
    BotRemoved {
        /// The seat that is free again.
        seat: Seat,
    },
    /// The table has another host, or none.
    HostChanged {
        /// The new host; none: there is no host.
        player: Option<PlayerId>,
    },
    /// The house committed to its share of the next match's randomness. Values promised under an
    /// earlier commitment are void.
    SeedFixed {
        /// The public commitment: the hash of the share.
        commitment: Hex32,
        /// The share, sealed where it is stored.
        seed: Secret,
        /// The name of the formulas that make the seed of the match from share and values.
        mix: String,
    },
    /// A seat promised a value for the next match.
    ValuePromised {
        /// The seat that promised.
        seat: Seat,
        /// The hash of the value.
        promise: Hex32,
    },
    /// The match is about to begin: seats that have promised a value are to reveal it.
    OpeningsAsked {
        /// Who deals first, or begins where nobody deals; none: nobody was named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<Seat>,
    },
    /// A seat revealed the value that it had promised.
    ValueOpened {
        /// The seat that revealed its value.
        seat: Seat,
        /// The value.
        value: Hex32,
    },
    /// The match cannot begin after all. Values already revealed stay revealed.
    OpeningsDropped,
    /// The house revealed its share of the randomness of a finished match.
    SeedOpened {
        /// The share, never sealed.
        seed: Secret,
    },
    /// A match began.
    Started {
        /// The seed of all shuffles of the match, as 64 hexadecimal digits; none: it follows from
        /// the house's share and the revealed values.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
        /// The engine's name for the procedure that shuffles cards from it.
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
        /// How much of the seat's time reserve it used, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        reserve_ms: u32,
        /// In a race between several seats: the seats that had reacted, the quickest first.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        reactions: Vec<Reaction>,
    },
    /// A call, a catch or an accusation came just after its race had been decided.
    Late {
        /// The seat that was late.
        seat: Seat,
        /// Its reaction time, in milliseconds.
        ms: u32,
    },
    /// A seat made a move, sealed where it is stored until the house reveals its share of the randomness.
    SealedMove {
        /// The sealed record of the move, readable only with the house's share.
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
    /// A bot took over for a person.
    BotTookOver {
        /// The seat that the bot plays.
        seat: Seat,
        /// The kind of bot, by its id.
        bot: String,
        /// Why the person is away.
        why: Away,
        /// How much of the seat's time reserve had been used by then, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        reserve_ms: u32,
    },
    /// A person left, and the cards were laid aside: the seat is out of the match.
    Withdrew {
        /// The seat that is out.
        seat: Seat,
        /// The bot that plays in the next match if the person is not back by then.
        bot: String,
    },
    /// The person plays again.
    Returned {
        /// The seat that its person plays again.
        seat: Seat,
    },
    /// The host changed the settings.
    #[serde(rename = "manner_set")]
    SettingsChanged {
        /// The settings from now on.
        #[serde(rename = "manner")]
        settings: TableSettings,
    },
    /// From now on the table can only be found by a link that contains this key.
    KeySet {
        /// The key.
        key: String,
    },
    /// The person on a seat handed it over, with its hand, to a spectator.
    HandedOver {
        /// The seat handed over.
        seat: Seat,
        /// The person who sits there now.
        player: PlayerId,
    },
    /// The rules or the number of seats changed. The last match is over, and players gather again.
    RulesSet {
        /// The ruleset and the options, as people chose them.
        chosen: ChosenRules,
        /// The rules in full.
        rules: String,
        /// The number of seats from now on.
        seats: u8,
        /// The seats that stay, in order: they are renumbered from 0, and new free seats follow.
        /// Nobody sits on a seat that is removed.
        stay: Vec<Seat>,
    },
    /// Somebody was sent away.
    Removed {
        /// The person who was sent away.
        player: PlayerId,
    },
    /// Everybody who was sent away was readmitted.
    Readmitted,
    /// A seat voted that a bot takes over another.
    Voted {
        /// The seat that voted.
        seat: Seat,
        /// The seat that the bot is to take over.
        about: Seat,
    },
    /// In a lesson: the learner has read the text of the guide.
    WentOn {
        /// The learner's seat.
        seat: Seat,
    },
    /// All others had left, so the match was over (LIV-19).
    Conceded {
        /// The seat that won.
        winner: Seat,
    },
    /// The pot was paid out (LIV-18).
    Settled {
        /// The seats that shared it.
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
    /// Written in a format that this version does not know.
    #[error(
        "this table was written in format {0}; this version of Stammtisch reads up to format {FORMAT}"
    )]
    Format(u16),
    /// Damaged.
    #[error("this table's log cannot be read: {0}")]
    Unreadable(String),
}
