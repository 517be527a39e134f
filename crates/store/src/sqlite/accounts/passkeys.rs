//! Passkeys in SQLite.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::PlayerId;

use crate::accounts::Passkey;
use crate::error::StoreError;
use crate::sqlite::columns::Stored;
use crate::sqlite::writer::{Write, refusal};
use crate::time::UnixMillis;

pub(super) struct Add(pub(super) Passkey);

impl Write for Add {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let Passkey { id, player, label, data, created, last_used } = &self.0;
        let sql = "INSERT INTO passkeys (id, player_id, label, data, created_at, last_used)
                   VALUES (?, ?, ?, ?, ?, ?)";
        let result = sqlx::query(sql)
            .bind(id.as_slice())
            .bind(Stored(*player))
            .bind(label.as_str())
            .bind(data.as_slice())
            .bind(created)
            .bind(last_used)
            .execute(connection)
            .await;
        refusal(result)
    }
}

pub(super) struct Used {
    pub(super) id: Vec<u8>,
    pub(super) data: Vec<u8>,
    pub(super) at: UnixMillis,
}

impl Write for Used {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let done = sqlx::query("UPDATE passkeys SET data = ?, last_used = ? WHERE id = ?")
            .bind(self.data.as_slice())
            .bind(self.at)
            .bind(self.id.as_slice())
            .execute(connection)
            .await?;
        Ok(Ok(done.rows_affected() == 1))
    }
}

pub(super) struct Delete {
    pub(super) player: PlayerId,
    pub(super) id: Vec<u8>,
}

impl Write for Delete {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let done = sqlx::query("DELETE FROM passkeys WHERE id = ? AND player_id = ?")
            .bind(self.id.as_slice())
            .bind(Stored(self.player))
            .execute(connection)
            .await?;
        Ok(Ok(done.rows_affected() == 1))
    }
}

pub(super) async fn passkey(
    connection: &mut SqliteConnection,
    id: &[u8],
) -> Result<Option<Passkey>, StoreError> {
    let sql = "SELECT id, player_id, label, data, created_at, last_used
               FROM passkeys WHERE id = ?";
    let row = sqlx::query(sql).bind(id).fetch_optional(connection).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

pub(super) async fn of(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> Result<Vec<Passkey>, StoreError> {
    let sql = "SELECT id, player_id, label, data, created_at, last_used
               FROM passkeys WHERE player_id = ? ORDER BY created_at, id";
    let rows = sqlx::query(sql).bind(Stored(player)).fetch_all(connection).await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

fn read(row: &SqliteRow) -> sqlx::Result<Passkey> {
    Ok(Passkey {
        id: row.try_get(0)?,
        player: row.try_get::<Stored<_>, _>(1)?.0,
        label: row.try_get(2)?,
        data: row.try_get(3)?,
        created: row.try_get(4)?,
        last_used: row.try_get(5)?,
    })
}
