//! The tokens of the sessions of a player.

use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::PlayerId;

use crate::sqlite::columns::Stored;
use crate::token::TokenHash;

/// The tokens of all sessions of a player.
pub(in crate::sqlite) async fn tokens_of(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> sqlx::Result<Vec<TokenHash>> {
    let sql = "SELECT token_hash FROM sessions WHERE player_id = ?";
    sqlx::query_scalar(sql).bind(Stored(player)).fetch_all(connection).await
}
