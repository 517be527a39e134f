//! Lists of tables in memory.

use std::cmp::Reverse;

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, TableId};

use super::{Inner, MemoryStore};
use crate::error::StoreError;
use crate::players::TokenHash;
use crate::store::Listing;
use crate::tables::{StoredTable, TableStatus, TableSummary};
use crate::time::UnixMillis;

/// What is known of a table beside its log.
#[derive(Debug)]
pub(super) struct Beside {
    pub(super) updated: UnixMillis,
    pub(super) note: Vec<u8>,
    /// The hash of the key without which the code leads nowhere.
    pub(super) key: Option<TokenHash>,
}

impl Inner {
    fn summary(&self, table: &StoredTable) -> TableSummary {
        let head = &table.head;
        let here = self.seats.iter().filter(|((_, at), sits)| **sits && *at == head.id).count();
        let beside = self.beside.get(&head.id);
        TableSummary {
            id: head.id,
            code: head.code,
            status: head.status,
            entries: head.seq,
            players: u32::try_from(here).unwrap_or(u32::MAX),
            created: head.created,
            updated: beside.map_or(head.created, |beside| beside.updated),
            note: beside.map(|beside| beside.note.clone()).unwrap_or_default(),
        }
    }

    fn summaries(&self, which: impl Fn(TableId) -> bool) -> Vec<TableSummary> {
        let tables = self.tables.iter().filter(|table| which(table.head.id));
        let mut summaries: Vec<_> = tables.map(|table| self.summary(table)).collect();
        summaries.sort_by_key(|table| (Reverse(table.updated), table.id));
        summaries
    }

    /// Notes that a player has no seat at a table any more. Returns whether there was one.
    pub(super) fn unseat(&mut self, player: PlayerId, table: TableId) -> bool {
        self.seats.get_mut(&(player, table)).is_some_and(std::mem::take)
    }
}

#[async_trait]
impl Listing for MemoryStore {
    async fn tables_of(&self, player: PlayerId) -> Result<Vec<TableSummary>, StoreError> {
        let inner = self.open()?;
        Ok(inner.summaries(|table| inner.seats.get(&(player, table)) == Some(&true)))
    }

    async fn tables_ever_of(&self, player: PlayerId) -> Result<Vec<TableSummary>, StoreError> {
        let inner = self.open()?;
        Ok(inner.summaries(|table| inner.seats.contains_key(&(player, table))))
    }

    async fn forget_seat(&self, player: PlayerId, table: TableId) -> Result<bool, StoreError> {
        Ok(self.open()?.unseat(player, table))
    }

    async fn idle_tables(&self, before: UnixMillis) -> Result<Vec<TableId>, StoreError> {
        let mut idle = self.open()?.summaries(|_| true);
        idle.retain(|table| table.status == TableStatus::Open && table.updated < before);
        idle.sort_by_key(|table| (table.updated, table.id));
        Ok(idle.into_iter().map(|table| table.id).collect())
    }

    async fn all_tables(&self) -> Result<Vec<TableSummary>, StoreError> {
        Ok(self.open()?.summaries(|_| true))
    }
}
