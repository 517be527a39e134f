//! Lists of tables in memory.

use std::cmp::Reverse;

use async_trait::async_trait;
use stammtisch_ids::{JoinCode, PlayerId, TableId};

use super::{Inner, MemoryStore};
use crate::error::StoreError;
use crate::listing::{Listing, TableSummary, Wanted};
use crate::tables::{StoredTable, TableStatus};
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// What is known about a table besides its head and its log.
#[derive(Debug)]
pub(super) struct TableMeta {
    pub(super) updated: UnixMillis,
    pub(super) note: Vec<u8>,
    /// The hash of the key without which the code does not find it.
    pub(super) key: Option<TokenHash>,
    pub(super) closed: Option<UnixMillis>,
}

#[async_trait]
impl Listing for MemoryStore {
    async fn find_table(&self, wanted: Wanted) -> Result<Option<TableId>, StoreError> {
        let Wanted { code, key, player } = wanted;
        let inner = self.open()?;
        let Some(id) = inner.open_with(code) else { return Ok(None) };
        let needed = inner.meta.get(&id).and_then(|meta| meta.key);
        let sits = player.is_some_and(|player| inner.seats.get(&(player, id)) == Some(&true));
        Ok((needed.is_none() || needed == key || sits).then_some(id))
    }

    async fn table_by_code(&self, code: JoinCode) -> Result<Option<TableId>, StoreError> {
        Ok(self.open()?.open_with(code))
    }

    async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let inner = self.open()?;
        let open = inner.tables.iter().filter(|table| table.head.status == TableStatus::Open);
        let mut open: Vec<_> = open.map(|table| (table.head.created, table.head.id)).collect();
        open.sort();
        Ok(open.into_iter().map(|(_, id)| id).collect())
    }

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

impl Inner {
    /// The open table with this code.
    pub(super) fn open_with(&self, code: JoinCode) -> Option<TableId> {
        let mut open = self.tables.iter().filter(|table| table.head.status == TableStatus::Open);
        open.find(|table| table.head.code == code).map(|table| table.head.id)
    }

    fn summary(&self, table: &StoredTable) -> TableSummary {
        let head = &table.head;
        let here = self.seats.iter().filter(|((_, at), sits)| **sits && *at == head.id).count();
        let meta = self.meta.get(&head.id);
        TableSummary {
            id: head.id,
            code: head.code,
            status: head.status,
            entries: head.seq,
            players: u32::try_from(here).unwrap_or(u32::MAX),
            created: head.created,
            updated: meta.map_or(head.created, |meta| meta.updated),
            note: meta.map(|meta| meta.note.clone()).unwrap_or_default(),
        }
    }

    fn summaries(&self, which: impl Fn(TableId) -> bool) -> Vec<TableSummary> {
        let tables = self.tables.iter().filter(|table| which(table.head.id));
        let mut summaries: Vec<_> = tables.map(|table| self.summary(table)).collect();
        summaries.sort_by_key(|table| (Reverse(table.updated), table.id));
        summaries
    }

    /// Notes that a player no longer has a seat at a table. Returns whether there was one.
    pub(super) fn unseat(&mut self, player: PlayerId, table: TableId) -> bool {
        self.seats.get_mut(&(player, table)).is_some_and(std::mem::take)
    }
}
