//! Checkpoints: moving the content of the WAL into the database.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;

use crate::limits::BUSY;
use crate::sqlite::disk::beside;
use crate::sqlite::pages::{self, Lock, Locked};

/// Makes the checkpoints of one database.
#[derive(Debug)]
pub(in crate::sqlite) struct Checkpoint {
    database: PathBuf,
    /// Without it, nothing keeps others from making a checkpoint meanwhile, and no checksums are
    /// recorded.
    lock: Option<File>,
}

impl Checkpoint {
    pub(in crate::sqlite) fn new(database: &Path) -> Self {
        let lock = pages::lock_file(database);
        if let Err(error) = &lock
            && error.kind() != io::ErrorKind::NotFound
        {
            tracing::warn!(%error, "the pages of the database are not watched");
        }
        Self { database: database.to_owned(), lock: lock.ok() }
    }

    /// Keeps others from making a checkpoint, for the time of a commit.
    pub(super) async fn stays_out(&self) -> Option<Locked<'_>> {
        pages::lock(self.lock.as_ref()?, Lock::Shared, BUSY).await
    }

    /// The size of the WAL, in bytes.
    pub(super) fn log_bytes(&self) -> u64 {
        std::fs::metadata(beside(&self.database, "-wal")).map_or(0, |metadata| metadata.len())
    }

    /// Moves everything and empties the WAL; waits for readers. Returns whether that was possible.
    pub(in crate::sqlite) async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<bool> {
        self.run_within(connection, BUSY).await
    }

    /// The same without waiting for anybody: a backup reads for long, and all players would wait.
    pub(super) async fn run_at_once(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<bool> {
        sqlx::query("PRAGMA busy_timeout = 0").execute(&mut *connection).await?;
        let moved = self.run_within(connection, Duration::ZERO).await;
        let wait = format!("PRAGMA busy_timeout = {}", BUSY.as_millis());
        sqlx::query(sqlx::AssertSqlSafe(wait)).execute(connection).await?;
        moved
    }

    async fn run_within(
        &self,
        connection: &mut SqliteConnection,
        patience: Duration,
    ) -> sqlx::Result<bool> {
        let _alone = match &self.lock {
            None => None,
            Some(file) => match pages::lock(file, Lock::Alone, patience).await {
                None => return Ok(false),
                locked => locked,
            },
        };
        self.note(pages::before_checkpoint);
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        let busy: i64 = sqlx::query(sql).fetch_one(connection).await?.try_get(0)?;
        if busy == 0 {
            self.note(pages::after_checkpoint);
        }
        Ok(busy == 0)
    }

    /// To be called before closing a connection that may be the last one: SQLite then makes a
    /// checkpoint by itself.
    pub(in crate::sqlite) fn before_the_last_goes(&self) {
        self.noted(pages::before_checkpoint);
    }

    /// Done synchronously: if this task were dropped meanwhile, two writers would be at the file.
    fn note(&self, what: fn(&Path) -> io::Result<()>) {
        match Handle::try_current().map(|runtime| runtime.runtime_flavor()) {
            Ok(RuntimeFlavor::MultiThread) => block_in_place(|| self.noted(what)),
            _ => self.noted(what),
        }
    }

    /// A failure to record checksums (the disk may be full) must not stop a checkpoint. Nothing is
    /// then known about the pages until the next start.
    fn noted(&self, what: fn(&Path) -> io::Result<()>) {
        if let Err(error) = what(&self.database) {
            tracing::warn!(%error, "the pages of the database are not watched any more");
            if let Err(error) = pages::forget(&self.database) {
                tracing::warn!(%error, "could not take the checksums of pages away");
            }
        }
    }
}
