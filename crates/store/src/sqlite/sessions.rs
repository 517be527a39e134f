//! Sessions in SQLite.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::{PlayerId, SessionId};

use super::columns::Stored;
use super::links;
use super::players::refusal;
use super::writer::Write;
use crate::accounts::Proof;
use crate::error::StoreError;
use crate::players::{NewSession, Session, TokenHash};
use crate::time::UnixMillis;

pub(super) struct Create(pub(super) NewSession);

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

/// Begins a session if what shows who it is for still holds.
pub(super) struct Begin {
    pub(super) session: NewSession,
    pub(super) proof: Proof,
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
            // With its salt, no hash comes twice.
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

pub(super) struct Touch {
    pub(super) token: TokenHash,
    pub(super) at: UnixMillis,
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

pub(super) struct Delete(pub(super) TokenHash);

impl Write for Delete {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let done = sqlx::query("DELETE FROM sessions WHERE token_hash = ?")
            .bind(self.0)
            .execute(connection)
            .await?;
        Ok(Ok(done.rows_affected() == 1))
    }
}

/// Ends sessions of a player: the one with this id, or all but the one with this token.
pub(super) enum End {
    One(PlayerId, SessionId),
    AllBut(PlayerId, TokenHash),
}

impl Write for End {
    type Done = Vec<TokenHash>;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<Vec<TokenHash>, StoreError>> {
        let one = "DELETE FROM sessions WHERE player_id = ? AND id = ? RETURNING token_hash";
        let all =
            "DELETE FROM sessions WHERE player_id = ? AND token_hash <> ? RETURNING token_hash";
        let query = match *self {
            Self::One(player, id) => sqlx::query_scalar(one).bind(Stored(player)).bind(Stored(id)),
            Self::AllBut(player, keep) => sqlx::query_scalar(all).bind(Stored(player)).bind(keep),
        };
        Ok(Ok(query.fetch_all(connection).await?))
    }
}

pub(super) async fn session(
    connection: &mut SqliteConnection,
    token: TokenHash,
) -> Result<Option<Session>, StoreError> {
    let sql = "SELECT id, token_hash, player_id, label, created_at, last_seen
               FROM sessions WHERE token_hash = ?";
    let row = sqlx::query(sql).bind(token).fetch_optional(connection).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

/// The tokens of all sessions of a player.
pub(super) async fn tokens_of(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> sqlx::Result<Vec<TokenHash>> {
    let sql = "SELECT token_hash FROM sessions WHERE player_id = ?";
    sqlx::query_scalar(sql).bind(Stored(player)).fetch_all(connection).await
}

pub(super) async fn of(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> Result<Vec<Session>, StoreError> {
    let sql = "SELECT id, token_hash, player_id, label, created_at, last_seen
               FROM sessions WHERE player_id = ? ORDER BY last_seen DESC, id";
    let rows = sqlx::query(sql).bind(Stored(player)).fetch_all(connection).await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
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
