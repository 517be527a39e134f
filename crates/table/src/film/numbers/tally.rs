//! Statistics of one match for one player, as they are stored.

use serde::{Deserialize, Serialize};

use crate::wire::{RulesDifference, Text};

/// A match and one person's part in it, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchOfOne {
    /// The game.
    pub game: String,
    /// A key that is the same for all matches by the same rules, options included.
    pub rules: String,
    /// The name of the rules.
    pub name: Text,
    /// How they differ from the usual rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs: Option<RulesDifference>,
    /// Whether it was a deal of the day.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub daily: bool,
    /// How many seats played.
    pub seats: u8,
    /// How many of them won.
    pub winners: u8,
    /// How many milliseconds it took.
    pub ms: u64,
    /// Whether the person won, having played to the end.
    pub won: bool,
    /// The place reached, from 1: one more than the number of seats that did better.
    pub place: u8,
    /// What the person did.
    pub tally: Tally,
}

/// What a person did in a match. What a bot did on the same seat is not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Moves made.
    pub moves: u32,
    /// Calls that the person forgot, and that were caught or noticed.
    pub calls_forgotten: u32,
    /// Others rightly caught without a call.
    pub catches: u32,
    /// Others caught who had left no call out.
    pub catches_in_vain: u32,
    /// Others rightly accused of cheating.
    pub charges: u32,
    /// Others accused who had not cheated.
    pub charges_in_vain: u32,
    /// The person's irregular acts that nobody noticed when they were made.
    pub cheats: u32,
    /// Those of which the person was rightly accused.
    pub cheats_seen: u32,
    /// Values announced.
    pub announced: u32,
    /// Announcements of more than the cards were worth.
    pub lies: u32,
    /// Lies that were believed.
    pub lies_believed: u32,
    /// Announcements exposed as lies.
    pub lies_found: u32,
    /// Announcements doubted.
    pub doubts: u32,
    /// Doubted announcements that were lies.
    pub doubts_right: u32,
    /// The most cards held at once, in games where the number of cards matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest_hand: Option<u8>,
    /// The largest number of points by which the leader was ahead after a deal that was not the last.
    pub behind: u32,
}
