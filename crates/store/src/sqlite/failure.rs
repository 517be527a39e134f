//! What an error of the database means for the one who waits.

use crate::error::{AppendError, StorageError, StoreError};

/// SQLite's primary code for "database or disk is full".
const FULL: u32 = 13;

/// Why a write was not acknowledged, when it was not refused.
#[derive(Clone, Debug)]
pub(super) enum WriteFailed {
    /// Nothing was stored.
    Storage(StorageError),
    /// The commit broke off.
    ResultUnknown,
}

impl WriteFailed {
    /// For an error of the COMMIT itself.
    ///
    /// A full disk stops SQLite before the last frame, the one that makes the others count. After
    /// any other failure (of an fsync above all) the frames may yet turn up when the file is next
    /// recovered.
    pub(super) fn of_commit(error: &sqlx::Error) -> Self {
        match storage_error(error) {
            StorageError::Full => Self::Storage(StorageError::Full),
            _ => Self::ResultUnknown,
        }
    }
}

pub(super) fn storage_error(error: &sqlx::Error) -> StorageError {
    match error {
        sqlx::Error::PoolClosed => StorageError::Closed,
        sqlx::Error::Database(database) => {
            let extended = database.code().and_then(|code| code.parse::<u32>().ok());
            match extended.map(|code| code & 0xff) {
                Some(FULL) => StorageError::Full,
                _ => StorageError::Failed(error.to_string()),
            }
        }
        _ => StorageError::Failed(error.to_string()),
    }
}

impl From<WriteFailed> for AppendError {
    fn from(failed: WriteFailed) -> Self {
        match failed {
            WriteFailed::Storage(error) => error.into(),
            WriteFailed::ResultUnknown => Self::ResultUnknown,
        }
    }
}

impl From<WriteFailed> for StoreError {
    fn from(failed: WriteFailed) -> Self {
        match failed {
            WriteFailed::Storage(error) => error.into(),
            WriteFailed::ResultUnknown => Self::ResultUnknown,
        }
    }
}

/// For reading: nothing can have been stored.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        storage_error(&error).into()
    }
}
