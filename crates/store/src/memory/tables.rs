//! Tables in memory.

use stammtisch_ids::{JoinCode, TableId};

use super::Inner;
use super::listing::Beside;
use crate::error::StoreError;
use crate::hash::Hash;
use crate::tables::{NewTable, StoredTable, TableHead, TableStatus, Wanted};
use crate::time::UnixMillis;
use crate::verify::verify;

impl Inner {
    pub(super) fn table(&self, id: TableId) -> Option<&StoredTable> {
        self.tables.iter().find(|table| table.head.id == id)
    }

    pub(super) fn table_mut(&mut self, id: TableId) -> Option<&mut StoredTable> {
        self.tables.iter_mut().find(|table| table.head.id == id)
    }

    pub(super) fn create_table(&mut self, new: NewTable) -> Result<TableHead, StoreError> {
        if self.table(new.id).is_some() {
            return Err(StoreError::IdTaken);
        }
        if self.table_by_code(new.code).is_some() {
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
        let beside = Beside { updated: new.created, note: Vec::new(), key: new.key };
        self.beside.insert(new.id, beside);
        self.tables.push(StoredTable { head: head.clone(), log: Vec::new() });
        Ok(head)
    }

    pub(super) fn load_table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.table(id).cloned().map(verify).transpose()
    }

    pub(super) fn table_by_code(&self, code: JoinCode) -> Option<TableId> {
        let mut open = self.tables.iter().filter(|table| table.head.status == TableStatus::Open);
        open.find(|table| table.head.code == code).map(|table| table.head.id)
    }

    pub(super) fn find_table(&self, Wanted { code, key, player }: Wanted) -> Option<TableId> {
        let id = self.table_by_code(code)?;
        let needed = self.beside.get(&id).and_then(|beside| beside.key);
        let sits = player.is_some_and(|player| self.seats.get(&(player, id)) == Some(&true));
        (needed.is_none() || needed == key || sits).then_some(id)
    }

    pub(super) fn open_tables(&self) -> Vec<TableId> {
        let open = self.tables.iter().filter(|table| table.head.status == TableStatus::Open);
        let mut open: Vec<_> = open.map(|table| (table.head.created, table.head.id)).collect();
        open.sort();
        open.into_iter().map(|(_, id)| id).collect()
    }

    pub(super) fn set_status(
        &mut self,
        id: TableId,
        epoch: u64,
        status: TableStatus,
    ) -> Result<(), StoreError> {
        let code = self.owned(id, epoch)?.head.code;
        let holder = self.table_by_code(code);
        if status == TableStatus::Open && holder.is_some_and(|holder| holder != id) {
            return Err(StoreError::CodeTaken);
        }
        self.owned(id, epoch)?.head.status = status;
        Ok(())
    }

    pub(super) fn close_table(&mut self, id: TableId, at: UnixMillis) -> Result<bool, StoreError> {
        let is_open = |table: &StoredTable| table.head.status != TableStatus::Closed;
        if !self.table(id).is_some_and(is_open) {
            return Ok(false);
        }
        self.books.give_back(id, at)?;
        if let Some(table) = self.table_mut(id) {
            table.head.epoch += 1;
            table.head.status = TableStatus::Closed;
        }
        Ok(true)
    }

    pub(super) fn claim(&mut self, id: TableId, seen_epoch: u64) -> Result<u64, StoreError> {
        let head = &mut self.owned(id, seen_epoch)?.head;
        head.epoch += 1;
        Ok(head.epoch)
    }

    fn owned(&mut self, id: TableId, epoch: u64) -> Result<&mut StoredTable, StoreError> {
        self.table_mut(id).filter(|table| table.head.epoch == epoch).ok_or(StoreError::Fenced)
    }
}
