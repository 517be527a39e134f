//! Accepting a loss: going on with the database as it is, after the operator has been told what is
//! missing.

use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection};

use super::{Loss, check, history, mark_of, remove, write_new};
use crate::lock::DirectoryLock;
use crate::sqlite::backup::{at, copy, discard, rename};
use crate::sqlite::disk::beside;
use crate::sqlite::{BackupError, connect, pages};

/// The result of accepting a loss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// What was wrong.
    pub loss: Loss,
    /// Where the database is kept as it was found; its WAL and mark are beside it.
    pub kept: PathBuf,
}

/// Accepts a database although it is not what was last acknowledged. A copy of everything as it was
/// found is kept. Returns what was wrong, if anything was.
///
/// No server may be running on it: the caller holds the lock of its directory.
///
/// # Errors
/// [`BackupError`]; then nothing has changed.
pub async fn accept_loss(
    database: &Path,
    _held: &DirectoryLock,
) -> Result<Option<Accepted>, BackupError> {
    let Some(loss) = check(database).await? else { return Ok(None) };
    let kept = keep(database)?;
    if matches!(loss, Loss::DatabaseMissing { .. }) {
        remove(database).map_err(at(&mark_of(database)))?;
        pages::forget(database).map_err(at(database))?;
        connect::sync_directory(database)?;
        return Ok(Some(Accepted { loss, kept }));
    }
    let best = best_of(database, &kept).await?;
    let mark = standing(&best).await?.map(|standing| standing.mark());
    for suffix in ["-wal", "-shm"] {
        discard(&beside(database, suffix));
    }
    rename(&best, database)?;
    pages::forget(database).map_err(at(database))?;
    match mark {
        Some(mark) => write_new(database, &mark).map_err(at(&mark_of(database)))?,
        None => remove(database).map_err(at(&mark_of(database)))?,
    }
    connect::sync_directory(database)?;
    Ok(Some(Accepted { loss, kept }))
}

/// Copies everything that is there.
fn keep(database: &Path) -> Result<PathBuf, BackupError> {
    let mut names = (1_u32..).map(|n| beside(database, &format!(".lost-{n}")));
    let free = names.find(|name| !name.exists() && !mark_of(name).exists());
    let kept = free.ok_or_else(|| BackupError::Exists(database.to_owned()))?;
    for suffix in ["", "-wal", ".mark"] {
        let from = beside(database, suffix);
        if from.exists() {
            copy(&from, &beside(&kept, suffix))?;
        }
    }
    Ok(kept)
}

/// The most advanced version of the database that is intact: with as much of its WAL as can be
/// read, or without the WAL, which may hide newer content that a checkpoint has already moved.
async fn best_of(database: &Path, kept: &Path) -> Result<PathBuf, BackupError> {
    let with = beside(database, ".with-log");
    let without = beside(database, ".without-log");
    let mut best = None;
    for (candidate, suffixes) in [(&with, &["", "-wal"][..]), (&without, &[""])] {
        for suffix in ["", "-wal", "-shm"] {
            discard(&beside(candidate, suffix));
        }
        for suffix in suffixes {
            let from = beside(kept, suffix);
            if from.exists() {
                copy(&from, &beside(candidate, suffix))?;
            }
        }
        // Closing the connection makes a checkpoint.
        let step = in_order(candidate).await;
        tracing::info!(candidate = %candidate.display(), ?step, "a way to go on");
        match (step, &best) {
            (Some(step), Some((_, before))) if step <= *before => {}
            (Some(step), _) => best = Some((candidate.clone(), step)),
            (None, _) => {}
        }
    }
    let best = best.map(|(candidate, _)| candidate);
    for candidate in [with, without] {
        if Some(&candidate) != best.as_ref() {
            discard(&candidate);
        }
        for suffix in ["-wal", "-shm"] {
            discard(&beside(&candidate, suffix));
        }
    }
    best.ok_or_else(|| BackupError::Damaged("no part of it is in order; put a backup back".into()))
}

/// The last step of a database, if it is intact.
async fn in_order(database: &Path) -> Option<u64> {
    let mut connection = connect::options(database).connect().await.ok()?;
    let found: Result<String, _> =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await;
    let standing = history::read(&mut connection).await;
    connection.close().await.ok()?;
    let step = standing.ok()?.map_or(0, |standing| standing.step);
    found.is_ok_and(|found| found == "ok").then_some(step)
}

async fn standing(database: &Path) -> Result<Option<history::DatabaseStanding>, BackupError> {
    let mut connection = connect::options(database).connect().await?;
    let standing = history::read(&mut connection).await;
    connection.close().await?;
    Ok(standing?)
}
