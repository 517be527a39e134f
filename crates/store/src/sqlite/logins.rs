//! Logins in SQLite.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::PlayerId;

use super::columns::Stored;
use super::players::refusal;
use super::sessions;
use super::writer::Write;
use crate::accounts::{Login, folded};
use crate::error::StoreError;
use crate::players::TokenHash;

pub(super) struct Set(pub(super) Login);

impl Write for Set {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let Login { name, player, phc } = &self.0;
        sqlx::query("DELETE FROM logins WHERE player_id = ?")
            .bind(Stored(*player))
            .execute(&mut *connection)
            .await?;
        let sql = "INSERT INTO logins (folded, login, player_id, phc) VALUES (?, ?, ?, ?)";
        let result = sqlx::query(sql)
            .bind(folded(name))
            .bind(name.as_str())
            .bind(Stored(*player))
            .bind(phc.as_str())
            .execute(connection)
            .await;
        Ok(refusal(result)?.map_err(|refused| match refused {
            StoreError::IdTaken => StoreError::LoginTaken,
            other => other,
        }))
    }
}

/// Another login, or none; and nobody else is this player any more.
pub(super) struct Change {
    pub(super) player: PlayerId,
    pub(super) login: Option<Login>,
    pub(super) keep: TokenHash,
}

impl Write for Change {
    type Done = Vec<TokenHash>;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<Vec<TokenHash>, StoreError>> {
        let Self { player, ref login, keep } = *self;
        match login {
            Some(login) => {
                if let Err(refused) = Set(login.clone()).run(&mut *connection).await? {
                    return Ok(Err(refused));
                }
            }
            None => {
                Delete(player).run(&mut *connection).await?.ok();
            }
        }
        let links = sqlx::query("DELETE FROM links WHERE player_id = ?").bind(Stored(player));
        links.execute(&mut *connection).await?;
        sessions::End::AllBut(player, keep).run(connection).await
    }
}

pub(super) struct Delete(pub(super) PlayerId);

impl Write for Delete {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let done = sqlx::query("DELETE FROM logins WHERE player_id = ?")
            .bind(Stored(self.0))
            .execute(connection)
            .await?;
        Ok(Ok(done.rows_affected() == 1))
    }
}

pub(super) async fn named(
    connection: &mut SqliteConnection,
    name: &str,
) -> Result<Option<Login>, StoreError> {
    let sql = "SELECT login, player_id, phc FROM logins WHERE folded = ?";
    let row = sqlx::query(sql).bind(folded(name)).fetch_optional(connection).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

pub(super) async fn of(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> Result<Option<Login>, StoreError> {
    let sql = "SELECT login, player_id, phc FROM logins WHERE player_id = ?";
    let row = sqlx::query(sql).bind(Stored(player)).fetch_optional(connection).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

fn read(row: &SqliteRow) -> sqlx::Result<Login> {
    Ok(Login {
        name: row.try_get(0)?,
        player: row.try_get::<Stored<_>, _>(1)?.0,
        phc: row.try_get(2)?,
    })
}
