//! Updates the mark after each commit, while the store runs.

use std::fs::File;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnection;
use tokio::task::JoinHandle;

use super::{Mark, file, history};
use crate::sqlite::writer::Checkpoint;
use crate::sqlite::{OpenError, connect, pages};

/// Updates the mark of an open database.
#[derive(Debug)]
pub(in crate::sqlite) struct Noting {
    database: PathBuf,
    file: Option<File>,
    last: Mark,
    /// Whether something was written that may not be on the disk yet.
    unsynced: bool,
    /// Whether the last write failed, so that it is not logged with every move.
    failing: bool,
}

impl Noting {
    /// Continues the existing mark of a database.
    pub(in crate::sqlite) fn new(database: &Path, last: Mark) -> Self {
        let database = database.to_owned();
        Self { database, file: None, last, unsynced: false, failing: false }
    }

    /// Makes a step, commits, and records it.
    pub(in crate::sqlite) async fn commit(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<()> {
        let rows = sqlx::query(history::STEP).fetch_all(connection).await?;
        // It is committed, whether or not the mark can be written.
        match rows.first().map(|row| history::stepped(row, self.last.checkpointed)) {
            Some(Ok(mark)) => self.note(mark),
            Some(Err(error)) => tracing::error!(%error, "the database has lost count of its steps"),
            None => tracing::error!("the database has lost count of its steps"),
        }
        Ok(())
    }

    /// The last step that was made.
    pub(in crate::sqlite) const fn step(&self) -> u64 {
        self.last.step
    }

    /// Whether something that was written is only in the WAL.
    pub(in crate::sqlite) const fn is_out(&self) -> bool {
        self.last.checkpointed < self.last.step
    }

    /// Records that a checkpoint has moved everything up to this step into the database.
    pub(in crate::sqlite) fn checkpointed(&mut self, step: u64) {
        self.note(Mark { checkpointed: step, ..self.last });
    }

    /// A mark that cannot be written lags behind. That loses no move; it only detects less.
    fn note(&mut self, mark: Mark) {
        self.last = mark;
        let file = match &mut self.file {
            Some(file) => Ok(file),
            None => file::open(&self.database).map(|file| self.file.insert(file)),
        };
        match file.and_then(|file| file::note(file, &mark)) {
            Ok(()) => (self.unsynced, self.failing) = (true, false),
            Err(error) if !self.failing => {
                tracing::warn!(%error, "cannot note how far the database has come");
                (self.file, self.failing) = (None, true);
            }
            Err(_) => self.file = None,
        }
    }

    /// Starts syncing the mark to the disk. Nobody has to wait for that.
    pub(in crate::sqlite) fn sync(&mut self) -> Option<JoinHandle<()>> {
        if !std::mem::take(&mut self.unsynced) {
            return None;
        }
        let file = self.file.as_ref()?.try_clone().ok()?;
        Some(tokio::task::spawn_blocking(move || {
            if let Err(error) = file.sync_data() {
                tracing::warn!(%error, "cannot bring to the disk how far the database has come");
            }
        }))
    }
}

/// Begins another server run: from here on the database is ahead of every copy of it.
pub(in crate::sqlite) async fn begin(
    database: &Path,
    connection: &mut SqliteConnection,
) -> Result<Noting, OpenError> {
    let at = |source| OpenError::Directory { path: super::mark_of(database), source };
    let before = mark(connection).await?;
    if before.step == 0 {
        file::write_new(database, &before).map_err(at)?;
        // Before the first step: a database that has one but no mark is refused.
        connect::sync_directory(database)?;
    }
    history::begin_run(connection).await?;
    // Checkpoint at once, so that a database copied alone, or left without its WAL, is recognised
    // as such.
    let mut noting = join(database, connection).await?;
    if Checkpoint::new(database).run(connection).await? {
        noting.checkpointed(noting.step());
        pages::build(database).map_err(at)?;
    }
    noting.note(noting.last);
    if let Some(synced) = noting.sync() {
        let _ = synced.await;
    }
    Ok(noting)
}

/// Continues under the run that the server beside has begun.
pub(in crate::sqlite) async fn join(
    database: &Path,
    connection: &mut SqliteConnection,
) -> Result<Noting, OpenError> {
    let now = mark(connection).await?;
    let checkpointed = Mark::read(database)
        .ok()
        .flatten()
        .and_then(Result::ok)
        .map_or(0, |mark| mark.checkpointed);
    Ok(Noting::new(database, Mark { checkpointed, ..now }))
}

async fn mark(connection: &mut SqliteConnection) -> Result<Mark, OpenError> {
    let standing = history::read(connection).await?;
    standing.map(|standing| standing.mark()).ok_or(OpenError::Failed(sqlx::Error::RowNotFound))
}
