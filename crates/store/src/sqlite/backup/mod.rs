//! Backups: a copy of the database at one instant, taken beside the running server.

mod error;
mod files;
mod restore;
mod verify;

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::SqliteStore;
use super::connect;
use super::disk::beside;
use crate::hash::Hash;
pub use error::BackupError;
pub(super) use error::at;
use files::{checksum_of, create, note_checksum, seal};
pub(super) use files::{copy, discard, rename};
pub use restore::{Restored, restore_backup};
pub use verify::verify_backup;

/// What a backup holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupReport {
    /// The size of the file, in bytes.
    pub bytes: u64,
    /// The SHA-256 of the file.
    pub sha256: Hash,
    /// The version of its schema.
    pub schema: i64,
    /// How many tables it holds, of any status.
    pub tables: u64,
    /// How many log entries they have together.
    pub entries: u64,
    /// How many players it holds.
    pub players: u64,
    /// How many transfers of credits it holds.
    pub transfers: u64,
}

impl SqliteStore {
    /// Writes a backup, and beside it, as `NAME.sha256`, its checksum in the form that `sha256sum
    /// --check` reads. Then verifies what was written. The store keeps running meanwhile.
    ///
    /// # Errors
    /// [`BackupError::Exists`] if one of these files exists already; after any other error there is
    /// no file of that name that [`verify_backup`] would accept.
    pub async fn backup(&self, to: &Path) -> Result<BackupReport, BackupError> {
        let (part, checksum) = (beside(to, ".part"), checksum_of(to));
        for taken in [to, &checksum] {
            if taken.exists() {
                return Err(BackupError::Exists(taken.to_owned()));
            }
        }
        discard(&part);
        let written = self.write_to(&part).await;
        if let Err(error) = written {
            discard(&part);
            return Err(error);
        }
        let (_, sha256) = seal(&part)?;
        note_checksum(to, sha256, &checksum)?;
        rename(&part, to)?;
        connect::sync_directory(to)?;
        verify_backup(to).await
    }

    async fn write_to(&self, part: &Path) -> Result<(), BackupError> {
        create(part)?;
        // A separate connection: this takes a while, and readers cannot write even to another file.
        let options: &SqliteConnectOptions = &self.options;
        let mut connection = options.connect().await?;
        let into = part.to_string_lossy().into_owned();
        let copied = sqlx::query("VACUUM INTO ?").bind(into).execute(&mut connection).await;
        connection.close().await?;
        copied?;
        Ok(())
    }
}
