//! Counts of what became of the matches to whose shuffle the house had committed, in SQLite.

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

use crate::limits::LIES_STILL_AFTER_MS;
use crate::shuffles::HouseShuffles;
use crate::sqlite::columns::Number;
use crate::time::UnixMillis;

/// The counts added up over all tables.
pub(super) async fn of_all(
    connection: &mut SqliteConnection,
    now: UnixMillis,
) -> sqlx::Result<HouseShuffles> {
    // A closed table is not written any more: what was in progress there is final once all of it is
    // counted.
    let sql = "WITH each AS (
                   SELECT begun, finished, all_left, not_dealt, opened,
                       begun - finished - all_left AS open,
                       status = 'closed' AND entries = head_seq AS is_closed,
                       coalesce(closed_at - updated_at >= ?2, 0) AS is_cleared,
                       status <> 'closed' AND ?1 - updated_at >= ?2 AS rests
                   FROM numbers_tables JOIN tables ON id = table_id WHERE begun IS NOT NULL)
               SELECT coalesce(sum(begun), 0),
                   coalesce(sum(finished), 0),
                   coalesce(sum(all_left), 0),
                   coalesce(sum(open * (is_closed AND NOT is_cleared)), 0),
                   coalesce(sum(open * (is_closed AND is_cleared)), 0),
                   coalesce(sum(open * rests), 0),
                   coalesce(sum(open * (NOT is_closed AND NOT rests)), 0),
                   coalesce(sum(not_dealt + (is_closed AND opened)), 0)
               FROM each";
    let sums = sqlx::query(sql).bind(now).bind(LIES_STILL_AFTER_MS).fetch_one(connection).await?;
    let sum = |column: usize| Ok::<_, sqlx::Error>(sums.try_get::<Number, _>(column)?.0);
    Ok(HouseShuffles {
        begun: sum(0)?,
        finished: sum(1)?,
        all_left: sum(2)?,
        closed: sum(3)?,
        cleared: sum(4)?,
        resting: sum(5)?,
        running: sum(6)?,
        not_dealt: sum(7)?,
    })
}
