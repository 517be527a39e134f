//! Logins in SQLite.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::PlayerId;

use crate::accounts::{Login, folded};
use crate::error::StoreError;
use crate::sqlite::columns::Stored;
use crate::sqlite::writer::{Write, refusal};

pub(super) struct Set(pub(super) Login);

impl Write for Set {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        set(connection, &self.0).await
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
        delete(connection, self.0).await.map(Ok)
    }
}

/// Gives a player a login, replacing an earlier one.
pub(in crate::sqlite) async fn set(
    connection: &mut SqliteConnection,
    login: &Login,
) -> sqlx::Result<Result<(), StoreError>> {
    let Login { name, player, phc } = login;
    delete(connection, *player).await?;
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

/// Removes a player's login. Returns whether there was one.
pub(in crate::sqlite) async fn delete(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> sqlx::Result<bool> {
    let sql = "DELETE FROM logins WHERE player_id = ?";
    let done = sqlx::query(sql).bind(Stored(player)).execute(connection).await?;
    Ok(done.rows_affected() == 1)
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
