//! Compares the database with its mark at the start.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::history::{self, DatabaseStanding};
use super::{Loss, Mark};
use crate::limits::BUSY;
use crate::sqlite::OpenError;
use crate::sqlite::disk::beside;

/// Compares a database with its mark, and changes nothing: the WAL stays as it is, for inspection.
/// A loss is `Ok(Some)`.
///
/// The mark is read first, so that a database that is being written can only be ahead of it.
pub(in crate::sqlite) async fn check(database: &Path) -> Result<Option<Loss>, OpenError> {
    let directory = |source| OpenError::Directory { path: super::mark_of(database), source };
    let mark = Mark::read(database).map_err(directory)?;
    let log = size(&beside(database, "-wal"));
    if size(database) == 0 && log == 0 {
        return Ok(match mark {
            Some(Ok(mark)) if mark.step > 0 => Some(Loss::DatabaseMissing { known: mark.step }),
            Some(Err(damaged)) => Some(damaged),
            _ => None,
        });
    }
    Ok(judge(mark, read(database).await?, log > 0))
}

fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |metadata| metadata.len())
}

/// A read-only connection makes no checkpoint when it closes. Only a rollback journal, left by a
/// first start that was killed before there was a WAL, has to be rolled back first.
async fn read(database: &Path) -> Result<Option<DatabaseStanding>, OpenError> {
    let broke_off = size(&beside(database, "-journal")) > 0;
    let options = SqliteConnectOptions::new()
        .filename(database)
        .read_only(!broke_off)
        .busy_timeout(BUSY)
        .disable_statement_logging();
    let mut connection = options.connect().await?;
    let standing = history::read(&mut connection).await;
    connection.close().await?;
    Ok(standing?)
}

fn judge(
    mark: Option<Result<Mark, Loss>>,
    standing: Option<DatabaseStanding>,
    has_log: bool,
) -> Option<Loss> {
    let Some(standing) = standing else {
        // The database predates the step counter. If its mark had begun to count, it is an old
        // file.
        let mark = mark?.ok().filter(|mark| mark.step > 0)?;
        return Some(Loss::Behind { step: 0, known: mark.step });
    };
    let mark = match mark {
        // Just created, or migrated, by a start that was interrupted.
        None if standing.step == 0 => return None,
        None => return Some(Loss::MarkMissing),
        Some(Err(damaged)) => return Some(damaged),
        Some(Ok(mark)) => mark,
    };
    if mark.house != standing.house {
        return Some(Loss::Foreign);
    }
    let (step, known) = (standing.step, mark.step);
    if known <= step {
        return (known > 0 && !standing.knows(mark.run, known)).then_some(Loss::Diverged);
    }
    Some(match (step < mark.checkpointed, has_log) {
        // A damaged frame hides newer ones that a checkpoint has already moved, so a WAL may end
        // anywhere.
        (_, true) => Loss::LogDamaged { step, known },
        (true, false) => Loss::Behind { step, known },
        (false, false) => Loss::LogMissing { step, known },
    })
}
