//! Finding and listing tables in SQLite.

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::{JoinCode, PlayerId, TableId};

use super::SqliteStore;
use super::columns::{Number, Stored};
use super::writer::Write;
use crate::error::StoreError;
use crate::listing::{Listing, TableSummary, Wanted};
use crate::time::UnixMillis;

/// The query for table summaries, in list order.
macro_rules! summaries {
    ($of:literal) => {
        concat!(
            "SELECT id, code, status, head_seq,
                    (SELECT count(*) FROM seats WHERE table_id = id AND sits = 1),
                    created_at, updated_at, note
             FROM tables ",
            $of,
            " ORDER BY updated_at DESC, id"
        )
    };
}

#[async_trait]
impl Listing for SqliteStore {
    /// One statement in every case: a table that may not be found takes no longer than one that
    /// does not exist.
    async fn find_table(&self, wanted: Wanted) -> Result<Option<TableId>, StoreError> {
        let Wanted { code, key, player } = wanted;
        let sql = "SELECT id FROM tables WHERE code = ?1 AND status = 'open'
                   AND (key_hash IS NULL OR key_hash = ?2 OR EXISTS (
                        SELECT 1 FROM seats WHERE player_id = ?3 AND table_id = id AND sits = 1))";
        let found = sqlx::query_scalar(sql).bind(Stored(code)).bind(key).bind(player.map(Stored));
        let found = found.fetch_optional(&mut *self.reader().await?).await?;
        Ok(found.map(|Stored(id)| id))
    }

    async fn table_by_code(&self, code: JoinCode) -> Result<Option<TableId>, StoreError> {
        Ok(open_with(&mut *self.reader().await?, code).await?)
    }

    async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'open' ORDER BY created_at, id";
        let open = sqlx::query_scalar(sql).fetch_all(&mut *self.reader().await?).await?;
        Ok(Stored::all(open))
    }

    async fn tables_of(&self, player: PlayerId) -> Result<Vec<TableSummary>, StoreError> {
        let sql = summaries!(
            "JOIN seats AS own ON own.table_id = id AND own.player_id = ? AND own.sits = 1"
        );
        let rows =
            sqlx::query(sql).bind(Stored(player)).fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    async fn tables_ever_of(&self, player: PlayerId) -> Result<Vec<TableSummary>, StoreError> {
        let sql = summaries!("JOIN seats AS own ON own.table_id = id AND own.player_id = ?");
        let rows =
            sqlx::query(sql).bind(Stored(player)).fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    async fn forget_seat(&self, player: PlayerId, table: TableId) -> Result<bool, StoreError> {
        self.writer.write(Forget { player, table }).await
    }

    async fn idle_tables(&self, before: UnixMillis) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'open' AND updated_at < ?
                   ORDER BY updated_at, id";
        let idle = sqlx::query_scalar(sql).bind(before);
        Ok(Stored::all(idle.fetch_all(&mut *self.reader().await?).await?))
    }

    async fn all_tables(&self) -> Result<Vec<TableSummary>, StoreError> {
        let sql = summaries!("");
        let rows = sqlx::query(sql).fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }
}

fn read(row: &SqliteRow) -> sqlx::Result<TableSummary> {
    Ok(TableSummary {
        id: row.try_get::<Stored<_>, _>(0)?.0,
        code: row.try_get::<Stored<_>, _>(1)?.0,
        status: row.try_get(2)?,
        entries: row.try_get::<Number, _>(3)?.0,
        players: row.try_get(4)?,
        created: row.try_get(5)?,
        updated: row.try_get(6)?,
        note: row.try_get(7)?,
    })
}

/// The open table that has this code.
pub(super) async fn open_with(
    connection: &mut SqliteConnection,
    code: JoinCode,
) -> sqlx::Result<Option<TableId>> {
    let sql = "SELECT id FROM tables WHERE code = ? AND status = 'open'";
    let found = sqlx::query_scalar(sql).bind(Stored(code)).fetch_optional(connection).await?;
    Ok(found.map(|Stored(id)| id))
}

struct Forget {
    player: PlayerId,
    table: TableId,
}

impl Write for Forget {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        unseat(connection, self.player, self.table).await.map(Ok)
    }
}

/// Notes that a player no longer has a seat at a table. Returns whether there was one.
pub(super) async fn unseat(
    connection: &mut SqliteConnection,
    player: PlayerId,
    table: TableId,
) -> sqlx::Result<bool> {
    let sql = "UPDATE seats SET sits = 0 WHERE player_id = ? AND table_id = ? AND sits = 1";
    let done =
        sqlx::query(sql).bind(Stored(player)).bind(Stored(table)).execute(connection).await?;
    Ok(done.rows_affected() == 1)
}

/// Notes that a player has a seat at a table. An unknown player, deleted a moment ago, is skipped.
pub(super) async fn seat(
    connection: &mut SqliteConnection,
    player: PlayerId,
    table: TableId,
) -> sqlx::Result<()> {
    let sql = "INSERT INTO seats (player_id, table_id) SELECT id, ?2 FROM players WHERE id = ?1
               ON CONFLICT DO UPDATE SET sits = 1";
    sqlx::query(sql).bind(Stored(player)).bind(Stored(table)).execute(connection).await.map(|_| ())
}
