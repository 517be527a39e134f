//! Appending to a log in memory.

use super::Inner;
use crate::append::{Append, Appended, Command};
use crate::error::AppendError;
use crate::id::TableId;
use crate::tables::{LogEntry, StoredTable};

impl Inner {
    pub(super) fn append(&mut self, append: Append) -> Result<Appended, AppendError> {
        let table = self
            .table_mut(append.table)
            .filter(|table| table.head.epoch == append.epoch && table.head.seq == append.known_seq)
            .ok_or(AppendError::Fenced)?;

        let mut new = Vec::with_capacity(append.entries.len());
        let (mut seq, mut hash) = (table.head.seq, table.head.hash);
        for entry in append.entries {
            if let Some(cmd) = entry.cmd
                && let Some(seq) = seq_of(table.log.iter().chain(&new), cmd)
            {
                return Err(AppendError::DuplicateCommand { seq });
            }
            seq += 1;
            hash = hash.link(seq, &entry.bytes);
            let (epoch, at) = (append.epoch, append.at);
            new.push(LogEntry { seq, epoch, cmd: entry.cmd, at, bytes: entry.bytes, hash });
        }

        table.log.append(&mut new);
        (table.head.seq, table.head.hash) = (seq, hash);
        Ok(Appended { seq, hash })
    }

    pub(super) fn find_command(&self, id: TableId, cmd: Command) -> Option<u64> {
        self.table(id).and_then(|StoredTable { log, .. }| seq_of(log.iter(), cmd))
    }
}

fn seq_of<'a>(mut log: impl Iterator<Item = &'a LogEntry>, cmd: Command) -> Option<u64> {
    log.find(|entry| entry.cmd == Some(cmd)).map(|entry| entry.seq)
}
