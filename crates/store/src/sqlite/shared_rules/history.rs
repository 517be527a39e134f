//! Ancestors and descendants of shared rules: what they were made from, and what was made from
//! them.

use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::RulesCode;

use super::{columns, read};
use crate::error::StoreError;
use crate::shared_rules::SharedRules;
use crate::sqlite::columns::Stored;

const BEFORE: &str = concat!(
    "WITH RECURSIVE line (no, known) AS (
         SELECT 0, ?1
         UNION ALL
         SELECT no + 1, made_from FROM line JOIN shared_rules ON code = known
         WHERE made_from IS NOT NULL AND no < ?2
     )
     SELECT ",
    columns!(),
    " FROM line JOIN shared_rules ON code = known WHERE no > 0 ORDER BY no"
);

const AFTER: &str = concat!(
    "WITH RECURSIVE line (no, known, owner) AS (
         SELECT 0, code, player_id FROM shared_rules WHERE code = ?1
         UNION
         SELECT no + 1, code, owner FROM line JOIN shared_rules ON made_from = known
         WHERE player_id = owner AND no < ?2
     )
     SELECT ",
    columns!(),
    " FROM line JOIN shared_rules ON code = known WHERE no > 0
      ORDER BY shared_at DESC, code DESC LIMIT 1"
);

pub(super) async fn before(
    connection: &mut SqliteConnection,
    code: RulesCode,
    most: u32,
) -> Result<Vec<SharedRules>, StoreError> {
    let rows = sqlx::query(BEFORE).bind(Stored(code)).bind(most).fetch_all(connection).await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

pub(super) async fn after(
    connection: &mut SqliteConnection,
    code: RulesCode,
    most: u32,
) -> Result<Option<SharedRules>, StoreError> {
    let row = sqlx::query(AFTER).bind(Stored(code)).bind(most).fetch_optional(connection).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

#[cfg(test)]
mod tests {
    use sqlx::Row;

    use super::*;
    use crate::SqliteStore;

    /// However many rules are shared, only those of one line of descent are read.
    #[tokio::test]
    async fn nothing_is_read_from_one_end_to_the_other() {
        let directory = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&directory.path().join("stammtisch.db")).await.unwrap();
        let mut reader = store.reader().await.unwrap();
        for sql in [BEFORE, AFTER] {
            let plan = format!("EXPLAIN QUERY PLAN {sql}");
            let plan =
                sqlx::query(sqlx::AssertSqlSafe(plan)).fetch_all(&mut *reader).await.unwrap();
            let steps: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
            assert!(!steps.is_empty());
            assert!(!steps.iter().any(|step| step.contains("SCAN shared_rules")), "{steps:#?}");
        }
    }
}
