//! Tables in SQLite.
//!
//! Checks before a write cannot be overtaken: each write runs in a transaction that holds the
//! write lock of the file from its beginning.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, SqlitePool};
use stammtisch_ids::{JoinCode, TableId};

use super::books;
use super::columns::{Number, Stored};
use super::writer::Write;
use crate::actor::Actor;
use crate::append::Command;
use crate::error::StoreError;
use crate::hash::Hash;
use crate::players::TokenHash;
use crate::tables::{LogEntry, NewTable, StoredTable, TableHead, TableStatus, Wanted};
use crate::time::UnixMillis;
use crate::verify::verify;

pub(super) struct Create(pub(super) NewTable);

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
        if holder(connection, code).await?.is_some() {
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

pub(super) struct SetStatus {
    pub(super) id: TableId,
    pub(super) epoch: u64,
    pub(super) status: TableStatus,
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

pub(super) struct Claim {
    pub(super) id: TableId,
    pub(super) seen_epoch: u64,
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

pub(super) struct Close {
    pub(super) id: TableId,
    pub(super) at: UnixMillis,
    /// Only if this is still the epoch of its owner.
    pub(super) epoch: Option<u64>,
}

impl Write for Close {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let sql = "UPDATE tables SET epoch = epoch + 1, status = 'closed'
                   WHERE id = ?1 AND status <> 'closed' AND (?2 IS NULL OR epoch = ?2)";
        let done = sqlx::query(sql).bind(Stored(self.id)).bind(self.epoch.map(Number));
        let done = done.execute(&mut *connection).await?;
        if done.rows_affected() == 0 {
            return Ok(Ok(false));
        }
        let given_back = books::give_back(connection, self.id, self.at).await?;
        Ok(given_back.map(|()| true).map_err(Into::into))
    }
}

pub(super) async fn head(
    connection: &mut SqliteConnection,
    id: TableId,
) -> Result<Option<TableHead>, StoreError> {
    let sql = "SELECT code, status, epoch, head_seq, head_hash, header, created_at
               FROM tables WHERE id = ?";
    let row = sqlx::query(sql).bind(Stored(id)).fetch_optional(connection).await?;
    let read = |row| read_head(id, &row).map_err(|_| StoreError::Corrupt { table: id, seq: 0 });
    row.map(read).transpose()
}

fn read_head(id: TableId, row: &SqliteRow) -> sqlx::Result<TableHead> {
    Ok(TableHead {
        id,
        code: row.try_get::<Stored<_>, _>(0)?.0,
        status: row.try_get(1)?,
        epoch: row.try_get::<Number, _>(2)?.0,
        seq: row.try_get::<Number, _>(3)?.0,
        hash: row.try_get(4)?,
        header: row.try_get(5)?,
        created: row.try_get(6)?,
    })
}

pub(super) async fn load(
    readers: &SqlitePool,
    id: TableId,
) -> Result<Option<StoredTable>, StoreError> {
    // One transaction, so that head and log are of the same instant.
    let mut snapshot = readers.begin().await?;
    let table = load_from(&mut snapshot, id).await;
    snapshot.rollback().await?;
    table
}

/// A table whose head and log nobody changes in between.
pub(super) async fn load_from(
    connection: &mut SqliteConnection,
    id: TableId,
) -> Result<Option<StoredTable>, StoreError> {
    let Some(head) = head(connection, id).await? else { return Ok(None) };
    let sql = "SELECT seq, epoch, actor, cmd_no, at, event, hash
               FROM log WHERE table_id = ? ORDER BY seq";
    let rows = sqlx::query(sql).bind(Stored(id)).fetch_all(connection).await?;
    let read = |(seq, row)| read_entry(row).map_err(|_| StoreError::Corrupt { table: id, seq });
    let log = (1..).zip(&rows).map(read).collect::<Result<_, _>>()?;
    verify(StoredTable { head, log }).map(Some)
}

fn read_entry(row: &SqliteRow) -> sqlx::Result<LogEntry> {
    let actor: Option<Actor> = row.try_get(2)?;
    let number: Option<Number> = row.try_get(3)?;
    Ok(LogEntry {
        seq: row.try_get::<Number, _>(0)?.0,
        epoch: row.try_get::<Number, _>(1)?.0,
        cmd: actor.zip(number).map(|(actor, number)| Command { actor, number: number.0 }),
        at: row.try_get(4)?,
        bytes: row.try_get(5)?,
        hash: row.try_get(6)?,
    })
}

/// In one statement, whatever comes of it: what is not to be found takes no longer than what is not
/// there.
pub(super) async fn find(
    connection: &mut SqliteConnection,
    Wanted { code, key, player }: Wanted,
) -> Result<Option<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE code = ?1 AND status = 'open'
               AND (key_hash IS NULL OR key_hash = ?2 OR EXISTS (
                    SELECT 1 FROM seats WHERE player_id = ?3 AND table_id = id AND sits = 1))";
    let found = sqlx::query_scalar(sql).bind(Stored(code)).bind(key).bind(player.map(Stored));
    Ok(found.fetch_optional(connection).await?.map(|Stored(id)| id))
}

pub(super) async fn by_code(
    connection: &mut SqliteConnection,
    code: JoinCode,
) -> Result<Option<TableId>, StoreError> {
    Ok(holder(connection, code).await?)
}

/// The open table that has this code.
async fn holder(
    connection: &mut SqliteConnection,
    code: JoinCode,
) -> sqlx::Result<Option<TableId>> {
    let sql = "SELECT id FROM tables WHERE code = ? AND status = 'open'";
    let found = sqlx::query_scalar(sql).bind(Stored(code)).fetch_optional(connection).await?;
    Ok(found.map(|Stored(id)| id))
}

pub(super) async fn open(connection: &mut SqliteConnection) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE status = 'open' ORDER BY created_at, id";
    Ok(Stored::all(sqlx::query_scalar(sql).fetch_all(connection).await?))
}
