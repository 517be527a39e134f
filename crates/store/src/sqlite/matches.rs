//! Links to finished matches and match files in SQLite.

mod files;
mod hindsight;
mod links;

use async_trait::async_trait;
use stammtisch_ids::{MatchFileId, MatchLinkId, PlayerId, TableId};

use super::SqliteStore;
use super::columns::Stored;
use crate::error::StoreError;
use crate::matches::{
    MatchFile, MatchFileSummary, MatchHindsight, MatchLink, MatchRef, Matches, NewMatchLink,
};
use crate::token::TokenHash;

#[async_trait]
impl Matches for SqliteStore {
    async fn create_match_link(&self, link: NewMatchLink) -> Result<bool, StoreError> {
        self.writer.write(links::Create(link)).await
    }

    async fn has_been_at(&self, player: PlayerId, table: TableId) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM seats WHERE player_id = ? AND table_id = ?)";
        let been = sqlx::query_scalar(sql).bind(Stored(player)).bind(Stored(table));
        Ok(been.fetch_one(&mut *self.reader().await?).await?)
    }

    async fn match_link(&self, key: TokenHash) -> Result<Option<MatchLink>, StoreError> {
        links::with_key(&mut *self.reader().await?, key).await
    }

    async fn match_links_of(&self, player: PlayerId) -> Result<Vec<MatchLink>, StoreError> {
        links::of(&mut *self.reader().await?, player).await
    }

    async fn delete_match_link(
        &self,
        player: PlayerId,
        id: MatchLinkId,
    ) -> Result<bool, StoreError> {
        self.writer.write(links::Delete { player, id }).await
    }

    async fn add_match_file(&self, file: MatchFile) -> Result<(), StoreError> {
        self.writer.write(files::Add(file)).await
    }

    async fn match_file(&self, id: MatchFileId) -> Result<Option<MatchFile>, StoreError> {
        files::file(&mut *self.reader().await?, id).await
    }

    async fn match_files_of(&self, player: PlayerId) -> Result<Vec<MatchFileSummary>, StoreError> {
        files::of(&mut *self.reader().await?, player).await
    }

    async fn delete_match_file(
        &self,
        player: PlayerId,
        id: MatchFileId,
    ) -> Result<bool, StoreError> {
        let deleted = self.writer.write(files::Delete { player, id }).await?;
        if deleted {
            // The WAL still holds what was deleted.
            self.writer.checkpoint().await;
        }
        Ok(deleted)
    }

    async fn keep_hindsight(&self, found: MatchHindsight) -> Result<bool, StoreError> {
        self.writer.write(hindsight::Keep(found)).await
    }

    async fn hindsight(&self, of: MatchRef, version: u32) -> Result<Option<Vec<u8>>, StoreError> {
        hindsight::of(&mut *self.reader().await?, of, version).await
    }
}
