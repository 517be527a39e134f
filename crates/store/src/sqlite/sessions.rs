//! Sessions in SQLite.

mod end;
pub(super) mod tokens;

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::{PlayerId, SessionId};

use super::SqliteStore;
use super::accounts::links;
use super::columns::Stored;
use super::players::idle;
use super::writer::{Write, refusal};
use crate::error::StoreError;
use crate::sessions::{NewSession, Proof, Session, Sessions};
use crate::time::UnixMillis;
use crate::token::TokenHash;
pub(super) use end::End;

#[async_trait]
impl Sessions for SqliteStore {
    async fn create_session(&self, session: NewSession) -> Result<(), StoreError> {
        self.writer.write(Create(session)).await
    }

    async fn begin_session(&self, session: NewSession, proof: Proof) -> Result<bool, StoreError> {
        self.writer.write(Begin { session, proof }).await
    }

    async fn session(&self, token: TokenHash) -> Result<Option<Session>, StoreError> {
        let sql = "SELECT id, token_hash, player_id, label, created_at, last_seen
                   FROM sessions WHERE token_hash = ?";
        let row = sqlx::query(sql).bind(token);
        let row = row.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.as_ref().map(read).transpose()?)
    }

    async fn sessions_of(&self, player: PlayerId) -> Result<Vec<Session>, StoreError> {
        let sql = "SELECT id, token_hash, player_id, label, created_at, last_seen
                   FROM sessions WHERE player_id = ? ORDER BY last_seen DESC, id";
        let rows = sqlx::query(sql).bind(Stored(player));
        let rows = rows.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    async fn touch_session(&self, token: TokenHash, at: UnixMillis) -> Result<bool, StoreError> {
        self.writer.write(Touch { token, at }).await
    }

    async fn delete_session(&self, token: TokenHash) -> Result<bool, StoreError> {
        Ok(!self.writer.write(End::This { token }).await?.is_empty())
    }

    async fn end_session(
        &self,
        player: PlayerId,
        id: SessionId,
    ) -> Result<Option<TokenHash>, StoreError> {
        Ok(self.writer.write(End::One { player, id }).await?.pop())
    }

    async fn end_other_sessions(
        &self,
        player: PlayerId,
        keep: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError> {
        self.writer.write(End::Others { player, keep }).await
    }

    async fn end_idle_sessions(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Vec<TokenHash>, StoreError> {
        let idle = idle::idle_sessions(&mut *self.reader().await?, before, most).await?;
        self.writer.write(End::Idle { before, idle }).await
    }
}

struct Create(NewSession);

impl Write for Create {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let sql = "INSERT INTO sessions (token_hash, id, player_id, label, created_at, last_seen)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?5)";
        let result = sqlx::query(sql)
            .bind(self.0.token)
            .bind(Stored(self.0.id))
            .bind(Stored(self.0.player))
            .bind(self.0.label.as_str())
            .bind(self.0.created)
            .execute(connection)
            .await;
        refusal(result)
    }
}

/// Begins a session if the proof of its player is still valid.
struct Begin {
    session: NewSession,
    proof: Proof,
}

impl Write for Begin {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let player = self.session.player;
        let holds = match self.proof {
            // Hashes are salted, so none occurs twice.
            Proof::Passphrase(ref phc) => {
                let sql = "SELECT EXISTS (SELECT 1 FROM logins WHERE player_id = ? AND phc = ?)";
                let holds = sqlx::query_scalar(sql).bind(Stored(player)).bind(phc.as_str());
                holds.fetch_one(&mut *connection).await?
            }
            Proof::Passkey(ref id) => {
                let sql = "SELECT EXISTS (SELECT 1 FROM passkeys WHERE player_id = ? AND id = ?)";
                let holds = sqlx::query_scalar(sql).bind(Stored(player)).bind(id.as_slice());
                holds.fetch_one(&mut *connection).await?
            }
            Proof::Link(secret, now) => {
                links::redeem(&mut *connection, secret, now).await? == Some(player)
            }
        };
        if !holds {
            return Ok(Ok(false));
        }
        let begun = Create(self.session.clone()).run(connection).await?;
        Ok(begun.map(|()| true))
    }
}

struct Touch {
    token: TokenHash,
    at: UnixMillis,
}

impl Write for Touch {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let sql = "UPDATE sessions SET last_seen = max(last_seen, ?) WHERE token_hash = ?";
        let done = sqlx::query(sql).bind(self.at).bind(self.token).execute(connection).await?;
        Ok(Ok(done.rows_affected() == 1))
    }
}

fn read(row: &SqliteRow) -> sqlx::Result<Session> {
    Ok(Session {
        id: row.try_get::<Stored<_>, _>(0)?.0,
        token: row.try_get(1)?,
        player: row.try_get::<Stored<_>, _>(2)?.0,
        label: row.try_get(3)?,
        created: row.try_get(4)?,
        last_seen: row.try_get(5)?,
    })
}
