//! Appending to a log in memory.

use stammtisch_ids::TableId;

use crate::append::{Append, Appended};
use crate::command_name::CommandName;
use crate::error::AppendError;
use crate::hash::Linked;
use crate::memory::Inner;
use crate::tables::{LogEntry, StoredTable};

impl Inner {
    pub(super) fn append(&mut self, append: Append) -> Result<Appended, AppendError> {
        let place = self
            .tables
            .iter()
            .position(|table| table.head.id == append.table)
            .filter(|place| self.tables[*place].head.epoch == append.epoch)
            .filter(|place| self.tables[*place].head.seq == append.known_seq)
            .ok_or(AppendError::Fenced)?;
        let transfers = append.named_transfers();
        let new = links(&self.tables[place], &append)?;
        let transfers = transfers.ok_or(AppendError::BadTransfer)?;
        let new_gifts = append.gifts.iter().filter(|(id, _)| self.ledger.made(*id).is_none());
        let all: Vec<_> = new_gifts.copied().chain(transfers).collect();
        self.ledger.make(&all, append.at)?;

        // From here on nothing can be refused.
        let table = &mut self.tables[place];
        if let Some(last) = new.last() {
            (table.head.seq, table.head.hash) = (last.seq, last.hash);
        }
        let head = Appended { seq: table.head.seq, hash: table.head.hash };
        let written = !new.is_empty();
        table.log.extend(new);
        if let Some(meta) = self.meta.get_mut(&append.table) {
            if written {
                meta.updated = meta.updated.max(append.at);
            }
            meta.key = append.key.unwrap_or(meta.key);
            meta.note = append.note.unwrap_or(std::mem::take(&mut meta.note));
        }
        for player in append.unseated {
            self.unseat(player, append.table);
        }
        for player in append.seated {
            if self.players.contains_key(&player) {
                self.seats.insert((player, append.table), true);
            }
        }
        Ok(head)
    }

    pub(super) fn find_command(&self, id: TableId, cmd: CommandName) -> Option<u64> {
        self.table(id).and_then(|StoredTable { log, .. }| seq_of(log.iter(), cmd))
    }
}

fn links(table: &StoredTable, append: &Append) -> Result<Vec<LogEntry>, AppendError> {
    let mut new = Vec::with_capacity(append.entries.len());
    let mut hash = table.head.hash;
    for (linked, entry) in append.linked().zip(&append.entries) {
        if let Some(cmd) = entry.cmd
            && let Some(seq) = seq_of(table.log.iter().chain(&new), cmd)
        {
            return Err(AppendError::DuplicateCommand { seq });
        }
        hash = hash.link(&linked);
        let Linked { seq, epoch, at, .. } = linked;
        new.push(LogEntry { seq, epoch, cmd: entry.cmd, at, bytes: entry.bytes.clone(), hash });
    }
    Ok(new)
}

fn seq_of<'a>(mut log: impl Iterator<Item = &'a LogEntry>, cmd: CommandName) -> Option<u64> {
    log.find(|entry| entry.cmd == Some(cmd)).map(|entry| entry.seq)
}
