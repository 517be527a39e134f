//! Deals of the day in SQLite, and the secret they derive from.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::Day;

use crate::daily::{DailyDeal, DailyId};
use crate::error::StoreError;
use crate::sqlite::writer::Write;

pub(super) struct KeepSecret {
    pub(super) secret: Vec<u8>,
    pub(super) lost: Option<Vec<u8>>,
}

impl Write for KeepSecret {
    type Done = Vec<u8>;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<Vec<u8>, StoreError>> {
        let sql = "INSERT INTO daily_secret (only_one, secret) VALUES (1, ?1)
                   ON CONFLICT DO UPDATE SET secret = ?1 WHERE secret = ?2";
        let kept = sqlx::query(sql).bind(self.secret.as_slice()).bind(self.lost.as_deref());
        kept.execute(&mut *connection).await?;
        let kept = sqlx::query_scalar("SELECT secret FROM daily_secret");
        Ok(Ok(kept.fetch_one(connection).await?))
    }
}

pub(super) struct Add(pub(super) DailyDeal);

impl Write for Add {
    type Done = DailyDeal;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<DailyDeal, StoreError>> {
        let DailyDeal { id, made, bytes, seed } = &self.0;
        let sql = "INSERT INTO daily_deals (day, game, made_at, deal, seed) VALUES (?, ?, ?, ?, ?)
                   ON CONFLICT DO NOTHING";
        sqlx::query(sql)
            .bind(id.day.0)
            .bind(id.game.as_str())
            .bind(made)
            .bind(bytes.as_slice())
            .bind(seed.as_deref())
            .execute(&mut *connection)
            .await?;
        let kept = deal(connection, id).await?;
        Ok(Ok(kept.ok_or(sqlx::Error::RowNotFound)?))
    }
}

pub(super) struct Open {
    pub(super) of: DailyId,
    pub(super) seed: Vec<u8>,
}

impl Write for Open {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let sql = "UPDATE daily_deals SET seed = coalesce(seed, ?) WHERE day = ? AND game = ?";
        let done = sqlx::query(sql)
            .bind(self.seed.as_slice())
            .bind(self.of.day.0)
            .bind(self.of.game.as_str())
            .execute(connection)
            .await?;
        Ok(Ok(done.rows_affected() == 1))
    }
}

pub(super) async fn deal(
    connection: &mut SqliteConnection,
    of: &DailyId,
) -> sqlx::Result<Option<DailyDeal>> {
    let sql = "SELECT day, game, made_at, deal, seed FROM daily_deals WHERE day = ? AND game = ?";
    let row = sqlx::query(sql).bind(of.day.0).bind(of.game.as_str());
    row.fetch_optional(connection).await?.as_ref().map(read).transpose()
}

pub(super) async fn before(
    connection: &mut SqliteConnection,
    before: Day,
    days: u32,
) -> sqlx::Result<Vec<DailyDeal>> {
    let sql = "SELECT day, game, made_at, deal, seed FROM daily_deals
               WHERE day IN (SELECT DISTINCT day FROM daily_deals WHERE day < ?
                             ORDER BY day DESC LIMIT ?)
               ORDER BY day DESC, game";
    let rows = sqlx::query(sql).bind(before.0).bind(days).fetch_all(connection).await?;
    rows.iter().map(read).collect()
}

fn read(row: &SqliteRow) -> sqlx::Result<DailyDeal> {
    Ok(DailyDeal {
        id: DailyId { day: Day(row.try_get(0)?), game: row.try_get(1)? },
        made: row.try_get(2)?,
        bytes: row.try_get(3)?,
        seed: row.try_get(4)?,
    })
}
