//! Everything in one SQLite file: the store of a single server.
//!
//! All writing goes through one connection, owned by one task that puts whatever waits into one
//! transaction (see [`writer`]); reading goes through a few connections of its own, which WAL
//! lets run beside the writer.

mod accounts;
mod admins;
mod append;
mod backup;
mod beside;
mod books;
mod columns;
mod connect;
mod failure;
mod heads;
mod idle;
mod ledger;
mod links;
mod listing;
mod logins;
mod mark;
mod open_error;
mod pages;
mod passkeys;
mod players;
mod reserve;
mod sessions;
mod tables;
mod together;
mod verify;
mod writer;

use std::path::Path;

use async_trait::async_trait;
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use stammtisch_ids::{JoinCode, PlayerId, TableId};

use crate::append::{Append, Appended, Command};
use crate::error::{AppendError, StoreError};
use crate::players::{NewSession, Player, Session, TokenHash};
use crate::store::{Room, Store};
use crate::tables::{NewTable, StoredTable, TableHead, TableStatus, Wanted};
use crate::time::UnixMillis;
pub use backup::{BackupError, BackupReport, Restored, restore_backup, verify_backup};
use heads::Heads;
use mark::Noting;
pub use mark::{Accepted, Loss, accept_loss};
pub use open_error::OpenError;
use reserve::Reserve;
pub use verify::{Finding, Verified};
use writer::Writer;
use writer::home::Home;

/// A [`Store`] that keeps everything in one SQLite file.
///
/// What it acknowledges survives a kill of the process and a power failure: WAL with
/// `synchronous = FULL`, read back on every connection before it is used.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
    options: SqliteConnectOptions,
    heads: Heads,
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
        // What a kill has left comes home first.
        Home::new(path).bring(&mut connection).await?;
        connect::migrate(&mut connection).await?;
        let noting = mark::begin(path, &mut connection).await?;
        connect::sync_directory(path)?;
        reserve.keep();
        Self::start(path, options, connection, noting, reserve).await
    }

    /// Opens a file that is there, and of this version's schema, beside the server that may be
    /// running on it: nothing is created, and the schema stays as it is.
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
                Home::new(path).before_the_last_goes();
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
        let (home, kept) = (Home::new(path), reserve.clone());
        let writer = Writer::start(options.clone(), connection, noting, home, kept);
        Ok(Self { writer, readers, options, heads: Heads::default(), reserve })
    }
}

/// A database that is not what was last acknowledged here is not gone on with.
async fn refuse_loss(path: &Path) -> Result<(), OpenError> {
    mark::check(path).await?.map_or(Ok(()), |loss| Err(OpenError::Lost(loss)))
}

#[async_trait]
impl Store for SqliteStore {
    async fn create_table(&self, table: NewTable) -> Result<TableHead, StoreError> {
        self.writer.write(tables::Create(table)).await
    }

    async fn table_head(&self, id: TableId) -> Result<Option<TableHead>, StoreError> {
        tables::head(&mut *self.reader().await?, id).await
    }

    async fn load_table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        tables::load(&self.readers, id).await
    }

    async fn find_table(&self, wanted: Wanted) -> Result<Option<TableId>, StoreError> {
        tables::find(&mut *self.reader().await?, wanted).await
    }

    async fn table_by_code(&self, code: JoinCode) -> Result<Option<TableId>, StoreError> {
        tables::by_code(&mut *self.reader().await?, code).await
    }

    async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        tables::open(&mut *self.reader().await?).await
    }

    async fn set_status(
        &self,
        id: TableId,
        epoch: u64,
        status: TableStatus,
    ) -> Result<(), StoreError> {
        self.writer.write(tables::SetStatus { id, epoch, status }).await
    }

    async fn claim(&self, id: TableId, seen_epoch: u64) -> Result<u64, StoreError> {
        self.writer.write(tables::Claim { id, seen_epoch }).await
    }

    async fn close_table(&self, id: TableId, at: UnixMillis) -> Result<bool, StoreError> {
        self.writer.write(tables::Close { id, at, epoch: None }).await
    }

    async fn close_idle_table(
        &self,
        id: TableId,
        epoch: u64,
        at: UnixMillis,
    ) -> Result<bool, StoreError> {
        self.writer.write(tables::Close { id, at, epoch: Some(epoch) }).await
    }

    async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        let (table, before) = (append.table, self.heads.before(&append));
        let appended = self.writer.write(append::Appending::new(append, before)).await?;
        self.heads.remember(table, appended);
        Ok(appended)
    }

    async fn find_command(&self, id: TableId, cmd: Command) -> Result<Option<u64>, StoreError> {
        append::find_command(&mut *self.reader().await?, id, cmd).await
    }

    async fn create_player(&self, player: Player) -> Result<(), StoreError> {
        self.writer.write(players::Create(player)).await
    }

    async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        players::player(&mut *self.reader().await?, id).await
    }

    async fn rename_player(&self, id: PlayerId, name: String) -> Result<(), StoreError> {
        self.writer.write(players::Rename { id, name }).await
    }

    async fn set_player_lang(&self, id: PlayerId, lang: String) -> Result<(), StoreError> {
        self.writer.write(players::SetLang { id, lang }).await
    }

    async fn set_player_left_handed(&self, id: PlayerId, left: bool) -> Result<(), StoreError> {
        self.writer.write(players::SetLeftHanded { id, left }).await
    }

    async fn delete_player(&self, id: PlayerId) -> Result<Option<Vec<TokenHash>>, StoreError> {
        let ended = self.writer.write(players::Delete(id)).await?;
        // The log of the database still holds what was deleted.
        self.writer.bring_home().await;
        Ok(ended)
    }

    async fn create_session(&self, session: NewSession) -> Result<(), StoreError> {
        self.writer.write(sessions::Create(session)).await
    }

    async fn session(&self, token: TokenHash) -> Result<Option<Session>, StoreError> {
        sessions::session(&mut *self.reader().await?, token).await
    }

    async fn touch_session(&self, token: TokenHash, at: UnixMillis) -> Result<bool, StoreError> {
        self.writer.write(sessions::Touch { token, at }).await
    }

    async fn delete_session(&self, token: TokenHash) -> Result<bool, StoreError> {
        self.writer.write(sessions::Delete(token)).await
    }

    fn room(&self) -> Room {
        Room { full: self.reserve.is_full(), free: self.reserve.free() }
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
