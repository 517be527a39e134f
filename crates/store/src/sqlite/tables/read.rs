//! Reading a table from its rows.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, SqlitePool};
use stammtisch_ids::TableId;

use crate::actor::Actor;
use crate::command_name::CommandName;
use crate::error::StoreError;
use crate::sqlite::columns::{Number, Stored};
use crate::tables::{LogEntry, StoredTable, TableHead};
use crate::verify::verify;

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
    // In one transaction, so that head and log are from the same instant.
    let mut snapshot = readers.begin().await?;
    let table = load_from(&mut snapshot, id).await;
    snapshot.rollback().await?;
    table
}

/// Reads a table; the caller makes sure that it does not change meanwhile.
pub(in crate::sqlite) async fn load_from(
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
        cmd: actor.zip(number).map(|(actor, number)| CommandName { actor, number: number.0 }),
        at: row.try_get(4)?,
        bytes: row.try_get(5)?,
        hash: row.try_get(6)?,
    })
}
