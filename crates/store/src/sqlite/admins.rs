//! Operators in SQLite.

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::PlayerId;

use super::SqliteStore;
use super::columns::Stored;
use super::writer::{Write, refusal};
use crate::admins::{Admin, Admins, Chore, Done, LookedAfter};
use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

#[async_trait]
impl Admins for SqliteStore {
    async fn admins(&self) -> Result<Vec<Admin>, StoreError> {
        let sql = "SELECT player_id, since FROM admins ORDER BY since, player_id";
        let rows = sqlx::query(sql).fetch_all(&mut *self.reader().await?).await?;
        let read = |row: &sqlx::sqlite::SqliteRow| -> sqlx::Result<Admin> {
            Ok(Admin { player: row.try_get::<Stored<_>, _>(0)?.0, since: row.try_get(1)? })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    async fn is_admin(&self, player: PlayerId) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM admins WHERE player_id = ?)";
        let found = sqlx::query_scalar(sql).bind(Stored(player));
        Ok(found.fetch_one(&mut *self.reader().await?).await?)
    }

    async fn note_chore(&self, chore: Chore, done: Done) -> Result<(), StoreError> {
        self.writer.write(Note { chore, done }).await
    }

    async fn last_chore(&self, chore: Chore) -> Result<Option<Done>, StoreError> {
        let sql = "SELECT at, well FROM chores WHERE what = ?";
        let row = sqlx::query(sql).bind(chore.as_str());
        let Some(row) = row.fetch_optional(&mut *self.reader().await?).await? else {
            return Ok(None);
        };
        Ok(Some(Done { at: row.try_get(0)?, well: row.try_get(1)? }))
    }

    async fn note_looked_after(&self, when: LookedAfter) -> Result<(), StoreError> {
        self.writer.write(when).await
    }

    async fn looked_after(&self) -> Result<Option<LookedAfter>, StoreError> {
        let row = sqlx::query("SELECT at, doubted FROM looked_after");
        let Some(row) = row.fetch_optional(&mut *self.reader().await?).await? else {
            return Ok(None);
        };
        Ok(Some(LookedAfter { at: row.try_get(0)?, doubted: row.try_get(1)? }))
    }

    async fn set_admin_token(
        &self,
        token: TokenHash,
        expires: UnixMillis,
    ) -> Result<(), StoreError> {
        self.writer.write(SetToken { token, expires }).await
    }

    async fn claim_admin(
        &self,
        token: TokenHash,
        player: PlayerId,
        now: UnixMillis,
    ) -> Result<bool, StoreError> {
        self.writer.write(Claim { token, player, now }).await
    }
}

struct Note {
    chore: Chore,
    done: Done,
}

impl Write for Note {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let sql = "INSERT OR REPLACE INTO chores (what, at, well) VALUES (?, ?, ?)";
        let note =
            sqlx::query(sql).bind(self.chore.as_str()).bind(self.done.at).bind(self.done.well);
        note.execute(connection).await?;
        Ok(Ok(()))
    }
}

struct SetToken {
    token: TokenHash,
    expires: UnixMillis,
}

impl Write for SetToken {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let sql = "INSERT OR REPLACE INTO admin_token (one, token_hash, expires_at)
                   VALUES (1, ?, ?)";
        sqlx::query(sql).bind(self.token).bind(self.expires).execute(connection).await?;
        Ok(Ok(()))
    }
}

struct Claim {
    token: TokenHash,
    player: PlayerId,
    now: UnixMillis,
}

impl Write for Claim {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let known = "SELECT EXISTS (SELECT 1 FROM players WHERE id = ?)";
        if !sqlx::query_scalar(known).bind(Stored(self.player)).fetch_one(&mut *connection).await? {
            return Ok(Err(StoreError::UnknownPlayer));
        }
        let used = sqlx::query("DELETE FROM admin_token WHERE token_hash = ? AND expires_at > ?")
            .bind(self.token)
            .bind(self.now)
            .execute(&mut *connection)
            .await?;
        if used.rows_affected() == 0 {
            return Ok(Ok(false));
        }
        let sql = "INSERT INTO admins (player_id, since) VALUES (?, ?) ON CONFLICT DO NOTHING";
        let admin = sqlx::query(sql).bind(Stored(self.player)).bind(self.now);
        Ok(refusal(admin.execute(connection).await)?.map(|()| true))
    }
}

impl Write for LookedAfter {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let sql = "INSERT INTO looked_after (one, at, doubted) VALUES (1, ?, ?)
                   ON CONFLICT DO UPDATE SET at = excluded.at, doubted = excluded.doubted";
        sqlx::query(sql).bind(self.at).bind(self.doubted).execute(connection).await?;
        Ok(Ok(()))
    }
}
