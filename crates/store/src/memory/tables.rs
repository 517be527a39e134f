//! Tables in memory.

mod append;

use async_trait::async_trait;
use stammtisch_ids::TableId;

use super::listing::TableMeta;
use super::{Inner, MemoryStore};
use crate::append::{Append, Appended};
use crate::command_name::CommandName;
use crate::error::{AppendError, StoreError};
use crate::hash::Hash;
use crate::tables::{NewTable, StoredTable, TableHead, TableStatus, Tables};
use crate::time::UnixMillis;
use crate::verify::verify;

#[async_trait]
impl Tables for MemoryStore {
    async fn create_table(&self, new: NewTable) -> Result<TableHead, StoreError> {
        let mut inner = self.open()?;
        if inner.table(new.id).is_some() {
            return Err(StoreError::IdTaken);
        }
        if inner.open_with(new.code).is_some() {
            return Err(StoreError::CodeTaken);
        }
        let head = TableHead {
            id: new.id,
            code: new.code,
            status: TableStatus::Open,
            epoch: 1,
            seq: 0,
            hash: Hash::genesis(new.id, &new.header),
            header: new.header,
            created: new.created,
        };
        let meta = TableMeta { updated: new.created, note: Vec::new(), key: new.key, closed: None };
        inner.meta.insert(new.id, meta);
        inner.tables.push(StoredTable { head: head.clone(), log: Vec::new() });
        Ok(head)
    }

    async fn table_head(&self, id: TableId) -> Result<Option<TableHead>, StoreError> {
        Ok(self.open()?.table(id).map(|table| table.head.clone()))
    }

    async fn load_table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.open()?.table(id).cloned().map(verify).transpose()
    }

    async fn set_status(
        &self,
        id: TableId,
        epoch: u64,
        status: TableStatus,
    ) -> Result<(), StoreError> {
        let mut inner = self.open()?;
        let code = inner.owned(id, epoch)?.head.code;
        let holder = inner.open_with(code);
        if status == TableStatus::Open && holder.is_some_and(|holder| holder != id) {
            return Err(StoreError::CodeTaken);
        }
        inner.owned(id, epoch)?.head.status = status;
        Ok(())
    }

    async fn claim(&self, id: TableId, seen_epoch: u64) -> Result<u64, StoreError> {
        let mut inner = self.open()?;
        let head = &mut inner.owned(id, seen_epoch)?.head;
        head.epoch += 1;
        Ok(head.epoch)
    }

    async fn close_table(&self, id: TableId, at: UnixMillis) -> Result<bool, StoreError> {
        self.open()?.close_table(id, at)
    }

    async fn close_idle_table(
        &self,
        id: TableId,
        epoch: u64,
        at: UnixMillis,
    ) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let same = inner.table(id).is_some_and(|table| table.head.epoch == epoch);
        if same { inner.close_table(id, at) } else { Ok(false) }
    }

    async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        self.open()?.append(append)
    }

    async fn find_command(&self, id: TableId, cmd: CommandName) -> Result<Option<u64>, StoreError> {
        Ok(self.open()?.find_command(id, cmd))
    }
}

impl Inner {
    pub(super) fn table(&self, id: TableId) -> Option<&StoredTable> {
        self.tables.iter().find(|table| table.head.id == id)
    }

    pub(super) fn table_mut(&mut self, id: TableId) -> Option<&mut StoredTable> {
        self.tables.iter_mut().find(|table| table.head.id == id)
    }

    fn owned(&mut self, id: TableId, epoch: u64) -> Result<&mut StoredTable, StoreError> {
        self.table_mut(id).filter(|table| table.head.epoch == epoch).ok_or(StoreError::Fenced)
    }

    fn close_table(&mut self, id: TableId, at: UnixMillis) -> Result<bool, StoreError> {
        let is_open = |table: &StoredTable| table.head.status != TableStatus::Closed;
        if !self.table(id).is_some_and(is_open) {
            return Ok(false);
        }
        self.ledger.give_back(id, at)?;
        if let Some(table) = self.table_mut(id) {
            table.head.epoch += 1;
            table.head.status = TableStatus::Closed;
        }
        if let Some(meta) = self.meta.get_mut(&id) {
            meta.closed = Some(at);
        }
        Ok(true)
    }
}
