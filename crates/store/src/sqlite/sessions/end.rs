//! Ending sessions, for whatever reason: the one write that returns the tokens that have ended.

use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::{PlayerId, SessionId};

use crate::accounts::Login;
use crate::error::StoreError;
use crate::sqlite::accounts::{links, logins};
use crate::sqlite::columns::Stored;
use crate::sqlite::players::idle::END_IDLE_SESSION;
use crate::sqlite::writer::Write;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// Which sessions end.
pub(in crate::sqlite) enum End {
    /// The one with this token.
    This { token: TokenHash },
    /// The one that its player knows by this id.
    One { player: PlayerId, id: SessionId },
    /// All of a player but this one.
    Others { player: PlayerId, keep: TokenHash },
    /// All but this one, and all links, because the player's login changes or is removed: nobody
    /// else is this player any more.
    LoginChanged { player: PlayerId, login: Option<Login>, keep: TokenHash },
    /// Those of these that are still unused.
    Idle { before: UnixMillis, idle: Vec<TokenHash> },
}

impl Write for End {
    type Done = Vec<TokenHash>;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<Vec<TokenHash>, StoreError>> {
        let ended = match *self {
            Self::This { token } => this(connection, token).await?,
            Self::One { player, id } => one(connection, player, id).await?,
            Self::Others { player, keep } => others(connection, player, keep).await?,
            Self::LoginChanged { player, ref login, keep } => {
                let changed = match login {
                    Some(login) => logins::set(connection, login).await?,
                    None => logins::delete(connection, player).await.map(|_| Ok(()))?,
                };
                if let Err(refused) = changed {
                    return Ok(Err(refused));
                }
                links::delete_of(connection, player).await?;
                others(connection, player, keep).await?
            }
            Self::Idle { before, idle: ref found } => idle(connection, before, found).await?,
        };
        Ok(Ok(ended))
    }
}

async fn this(connection: &mut SqliteConnection, token: TokenHash) -> sqlx::Result<Vec<TokenHash>> {
    let sql = "DELETE FROM sessions WHERE token_hash = ? RETURNING token_hash";
    sqlx::query_scalar(sql).bind(token).fetch_all(connection).await
}

async fn one(
    connection: &mut SqliteConnection,
    player: PlayerId,
    id: SessionId,
) -> sqlx::Result<Vec<TokenHash>> {
    let sql = "DELETE FROM sessions WHERE player_id = ? AND id = ? RETURNING token_hash";
    sqlx::query_scalar(sql).bind(Stored(player)).bind(Stored(id)).fetch_all(connection).await
}

async fn others(
    connection: &mut SqliteConnection,
    player: PlayerId,
    keep: TokenHash,
) -> sqlx::Result<Vec<TokenHash>> {
    let sql = "DELETE FROM sessions WHERE player_id = ? AND token_hash <> ? RETURNING token_hash";
    sqlx::query_scalar(sql).bind(Stored(player)).bind(keep).fetch_all(connection).await
}

async fn idle(
    connection: &mut SqliteConnection,
    before: UnixMillis,
    found: &[TokenHash],
) -> sqlx::Result<Vec<TokenHash>> {
    let mut ended = Vec::new();
    for &token in found {
        let end = sqlx::query(END_IDLE_SESSION).bind(before).bind(token);
        if end.execute(&mut *connection).await?.rows_affected() > 0 {
            ended.push(token);
        }
    }
    Ok(ended)
}
