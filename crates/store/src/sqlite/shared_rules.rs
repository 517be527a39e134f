//! Shared rules in SQLite.

mod history;
mod share;

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::{PlayerId, RulesCode};

use super::SqliteStore;
use super::columns::Stored;
use super::writer::Write;
use crate::error::StoreError;
use crate::shared_rules::{
    NewSharedRules, RulesDigest, RulesOrigin, SharedRules, SharedRulesStore,
};

/// The columns of shared rules, in the order that [`read`] expects.
macro_rules! columns {
    () => {
        "code, player_id, digest, name_de, name_en, shared_at, is_derived, made_from"
    };
}
use columns;

#[async_trait]
impl SharedRulesStore for SqliteStore {
    async fn share_rules(&self, new: NewSharedRules) -> Result<RulesCode, StoreError> {
        self.writer.write(share::Share(new)).await
    }

    async fn shared_rules(&self, code: RulesCode) -> Result<Option<SharedRules>, StoreError> {
        let sql = concat!("SELECT ", columns!(), " FROM shared_rules WHERE code = ?");
        let row = sqlx::query(sql).bind(Stored(code));
        let row = row.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.as_ref().map(read).transpose()?)
    }

    async fn rules_file(&self, digest: RulesDigest) -> Result<Option<Vec<u8>>, StoreError> {
        let file = sqlx::query_scalar("SELECT file FROM rules_files WHERE digest = ?").bind(digest);
        Ok(file.fetch_optional(&mut *self.reader().await?).await?)
    }

    async fn rules_before(
        &self,
        code: RulesCode,
        most: u32,
    ) -> Result<Vec<SharedRules>, StoreError> {
        history::before(&mut *self.reader().await?, code, most).await
    }

    async fn rules_after(
        &self,
        code: RulesCode,
        most: u32,
    ) -> Result<Option<SharedRules>, StoreError> {
        history::after(&mut *self.reader().await?, code, most).await
    }

    async fn rules_shared_by(&self, player: PlayerId) -> Result<Vec<SharedRules>, StoreError> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM shared_rules WHERE player_id = ? ORDER BY shared_at, code"
        );
        let rows = sqlx::query(sql).bind(Stored(player));
        let rows = rows.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    async fn take_rules_back(&self, player: PlayerId, code: RulesCode) -> Result<bool, StoreError> {
        let taken = self.writer.write(TakeBack { player, code }).await?;
        if taken {
            // The WAL still holds what was deleted.
            self.writer.checkpoint().await;
        }
        Ok(taken)
    }
}

struct TakeBack {
    player: PlayerId,
    code: RulesCode,
}

/// A trigger deletes the file, if this was its last code.
impl Write for TakeBack {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        let done = sqlx::query("DELETE FROM shared_rules WHERE code = ? AND player_id = ?")
            .bind(Stored(self.code))
            .bind(Stored(self.player))
            .execute(connection)
            .await?;
        Ok(Ok(done.rows_affected() == 1))
    }
}

fn read(row: &SqliteRow) -> sqlx::Result<SharedRules> {
    let made_from: Option<Stored<RulesCode>> = row.try_get(7)?;
    let origin = match made_from {
        Some(Stored(code)) => RulesOrigin::MadeFrom(code),
        None if row.try_get(6)? => RulesOrigin::TakenBack,
        None => RulesOrigin::New,
    };
    Ok(SharedRules {
        code: row.try_get::<Stored<_>, _>(0)?.0,
        player: row.try_get::<Stored<_>, _>(1)?.0,
        digest: row.try_get(2)?,
        name_de: row.try_get(3)?,
        name_en: row.try_get(4)?,
        shared: row.try_get(5)?,
        origin,
    })
}
