//! Errors of match files: why a file is refused.

use stammtisch_engine::seat::Seat;

use crate::limits::MAX_MATCH_FILE_BYTES;
use crate::refusal::Refusal;
use crate::rules::UnreadableTable;

/// Why a match file is refused. Entries are counted from 1, in the order of the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// It is longer than the limit.
    #[error("a match file has at most {most} bytes", most = MAX_MATCH_FILE_BYTES)]
    TooLarge,
    /// It is not JSON, lacks a field, or has one that match files do not have.
    #[error("this is no match file, or it is damaged: {0}")]
    Unreadable(String),
    /// A later version wrote it.
    #[error("this match file has version {0}; this Stammtisch reads version {reads}", reads = super::VERSION)]
    Version(u64),
    /// Its rules are not valid.
    #[error("the rules in this match file cannot be used: {0}")]
    Rules(UnreadableTable),
    /// Its seating does not fit the number of its seats.
    #[error("this match file names other seats than it has")]
    Seats,
    /// It names a way of shuffling that this version does not know.
    #[error("this match file is shuffled in a way that this Stammtisch does not know")]
    Shuffle,
    /// It is not as the house wrote it: its sum differs.
    #[error("something in this match file was changed: its sum differs")]
    Sum,
    /// The house's share does not match its commitment.
    #[error("the seed of the house in this match file is not the one it had fixed before")]
    Commitment,
    /// A seat's value does not match its promise.
    #[error("the value of seat {} in this match file is not the one it had promised", .0.0 + 1)]
    Value(Seat),
    /// The seed of the match does not follow from share and values.
    #[error(
        "the seed of this match does not follow from the seed of the house, the values and the rules"
    )]
    Mix,
    /// The cards of a deal were in another order than it says.
    #[error("the cards of deal {0} of this match file lay in another order")]
    Order(usize),
    /// Its times are not in order.
    #[error("entry {0} of this match file has a time that does not follow the one before")]
    Time(usize),
    /// An entry does not fit those before.
    #[error("entry {0} of this match file does not follow from those before")]
    Entry(usize),
    /// The rules refuse a move.
    #[error("the rules refuse entry {entry} of this match file: {why}")]
    Move {
        /// The number of the entry.
        entry: usize,
        /// Why the rules refuse it.
        why: Refusal,
    },
    /// The match is not over.
    #[error("the match in this file is not over")]
    NotOver,
    /// The replay has another result than it says.
    #[error("something else comes of the match in this file than it says")]
    Result,
    /// The replay ends in another position than it says.
    #[error("played again, the match in this file ends in another way: its digest differs")]
    Digest,
}

/// The steps in which a match file is checked, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CheckStep {
    /// It can be read.
    File,
    /// It is as the house wrote it: its sum is right.
    Sum,
    /// The house's share matches its commitment.
    Commitment,
    /// Every value matches its seat's promise.
    Values,
    /// The seed of the match follows from share and values.
    Mix,
    /// The match can be replayed, with the stated result.
    Match,
    /// The cards of every deal were in the order that follows from the seed.
    Order,
}

impl CheckStep {
    /// All steps.
    pub const ALL: [Self; 7] = [
        Self::File,
        Self::Sum,
        Self::Commitment,
        Self::Values,
        Self::Mix,
        Self::Match,
        Self::Order,
    ];

    /// A stable id for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Sum => "sum",
            Self::Commitment => "commitment",
            Self::Values => "values",
            Self::Mix => "mix",
            Self::Match => "match",
            Self::Order => "order",
        }
    }
}

impl FileError {
    /// All codes.
    pub const CODES: [&str; 17] = [
        "match_file_too_large",
        "match_file_unreadable",
        "match_file_version",
        "match_file_rules",
        "match_file_seats",
        "match_file_shuffle",
        "match_file_time",
        "match_file_entry",
        "match_file_move",
        "match_file_not_over",
        "match_file_result",
        "match_file_digest",
        "match_file_sum",
        "match_file_commitment",
        "match_file_value",
        "match_file_mix",
        "match_file_order",
    ];

    /// The stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLarge => Self::CODES[0],
            Self::Unreadable(_) => Self::CODES[1],
            Self::Version(_) => Self::CODES[2],
            Self::Rules(_) => Self::CODES[3],
            Self::Seats => Self::CODES[4],
            Self::Shuffle => Self::CODES[5],
            Self::Time(_) => Self::CODES[6],
            Self::Entry(_) => Self::CODES[7],
            Self::Move { .. } => Self::CODES[8],
            Self::NotOver => Self::CODES[9],
            Self::Result => Self::CODES[10],
            Self::Digest => Self::CODES[11],
            Self::Sum => Self::CODES[12],
            Self::Commitment => Self::CODES[13],
            Self::Value(_) => Self::CODES[14],
            Self::Mix => Self::CODES[15],
            Self::Order(_) => Self::CODES[16],
        }
    }

    /// The step of the check that fails: all steps before it succeed.
    #[must_use]
    pub const fn step(&self) -> CheckStep {
        match self {
            Self::TooLarge | Self::Unreadable(_) | Self::Version(_) => CheckStep::File,
            Self::Sum => CheckStep::Sum,
            Self::Commitment => CheckStep::Commitment,
            Self::Value(_) => CheckStep::Values,
            Self::Mix => CheckStep::Mix,
            Self::Order(_) => CheckStep::Order,
            _ => CheckStep::Match,
        }
    }

    /// The same in German.
    #[must_use]
    pub fn german(&self) -> String {
        match self {
            Self::TooLarge => {
                format!("eine Partiedatei hat höchstens {MAX_MATCH_FILE_BYTES} Bytes")
            }
            // The details are in English only.
            Self::Unreadable(_) => "das ist keine Partiedatei, oder sie ist beschädigt".into(),
            Self::Version(version) => format!(
                "diese Partiedatei hat die Version {version}; dieses Stammtisch liest Version {}",
                super::VERSION
            ),
            Self::Rules(UnreadableTable::Rules(mistakes)) => {
                let first = mistakes.first().map(|mistake| mistake.german.as_str());
                format!(
                    "die Regeln in dieser Partiedatei gehen nicht: {}",
                    first.unwrap_or_default()
                )
            }
            Self::Rules(UnreadableTable::Lesson(_)) => {
                "die Regeln in dieser Partiedatei gehen nicht".into()
            }
            Self::Seats => "diese Partiedatei nennt andere Plätze, als sie hat".into(),
            Self::Shuffle => {
                "diese Partiedatei ist auf eine Art gemischt, die dieses Stammtisch nicht kennt"
                    .into()
            }
            Self::Sum => {
                "an dieser Partiedatei wurde etwas geändert: ihre Summe stimmt nicht".into()
            }
            Self::Commitment => {
                "der Anteil des Hauses in dieser Partiedatei ist nicht der, den es \
                                 vorher festgelegt hatte"
                    .into()
            }
            Self::Value(Seat(seat)) => format!(
                "der Wert von Platz {} in dieser Partiedatei ist nicht der, der zugesagt war",
                seat + 1
            ),
            Self::Mix => {
                "woraus diese Partie gemischt ist, folgt nicht aus dem Anteil des Hauses, \
                          den Werten und den Regeln"
                    .into()
            }
            Self::Order(deal) => {
                format!(
                    "die Karten von Spiel {deal} dieser Partiedatei lagen in anderer Reihenfolge"
                )
            }
            Self::Time(entry) => format!(
                "Eintrag {entry} dieser Partiedatei hat eine Zeit, die nicht auf die davor folgt"
            ),
            Self::Entry(entry) => {
                format!("Eintrag {entry} dieser Partiedatei folgt nicht aus denen davor")
            }
            Self::Move { entry, why } => format!(
                "die Regeln lassen Eintrag {entry} dieser Partiedatei nicht zu ({})",
                why.code()
            ),
            Self::NotOver => "die Partie in dieser Datei ist nicht zu Ende".into(),
            Self::Result => {
                "bei der Partie in dieser Datei kommt etwas anderes heraus, als darin steht".into()
            }
            Self::Digest => "noch einmal gespielt endet die Partie in dieser Datei anders: ihre \
                             Prüfsumme stimmt nicht"
                .into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_has_its_code_and_both_languages() {
        let all = [
            FileError::TooLarge,
            FileError::Unreadable("x".into()),
            FileError::Version(2),
            FileError::Rules(UnreadableTable::Rules(Vec::new())),
            FileError::Seats,
            FileError::Shuffle,
            FileError::Time(1),
            FileError::Entry(1),
            FileError::Move { entry: 1, why: Refusal::Stale },
            FileError::NotOver,
            FileError::Result,
            FileError::Digest,
            FileError::Sum,
            FileError::Commitment,
            FileError::Value(Seat(0)),
            FileError::Mix,
            FileError::Order(1),
        ];
        assert_eq!(all.clone().map(|error| error.code()), FileError::CODES);
        assert!(all.iter().all(|error| error.german() != error.to_string()));
    }
}
