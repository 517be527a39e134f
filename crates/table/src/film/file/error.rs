//! Why a file is refused.

use crate::refusal::Refusal;
use crate::rules::OpenError;

/// Why a match file is refused. Entries are counted from 1, as they stand in the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// It is longer than any that is read.
    #[error("a match file has at most {most} bytes", most = super::MAX_FILE_BYTES)]
    TooLarge,
    /// It is no JSON, or lacks something, or says something that no match file says.
    #[error("this is no match file, or it is damaged: {0}")]
    Unreadable(String),
    /// A later version wrote it.
    #[error("this match file has version {0}; this Stammtisch reads version {reads}", reads = super::VERSION)]
    Version(u64),
    /// Its rules do not hold.
    #[error("the rules in this match file cannot be used: {0}")]
    Rules(OpenError),
    /// It says who sits where in a way that does not fit its seats.
    #[error("this match file names other seats than it has")]
    Seats,
    /// It cannot be shuffled as it says.
    #[error("this match file is shuffled in a way that this Stammtisch does not know")]
    Shuffle,
    /// Its times do not follow each other.
    #[error("entry {0} of this match file has a time that does not follow the one before")]
    Time(usize),
    /// An entry does not follow from those before.
    #[error("entry {0} of this match file does not follow from those before")]
    Entry(usize),
    /// The rules refuse a move.
    #[error("the rules refuse entry {entry} of this match file: {why}")]
    Move {
        /// Which.
        entry: usize,
        /// Why.
        why: Refusal,
    },
    /// The match is not over.
    #[error("the match in this file is not over")]
    NotOver,
    /// Something else came of it than it says.
    #[error("something else comes of the match in this file than it says")]
    Result,
    /// The cards lie otherwise in the end.
    #[error("played again, the match in this file ends in another way: its digest differs")]
    Digest,
}

impl FileError {
    /// All codes.
    pub const CODES: [&str; 12] = [
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
        }
    }

    /// The same in German.
    #[must_use]
    pub fn german(&self) -> String {
        match self {
            Self::TooLarge => {
                format!("eine Partiedatei hat höchstens {} Bytes", super::MAX_FILE_BYTES)
            }
            Self::Unreadable(why) => {
                format!("das ist keine Partiedatei, oder sie ist beschädigt: {why}")
            }
            Self::Version(version) => format!(
                "diese Partiedatei hat die Version {version}; dieses Stammtisch liest Version {}",
                super::VERSION
            ),
            Self::Rules(OpenError::Rules(mistakes)) => {
                let first = mistakes.first().map(|mistake| mistake.german.as_str());
                format!(
                    "die Regeln in dieser Partiedatei gehen nicht: {}",
                    first.unwrap_or_default()
                )
            }
            Self::Rules(OpenError::Lesson(_)) => {
                "die Regeln in dieser Partiedatei gehen nicht".into()
            }
            Self::Seats => "diese Partiedatei nennt andere Plätze, als sie hat".into(),
            Self::Shuffle => {
                "diese Partiedatei ist auf eine Art gemischt, die dieses Stammtisch nicht kennt"
                    .into()
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
            FileError::Rules(OpenError::Rules(Vec::new())),
            FileError::Seats,
            FileError::Shuffle,
            FileError::Time(1),
            FileError::Entry(1),
            FileError::Move { entry: 1, why: Refusal::Stale },
            FileError::NotOver,
            FileError::Result,
            FileError::Digest,
        ];
        assert_eq!(all.clone().map(|error| error.code()), FileError::CODES);
        assert!(all.iter().all(|error| error.german() != error.to_string()));
    }
}
