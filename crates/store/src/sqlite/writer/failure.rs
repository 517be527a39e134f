//! Classifies database errors by what they mean for the waiting caller.

use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteQueryResult;

use crate::error::{AppendError, StorageError, StoreError};

/// SQLite's primary code for "database or disk is full".
const FULL: u32 = 13;

/// Why a write was not acknowledged, apart from refusals.
#[derive(Clone, Debug)]
pub(in crate::sqlite) enum WriteFailed {
    /// Nothing was stored.
    Storage(StorageError),
    /// The commit was interrupted.
    ResultUnknown,
}

pub(in crate::sqlite) fn storage_error(error: &sqlx::Error) -> StorageError {
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

/// For reads: nothing can have been stored.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        storage_error(&error).into()
    }
}

/// Turns constraint violations of a new row into refusals.
pub(in crate::sqlite) fn refusal(
    result: sqlx::Result<SqliteQueryResult>,
) -> sqlx::Result<Result<(), StoreError>> {
    let error = match result {
        Ok(_) => return Ok(Ok(())),
        Err(error) => error,
    };
    match error.as_database_error().map(|error| error.kind()) {
        Some(ErrorKind::UniqueViolation) => Ok(Err(StoreError::IdTaken)),
        Some(ErrorKind::ForeignKeyViolation) => Ok(Err(StoreError::UnknownPlayer)),
        _ => Err(error),
    }
}
