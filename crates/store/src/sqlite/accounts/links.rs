//! One-time links in SQLite.

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::PlayerId;

use crate::accounts::NewLink;
use crate::error::StoreError;
use crate::sqlite::columns::Stored;
use crate::sqlite::writer::{Write, refusal};
use crate::time::UnixMillis;
use crate::token::TokenHash;

pub(super) struct Create {
    pub(super) link: NewLink,
    pub(super) now: UnixMillis,
}

impl Write for Create {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let NewLink { secret, player, expires } = self.link;
        sqlx::query("DELETE FROM links WHERE expires_at <= ? OR player_id = ?")
            .bind(self.now)
            .bind(Stored(player))
            .execute(&mut *connection)
            .await?;
        let sql =
            "INSERT INTO links (secret_hash, player_id, expires_at, made_at) VALUES (?, ?, ?, ?)";
        let link = sqlx::query(sql).bind(secret).bind(Stored(player)).bind(expires).bind(self.now);
        refusal(link.execute(connection).await)
    }
}

/// The player to whom an unused link leads.
pub(super) async fn leads_to(
    connection: &mut SqliteConnection,
    secret: TokenHash,
) -> Result<Option<PlayerId>, StoreError> {
    let sql = "SELECT player_id FROM links WHERE secret_hash = ?";
    let found = sqlx::query_scalar(sql).bind(secret).fetch_optional(connection).await?;
    Ok(found.map(|Stored(player)| player))
}

/// Uses a link up. Returns the player to whom it led, if it was still valid.
pub(in crate::sqlite) async fn redeem(
    connection: &mut SqliteConnection,
    secret: TokenHash,
    now: UnixMillis,
) -> sqlx::Result<Option<PlayerId>> {
    let sql = "DELETE FROM links WHERE secret_hash = ? RETURNING player_id, expires_at, made_at";
    let Some(link) = sqlx::query(sql).bind(secret).fetch_optional(connection).await? else {
        return Ok(None);
    };
    let Stored(player) = link.try_get(0)?;
    let (expires, made): (UnixMillis, UnixMillis) = (link.try_get(1)?, link.try_get(2)?);
    Ok((made <= now && now < expires).then_some(player))
}

/// Deletes the links of a player.
pub(in crate::sqlite) async fn delete_of(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> sqlx::Result<()> {
    let sql = "DELETE FROM links WHERE player_id = ?";
    sqlx::query(sql).bind(Stored(player)).execute(connection).await.map(|_| ())
}
