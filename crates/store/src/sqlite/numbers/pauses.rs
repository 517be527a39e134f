//! Pauses: times in which matches do not count for a player.

use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::PlayerId;

use crate::error::StoreError;
use crate::sqlite::columns::Stored;
use crate::sqlite::writer::Write;
use crate::time::UnixMillis;

pub(super) struct Set {
    pub(super) player: PlayerId,
    pub(super) counted: bool,
    pub(super) at: UnixMillis,
}

impl Write for Set {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        if !exists(connection, self.player).await? {
            return Ok(Err(StoreError::UnknownPlayer));
        }
        let sql = if self.counted {
            "UPDATE numbers_pauses SET until = ?2 WHERE player_id = ?1 AND until IS NULL"
        } else {
            "INSERT INTO numbers_pauses (player_id, since) SELECT ?1, ?2 WHERE NOT EXISTS (
                 SELECT 1 FROM numbers_pauses WHERE player_id = ?1 AND until IS NULL)
             ON CONFLICT (player_id, since) DO UPDATE SET until = NULL"
        };
        sqlx::query(sql).bind(Stored(self.player)).bind(self.at).execute(connection).await?;
        Ok(Ok(()))
    }
}

pub(super) struct Delete {
    pub(super) player: PlayerId,
    pub(super) at: UnixMillis,
}

impl Write for Delete {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        if !exists(connection, self.player).await? {
            return Ok(Err(StoreError::UnknownPlayer));
        }
        let player = Stored(self.player);
        for sql in [
            "DELETE FROM numbers WHERE player_id = ?",
            "DELETE FROM ratings WHERE player_id = ?",
            "DELETE FROM numbers_pauses WHERE player_id = ? AND until IS NOT NULL",
        ] {
            sqlx::query(sql).bind(player).execute(&mut *connection).await?;
        }
        let sql = "INSERT INTO numbers_pauses (player_id, since, until) VALUES (?, ?, ?)";
        let until = UnixMillis(self.at.0.saturating_add(1));
        let gone = sqlx::query(sql).bind(player).bind(UnixMillis(i64::MIN)).bind(until);
        gone.execute(connection).await?;
        Ok(Ok(()))
    }
}

async fn exists(connection: &mut SqliteConnection, player: PlayerId) -> sqlx::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM players WHERE id = ?)";
    sqlx::query_scalar(sql).bind(Stored(player)).fetch_one(connection).await
}
