//! Match files: a match that people keep or send to others. A file holds everything the match
//! follows from, and its result; a reader replays it and compares.

mod chance;
mod checksum;
mod error;
mod read;
mod write;

use serde::{Deserialize, Serialize};
use stammtisch_engine::seat::Seat;

use crate::fair::Hex32;
use crate::log::Away;
use crate::wire::{ChosenRules, Text};

pub use error::{CheckStep, FileError};
pub use read::read;

/// The version in which files are written. Version 1 did not say how the seed was made, and had no sum.
pub const VERSION: u32 = 2;

/// The kind named at the beginning of every file.
const KIND: &str = "match";

/// The content of a match file.
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
    /// How the seed was made; none where the house did not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chance: Option<FileChance>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealer: Option<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left_handed: Vec<Seat>,
    /// The names of people, by their seats at the end.
    names: Vec<String>,
    /// Who has which seat at the beginning.
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

/// How the seed of the match was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileChance {
    /// The name of the formulas.
    mix: String,
    /// The commitment of the house.
    commitment: Hex32,
    /// The house's share.
    house: Hex32,
    /// The values of the seats, in the order of the seats.
    added: Vec<FileAdded>,
    /// The cards before any shuffle.
    pack: String,
    /// The cards of each deal in shuffled order; the last one is drawn first.
    deals: Vec<String>,
}

/// The value that a seat has added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileAdded {
    seat: Seat,
    promise: Hex32,
    /// None: it was not revealed in time, and was left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<Hex32>,
}

/// Who has a seat when the match begins: a person if nothing is given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sits {
    /// The bot that plays there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    /// The bot's name, where it has the seat itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Why it plays, where it stands in for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    away: Option<Away>,
}

/// A step after the first one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileEntry {
    /// Milliseconds since the match began.
    ms: u64,
    /// As in the log of a table, with seat numbers in place of people.
    entry: serde_json::Value,
}

/// The result of the match.
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

/// The sum that a match file of version 2 must have; none if it is not JSON.
#[must_use]
pub fn sum_of(bytes: &[u8]) -> Option<Hex32> {
    serde_json::from_slice(bytes).ok().map(|file| checksum::of(&file))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_nothing(stake: &u32) -> bool {
    *stake == 0
}
