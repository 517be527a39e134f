//! Links to finished matches and match files in memory.

use async_trait::async_trait;
use stammtisch_ids::{MatchFileId, MatchLinkId, PlayerId, TableId};

use super::{Inner, MemoryStore};
use crate::error::StoreError;
use crate::limits::{
    HINDSIGHT_BYTES, HINDSIGHTS_BYTES, MATCH_FILE_BYTES, MATCH_FILES_BYTES, MATCH_FILES_OF_ONE,
    MATCH_LINKS_OF_ONE,
};
use crate::matches::{
    MatchFile, MatchFileSummary, MatchHindsight, MatchLink, MatchRef, Matches, NewMatchLink,
};
use crate::token::TokenHash;

#[async_trait]
impl Matches for MemoryStore {
    async fn create_match_link(&self, link: NewMatchLink) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        inner.known(link.player)?;
        if !inner.leads_somewhere(link.to) {
            return Ok(false);
        }
        let own = inner.match_links.values().filter(|old| old.player == link.player);
        if own.count() >= MATCH_LINKS_OF_ONE as usize {
            return Err(StoreError::TooManyOfOne);
        }
        if inner.match_links.values().any(|old| old.id == link.id || old.key == link.key) {
            return Err(StoreError::IdTaken);
        }
        inner.match_links.insert(link.id, link);
        Ok(true)
    }

    async fn has_been_at(&self, player: PlayerId, table: TableId) -> Result<bool, StoreError> {
        Ok(self.open()?.seats.contains_key(&(player, table)))
    }

    async fn match_link(&self, key: TokenHash) -> Result<Option<MatchLink>, StoreError> {
        Ok(self.open()?.match_links.values().find(|link| link.key == key).map(told))
    }

    async fn match_links_of(&self, player: PlayerId) -> Result<Vec<MatchLink>, StoreError> {
        let inner = self.open()?;
        let own = inner.match_links.values().filter(|link| link.player == player);
        let mut own: Vec<_> = own.map(told).collect();
        own.sort_by_key(|link| (link.created, link.id));
        Ok(own)
    }

    async fn delete_match_link(
        &self,
        player: PlayerId,
        id: MatchLinkId,
    ) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let own = inner.match_links.get(&id).is_some_and(|link| link.player == player);
        Ok(own && inner.match_links.remove(&id).is_some())
    }

    async fn add_match_file(&self, file: MatchFile) -> Result<(), StoreError> {
        let mut inner = self.open()?;
        inner.known(file.player)?;
        let own = inner.match_files.values().filter(|old| old.player == file.player);
        if own.count() >= MATCH_FILES_OF_ONE as usize {
            return Err(StoreError::TooManyOfOne);
        }
        let kept: usize = inner.match_files.values().map(|old| old.bytes.len()).sum();
        let with_it = (kept + file.bytes.len()) as u64;
        if file.bytes.len() > MATCH_FILE_BYTES || with_it > MATCH_FILES_BYTES {
            return Err(StoreError::TooMuchOfAll);
        }
        if inner.match_files.contains_key(&file.id) {
            return Err(StoreError::IdTaken);
        }
        inner.match_files.insert(file.id, file);
        Ok(())
    }

    async fn match_file(&self, id: MatchFileId) -> Result<Option<MatchFile>, StoreError> {
        Ok(self.open()?.match_files.get(&id).cloned())
    }

    async fn match_files_of(&self, player: PlayerId) -> Result<Vec<MatchFileSummary>, StoreError> {
        let inner = self.open()?;
        let own = inner.match_files.values().filter(|file| file.player == player);
        let summary = |file: &MatchFile| {
            let MatchFile { id, added, ref bytes, .. } = *file;
            MatchFileSummary { id, added, bytes: bytes.len() as u64 }
        };
        let mut own: Vec<_> = own.map(summary).collect();
        own.sort_by_key(|file| (file.added, file.id));
        Ok(own)
    }

    async fn delete_match_file(
        &self,
        player: PlayerId,
        id: MatchFileId,
    ) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let own = inner.match_files.get(&id).is_some_and(|file| file.player == player);
        if own {
            inner.match_files.remove(&id);
            inner.forget_links_to(id);
        }
        Ok(own)
    }

    async fn keep_hindsight(&self, found: MatchHindsight) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        if found.bytes.len() > HINDSIGHT_BYTES {
            return Err(StoreError::TooMuchOfAll);
        }
        if !inner.leads_somewhere(found.of) {
            return Ok(false);
        }
        inner.hindsights.retain(|old| old.of != found.of);
        inner.hindsights.push(found);
        let bytes =
            |all: &[MatchHindsight]| all.iter().map(|one| one.bytes.len() as u64).sum::<u64>();
        while bytes(&inner.hindsights) > HINDSIGHTS_BYTES {
            inner.hindsights.remove(0);
        }
        Ok(true)
    }

    async fn hindsight(&self, of: MatchRef, version: u32) -> Result<Option<Vec<u8>>, StoreError> {
        let inner = self.open()?;
        let found = inner.hindsights.iter().find(|one| one.of == of && one.version == version);
        Ok(found.map(|one| one.bytes.clone()))
    }
}

impl Inner {
    fn leads_somewhere(&self, to: MatchRef) -> bool {
        match to {
            MatchRef::AtTable { table, .. } => self.meta.contains_key(&table),
            MatchRef::File(file) => self.match_files.contains_key(&file),
        }
    }

    /// Deletes the links to a file that is gone, and its analysis.
    pub(super) fn forget_links_to(&mut self, file: MatchFileId) {
        self.hindsights.retain(|found| found.of != MatchRef::File(file));
        self.match_links.retain(|_, link| link.to != MatchRef::File(file));
    }
}

/// A link without its key.
const fn told(link: &NewMatchLink) -> MatchLink {
    let NewMatchLink { id, player, to, names, created, .. } = *link;
    MatchLink { id, player, to, names, created }
}
