//! Numbers of finished matches in SQLite.

mod keep;
mod pauses;
mod shuffles;

use async_trait::async_trait;
use sqlx::Row;
use stammtisch_ids::{PlayerId, TableId};

use super::SqliteStore;
use super::columns::Stored;
use crate::error::StoreError;
use crate::numbers::{CountedMatch, CountedTable, Numbers};
use crate::shuffles::HouseShuffles;
use crate::time::UnixMillis;

#[async_trait]
impl Numbers for SqliteStore {
    async fn uncounted_tables(&self, way: u32, most: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables LEFT JOIN numbers_tables AS done ON done.table_id = id
                   WHERE head_seq > 0
                     AND (done.way IS NULL OR done.way <> ?1 OR done.entries <> head_seq)
                   ORDER BY updated_at DESC, id LIMIT ?2";
        let left = sqlx::query_scalar(sql).bind(way).bind(most);
        Ok(Stored::all(left.fetch_all(&mut *self.reader().await?).await?))
    }

    async fn keep_numbers(&self, counted: CountedTable) -> Result<(), StoreError> {
        self.writer.write(keep::Keep(counted)).await
    }

    async fn numbers_of(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<CountedMatch>, StoreError> {
        let sql = "SELECT it.table_id, it.no, it.ended_at, it.player_id, it.counted
                   FROM (SELECT table_id, no FROM numbers WHERE player_id = ?1
                         ORDER BY ended_at DESC, table_id DESC, no DESC LIMIT ?2) AS own
                   JOIN numbers AS it ON it.table_id = own.table_id AND it.no = own.no
                   ORDER BY it.ended_at DESC, it.table_id DESC, it.no DESC, it.player_id";
        let rows = sqlx::query(sql).bind(Stored(player)).bind(most);
        let mut all: Vec<CountedMatch> = Vec::new();
        for row in rows.fetch_all(&mut *self.reader().await?).await? {
            let (Stored(table), no): (Stored<TableId>, u16) = (row.try_get(0)?, row.try_get(1)?);
            let one = (row.try_get::<Stored<PlayerId>, _>(3)?.0, row.try_get(4)?);
            match all.last_mut().filter(|last| (last.table, last.no) == (table, no)) {
                Some(last) => last.players.push(one),
                None => {
                    let ended = row.try_get(2)?;
                    all.push(CountedMatch { table, no, ended, players: vec![one], due: None });
                }
            }
        }
        Ok(all)
    }

    async fn shuffles(&self, now: UnixMillis) -> Result<HouseShuffles, StoreError> {
        Ok(shuffles::of_all(&mut *self.reader().await?, now).await?)
    }

    async fn is_counted(&self, player: PlayerId) -> Result<bool, StoreError> {
        let sql = "SELECT NOT EXISTS (
                       SELECT 1 FROM numbers_pauses WHERE player_id = ? AND until IS NULL)";
        let counted = sqlx::query_scalar(sql).bind(Stored(player));
        Ok(counted.fetch_one(&mut *self.reader().await?).await?)
    }

    async fn set_counted(
        &self,
        player: PlayerId,
        counted: bool,
        at: UnixMillis,
    ) -> Result<(), StoreError> {
        self.writer.write(pauses::Set { player, counted, at }).await
    }

    async fn delete_numbers(&self, player: PlayerId, at: UnixMillis) -> Result<(), StoreError> {
        self.writer.write(pauses::Delete { player, at }).await?;
        // The WAL still holds what was deleted.
        self.writer.checkpoint().await;
        Ok(())
    }
}
