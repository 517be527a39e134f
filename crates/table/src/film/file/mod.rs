//! A match on its own: a file that somebody keeps or sends to somebody else. It holds what the match
//! follows from and what came of it; a reader replays it and compares.

mod chance;
mod error;
mod read;
mod sum;
mod write;

use serde::{Deserialize, Serialize};
use stammtisch_engine::seat::Seat;

use crate::fair::Hex32;
use crate::log::Away;
use crate::wire::{ChosenRules, Text};

pub use error::{CheckStep, FileError};
pub use read::read;

/// The form in which this version writes files. Version 1 said nothing of what the seed came of, and
/// had no sum.
pub const VERSION: u32 = 2;

/// What stands first in every file.
const KIND: &str = "match";

/// The file as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchFile {
    stammtisch: String,
    version: u32,
    made_by: String,
    rules: String,
    chosen: ChosenRules,
    seats: u8,
    /// What everybody paid, in hundredths of a credit.
    #[serde(default, skip_serializing_if = "is_nothing")]
    stake: u32,
    shuffle: String,
    seed: String,
    /// What the seed came of; none where a house said nothing of that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chance: Option<FileChance>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealer: Option<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left_handed: Vec<Seat>,
    /// How people are called, by the seats on which they sat at the end.
    names: Vec<String>,
    /// Who sat where at the beginning.
    sits: Vec<Sits>,
    /// When it began, in milliseconds since 1970.
    #[serde(rename = "begun")]
    begun_ms: i64,
    entries: Vec<FileEntry>,
    result: FileResult,
    /// The digest of the game at the end, as 16 hexadecimal digits.
    digest: String,
    /// The sum of everything else, as 64 hexadecimal digits; none in version 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sum: Option<Hex32>,
}

/// What the seed of the match came of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileChance {
    /// By which formulas.
    mix: String,
    /// What the house was bound by.
    commitment: Hex32,
    /// The part of the house.
    house: Hex32,
    /// What the seats have added, in their order.
    added: Vec<FileAdded>,
    /// The cards before any shuffle.
    pack: String,
    /// The cards of each deal as they were shuffled, the last of them next.
    deals: Vec<String>,
}

/// What a seat has added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileAdded {
    seat: Seat,
    promise: Hex32,
    /// None: it was not opened in time, and left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<Hex32>,
}

/// Who sits on a seat when the match begins: a person if nothing is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sits {
    /// The bot that plays there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    /// How it is called, where it is its own seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Why it plays there, where it is a person's seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    away: Option<Away>,
}

/// A step after the first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileEntry {
    /// Milliseconds since the match began.
    ms: u64,
    /// As in the log of a table, with numbers of seats for people.
    entry: serde_json::Value,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileResult {
    game: String,
    rules: Text,
    points: Vec<i32>,
    winners: Vec<Seat>,
    rows: u16,
    ended_early: bool,
}

/// The sum that a match file of version 2 has to name; none for what is no JSON.
#[must_use]
pub fn sum_of(bytes: &[u8]) -> Option<Hex32> {
    serde_json::from_slice(bytes).ok().map(|file| sum::of(&file))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_nothing(stake: &u32) -> bool {
    *stake == 0
}
