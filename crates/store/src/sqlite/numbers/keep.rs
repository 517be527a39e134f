//! Stores what was counted at a table.

use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::TableId;

use crate::error::StoreError;
use crate::numbers::CountedTable;
use crate::shuffles::TableShuffles;
use crate::sqlite::columns::{Number, Stored};
use crate::sqlite::writer::Write;

pub(super) struct Keep(pub(super) CountedTable);

impl Write for Keep {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let CountedTable { table, way, entries, matches, shuffles } = &self.0;
        let table = Stored(*table);
        let sql = "INSERT INTO numbers_tables (table_id, way, entries)
                   SELECT id, ?2, ?3 FROM tables WHERE id = ?1
                   ON CONFLICT (table_id) DO UPDATE SET way = ?2, entries = ?3";
        let noted = sqlx::query(sql).bind(table).bind(way).bind(Number(*entries));
        if noted.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(Ok(()));
        }
        if let Some(shuffles) = shuffles {
            keep_shuffles(connection, table, shuffles).await?;
        }
        let Some(matches) = matches else { return Ok(Ok(())) };
        let old = sqlx::query("DELETE FROM numbers WHERE table_id = ?").bind(table);
        old.execute(&mut *connection).await?;
        let sql = "INSERT INTO numbers (table_id, no, player_id, ended_at, counted)
                   SELECT ?1, ?2, id, ?4, ?5 FROM players WHERE id = ?3 AND NOT EXISTS (
                       SELECT 1 FROM numbers_pauses WHERE player_id = ?3
                       AND since <= ?4 AND (until IS NULL OR ?4 < until))";
        let due = "INSERT INTO ratings_due (table_id, no, ended_at, due) VALUES (?, ?, ?, ?)
                   ON CONFLICT (table_id, no) DO NOTHING";
        for one in matches {
            if let Some(what) = &one.due {
                let row = sqlx::query(due).bind(table).bind(one.no).bind(one.ended);
                row.bind(what.as_slice()).execute(&mut *connection).await?;
            }
            for (player, counted) in &one.players {
                let row = sqlx::query(sql).bind(table).bind(one.no).bind(Stored(*player));
                let row = row.bind(one.ended).bind(counted.as_slice());
                row.execute(&mut *connection).await?;
            }
        }
        Ok(Ok(()))
    }
}

async fn keep_shuffles(
    connection: &mut SqliteConnection,
    table: Stored<TableId>,
    shuffles: &TableShuffles,
) -> sqlx::Result<()> {
    let TableShuffles { begun, finished, all_left, not_dealt, opened } = *shuffles;
    let sql = "UPDATE numbers_tables SET begun = ?2, finished = ?3, all_left = ?4, not_dealt = ?5,
                   opened = ?6 WHERE table_id = ?1";
    let row = sqlx::query(sql).bind(table).bind(begun).bind(finished).bind(all_left);
    row.bind(not_dealt).bind(opened).execute(connection).await.map(|_| ())
}
