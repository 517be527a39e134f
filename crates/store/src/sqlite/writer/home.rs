//! Bringing the log of the database home, into the database.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;

use crate::sqlite::beside::beside;
use crate::sqlite::connect::BUSY;
use crate::sqlite::pages::{self, Lock, Locked};

/// How the log of one database comes home.
#[derive(Debug)]
pub(in crate::sqlite) struct Home {
    database: PathBuf,
    /// Without it nobody is kept from bringing the log home meanwhile, and nothing is noted.
    lock: Option<File>,
}

impl Home {
    pub(in crate::sqlite) fn new(database: &Path) -> Self {
        let lock = pages::lock_file(database);
        if let Err(error) = &lock
            && error.kind() != io::ErrorKind::NotFound
        {
            tracing::warn!(%error, "the pages of the database are not watched");
        }
        Self { database: database.to_owned(), lock: lock.ok() }
    }

    /// Keeps others from bringing the log home, for a commit.
    pub(super) async fn stays_out(&self) -> Option<Locked<'_>> {
        pages::lock(self.lock.as_ref()?, Lock::Shared, BUSY).await
    }

    /// How large the log is.
    pub(super) fn out(&self) -> u64 {
        std::fs::metadata(beside(&self.database, "-wal")).map_or(0, |metadata| metadata.len())
    }

    /// Moves everything and empties the log; waits for readers. Returns whether that was possible.
    pub(in crate::sqlite) async fn bring(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<bool> {
        self.bring_within(connection, BUSY).await
    }

    /// The same, but waits for nobody: a backup reads for long, and everybody who plays would wait.
    pub(super) async fn bring_at_once(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<bool> {
        sqlx::query("PRAGMA busy_timeout = 0").execute(&mut *connection).await?;
        let home = self.bring_within(connection, Duration::ZERO).await;
        let wait = format!("PRAGMA busy_timeout = {}", BUSY.as_millis());
        sqlx::query(sqlx::AssertSqlSafe(wait)).execute(connection).await?;
        home
    }

    async fn bring_within(
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
        self.note(pages::before_home);
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        let busy: i64 = sqlx::query(sql).fetch_one(connection).await?.try_get(0)?;
        if busy == 0 {
            self.note(pages::after_home);
        }
        Ok(busy == 0)
    }

    /// To be called before a connection goes that may be the last one: SQLite then brings the log
    /// home by itself.
    pub(in crate::sqlite) fn before_the_last_goes(&self) {
        self.noted(pages::before_home);
    }

    /// Done here and now: if this task were dropped meanwhile, the file would be written by two.
    fn note(&self, what: fn(&Path) -> io::Result<()>) {
        match Handle::try_current().map(|runtime| runtime.runtime_flavor()) {
            Ok(RuntimeFlavor::MultiThread) => block_in_place(|| self.noted(what)),
            _ => self.noted(what),
        }
    }

    /// What cannot be noted (the disk may be full) must not keep the log from coming home. Then
    /// nothing is known of the pages until the next start.
    fn noted(&self, what: fn(&Path) -> io::Result<()>) {
        if let Err(error) = what(&self.database) {
            tracing::warn!(%error, "the pages of the database are not watched any more");
            if let Err(error) = pages::forget(&self.database) {
                tracing::warn!(%error, "could not take the checksums of pages away");
            }
        }
    }
}
