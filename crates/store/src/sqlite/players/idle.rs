//! Deletes idle guests and expired sessions in SQLite. A reader finds them by index; the writer
//! then deletes only those, if they are still idle.

use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::PlayerId;

use crate::error::StoreError;
use crate::players::Forgotten;
use crate::sqlite::columns::Stored;
use crate::sqlite::sessions::tokens;
use crate::sqlite::writer::Write;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// A player who never had a seat, shares no rules, and has no credits other than gifts.
macro_rules! has_played_for_nothing {
    ($player:literal) => {
        concat!(
            "(NOT EXISTS (SELECT 1 FROM seats WHERE player_id = ",
            $player,
            ") AND NOT EXISTS (SELECT 1 FROM shared_rules WHERE player_id = ",
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

/// Sessions that nobody has used since ?1. A session that is the only way to a seat or to credits
/// that were played for stays.
macro_rules! idle_session {
    () => {
        concat!(
            "last_seen < ?1
             AND (EXISTS (SELECT 1 FROM logins WHERE player_id = sessions.player_id)
                  OR EXISTS (SELECT 1 FROM passkeys WHERE player_id = sessions.player_id)
                  OR ",
            has_played_for_nothing!("sessions.player_id"),
            ")"
        )
    };
}

/// Guests who were created before ?1, have not been here since and have left nothing.
macro_rules! idle_guest {
    () => {
        concat!(
            "created_at < ?1
             AND NOT EXISTS
                 (SELECT 1 FROM sessions WHERE player_id = players.id AND last_seen >= ?1)
             AND NOT EXISTS (SELECT 1 FROM logins WHERE player_id = players.id)
             AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player_id = players.id)
             AND NOT EXISTS (SELECT 1 FROM admins WHERE player_id = players.id)
             AND ",
            has_played_for_nothing!("players.id")
        )
    };
}

const IDLE_SESSIONS: &str =
    concat!("SELECT token_hash FROM sessions WHERE ", idle_session!(), " LIMIT ?2");
pub(in crate::sqlite) const END_IDLE_SESSION: &str =
    concat!("DELETE FROM sessions WHERE token_hash = ?2 AND ", idle_session!());
const IDLE_GUESTS: &str = concat!("SELECT id FROM players WHERE ", idle_guest!(), " LIMIT ?2");
const FORGET_GUEST: &str = concat!("DELETE FROM players WHERE id = ?2 AND ", idle_guest!());

/// Sessions that may end, at most `most`.
pub(in crate::sqlite) async fn idle_sessions(
    connection: &mut SqliteConnection,
    before: UnixMillis,
    most: u32,
) -> Result<Vec<TokenHash>, StoreError> {
    let idle = sqlx::query_scalar(IDLE_SESSIONS).bind(before).bind(most);
    Ok(idle.fetch_all(connection).await?)
}

/// Guests who may be deleted, at most `most`.
pub(super) async fn idle_guests(
    connection: &mut SqliteConnection,
    before: UnixMillis,
    most: u32,
) -> Result<Vec<PlayerId>, StoreError> {
    let idle = sqlx::query_scalar(IDLE_GUESTS).bind(before).bind(most);
    Ok(Stored::all(idle.fetch_all(connection).await?))
}

/// Deletes those of these guests who have still left nothing.
pub(super) struct ForgetGuests {
    pub(super) before: UnixMillis,
    pub(super) idle: Vec<PlayerId>,
}

impl Write for ForgetGuests {
    type Done = Forgotten;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<Forgotten, StoreError>> {
        let mut forgotten = Forgotten::default();
        for &player in &self.idle {
            // The sessions are deleted with the player, so they are read first.
            let ended = tokens::tokens_of(&mut *connection, player).await?;
            let forget = sqlx::query(FORGET_GUEST).bind(self.before).bind(Stored(player));
            if forget.execute(&mut *connection).await?.rows_affected() > 0 {
                forgotten.players.push(player);
                forgotten.sessions.extend(ended);
            }
        }
        Ok(Ok(forgotten))
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Row;

    use super::*;
    use crate::SqliteStore;

    /// Whatever else is stored, only old rows are read (no table scan).
    #[tokio::test]
    async fn nothing_is_read_from_one_end_to_the_other() {
        let directory = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&directory.path().join("stammtisch.db")).await.unwrap();
        let mut reader = store.reader().await.unwrap();
        for sql in [IDLE_SESSIONS, IDLE_GUESTS, END_IDLE_SESSION, FORGET_GUEST] {
            let plan = format!("EXPLAIN QUERY PLAN {sql}");
            let plan =
                sqlx::query(sqlx::AssertSqlSafe(plan)).fetch_all(&mut *reader).await.unwrap();
            let steps: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
            assert!(!steps.is_empty());
            assert!(!steps.iter().any(|step| step.starts_with("SCAN")), "{steps:#?}");
        }
    }
}
