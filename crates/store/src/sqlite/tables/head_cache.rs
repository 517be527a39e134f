//! Cache of the heads of tables as last written, so that the next append need not read them.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use stammtisch_ids::TableId;

use crate::append::{Append, Appended};
use crate::hash::Hash;
use crate::limits::HEADS_CACHED;

/// A hint, never the truth: an append that builds on it checks the hash in its condition.
#[derive(Debug, Default)]
pub(in crate::sqlite) struct HeadCache {
    by_table: Mutex<HashMap<TableId, Appended>>,
}

impl HeadCache {
    /// The hash of the entry that this append wants to follow, if it is cached.
    pub(in crate::sqlite) fn before(&self, append: &Append) -> Option<Hash> {
        let by_table = self.lock();
        let head = by_table.get(&append.table).filter(|head| head.seq == append.known_seq)?;
        Some(head.hash)
    }

    pub(in crate::sqlite) fn remember(&self, table: TableId, head: Appended) {
        let mut by_table = self.lock();
        if by_table.len() >= HEADS_CACHED {
            by_table.clear();
        }
        by_table.insert(table, head);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Appended>> {
        // No code panics while holding the lock; and a wrong hint is detected.
        self.by_table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
