//! Errors of opening a database file.

use std::path::PathBuf;

use thiserror::Error;

use crate::sqlite::Loss;

/// Why [`SqliteStore::open`](crate::SqliteStore::open) and similar functions refused.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The directory of the file cannot be created or synchronised.
    #[error("cannot use the directory {}: {source}", path.display())]
    Directory {
        /// The directory.
        path: PathBuf,
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// There is no such file.
    #[error("there is no database {}", .0.display())]
    Missing(PathBuf),
    /// This SQLite version has a bug that can damage the file (before 3.51.3, with two
    /// connections).
    #[error("SQLite {found} can damage its files; 3.51.3 or later is needed")]
    SqliteTooOld {
        /// The version this program was built with.
        found: String,
    },
    /// A setting that durability depends on does not hold, for instance because the file is on a
    /// network drive.
    #[error("SQLite runs with {setting} = {found} instead of {wanted}: moves could be lost")]
    NotDurable {
        /// The setting.
        setting: &'static str,
        /// What was asked for.
        wanted: &'static str,
        /// The value that SQLite reports.
        found: String,
    },
    /// A newer version of this program has written the file.
    #[error(
        "the database was written by a newer version of this program \
         (its schema is {found}, this version knows {known}); nothing was changed"
    )]
    SchemaTooNew {
        /// The newest schema version in the file.
        found: i64,
        /// The newest schema version that this program knows.
        known: i64,
    },
    /// An older version of this program has written the file.
    #[error(
        "the database was written by an older version of this program \
         (its schema is {found}, this version needs {known}); start the server once"
    )]
    SchemaTooOld {
        /// The newest schema version in the file.
        found: i64,
        /// The schema version that this program needs.
        known: i64,
    },
    /// A schema version in the file differs from the one this program has under that number.
    #[error("schema version {version} of the database is not the one this program knows")]
    SchemaChanged {
        /// The schema version.
        version: i64,
    },
    /// The database is not what was last acknowledged here.
    #[error("{0}")]
    Lost(Loss),
    /// Anything else, with the message of the database.
    #[error("cannot open the database: {0}")]
    Failed(#[source] sqlx::Error),
}

impl OpenError {
    /// A stable name for programs: `directory`, `no_database`, `sqlite_too_old`, `not_durable`,
    /// `schema_too_new`, `schema_too_old`, `schema_changed`, `open_failed` or one of
    /// [`Loss::code`].
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Directory { .. } => "directory",
            Self::Missing(_) => "no_database",
            Self::SqliteTooOld { .. } => "sqlite_too_old",
            Self::NotDurable { .. } => "not_durable",
            Self::SchemaTooNew { .. } => "schema_too_new",
            Self::SchemaTooOld { .. } => "schema_too_old",
            Self::SchemaChanged { .. } => "schema_changed",
            Self::Lost(loss) => loss.code(),
            Self::Failed(_) => "open_failed",
        }
    }
}

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(error)
    }
}
