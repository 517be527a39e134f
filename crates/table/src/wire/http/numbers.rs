//! Bodies about a player's statistics.

use serde::{Deserialize, Serialize};

use crate::wire::{RulesDifference, Text};

/// Answer to `GET /api/numbers`: the reader's own statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NumbersInfo {
    /// Whether matches that end from now on count.
    pub counted: bool,
    /// By ruleset, the one played last first.
    pub rules: Vec<RulesNumbers>,
    /// By group of people who have played together, the group that played last first.
    pub groups: Vec<GroupNumbers>,
    /// By opponent, most matches first.
    pub rivals: Vec<RivalNumbers>,
}

/// Statistics of matches by the same rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesNumbers {
    /// A key that is the same for all matches by the same rules, options included.
    pub key: String,
    /// The game.
    pub game: String,
    /// The name of the rules.
    pub name: Text,
    /// How they differ from the usual rules; none: they do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub differs: Option<RulesDifference>,
    /// Whether they are the rules of a deal of the day.
    pub daily: bool,
    /// The reader's rating by these rules; none: no match was rated.
    pub rating: Option<RatingInfo>,
    /// All matches together.
    pub totals: NumbersTotals,
    /// The latest matches one by one, oldest first.
    pub course: Vec<NumbersMatch>,
}

/// Statistics of matches of the same people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GroupNumbers {
    /// The names of the other people whose numbers count; empty: played alone, or with nobody who is named.
    pub names: Vec<String>,
    /// All matches together.
    pub totals: NumbersTotals,
}

/// The reader's record against one opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RivalNumbers {
    /// The opponent's name.
    pub name: String,
    /// Matches played together.
    pub matches: u32,
    /// Matches in which the reader finished ahead of the opponent.
    pub ahead: u32,
    /// Matches in which the opponent finished ahead of the reader.
    pub behind: u32,
}

/// One match of a course of matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NumbersMatch {
    /// The id of the match.
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    /// Whether the reader won.
    pub won: bool,
    /// How many matches in a thousand the player of that seat is expected to win: by the ratings of
    /// all players where the match was rated, otherwise by chance.
    pub expected: u32,
    /// The rating after the match, where it was rated.
    pub rating: Option<RatingInfo>,
}

/// A player's rating by certain rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingInfo {
    /// Points; newcomers have a thousand.
    pub points: i32,
    /// The standard error in points: in two cases of three the true rating is no further away.
    pub spread: u32,
    /// The standard error as a percentage of a newcomer's.
    pub unsure: u32,
}

/// Totals over some matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NumbersTotals {
    /// How many matches.
    pub matches: u32,
    /// How many of them were won.
    pub won: u32,
    /// How many wins were to be expected, in thousandths: by ratings where there are any, otherwise
    /// by chance.
    pub expected: u32,
    /// Calls that the player forgot, and that were caught or noticed.
    pub calls_forgotten: u32,
    /// Others rightly caught without a call.
    pub catches: u32,
    /// Others caught who had left no call out.
    pub catches_in_vain: u32,
    /// Others rightly accused of cheating.
    pub charges: u32,
    /// Others accused who had not cheated.
    pub charges_in_vain: u32,
    /// The player's irregular acts that nobody noticed when they were made.
    pub cheats: u32,
    /// Those of which the player was rightly accused.
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
    /// The most cards held at once.
    pub longest_hand: Option<u8>,
    /// The fastest win, in milliseconds.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub fastest_win: Option<u64>,
    /// The largest deficit, in points, in a match that was won.
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
