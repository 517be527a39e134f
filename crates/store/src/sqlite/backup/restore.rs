//! Restores a backup.

use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::error::{BackupError, at};
use super::files::{create, digest, discard, rename, seal};
use super::{BackupReport, verify_backup};
use crate::lock::DirectoryLock;
use crate::sqlite::disk::beside;
use crate::sqlite::{connect, mark, pages};

/// The result of restoring a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What the backup contains.
    pub report: BackupReport,
    /// The new path of the previous database, if there was one.
    pub replaced: Option<PathBuf>,
}

/// Replaces a database, which is kept under another name, by a verified backup.
///
/// No server may be running on it: the caller holds the lock of its directory.
///
/// # Errors
/// [`BackupError`], above all for a damaged backup; then nothing has changed.
pub async fn restore_backup(
    backup: &Path,
    database: &Path,
    _held: &DirectoryLock,
) -> Result<Restored, BackupError> {
    let report = verify_backup(backup).await?;
    let copy = beside(database, ".restoring");
    discard(&copy);
    let copied = copy_whole(backup, &copy, &report);
    if let Err(error) = copied {
        discard(&copy);
        return Err(error);
    }
    let standing = standing(&copy).await?;
    // The restored file has just been read in full: its page checksums are computed anew.
    pages::forget(database).map_err(at(database))?;
    let replaced = set_aside(database).await?;
    rename(&copy, database)?;
    // This step back is intended. If it is interrupted here, the next start finds no mark and says
    // so.
    if let Some(standing) = standing {
        mark::write_new(database, &standing.mark()).map_err(at(&mark::mark_of(database)))?;
    }
    connect::sync_directory(database)?;
    Ok(Restored { report, replaced })
}

/// Copies, and verifies the copy: the original may be on a USB stick with a loose contact.
fn copy_whole(from: &Path, to: &Path, report: &BackupReport) -> Result<(), BackupError> {
    let mut source = std::fs::File::open(from).map_err(at(from))?;
    let mut target = create(to)?;
    std::io::copy(&mut source, &mut target).map_err(at(to))?;
    seal(to)?;
    let (_, found) = digest(to)?;
    if found == report.sha256 {
        return Ok(());
    }
    let (wanted, found) = (report.sha256.to_string(), found.to_string());
    Err(BackupError::Checksum { wanted, found })
}

/// The last step recorded in a backup; `None` if it predates the step counter.
async fn standing(copy: &Path) -> Result<Option<mark::DatabaseStanding>, BackupError> {
    let options = SqliteConnectOptions::new().filename(copy).read_only(true).immutable(true);
    let mut connection = options.connect().await?;
    let standing = mark::standing(&mut connection).await;
    connection.close().await?;
    Ok(standing?)
}

/// Renames the existing database, its WAL first: if left behind, that would be taken for the WAL of
/// the restored one.
async fn set_aside(database: &Path) -> Result<Option<PathBuf>, BackupError> {
    if !database.exists() {
        mark::remove(database).map_err(at(&mark::mark_of(database)))?;
        return Ok(None);
    }
    // The WAL is moved unchanged: if it is damaged, it is needed all the more.
    let names = (1_u32..).map(|n| beside(database, &format!(".replaced-{n}")));
    let free = names.into_iter().find(|name| !name.exists());
    let Some(aside) = free else { return Err(BackupError::Exists(database.to_owned())) };
    for suffix in ["-wal", "-shm", ".mark", ""] {
        let old = beside(database, suffix);
        if old.exists() {
            rename(&old, &beside(&aside, suffix))?;
        }
    }
    Ok(Some(aside))
}
