//! Links to finished matches in SQLite.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::{MatchFileId, MatchLinkId, PlayerId, TableId};

use crate::error::StoreError;
use crate::limits::MATCH_LINKS_OF_ONE;
use crate::matches::{MatchLink, MatchRef, NewMatchLink};
use crate::sqlite::columns::Stored;
use crate::sqlite::writer::{Write, refusal};
use crate::token::TokenHash;

pub(super) struct Create(pub(super) NewMatchLink);

impl Write for Create {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let NewMatchLink { id, key, player, to, names, created } = self.0;
        let (table, no, file) = match to {
            MatchRef::AtTable { table, no } => (Some(Stored(table)), Some(no), None),
            MatchRef::File(file) => (None, None, Some(Stored(file))),
        };
        let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1)
                       OR EXISTS (SELECT 1 FROM match_files WHERE id = ?2),
                   EXISTS (SELECT 1 FROM players WHERE id = ?3),
                   (SELECT count(*) FROM match_links WHERE player_id = ?3)";
        let found = sqlx::query(sql).bind(table).bind(file).bind(Stored(player));
        let found = found.fetch_one(&mut *connection).await?;
        let (leads_somewhere, known): (bool, bool) = (found.try_get(0)?, found.try_get(1)?);
        if !known {
            return Ok(Err(StoreError::UnknownPlayer));
        }
        if !leads_somewhere {
            return Ok(Ok(false));
        }
        if found.try_get::<u32, _>(2)? >= MATCH_LINKS_OF_ONE {
            return Ok(Err(StoreError::TooManyOfOne));
        }
        let sql = "INSERT INTO match_links
                       (id, key_hash, player_id, table_id, no, file_id, names, made_at)
                   VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
        let made = sqlx::query(sql)
            .bind(Stored(id))
            .bind(key)
            .bind(Stored(player))
            .bind(table)
            .bind(no)
            .bind(file)
            .bind(names)
            .bind(created)
            .execute(connection)
            .await;
        Ok(refusal(made)?.map(|()| true))
    }
}

pub(super) struct Delete {
    pub(super) player: PlayerId,
    pub(super) id: MatchLinkId,
}

impl Write for Delete {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let done = sqlx::query("DELETE FROM match_links WHERE id = ? AND player_id = ?")
            .bind(Stored(self.id))
            .bind(Stored(self.player))
            .execute(connection)
            .await?;
        Ok(Ok(done.rows_affected() == 1))
    }
}

pub(super) async fn with_key(
    connection: &mut SqliteConnection,
    key: TokenHash,
) -> Result<Option<MatchLink>, StoreError> {
    let sql = "SELECT id, player_id, table_id, no, file_id, names, made_at
               FROM match_links WHERE key_hash = ?";
    let row = sqlx::query(sql).bind(key).fetch_optional(connection).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

pub(super) async fn of(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> Result<Vec<MatchLink>, StoreError> {
    let sql = "SELECT id, player_id, table_id, no, file_id, names, made_at
               FROM match_links WHERE player_id = ? ORDER BY made_at, id";
    let rows = sqlx::query(sql).bind(Stored(player)).fetch_all(connection).await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

fn read(row: &SqliteRow) -> sqlx::Result<MatchLink> {
    let table: Option<Stored<TableId>> = row.try_get(2)?;
    let to = match table {
        Some(Stored(table)) => MatchRef::AtTable { table, no: row.try_get(3)? },
        None => MatchRef::File(row.try_get::<Stored<MatchFileId>, _>(4)?.0),
    };
    Ok(MatchLink {
        id: row.try_get::<Stored<_>, _>(0)?.0,
        player: row.try_get::<Stored<_>, _>(1)?.0,
        to,
        names: row.try_get(5)?,
        created: row.try_get(6)?,
    })
}
