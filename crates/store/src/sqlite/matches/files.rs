//! Match files in SQLite.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::{MatchFileId, PlayerId};

use crate::error::StoreError;
use crate::limits::{MATCH_FILE_BYTES, MATCH_FILES_BYTES, MATCH_FILES_OF_ONE};
use crate::matches::{MatchFile, MatchFileSummary};
use crate::sqlite::columns::{Number, Stored};
use crate::sqlite::writer::{Write, refusal};

pub(super) struct Add(pub(super) MatchFile);

impl Write for Add {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let MatchFile { id, player, added, bytes } = &self.0;
        // SQLite reads the length of a file without reading the file.
        let sql = "SELECT EXISTS (SELECT 1 FROM players WHERE id = ?1),
                   (SELECT count(*) FROM match_files WHERE player_id = ?1),
                   (SELECT coalesce(sum(length(file)), 0) FROM match_files)";
        let found = sqlx::query(sql).bind(Stored(*player)).fetch_one(&mut *connection).await?;
        if !found.try_get::<bool, _>(0)? {
            return Ok(Err(StoreError::UnknownPlayer));
        }
        if found.try_get::<u32, _>(1)? >= MATCH_FILES_OF_ONE {
            return Ok(Err(StoreError::TooManyOfOne));
        }
        let Number(kept) = found.try_get(2)?;
        if bytes.len() > MATCH_FILE_BYTES || kept + bytes.len() as u64 > MATCH_FILES_BYTES {
            return Ok(Err(StoreError::TooMuchOfAll));
        }
        let sql = "INSERT INTO match_files (id, player_id, added_at, file) VALUES (?, ?, ?, ?)";
        let added = sqlx::query(sql)
            .bind(Stored(*id))
            .bind(Stored(*player))
            .bind(added)
            .bind(bytes.as_slice())
            .execute(connection)
            .await;
        refusal(added)
    }
}

pub(super) struct Delete {
    pub(super) player: PlayerId,
    pub(super) id: MatchFileId,
}

/// The links to it are deleted by their reference.
impl Write for Delete {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let done = sqlx::query("DELETE FROM match_files WHERE id = ? AND player_id = ?")
            .bind(Stored(self.id))
            .bind(Stored(self.player))
            .execute(connection)
            .await?;
        Ok(Ok(done.rows_affected() == 1))
    }
}

pub(super) async fn file(
    connection: &mut SqliteConnection,
    id: MatchFileId,
) -> Result<Option<MatchFile>, StoreError> {
    let sql = "SELECT player_id, added_at, file FROM match_files WHERE id = ?";
    let row = sqlx::query(sql).bind(Stored(id)).fetch_optional(connection).await?;
    let read = |row: SqliteRow| -> sqlx::Result<MatchFile> {
        let Stored(player) = row.try_get(0)?;
        Ok(MatchFile { id, player, added: row.try_get(1)?, bytes: row.try_get(2)? })
    };
    Ok(row.map(read).transpose()?)
}

pub(super) async fn of(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> Result<Vec<MatchFileSummary>, StoreError> {
    let sql = "SELECT id, added_at, length(file) FROM match_files
               WHERE player_id = ? ORDER BY added_at, id";
    let rows = sqlx::query(sql).bind(Stored(player)).fetch_all(connection).await?;
    let read = |row: &SqliteRow| -> sqlx::Result<MatchFileSummary> {
        let (Stored(id), Number(bytes)) = (row.try_get(0)?, row.try_get(2)?);
        Ok(MatchFileSummary { id, added: row.try_get(1)?, bytes })
    };
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}
