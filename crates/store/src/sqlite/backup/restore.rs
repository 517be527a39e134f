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

/// What was put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What the backup holds.
    pub report: BackupReport,
    /// Where the database lies that was there before, if there was one.
    pub replaced: Option<PathBuf>,
}

/// Puts a verified backup in the place of a database, which is kept under another name.
///
/// No server may run on it: the caller holds the lock of its directory.
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
    // What is put back has just been read to the end: its pages are reckoned anew.
    pages::forget(database).map_err(at(database))?;
    let replaced = set_aside(database).await?;
    rename(&copy, database)?;
    // This step back is wanted. If it breaks off here, the next start finds no mark and says so.
    if let Some(standing) = standing {
        mark::write_new(database, &standing.mark()).map_err(at(&mark::mark_of(database)))?;
    }
    connect::sync_directory(database)?;
    Ok(Restored { report, replaced })
}

/// Copies, and reads back what was verified: the original may lie on a stick with a loose contact.
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

/// How far a backup comes; nothing if it is from before this program kept count.
async fn standing(copy: &Path) -> Result<Option<mark::DatabaseStanding>, BackupError> {
    let options = SqliteConnectOptions::new().filename(copy).read_only(true).immutable(true);
    let mut connection = options.connect().await?;
    let standing = mark::standing(&mut connection).await;
    connection.close().await?;
    Ok(standing?)
}

/// Gives the database that is there another name, its log going first: left behind, that would be
/// taken for the log of the restored one.
async fn set_aside(database: &Path) -> Result<Option<PathBuf>, BackupError> {
    if !database.exists() {
        mark::remove(database).map_err(at(&mark::mark_of(database)))?;
        return Ok(None);
    }
    // Its log goes with it as it is: if it is damaged, it is the more needed.
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
