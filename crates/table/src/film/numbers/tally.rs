//! Statistics of one match for one player.

use serde::{Deserialize, Serialize};

use crate::wire::{RulesDifference, Text};

/// What a match was, and how it went for one person: as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchOfOne {
    /// The game.
    pub game: String,
    /// Which rules, options included: the same for all matches by the same ones.
    pub rules: String,
    /// How people call them.
    pub name: Text,
    /// What about them is not as usual.
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
    /// Whether the person won, and played it to its end.
    pub won: bool,
    /// The place it came to, from 1: how many did better, and one.
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
    /// Calls left out that were caught or noticed.
    pub calls_forgotten: u32,
    /// Others rightly caught without a call.
    pub catches: u32,
    /// Others caught who had left nothing out.
    pub catches_in_vain: u32,
    /// Others rightly accused of cheating.
    pub charges: u32,
    /// Others accused who had not cheated.
    pub charges_in_vain: u32,
    /// Irregular acts that nobody saw when they were made.
    pub cheats: u32,
    /// Those that somebody was rightly accused of.
    pub cheats_seen: u32,
    /// Values announced.
    pub announced: u32,
    /// Those that were more than the cards were worth.
    pub lies: u32,
    /// Lies that were believed.
    pub lies_believed: u32,
    /// Announcements that were found to be lies.
    pub lies_found: u32,
    /// Announcements doubted.
    pub doubts: u32,
    /// Those that were lies.
    pub doubts_right: u32,
    /// The most cards held, in games in which that number is won or lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest_hand: Option<u8>,
    /// The most points by which others were ahead after a deal that was not the last.
    pub behind: u32,
}
