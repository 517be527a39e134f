//! The store in one SQLite file, for a single server.
//!
//! All writes go through one connection, owned by one task that puts whatever is waiting into one
//! transaction (see [`writer`]); reads go through a few separate connections, which WAL lets run
//! beside the writer.

mod accounts;
mod admins;
mod backup;
mod columns;
mod connect;
mod daily;
mod disk;
mod ledger;
mod listing;
mod mark;
mod matches;
mod numbers;
mod pages;
mod players;
mod ratings;
mod sessions;
mod shared_rules;
mod tables;
mod verify;
mod writer;

use std::path::Path;

use async_trait::async_trait;
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use crate::error::StoreError;
use crate::store::{DiskSpace, Storage};
pub use backup::{BackupError, BackupReport, Restored, restore_backup, verify_backup};
pub use connect::OpenError;
use disk::Reserve;
use mark::Noting;
pub use mark::{Accepted, Loss, accept_loss};
use tables::HeadCache;
pub use verify::{Finding, Verified};
use writer::{Checkpoint, Writer};

/// A [`Store`](crate::Store) that keeps everything in one SQLite file.
///
/// What it acknowledges survives a kill of the process and a power failure: WAL with
/// `synchronous = FULL`, a setting that is read back on every connection before it is used.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
    options: SqliteConnectOptions,
    head_cache: HeadCache,
    reserve: Reserve,
}

impl SqliteStore {
    /// Opens the file, creating it (for its owner only) and its directory if missing, and brings
    /// its schema up to date.
    ///
    /// Must be called within a tokio runtime, which then runs the writing task.
    ///
    /// # Errors
    /// [`OpenError`] if the file cannot be opened, is from a newer version of this program, or
    /// the settings that durability rests on do not hold.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        let reserve = Reserve::at_start(path);
        refuse_loss(path).await?;
        connect::create(path)?;
        let options = connect::options(path);
        let mut connection = connect::writer(&options).await?;
        // First checkpoint what a kill has left in the WAL.
        Checkpoint::new(path).run(&mut connection).await?;
        connect::migrate(&mut connection).await?;
        let noting = mark::begin(path, &mut connection).await?;
        connect::sync_directory(path)?;
        reserve.keep();
        Self::start(path, options, connection, noting, reserve).await
    }

    /// Opens an existing file of this version's schema, beside a server that may be running on it:
    /// nothing is created, and the schema stays as it is.
    ///
    /// Must be called within a tokio runtime, which then runs the writing task.
    ///
    /// # Errors
    /// [`OpenError::Missing`]; [`OpenError::SchemaTooOld`] if a server of this version has never
    /// run on it; else as for [`SqliteStore::open`].
    pub async fn open_beside(path: &Path) -> Result<Self, OpenError> {
        if !path.is_file() {
            return Err(OpenError::Missing(path.to_owned()));
        }
        refuse_loss(path).await?;
        let options = connect::options(path);
        let mut connection = connect::writer(&options).await?;
        let found = match connect::schema(&mut connection).await {
            Ok(found) => found,
            Err(error) => {
                Checkpoint::new(path).before_the_last_goes();
                return Err(error);
            }
        };
        let known = connect::newest_schema();
        if found < known {
            return Err(OpenError::SchemaTooOld { found, known });
        }
        let noting = mark::join(path, &mut connection).await?;
        Self::start(path, options, connection, noting, Reserve::beside(path)).await
    }

    async fn start(
        path: &Path,
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        noting: Noting,
        reserve: Reserve,
    ) -> Result<Self, OpenError> {
        let readers = connect::readers(options.clone()).await?;
        let (checkpoint, kept) = (Checkpoint::new(path), reserve.clone());
        let writer = Writer::start(options.clone(), connection, noting, checkpoint, kept);
        Ok(Self { writer, readers, options, head_cache: HeadCache::default(), reserve })
    }
}

/// Refuses to open a database that is not what was last acknowledged here.
async fn refuse_loss(path: &Path) -> Result<(), OpenError> {
    mark::check(path).await?.map_or(Ok(()), |loss| Err(OpenError::Lost(loss)))
}

#[async_trait]
impl Storage for SqliteStore {
    fn disk_space(&self) -> DiskSpace {
        DiskSpace { full: self.reserve.is_full(), free: self.reserve.free() }
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

impl SqliteStore {
    async fn reader(&self) -> Result<sqlx::pool::PoolConnection<sqlx::Sqlite>, StoreError> {
        Ok(self.readers.acquire().await?)
    }
}
