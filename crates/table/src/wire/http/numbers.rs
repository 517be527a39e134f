//! Bodies about a player's statistics.

use serde::{Deserialize, Serialize};

use crate::wire::{RulesDifference, Text};

/// Answer to `GET /api/numbers`: the reader's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NumbersInfo {
    /// Whether matches that end from now on count.
    pub counted: bool,
    /// For each rule set, the one that was played last first.
    pub rules: Vec<RulesNumbers>,
    /// For each group that has played together, the one that did last first.
    pub groups: Vec<GroupNumbers>,
    /// Against each one, most matches first.
    pub rivals: Vec<RivalNumbers>,
}

/// Numbers of matches by the same rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesNumbers {
    /// The same for all matches by the same rules, options included.
    pub key: String,
    /// The game.
    pub game: String,
    /// How people call the rules.
    pub name: Text,
    /// What about them is not as usual; none: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub differs: Option<RulesDifference>,
    /// Whether they are those of a deal of the day.
    pub daily: bool,
    /// How well the reader plays by them, as far as it is known; none: no match of them was rated.
    pub rating: Option<RatingInfo>,
    /// All of it together.
    pub totals: NumbersTotals,
    /// Match by match, oldest first: the latest of them.
    pub course: Vec<NumbersMatch>,
}

/// Numbers of matches of the same people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GroupNumbers {
    /// How the others are called whose numbers count; none: played alone, or with nobody who is named.
    pub names: Vec<String>,
    /// The matches.
    pub totals: NumbersTotals,
}

/// How it went against somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RivalNumbers {
    /// How the other one is called.
    pub name: String,
    /// Matches together.
    pub matches: u32,
    /// In which the reader came out before the other.
    pub ahead: u32,
    /// In which the other came out before the reader.
    pub behind: u32,
}

/// One match in the course of time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NumbersMatch {
    /// By which it is asked for.
    pub id: String,
    /// When it was over, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    /// Whether the reader won.
    pub won: bool,
    /// How many such matches in a thousand the player of that seat is expected to win: by the ratings of
    /// all, where it was rated, else by chance.
    pub expected: u32,
    /// The rating since, where it was rated.
    pub rating: Option<RatingInfo>,
}

/// How well somebody plays by certain rules, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingInfo {
    /// Points: a thousand for newcomers.
    pub points: i32,
    /// How unsure they are: in two cases of three the truth is no further away.
    pub spread: u32,
    /// In how many hundredths it is as unsure as for newcomers.
    pub unsure: u32,
}

/// Numbers of some matches together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NumbersTotals {
    /// How many matches.
    pub matches: u32,
    /// How many of them were won.
    pub won: u32,
    /// How many would be won as expected, in thousandths: by ratings where there are any, else by chance.
    pub expected: u32,
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
    /// The most cards held at a time.
    pub longest_hand: Option<u8>,
    /// The fastest win, in milliseconds.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub fastest_win: Option<u64>,
    /// The most points by which one was behind in a match that was won.
    pub best_comeback: Option<u32>,
}

/// Body of `PATCH /api/numbers`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetNumbers {
    /// Whether matches that end from now on count.
    pub counted: bool,
}
