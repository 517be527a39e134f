//! Tables in SQLite.
//!
//! Checks before a write cannot be overtaken: each write runs in a transaction that holds the
//! file's write lock from its beginning.

mod append;
pub(super) mod batch;
mod head_cache;
mod read;

use async_trait::async_trait;
use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::TableId;

use super::columns::{Number, Stored};
use super::ledger::ledger_rows;
use super::writer::Write;
use super::{SqliteStore, listing};
use crate::append::{Append, Appended};
use crate::command_name::CommandName;
use crate::error::{AppendError, StoreError};
use crate::hash::Hash;
use crate::tables::{NewTable, StoredTable, TableHead, TableStatus, Tables};
use crate::time::UnixMillis;
use crate::token::TokenHash;
pub(super) use head_cache::HeadCache;
pub(super) use read::load_from;

#[async_trait]
impl Tables for SqliteStore {
    async fn create_table(&self, table: NewTable) -> Result<TableHead, StoreError> {
        self.writer.write(Create(table)).await
    }

    async fn table_head(&self, id: TableId) -> Result<Option<TableHead>, StoreError> {
        read::head(&mut *self.reader().await?, id).await
    }

    async fn load_table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        read::load(&self.readers, id).await
    }

    async fn set_status(
        &self,
        id: TableId,
        epoch: u64,
        status: TableStatus,
    ) -> Result<(), StoreError> {
        self.writer.write(SetStatus { id, epoch, status }).await
    }

    async fn claim(&self, id: TableId, seen_epoch: u64) -> Result<u64, StoreError> {
        self.writer.write(Claim { id, seen_epoch }).await
    }

    async fn close_table(&self, id: TableId, at: UnixMillis) -> Result<bool, StoreError> {
        self.writer.write(Close { id, at, epoch: None }).await
    }

    async fn close_idle_table(
        &self,
        id: TableId,
        epoch: u64,
        at: UnixMillis,
    ) -> Result<bool, StoreError> {
        self.writer.write(Close { id, at, epoch: Some(epoch) }).await
    }

    async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        let (table, before) = (append.table, self.head_cache.before(&append));
        let appended = self.writer.write(append::Appending::new(append, before)).await?;
        self.head_cache.remember(table, appended);
        Ok(appended)
    }

    async fn find_command(&self, id: TableId, cmd: CommandName) -> Result<Option<u64>, StoreError> {
        append::find_command(&mut *self.reader().await?, id, cmd).await
    }
}

struct Create(NewTable);

impl Write for Create {
    type Done = TableHead;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<TableHead, StoreError>> {
        let NewTable { id, code, ref header, created, key } = self.0;
        let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?)";
        let taken = sqlx::query_scalar(sql).bind(Stored(id));
        if taken.fetch_one(&mut *connection).await? {
            return Ok(Err(StoreError::IdTaken));
        }
        if listing::open_with(connection, code).await?.is_some() {
            return Ok(Err(StoreError::CodeTaken));
        }
        let head = TableHead {
            id,
            code,
            status: TableStatus::Open,
            epoch: 1,
            seq: 0,
            hash: Hash::genesis(id, header),
            header: header.clone(),
            created,
        };
        insert(connection, &head, key).await?;
        Ok(Ok(head))
    }
}

async fn insert(
    connection: &mut SqliteConnection,
    head: &TableHead,
    key: Option<TokenHash>,
) -> sqlx::Result<()> {
    let sql =
        "INSERT INTO tables (id, code, status, epoch, head_seq, head_hash, header, created_at,
                                   updated_at, key_hash)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9)";
    sqlx::query(sql)
        .bind(Stored(head.id))
        .bind(Stored(head.code))
        .bind(head.status)
        .bind(Number(head.epoch))
        .bind(Number(head.seq))
        .bind(head.hash)
        .bind(head.header.as_slice())
        .bind(head.created)
        .bind(key)
        .execute(connection)
        .await
        .map(|_| ())
}

struct SetStatus {
    id: TableId,
    epoch: u64,
    status: TableStatus,
}

impl Write for SetStatus {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let sql = "SELECT EXISTS (
                       SELECT 1 FROM tables AS other JOIN tables AS this USING (code)
                       WHERE this.id = ? AND this.epoch = ?
                         AND other.id <> this.id AND other.status = 'open')";
        let code_taken = sqlx::query_scalar(sql).bind(Stored(self.id)).bind(Number(self.epoch));
        if self.status == TableStatus::Open && code_taken.fetch_one(&mut *connection).await? {
            return Ok(Err(StoreError::CodeTaken));
        }
        let done = sqlx::query("UPDATE tables SET status = ? WHERE id = ? AND epoch = ?")
            .bind(self.status)
            .bind(Stored(self.id))
            .bind(Number(self.epoch))
            .execute(connection)
            .await?;
        Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Fenced) })
    }
}

struct Claim {
    id: TableId,
    seen_epoch: u64,
}

impl Write for Claim {
    type Done = u64;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<u64, StoreError>> {
        let sql = "UPDATE tables SET epoch = epoch + 1 WHERE id = ? AND epoch = ? RETURNING epoch";
        let epoch: Option<Number> = sqlx::query_scalar(sql)
            .bind(Stored(self.id))
            .bind(Number(self.seen_epoch))
            .fetch_optional(connection)
            .await?;
        Ok(epoch.map(|number| number.0).ok_or(StoreError::Fenced))
    }
}

struct Close {
    id: TableId,
    at: UnixMillis,
    /// Only if this is still the table's epoch.
    epoch: Option<u64>,
}

impl Write for Close {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let sql = "UPDATE tables SET epoch = epoch + 1, status = 'closed', closed_at = ?3
                   WHERE id = ?1 AND status <> 'closed' AND (?2 IS NULL OR epoch = ?2)";
        let done =
            sqlx::query(sql).bind(Stored(self.id)).bind(self.epoch.map(Number)).bind(self.at);
        let done = done.execute(&mut *connection).await?;
        if done.rows_affected() == 0 {
            return Ok(Ok(false));
        }
        let given_back = ledger_rows::give_back(connection, self.id, self.at).await?;
        Ok(given_back.map(|()| true).map_err(Into::into))
    }
}
