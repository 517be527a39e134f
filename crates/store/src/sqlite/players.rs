//! Players in SQLite.

pub(super) mod idle;

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::PlayerId;

use super::SqliteStore;
use super::columns::Stored;
use super::sessions::tokens;
use super::writer::{Write, refusal};
use crate::error::StoreError;
use crate::players::{Forgotten, Player, Players};
use crate::time::UnixMillis;
use crate::token::TokenHash;

#[async_trait]
impl Players for SqliteStore {
    async fn create_player(&self, player: Player) -> Result<(), StoreError> {
        self.writer.write(Create(player)).await
    }

    async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let sql = "SELECT name, lang, left_handed, created_at FROM players WHERE id = ?";
        let row = sqlx::query(sql).bind(Stored(id));
        let Some(row) = row.fetch_optional(&mut *self.reader().await?).await? else {
            return Ok(None);
        };
        let (name, lang) = (row.try_get(0)?, row.try_get(1)?);
        let (left_handed, created) = (row.try_get(2)?, row.try_get(3)?);
        Ok(Some(Player { id, name, lang, left_handed, created }))
    }

    async fn rename_player(&self, id: PlayerId, name: String) -> Result<(), StoreError> {
        self.writer.write(Change { id, to: To::Name(name) }).await
    }

    async fn set_player_lang(&self, id: PlayerId, lang: String) -> Result<(), StoreError> {
        self.writer.write(Change { id, to: To::Lang(lang) }).await
    }

    async fn set_player_left_handed(&self, id: PlayerId, left: bool) -> Result<(), StoreError> {
        self.writer.write(Change { id, to: To::LeftHanded(left) }).await
    }

    async fn delete_player(&self, id: PlayerId) -> Result<Option<Vec<TokenHash>>, StoreError> {
        let ended = self.writer.write(Delete(id)).await?;
        // The WAL still holds what was deleted.
        self.writer.checkpoint().await;
        Ok(ended)
    }

    async fn forget_idle_guests(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Forgotten, StoreError> {
        let idle = idle::idle_guests(&mut *self.reader().await?, before, most).await?;
        self.writer.write(idle::ForgetGuests { before, idle }).await
    }
}

struct Create(Player);

impl Write for Create {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let sql = "INSERT INTO players (id, name, lang, left_handed, created_at)
            VALUES (?, ?, ?, ?, ?)";
        let result = sqlx::query(sql)
            .bind(Stored(self.0.id))
            .bind(self.0.name.as_str())
            .bind(self.0.lang.as_str())
            .bind(self.0.left_handed)
            .bind(self.0.created)
            .execute(connection)
            .await;
        refusal(result)
    }
}

/// Changes one property of a player.
struct Change {
    id: PlayerId,
    to: To,
}

enum To {
    Name(String),
    Lang(String),
    LeftHanded(bool),
}

impl Write for Change {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let change = match &self.to {
            To::Name(name) => {
                sqlx::query("UPDATE players SET name = ? WHERE id = ?").bind(name.as_str())
            }
            To::Lang(lang) => {
                sqlx::query("UPDATE players SET lang = ? WHERE id = ?").bind(lang.as_str())
            }
            To::LeftHanded(left) => {
                sqlx::query("UPDATE players SET left_handed = ? WHERE id = ?").bind(left)
            }
        };
        let done = change.bind(Stored(self.id)).execute(connection).await?;
        Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::UnknownPlayer) })
    }
}

/// Everything that belongs to the player alone is deleted by cascading references.
struct Delete(PlayerId);

impl Write for Delete {
    type Done = Option<Vec<TokenHash>>;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<Option<Vec<TokenHash>>, StoreError>> {
        let ended = tokens::tokens_of(&mut *connection, self.0).await?;
        let done = sqlx::query("DELETE FROM players WHERE id = ?")
            .bind(Stored(self.0))
            .execute(connection)
            .await?;
        Ok(Ok((done.rows_affected() == 1).then_some(ended)))
    }
}
