//! What ends by itself, in SQLite.

use sqlx::sqlite::SqliteConnection;

use super::writer::Write;
use crate::error::StoreError;
use crate::id::PlayerId;
use crate::players::TokenHash;
use crate::time::UnixMillis;

/// A player without a seat, and without credits other than gifts.
macro_rules! has_played_for_nothing {
    ($player:literal) => {
        concat!(
            "(NOT EXISTS (SELECT 1 FROM seats WHERE player_id = ",
            $player,
            ") AND NOT EXISTS (
                SELECT 1 FROM accounts WHERE kind = 'player' AND owner = ",
            $player,
            " AND (EXISTS (SELECT 1 FROM transfers WHERE payer = accounts.no)
                   OR EXISTS (SELECT 1 FROM transfers WHERE payee = accounts.no
                              AND transfers.kind NOT IN ('welcome', 'daily')))))"
        )
    };
}

/// Ends sessions that nobody has used for long. Where a session is the only way to a seat or to
/// credits that were played for, it stays.
pub(super) struct Sessions {
    pub(super) before: UnixMillis,
    pub(super) most: u32,
}

impl Write for Sessions {
    type Done = Vec<TokenHash>;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<Vec<TokenHash>, StoreError>> {
        let sql = concat!(
            "DELETE FROM sessions WHERE token_hash IN
                (SELECT token_hash FROM sessions WHERE last_seen < ?
                 AND (EXISTS (SELECT 1 FROM logins WHERE player_id = sessions.player_id)
                      OR EXISTS (SELECT 1 FROM passkeys WHERE player_id = sessions.player_id)
                      OR ",
            has_played_for_nothing!("sessions.player_id"),
            ") LIMIT ?)
            RETURNING token_hash"
        );
        let ended = sqlx::query_scalar(sql).bind(self.before).bind(self.most);
        Ok(Ok(ended.fetch_all(connection).await?))
    }
}

/// Erases guests who have left nothing.
pub(super) struct Guests {
    pub(super) before: UnixMillis,
    pub(super) most: u32,
}

impl Write for Guests {
    type Done = Vec<PlayerId>;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<Vec<PlayerId>, StoreError>> {
        let sql = concat!(
            "DELETE FROM players WHERE id IN (
                SELECT id FROM players AS guest WHERE created_at < ?1
                AND NOT EXISTS
                    (SELECT 1 FROM sessions WHERE player_id = guest.id AND last_seen >= ?1)
                AND NOT EXISTS (SELECT 1 FROM logins WHERE player_id = guest.id)
                AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player_id = guest.id)
                AND NOT EXISTS (SELECT 1 FROM admins WHERE player_id = guest.id)
                AND ",
            has_played_for_nothing!("guest.id"),
            " LIMIT ?2)
            RETURNING id"
        );
        let gone = sqlx::query_scalar(sql).bind(self.before).bind(self.most);
        Ok(Ok(gone.fetch_all(connection).await?))
    }
}
