//! The deals of the day in SQLite.

mod attempts;
mod deals;

use async_trait::async_trait;
use stammtisch_ids::{Day, PlayerId, TableId};

use super::SqliteStore;
use super::columns::Stored;
use crate::daily::{Daily, DailyCounts, DailyDeal, DailyEnd, DailyId, DailyTry, NewDailyTry};
use crate::error::StoreError;

#[async_trait]
impl Daily for SqliteStore {
    async fn keep_daily_secret(
        &self,
        secret: Vec<u8>,
        lost: Option<Vec<u8>>,
    ) -> Result<Vec<u8>, StoreError> {
        self.writer.write(deals::KeepSecret { secret, lost }).await
    }

    async fn daily_secret(&self) -> Result<Option<Vec<u8>>, StoreError> {
        let secret = sqlx::query_scalar("SELECT secret FROM daily_secret");
        Ok(secret.fetch_optional(&mut *self.reader().await?).await?)
    }

    async fn add_daily_deal(&self, deal: DailyDeal) -> Result<DailyDeal, StoreError> {
        self.writer.write(deals::Add(deal)).await
    }

    async fn daily_deal(&self, of: &DailyId) -> Result<Option<DailyDeal>, StoreError> {
        Ok(deals::deal(&mut *self.reader().await?, of).await?)
    }

    async fn daily_deals(&self, before: Day, days: u32) -> Result<Vec<DailyDeal>, StoreError> {
        Ok(deals::before(&mut *self.reader().await?, before, days).await?)
    }

    async fn open_daily_deal(&self, of: &DailyId, seed: Vec<u8>) -> Result<bool, StoreError> {
        self.writer.write(deals::Open { of: of.clone(), seed }).await
    }

    async fn begin_daily_try(&self, new: NewDailyTry) -> Result<DailyTry, StoreError> {
        self.writer.write(attempts::Begin(new)).await
    }

    async fn end_daily_try(&self, table: TableId, end: DailyEnd) -> Result<bool, StoreError> {
        self.writer.write(attempts::End { table, end }).await
    }

    async fn daily_try(
        &self,
        of: &DailyId,
        player: PlayerId,
    ) -> Result<Option<DailyTry>, StoreError> {
        Ok(attempts::of_player(&mut *self.reader().await?, of, player).await?)
    }

    async fn daily_tries_of(&self, player: PlayerId) -> Result<Vec<DailyTry>, StoreError> {
        Ok(attempts::all_of(&mut *self.reader().await?, player).await?)
    }

    async fn daily_try_at(&self, table: TableId) -> Result<Option<DailyTry>, StoreError> {
        Ok(attempts::at(&mut *self.reader().await?, table).await?)
    }

    async fn daily_tries_open(&self, of: &DailyId) -> Result<Vec<DailyTry>, StoreError> {
        Ok(attempts::open(&mut *self.reader().await?, of).await?)
    }

    async fn daily_best(&self, of: &DailyId, most: u32) -> Result<Vec<DailyTry>, StoreError> {
        Ok(attempts::best(&mut *self.reader().await?, of, most).await?)
    }

    async fn daily_counts(&self, of: &DailyId) -> Result<DailyCounts, StoreError> {
        Ok(attempts::counts(&mut *self.reader().await?, of).await?)
    }

    async fn daily_better(&self, of: &DailyId, score: i32) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM daily_tries WHERE day = ? AND game = ? AND score > ?";
        let better = sqlx::query_scalar(sql).bind(of.day.0).bind(of.game.as_str()).bind(score);
        Ok(better.fetch_one(&mut *self.reader().await?).await?)
    }

    async fn set_daily_nameless(&self, player: PlayerId, nameless: bool) -> Result<(), StoreError> {
        self.writer.write(attempts::Nameless { player, nameless }).await
    }

    async fn is_daily_nameless(&self, player: PlayerId) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM daily_nameless WHERE player_id = ?)";
        let nameless = sqlx::query_scalar(sql).bind(Stored(player));
        Ok(nameless.fetch_one(&mut *self.reader().await?).await?)
    }
}
