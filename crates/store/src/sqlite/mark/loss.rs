//! Ways in which a database and its mark do not match.

use thiserror::Error;

/// A database that is not what was last acknowledged here. The server does not continue as if
/// nothing had happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Loss {
    /// The WAL does not hold what was written to it.
    #[error(
        "the log of the database (-wal) is damaged: what can be read ends at step {step} of {known}, \
         so what was acknowledged after that is lost"
    )]
    LogDamaged {
        /// The last step that is there.
        step: u64,
        /// The last step that was recorded.
        known: u64,
    },
    /// The WAL is gone.
    #[error(
        "the log of the database (-wal) is missing: the database itself ends at step {step} of {known}, \
         so what was acknowledged after that is lost"
    )]
    LogMissing {
        /// The last step that is there.
        step: u64,
        /// The last step that was recorded.
        known: u64,
    },
    /// The database is older than what was here: somebody has put back an old file.
    #[error(
        "the database is an old one: it ends at step {step}, but it had come to {known}; \
         to go back to a backup, use `stammtisch admin restore`"
    )]
    Behind {
        /// The last step that is there.
        step: u64,
        /// The last step that was recorded.
        known: u64,
    },
    /// The database has a different history from the one that was here: a copy of it has been used
    /// elsewhere.
    #[error(
        "the database has another history than the one that was here: a copy of it went on elsewhere"
    )]
    Diverged,
    /// The mark is gone: the database was copied alone, perhaps without its WAL.
    #[error(
        "the file beside the database that says how far it had come (.mark) is missing; was the \
         database copied alone? Then what was in its log is not here"
    )]
    MarkMissing,
    /// The mark cannot be read.
    #[error("the file beside the database that says how far it had come (.mark) is damaged")]
    MarkDamaged,
    /// The mark belongs to another database.
    #[error("the database is not the one that was here: it comes from another house")]
    Foreign,
    /// There is a mark, but no database.
    #[error("the database is gone; beside its place stands that it had come to step {known}")]
    DatabaseMissing {
        /// The last step that was recorded.
        known: u64,
    },
}

impl Loss {
    /// A stable name for programs: `log_damaged`, `log_missing`, `store_behind`, `store_diverged`,
    /// `mark_missing`, `mark_damaged`, `store_foreign`, `database_missing`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::LogDamaged { .. } => "log_damaged",
            Self::LogMissing { .. } => "log_missing",
            Self::Behind { .. } => "store_behind",
            Self::Diverged => "store_diverged",
            Self::MarkMissing => "mark_missing",
            Self::MarkDamaged => "mark_damaged",
            Self::Foreign => "store_foreign",
            Self::DatabaseMissing { .. } => "database_missing",
        }
    }
}
