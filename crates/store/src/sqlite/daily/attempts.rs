//! Attempts at deals of the day in SQLite, and their results.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::{Day, PlayerId, TableId};

use crate::daily::{DailyCounts, DailyEnd, DailyId, DailyTry, NewDailyTry};
use crate::error::StoreError;
use crate::sqlite::columns::Stored;
use crate::sqlite::writer::{Write, refusal};

/// Every attempt, with the name that may be shown.
macro_rules! tries {
    ($rest:literal) => {
        concat!(
            "SELECT t.day, t.game, t.table_id, t.player_id, t.begun_at, t.ended_at, t.score, t.course,
                    CASE WHEN n.player_id IS NULL THEN p.name END
             FROM daily_tries t
             LEFT JOIN players p ON p.id = t.player_id
             LEFT JOIN daily_nameless n ON n.player_id = t.player_id ",
            $rest
        )
    };
}

pub(super) struct Begin(pub(super) NewDailyTry);

impl Write for Begin {
    type Done = DailyTry;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<DailyTry, StoreError>> {
        let NewDailyTry { of, player, table, begun } = &self.0;
        if let Some(had) = of_player(&mut *connection, of, *player).await? {
            return Ok(Ok(had));
        }
        let sql = "INSERT INTO daily_tries (table_id, day, game, player_id, begun_at)
                   VALUES (?, ?, ?, ?, ?)";
        let begun = sqlx::query(sql)
            .bind(Stored(*table))
            .bind(of.day.0)
            .bind(of.game.as_str())
            .bind(Stored(*player))
            .bind(begun)
            .execute(&mut *connection)
            .await;
        if let Err(refused) = refusal(begun)? {
            return Ok(Err(refused));
        }
        Ok(Ok(at(connection, *table).await?.ok_or(sqlx::Error::RowNotFound)?))
    }
}

pub(super) struct End {
    pub(super) table: TableId,
    pub(super) end: DailyEnd,
}

impl Write for End {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let sql = "UPDATE daily_tries SET ended_at = ?, score = ?, course = ?
                   WHERE table_id = ? AND ended_at IS NULL";
        let done = sqlx::query(sql)
            .bind(self.end.at)
            .bind(self.end.score)
            .bind(self.end.course.as_slice())
            .bind(Stored(self.table))
            .execute(connection)
            .await?;
        Ok(Ok(done.rows_affected() == 1))
    }
}

pub(super) struct Nameless {
    pub(super) player: PlayerId,
    pub(super) nameless: bool,
}

impl Write for Nameless {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let known = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM players WHERE id = ?)");
        if !known.bind(Stored(self.player)).fetch_one(&mut *connection).await? {
            return Ok(Err(StoreError::UnknownPlayer));
        }
        let sql = match self.nameless {
            true => "INSERT INTO daily_nameless (player_id) VALUES (?) ON CONFLICT DO NOTHING",
            false => "DELETE FROM daily_nameless WHERE player_id = ?",
        };
        sqlx::query(sql).bind(Stored(self.player)).execute(connection).await?;
        Ok(Ok(()))
    }
}

pub(super) async fn of_player(
    connection: &mut SqliteConnection,
    of: &DailyId,
    player: PlayerId,
) -> sqlx::Result<Option<DailyTry>> {
    let sql = tries!("WHERE t.player_id = ? AND t.day = ? AND t.game = ?");
    let row = sqlx::query(sql).bind(Stored(player)).bind(of.day.0).bind(of.game.as_str());
    row.fetch_optional(connection).await?.as_ref().map(read).transpose()
}

pub(super) async fn all_of(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> sqlx::Result<Vec<DailyTry>> {
    let sql = tries!("WHERE t.player_id = ? ORDER BY t.day DESC, t.game");
    let rows = sqlx::query(sql).bind(Stored(player));
    rows.fetch_all(connection).await?.iter().map(read).collect()
}

pub(super) async fn at(
    connection: &mut SqliteConnection,
    table: TableId,
) -> sqlx::Result<Option<DailyTry>> {
    let row = sqlx::query(tries!("WHERE t.table_id = ?")).bind(Stored(table));
    row.fetch_optional(connection).await?.as_ref().map(read).transpose()
}

pub(super) async fn open(
    connection: &mut SqliteConnection,
    of: &DailyId,
) -> sqlx::Result<Vec<DailyTry>> {
    let sql = tries!(
        "WHERE t.day = ? AND t.game = ? AND t.ended_at IS NULL ORDER BY t.begun_at, t.table_id"
    );
    let rows = sqlx::query(sql).bind(of.day.0).bind(of.game.as_str());
    rows.fetch_all(connection).await?.iter().map(read).collect()
}

pub(super) async fn best(
    connection: &mut SqliteConnection,
    of: &DailyId,
    most: u32,
) -> sqlx::Result<Vec<DailyTry>> {
    let sql = tries!(
        "WHERE t.day = ? AND t.game = ? AND t.score IS NOT NULL
         ORDER BY t.score DESC, t.ended_at, t.table_id LIMIT ?"
    );
    let rows = sqlx::query(sql).bind(of.day.0).bind(of.game.as_str()).bind(most);
    rows.fetch_all(connection).await?.iter().map(read).collect()
}

pub(super) async fn counts(
    connection: &mut SqliteConnection,
    of: &DailyId,
) -> sqlx::Result<DailyCounts> {
    let sql =
        "SELECT count(*), count(score), max(score) FROM daily_tries WHERE day = ? AND game = ?";
    let row = sqlx::query(sql).bind(of.day.0).bind(of.game.as_str()).fetch_one(connection).await?;
    Ok(DailyCounts { begun: row.try_get(0)?, scored: row.try_get(1)?, best: row.try_get(2)? })
}

fn read(row: &SqliteRow) -> sqlx::Result<DailyTry> {
    let ended: Option<_> = row.try_get(5)?;
    let end = match ended {
        Some(at) => Some(DailyEnd { at, score: row.try_get(6)?, course: row.try_get(7)? }),
        None => None,
    };
    Ok(DailyTry {
        of: DailyId { day: Day(row.try_get(0)?), game: row.try_get(1)? },
        table: row.try_get::<Stored<_>, _>(2)?.0,
        player: row.try_get::<Option<Stored<_>>, _>(3)?.map(|Stored(player)| player),
        name: row.try_get(8)?,
        begun: row.try_get(4)?,
        end,
    })
}
