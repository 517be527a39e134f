//! The step counter inside the database that the mark is compared with.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::Mark;
use crate::sqlite::columns::Number;

/// What a database records about its own progress.
pub(in crate::sqlite) struct DatabaseStanding {
    pub(in crate::sqlite) house: [u8; 16],
    pub(in crate::sqlite) run: [u8; 16],
    pub(in crate::sqlite) step: u64,
    /// The server runs, each with its first step, in order.
    pub(super) runs: Vec<([u8; 16], u64)>,
}

impl DatabaseStanding {
    /// A mark that fits this database, provided nothing is only in its WAL.
    pub(in crate::sqlite) const fn mark(&self) -> Mark {
        Mark { house: self.house, run: self.run, step: self.step, checkpointed: self.step }
    }

    /// Whether this step was made during this server run.
    pub(super) fn knows(&self, run: [u8; 16], step: u64) -> bool {
        let mut later = self.runs.iter().skip_while(|(known, _)| *known != run);
        let Some((_, first)) = later.next() else { return self.runs.is_empty() };
        *first <= step && later.next().is_none_or(|(_, next)| step < *next)
    }
}

/// The progress of the database; `None` if it predates the step counter.
pub(in crate::sqlite) async fn read(
    connection: &mut SqliteConnection,
) -> sqlx::Result<Option<DatabaseStanding>> {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE name IN ('progress', 'runs')";
    let tables: i64 = sqlx::query_scalar(sql).fetch_one(&mut *connection).await?;
    if tables < 2 {
        return Ok(None);
    }
    let sql = "SELECT house, run, step FROM progress";
    let row = sqlx::query(sql).fetch_one(&mut *connection).await?;
    let sql = "SELECT run, first FROM runs ORDER BY first";
    let runs = sqlx::query(sql).fetch_all(connection).await?;
    let run = |row: &SqliteRow| Ok((id(row, 0)?, row.try_get::<Number, _>(1)?.0));
    let runs = runs.iter().map(run).collect::<sqlx::Result<_>>()?;
    let step = row.try_get::<Number, _>(2)?.0;
    Ok(Some(DatabaseStanding { house: id(&row, 0)?, run: id(&row, 1)?, step, runs }))
}

/// The step that a commit has made, from the row that [`STEP`] returns.
pub(super) fn stepped(row: &SqliteRow, checkpointed: u64) -> sqlx::Result<Mark> {
    let Number(step) = row.try_get(2)?;
    Ok(Mark { house: id(row, 0)?, run: id(row, 1)?, step, checkpointed })
}

/// Makes a step and commits, in one go.
pub(super) const STEP: &str =
    "UPDATE progress SET step = step + 1 RETURNING house, run, step; COMMIT";

/// Begins another run: from here on the history is this server's. Other processes that write beside
/// it do so under its run.
pub(in crate::sqlite) async fn begin_run(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    let sql = "BEGIN IMMEDIATE;
               UPDATE progress SET step = step + 1, run = randomblob(16);
               INSERT INTO runs (run, first) SELECT run, step FROM progress;
               COMMIT";
    sqlx::raw_sql(sql).execute(connection).await.map(|_| ())
}

fn id(row: &SqliteRow, index: usize) -> sqlx::Result<[u8; 16]> {
    let bytes: Vec<u8> = row.try_get(index)?;
    bytes.try_into().map_err(|_| sqlx::Error::Decode("an id has 16 bytes".into()))
}
