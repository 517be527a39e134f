//! Stores rules under a code.

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::RulesCode;

use crate::error::StoreError;
use crate::limits::{
    SHARED_RULES_BYTES, SHARED_RULES_FILE_BYTES, SHARED_RULES_OF_ALL, SHARED_RULES_OF_ONE,
};
use crate::shared_rules::{NewSharedRules, RulesDigest};
use crate::sqlite::columns::{Number, Stored};
use crate::sqlite::writer::{Write, refusal};

pub(super) struct Share(pub(super) NewSharedRules);

impl Write for Share {
    type Done = RulesCode;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<RulesCode, StoreError>> {
        let new = &self.0;
        let digest = RulesDigest::of(&new.file);
        let sql = "SELECT EXISTS (SELECT 1 FROM players WHERE id = ?1),
                   (SELECT code FROM shared_rules WHERE player_id = ?1 AND digest = ?2),
                   (SELECT count(*) FROM shared_rules WHERE player_id = ?1),
                   (SELECT count(*) FROM shared_rules),
                   (SELECT coalesce(sum(bytes), 0) FROM rules_files)
                       - (SELECT coalesce(sum(bytes), 0) FROM rules_files WHERE digest = ?2)";
        let found = sqlx::query(sql).bind(Stored(new.player)).bind(digest);
        let found = found.fetch_one(&mut *connection).await?;
        if !found.try_get::<bool, _>(0)? {
            return Ok(Err(StoreError::UnknownPlayer));
        }
        if let Some(Stored(same)) = found.try_get(1)? {
            return Ok(Ok(same));
        }
        if found.try_get::<u32, _>(2)? >= SHARED_RULES_OF_ONE {
            return Ok(Err(StoreError::TooManyOfOne));
        }
        let Number(others) = found.try_get(4)?;
        if new.file.len() > SHARED_RULES_FILE_BYTES
            || others + new.file.len() as u64 > SHARED_RULES_BYTES
            || found.try_get::<u32, _>(3)? >= SHARED_RULES_OF_ALL
        {
            return Ok(Err(StoreError::TooMuchOfAll));
        }
        // If the code is in use, no file must be left behind.
        let taken = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM shared_rules WHERE code = ?)");
        if taken.bind(Stored(new.code)).fetch_one(&mut *connection).await? {
            return Ok(Err(StoreError::IdTaken));
        }
        let sql = "INSERT INTO rules_files (digest, bytes, file) VALUES (?, ?, ?)
                   ON CONFLICT DO NOTHING";
        sqlx::query(sql)
            .bind(digest)
            .bind(Number(new.file.len() as u64))
            .bind(new.file.as_slice())
            .execute(&mut *connection)
            .await?;
        let sql = "INSERT INTO shared_rules
                       (code, player_id, digest, name_de, name_en, shared_at, is_derived, made_from)
                   VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT code FROM shared_rules WHERE code = ?))";
        let shared = sqlx::query(sql)
            .bind(Stored(new.code))
            .bind(Stored(new.player))
            .bind(digest)
            .bind(new.name_de.as_str())
            .bind(new.name_en.as_str())
            .bind(new.shared)
            .bind(new.made_from.is_some())
            .bind(new.made_from.map(Stored))
            .execute(connection)
            .await;
        Ok(refusal(shared)?.map(|()| new.code))
    }
}
