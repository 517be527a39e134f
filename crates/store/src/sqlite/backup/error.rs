//! Errors of backups: why one was not written, accepted or restored.

use std::path::{Path, PathBuf};

use stammtisch_ids::TableId;
use thiserror::Error;

use crate::error::StoreError;
use crate::ledger::LedgerCheck;
use crate::sqlite::OpenError;

/// What went wrong with a backup.
#[derive(Debug, Error)]
pub enum BackupError {
    /// A file of this name exists; backups are never overwritten.
    #[error("{} is there already; a backup is never overwritten", .0.display())]
    Exists(PathBuf),
    /// A file cannot be read or written.
    #[error("cannot use {}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// The database cannot be read; the message is the database's.
    #[error("the database cannot be read: {0}")]
    Database(#[from] sqlx::Error),
    /// The checksum file beside the backup is missing or holds no checksum.
    #[error("{} holds no checksum, so nobody can tell whether the backup is whole", .0.display())]
    NoChecksum(PathBuf),
    /// The backup is not the file whose checksum was recorded.
    #[error("the backup is damaged: its checksum is {found}, it should be {wanted}")]
    Checksum {
        /// The SHA-256 that was recorded.
        wanted: String,
        /// The SHA-256 of the file.
        found: String,
    },
    /// The file is inconsistent; the message is the database's.
    #[error("the backup is damaged: {0}")]
    Damaged(String),
    /// A table's log is not what was written.
    #[error("the backup is damaged: table {table}, entry {seq}")]
    Table {
        /// The table.
        table: TableId,
        /// The first entry that does not fit.
        seq: u64,
    },
    /// The credits do not add up.
    #[error("the backup is damaged: its credits do not add up ({0:?})")]
    Ledger(LedgerCheck),
    /// This program cannot use its schema.
    #[error(transparent)]
    Schema(#[from] OpenError),
    /// The copy made of it could not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl BackupError {
    /// A stable name for programs: `backup_exists`, `backup_file`, `backup_unreadable`,
    /// `backup_no_checksum`, `backup_damaged` or one of [`OpenError::code`] and
    /// [`StoreError::code`].
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Exists(_) => "backup_exists",
            Self::File { .. } => "backup_file",
            Self::Database(_) => "backup_unreadable",
            Self::NoChecksum(_) => "backup_no_checksum",
            Self::Checksum { .. } | Self::Damaged(_) | Self::Table { .. } | Self::Ledger(_) => {
                "backup_damaged"
            }
            Self::Schema(error) => error.code(),
            Self::Store(error) => error.code(),
        }
    }
}

/// Adds the path of the file to an error of the operating system.
pub(in crate::sqlite) fn at(path: &Path) -> impl FnOnce(std::io::Error) -> BackupError + use<> {
    let path = path.to_owned();
    |source| BackupError::File { path, source }
}
