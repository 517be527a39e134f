//! Players in SQLite.

use sqlx::Row;
use sqlx::error::ErrorKind;
use sqlx::sqlite::{SqliteConnection, SqliteQueryResult};
use stammtisch_ids::PlayerId;

use super::columns::Stored;
use super::writer::Write;
use crate::error::StoreError;
use crate::players::{Player, TokenHash};

pub(super) struct Create(pub(super) Player);

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

pub(super) struct Rename {
    pub(super) id: PlayerId,
    pub(super) name: String,
}

impl Write for Rename {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let done = sqlx::query("UPDATE players SET name = ? WHERE id = ?")
            .bind(self.name.as_str())
            .bind(Stored(self.id))
            .execute(connection)
            .await?;
        Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::UnknownPlayer) })
    }
}

pub(super) struct SetLang {
    pub(super) id: PlayerId,
    pub(super) lang: String,
}

impl Write for SetLang {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let done = sqlx::query("UPDATE players SET lang = ? WHERE id = ?")
            .bind(self.lang.as_str())
            .bind(Stored(self.id))
            .execute(connection)
            .await?;
        Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::UnknownPlayer) })
    }
}

pub(super) struct SetLeftHanded {
    pub(super) id: PlayerId,
    pub(super) left: bool,
}

impl Write for SetLeftHanded {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let done = sqlx::query("UPDATE players SET left_handed = ? WHERE id = ?")
            .bind(self.left)
            .bind(Stored(self.id))
            .execute(connection)
            .await?;
        Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::UnknownPlayer) })
    }
}

/// Everything that belongs to the player alone goes along, by the references.
pub(super) struct Delete(pub(super) PlayerId);

impl Write for Delete {
    type Done = Option<Vec<TokenHash>>;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<Option<Vec<TokenHash>>, StoreError>> {
        let ended = super::sessions::tokens_of(&mut *connection, self.0).await?;
        let done = sqlx::query("DELETE FROM players WHERE id = ?")
            .bind(Stored(self.0))
            .execute(connection)
            .await?;
        Ok(Ok((done.rows_affected() == 1).then_some(ended)))
    }
}

/// What the constraints say about a new row.
pub(super) fn refusal(
    result: sqlx::Result<SqliteQueryResult>,
) -> sqlx::Result<Result<(), StoreError>> {
    let error = match result {
        Ok(_) => return Ok(Ok(())),
        Err(error) => error,
    };
    match error.as_database_error().map(|error| error.kind()) {
        Some(ErrorKind::UniqueViolation) => Ok(Err(StoreError::IdTaken)),
        Some(ErrorKind::ForeignKeyViolation) => Ok(Err(StoreError::UnknownPlayer)),
        _ => Err(error),
    }
}

pub(super) async fn player(
    connection: &mut SqliteConnection,
    id: PlayerId,
) -> Result<Option<Player>, StoreError> {
    let row = sqlx::query("SELECT name, lang, left_handed, created_at FROM players WHERE id = ?")
        .bind(Stored(id))
        .fetch_optional(connection)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let (name, lang) = (row.try_get(0)?, row.try_get(1)?);
    let (left_handed, created) = (row.try_get(2)?, row.try_get(3)?);
    Ok(Some(Player { id, name, lang, left_handed, created }))
}
