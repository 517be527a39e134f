//! Tables at which a match has just ended.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use stammtisch_store::TableId;
use tokio::sync::Notify;

use crate::limits::UNCOUNTED_REMEMBERED;

/// Tables at which a match has just ended.
#[derive(Default)]
pub(crate) struct CountingQueue {
    tables: Mutex<BTreeSet<TableId>>,
    pub(super) there_are: Notify,
}

impl CountingQueue {
    /// Notes that a match is over at this table.
    pub(crate) fn push(&self, table: TableId) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.len() < UNCOUNTED_REMEMBERED {
            tables.insert(table);
        }
        drop(tables);
        self.there_are.notify_one();
    }

    pub(super) fn take(&self) -> Option<TableId> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).pop_first()
    }
}
