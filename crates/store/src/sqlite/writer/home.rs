//! Bringing the log of the database home, into the database.

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

use crate::sqlite::connect::BUSY;

/// Moves everything and empties the log; waits for readers. Returns whether that was possible.
pub(super) async fn bring(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
    let busy: i64 = sqlx::query(sql).fetch_one(connection).await?.try_get(0)?;
    Ok(busy == 0)
}

/// The same, but waits for nobody: a backup reads for long, and everybody who plays would wait too.
pub(super) async fn bring_at_once(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    sqlx::query("PRAGMA busy_timeout = 0").execute(&mut *connection).await?;
    let home = bring(connection).await;
    let wait = format!("PRAGMA busy_timeout = {}", BUSY.as_millis());
    sqlx::query(sqlx::AssertSqlSafe(wait)).execute(connection).await?;
    home
}
