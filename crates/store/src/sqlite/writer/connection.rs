//! The one connection that writes, replaced when it can no longer be trusted.

use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use super::checkpoint::Checkpoint;
use super::failure::{WriteFailed, storage_error};
use super::job::Job;
use crate::error::StorageError;
use crate::sqlite::connect;
use crate::sqlite::disk::Reserve;
use crate::sqlite::mark::Noting;
use crate::sqlite::tables::batch;

/// Why a transaction is not known to be committed.
pub(super) enum NotCommitted {
    /// It could not even begin: another process has locked the file, for instance.
    NotBegun(StorageError),
    /// It failed and was rolled back.
    RolledBack(StorageError),
    /// The commit was interrupted.
    Unknown,
}

impl From<NotCommitted> for WriteFailed {
    fn from(not_committed: NotCommitted) -> Self {
        match not_committed {
            NotCommitted::NotBegun(error) | NotCommitted::RolledBack(error) => Self::Storage(error),
            NotCommitted::Unknown => Self::ResultUnknown,
        }
    }
}

pub(super) struct Connection {
    options: SqliteConnectOptions,
    open: Option<SqliteConnection>,
    noting: Noting,
    checkpoint: Checkpoint,
    reserve: Reserve,
}

impl Connection {
    pub(super) fn new(
        options: SqliteConnectOptions,
        open: SqliteConnection,
        noting: Noting,
        checkpoint: Checkpoint,
        reserve: Reserve,
    ) -> Self {
        Self { options, open: Some(open), noting, checkpoint, reserve }
    }

    /// Runs the jobs in one transaction. `Ok` means committed; the jobs hold their answers.
    pub(super) async fn commit(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), NotCommitted> {
        if jobs.is_empty() {
            return Ok(());
        }
        if self.reserve.is_spent() {
            return Err(NotCommitted::NotBegun(StorageError::Full));
        }
        let committed = self.commit_now(jobs).await;
        let full = |error: &NotCommitted| {
            matches!(
                error,
                NotCommitted::NotBegun(StorageError::Full)
                    | NotCommitted::RolledBack(StorageError::Full)
            )
        };
        self.reserve.found(committed.as_ref().is_err_and(full));
        committed
    }

    async fn commit_now(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), NotCommitted> {
        let connection =
            open(&mut self.open, &self.options).await.map_err(NotCommitted::NotBegun)?;
        if let Err(error) = execute(connection, "BEGIN IMMEDIATE").await {
            tracing::warn!(%error, "could not begin to write");
            self.let_go();
            return Err(NotCommitted::NotBegun(storage_error(&error)));
        }
        if let Err(error) = run_all(connection, jobs).await {
            tracing::warn!(%error, jobs = jobs.len(), "could not write");
            self.roll_back().await;
            return Err(NotCommitted::RolledBack(storage_error(&error)));
        }
        let stays_out = self.checkpoint.stays_out().await;
        let committed = self.noting.commit(connection).await;
        drop(stays_out);
        if let Err(error) = committed {
            tracing::warn!(%error, jobs = jobs.len(), "could not commit");
            // A full disk stops SQLite before the last frame, the one that makes the others count.
            // After any other failure (above all of an fsync) the frames may still turn up at the
            // next recovery of the file.
            if storage_error(&error) == StorageError::Full {
                self.roll_back().await;
                return Err(NotCommitted::RolledBack(StorageError::Full));
            }
            self.let_go();
            return Err(NotCommitted::Unknown);
        }
        Ok(())
    }

    /// Checkpoints the WAL if there is anything in it, unless readers would have to be waited for.
    /// Returns whether nothing is left in it.
    pub(super) async fn checkpoint(&mut self) -> bool {
        if !self.noting.is_out() {
            return true;
        }
        let step = self.noting.step();
        let Ok(connection) = open(&mut self.open, &self.options).await else { return false };
        match self.checkpoint.run_at_once(connection).await {
            Ok(true) => {
                self.noting.checkpointed(step);
                true
            }
            Ok(false) => false,
            Err(error) => {
                tracing::warn!(%error, "no checkpoint could be made of the database's log");
                false
            }
        }
    }

    /// Syncs the mark to the disk.
    pub(super) fn sync(&mut self) {
        // Nobody waits for it.
        drop(self.noting.sync());
    }

    /// A full disk, for example, has already rolled back. When in doubt, the connection is dropped,
    /// and the transaction with it.
    async fn roll_back(&mut self) {
        let Some(connection) = &mut self.open else { return };
        if let Err(error) = execute(connection, "ROLLBACK").await
            && !error.to_string().contains("no transaction is active")
        {
            self.let_go();
        }
    }

    /// The size of the WAL, in bytes.
    pub(super) fn log_bytes(&self) -> u64 {
        self.checkpoint.log_bytes()
    }

    /// If nothing could be written, checks whether there is free space by now.
    pub(super) fn look_for_room(&mut self) {
        self.reserve.look_again();
    }

    fn let_go(&mut self) {
        self.checkpoint.before_the_last_goes();
        self.open = None;
    }

    pub(super) async fn close(mut self) {
        self.checkpoint().await;
        if let Some(synced) = self.noting.sync() {
            let _ = synced.await;
        }
        if let Some(open) = self.open.take()
            && let Err(error) = open.close().await
        {
            tracing::warn!(%error, "could not close the database cleanly");
        }
    }
}

/// However it ends: with the runtime, for example.
impl Drop for Connection {
    fn drop(&mut self) {
        if self.open.is_some() {
            self.let_go();
        }
    }
}

/// The existing connection, or a new one.
async fn open<'a>(
    connection: &'a mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
) -> Result<&'a mut SqliteConnection, StorageError> {
    let open = match connection.take() {
        Some(open) => open,
        None => connect::writer(options)
            .await
            .map_err(|error| StorageError::Failed(error.to_string()))?,
    };
    Ok(connection.insert(open))
}

/// Runs the jobs and undoes the changes of those that are refused.
async fn run_all(connection: &mut SqliteConnection, jobs: &mut [Box<dyn Job>]) -> sqlx::Result<()> {
    // Refusals are rare, and a savepoint for each job costs as much as many a job.
    if run_unguarded(connection, jobs).await? {
        return Ok(());
    }
    execute(connection, "ROLLBACK").await?;
    execute(connection, "BEGIN IMMEDIATE").await?;
    for job in jobs {
        execute(connection, "SAVEPOINT job").await?;
        if !job.run(connection).await? {
            execute(connection, "ROLLBACK TO job").await?;
        }
        execute(connection, "RELEASE job").await?;
    }
    Ok(())
}

/// Runs the jobs without savepoints. Returns whether all their changes may stay.
async fn run_unguarded(
    connection: &mut SqliteConnection,
    jobs: &mut [Box<dyn Job>],
) -> sqlx::Result<bool> {
    let plans: Vec<_> = jobs.iter().filter_map(|job| job.plan()).collect();
    if !batch::write(connection, &plans).await? {
        return Ok(false);
    }
    for job in jobs {
        if job.plan().is_some() {
            job.planned();
        } else if !job.run(connection).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> sqlx::Result<()> {
    sqlx::query(sql).execute(connection).await.map(|_| ())
}
