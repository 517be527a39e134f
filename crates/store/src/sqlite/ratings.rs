//! Ratings in SQLite.

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::SqliteConnection;
use stammtisch_ids::PlayerId;

use super::SqliteStore;
use super::columns::Stored;
use super::writer::Write;
use crate::error::StoreError;
use crate::ratings::{DueRating, NewRatings, RatedOne, Ratings};

#[async_trait]
impl Ratings for SqliteStore {
    async fn due_ratings(&self, most: u32) -> Result<Vec<DueRating>, StoreError> {
        let sql = "SELECT table_id, no, ended_at, due FROM ratings_due WHERE due IS NOT NULL
                   ORDER BY ended_at, table_id, no LIMIT ?";
        let rows = sqlx::query(sql).bind(most).fetch_all(&mut *self.reader().await?).await?;
        let one = |row: sqlx::sqlite::SqliteRow| {
            let Stored(table) = row.try_get(0)?;
            let (no, ended, due) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            Ok(DueRating { table, no, ended, due })
        };
        rows.into_iter().map(one).collect()
    }

    async fn ratings_of(
        &self,
        rules: &str,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, Vec<u8>)>, StoreError> {
        let sql = "SELECT rated FROM ratings WHERE player_id = ? AND rules = ?
                   ORDER BY id DESC LIMIT 1";
        let mut reader = self.reader().await?;
        let mut known = Vec::new();
        for player in players {
            let last = sqlx::query_scalar(sql).bind(Stored(*player)).bind(rules);
            let last: Option<Vec<u8>> = last.fetch_optional(&mut *reader).await?;
            known.extend(last.map(|rated| (*player, rated)));
        }
        Ok(known)
    }

    async fn keep_ratings(&self, rated: NewRatings) -> Result<(), StoreError> {
        self.writer.write(Keep(rated)).await
    }

    async fn rated_matches_of(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<RatedOne>, StoreError> {
        let sql = "SELECT table_id, no, rules, rated FROM ratings WHERE player_id = ?
                   ORDER BY id DESC LIMIT ?";
        let rows = sqlx::query(sql).bind(Stored(player)).bind(most);
        let one = |row: sqlx::sqlite::SqliteRow| {
            let Stored(table) = row.try_get(0)?;
            let (no, rules, rated) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            Ok(RatedOne { table, no, rules, rated })
        };
        rows.fetch_all(&mut *self.reader().await?).await?.into_iter().map(one).collect()
    }
}

struct Keep(NewRatings);

impl Write for Keep {
    type Done = ();
    type Refusal = StoreError;

    async fn run(&self, connection: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let NewRatings { table, no, rules, players } = &self.0;
        let sql = "UPDATE ratings_due SET due = NULL
                   WHERE table_id = ? AND no = ? AND due IS NOT NULL";
        let done = sqlx::query(sql).bind(Stored(*table)).bind(no);
        if done.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(Ok(()));
        }
        let sql = "INSERT INTO ratings (player_id, rules, table_id, no, rated)
                   SELECT ?3, ?4, due.table_id, due.no, ?5 FROM ratings_due AS due
                   WHERE due.table_id = ?1 AND due.no = ?2
                     AND EXISTS (SELECT 1 FROM players WHERE id = ?3) AND NOT EXISTS (
                         SELECT 1 FROM numbers_pauses WHERE player_id = ?3
                         AND since <= due.ended_at AND (until IS NULL OR due.ended_at < until))";
        for (player, rated) in players {
            let row = sqlx::query(sql).bind(Stored(*table)).bind(no).bind(Stored(*player));
            row.bind(rules).bind(rated.as_slice()).execute(&mut *connection).await?;
        }
        Ok(Ok(()))
    }
}
