//! Findings of analyses of finished matches, in SQLite.

use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::{MatchFileId, TableId};

use crate::error::StoreError;
use crate::limits::{HINDSIGHT_BYTES, HINDSIGHTS_BYTES};
use crate::matches::{MatchHindsight, MatchRef};
use crate::sqlite::columns::{Number, Stored};
use crate::sqlite::writer::Write;

pub(super) struct Keep(pub(super) MatchHindsight);

/// A match reference as columns.
type Columns = (Option<Stored<TableId>>, Option<u16>, Option<Stored<MatchFileId>>);

const fn columns(of: MatchRef) -> Columns {
    match of {
        MatchRef::AtTable { table, no } => (Some(Stored(table)), Some(no), None),
        MatchRef::File(file) => (None, None, Some(Stored(file))),
    }
}

impl Write for Keep {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let MatchHindsight { of, version, bytes } = &self.0;
        if bytes.len() > HINDSIGHT_BYTES {
            return Ok(Err(StoreError::TooMuchOfAll));
        }
        let (table, no, file) = columns(*of);
        let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?)
                   OR EXISTS (SELECT 1 FROM match_files WHERE id = ?)";
        let there = sqlx::query_scalar(sql).bind(table).bind(file);
        if !there.fetch_one(&mut *connection).await? {
            return Ok(Ok(false));
        }
        sqlx::query("DELETE FROM match_hindsight WHERE table_id = ? AND no = ? OR file_id = ?")
            .bind(table)
            .bind(no)
            .bind(file)
            .execute(&mut *connection)
            .await?;
        let sql = "INSERT INTO match_hindsight (table_id, no, file_id, version, found)
                   VALUES (?, ?, ?, ?, ?)";
        sqlx::query(sql)
            .bind(table)
            .bind(no)
            .bind(file)
            .bind(version)
            .bind(bytes.as_slice())
            .execute(&mut *connection)
            .await?;
        while kept(connection).await? > HINDSIGHTS_BYTES {
            let first = "DELETE FROM match_hindsight
                         WHERE rowid = (SELECT min(rowid) FROM match_hindsight)";
            sqlx::query(first).execute(&mut *connection).await?;
        }
        Ok(Ok(true))
    }
}

/// The size of all analyses in bytes. SQLite reads the length of a value without the value.
async fn kept(connection: &mut SqliteConnection) -> sqlx::Result<u64> {
    let sql = "SELECT coalesce(sum(length(found)), 0) FROM match_hindsight";
    let Number(bytes) = sqlx::query_scalar(sql).fetch_one(connection).await?;
    Ok(bytes)
}

pub(super) async fn of(
    connection: &mut SqliteConnection,
    of: MatchRef,
    version: u32,
) -> Result<Option<Vec<u8>>, StoreError> {
    let (table, no, file) = columns(of);
    let sql = "SELECT found FROM match_hindsight
               WHERE (table_id = ? AND no = ? OR file_id = ?) AND version = ?";
    let found = sqlx::query_scalar(sql).bind(table).bind(no).bind(file).bind(version);
    Ok(found.fetch_optional(connection).await?)
}
