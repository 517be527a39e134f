//! An append: entries for a table's log and all that goes with them, all or nothing.

use super::command_name::CommandName;
use stammtisch_ids::{PlayerId, TableId, Transfer};

use crate::hash::{Hash, Linked};
use crate::ledger::TransferId;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// One atomic step of a table: entries that are stored together or not at all.
///
/// It takes effect only if the table's head still has this epoch and sequence number. An append
/// without entries stores nothing and thereby asks: am I still the writer?
///
/// Stakes and pots are included as transfers: rows of the same transaction, so that a move and its
/// cost cannot come apart. So are the table's summary and who has a seat there now.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The epoch under which the writer owns the table.
    pub epoch: u64,
    /// The last sequence number that the writer knows.
    pub known_seq: u64,
    /// When it happened; stored with each entry.
    pub at: UnixMillis,
    /// The entries, in order. They get the numbers from `known_seq + 1` on.
    pub entries: Vec<Entry>,
    /// Transfers of credits, in order, each with the index in `entries` of its cause.
    pub transfers: Vec<(usize, Transfer)>,
    /// Gifts of the house, made before the transfers and once per id: a repeated one moves nothing.
    pub gifts: Vec<(TransferId, Transfer)>,
    /// Players who have a seat here from now on.
    pub seated: Vec<PlayerId>,
    /// Players who no longer have one.
    pub unseated: Vec<PlayerId>,
    /// Changes the key without which the table's code does not find it: `Some(Some(hash))` sets it,
    /// `Some(None)` removes it.
    pub key: Option<Option<TokenHash>>,
    /// What lists show of the table without reading its log, replacing the previous note. Opaque to
    /// the store; people's names do not belong here, because they can be erased.
    pub note: Option<Vec<u8>>,
}

impl Append {
    /// An append without entries yet.
    pub const fn new(table: TableId, epoch: u64, known_seq: u64, at: UnixMillis) -> Self {
        Self {
            table,
            epoch,
            known_seq,
            at,
            entries: Vec::new(),
            transfers: Vec::new(),
            gifts: Vec::new(),
            seated: Vec::new(),
            unseated: Vec::new(),
            key: None,
            note: None,
        }
    }

    /// Adds an entry at the end.
    #[must_use]
    pub fn entry(mut self, entry: Entry) -> Self {
        self.entries.push(entry);
        self
    }

    /// Moves credits because of the entry that was added last. The transfer's id is derived from
    /// the entry's number, so it happens as often as the entry does: once.
    #[must_use]
    pub fn transfer(mut self, transfer: Transfer) -> Self {
        // Without an entry this index is out of range, which is refused.
        self.transfers.push((self.entries.len().wrapping_sub(1), transfer));
        self
    }

    /// Makes a gift before the transfers, unless it has been made already.
    #[must_use]
    pub fn gift(mut self, id: TransferId, gift: Transfer) -> Self {
        self.gifts.push((id, gift));
        self
    }

    /// Notes that these players have a seat here. Unknown players are skipped.
    #[must_use]
    pub fn seats(mut self, players: &[PlayerId]) -> Self {
        self.seated.extend_from_slice(players);
        self
    }

    /// Notes that these players no longer have a seat here.
    #[must_use]
    pub fn unseats(mut self, players: &[PlayerId]) -> Self {
        self.unseated.extend_from_slice(players);
        self
    }

    /// Sets the hash of the key without which the table's code does not find it, or removes it.
    #[must_use]
    pub fn keyed(mut self, key: Option<TokenHash>) -> Self {
        self.key = Some(key);
        self
    }

    /// Sets what lists show of the table without reading its log.
    #[must_use]
    pub fn note(mut self, note: Vec<u8>) -> Self {
        self.note = Some(note);
        self
    }

    /// What the hash-chain links of its entries cover.
    pub(crate) fn linked(&self) -> impl Iterator<Item = Linked<'_>> {
        (self.known_seq + 1..).zip(&self.entries).map(|(seq, entry)| Linked {
            seq,
            epoch: self.epoch,
            at: self.at,
            cmd: entry.cmd,
            event: &entry.bytes,
        })
    }

    /// The transfers with their ids; `None` if one of them belongs to no entry.
    pub(crate) fn named_transfers(&self) -> Option<Vec<(TransferId, Transfer)>> {
        let mut named = Vec::with_capacity(self.transfers.len());
        for (index, &(place, transfer)) in (0..).zip(&self.transfers) {
            self.entries.get(place)?;
            let seq = self.known_seq + 1 + place as u64;
            named.push((TransferId::at_table(self.table, seq, index), transfer));
        }
        Some(named)
    }
}

/// One event to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The command that caused it, if one did. If a command causes several entries, only the first
    /// one names it: within a table each command is stored once.
    pub cmd: Option<CommandName>,
    /// The event, opaque to the store.
    pub bytes: Vec<u8>,
}

impl Entry {
    /// An event that a command caused.
    pub const fn commanded(cmd: CommandName, bytes: Vec<u8>) -> Self {
        Self { cmd: Some(cmd), bytes }
    }

    /// An event without a command: a timeout, a random event, a further effect.
    pub const fn uncommanded(bytes: Vec<u8>) -> Self {
        Self { cmd: None, bytes }
    }
}

/// The head of the table after an append; durable once returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The sequence number of the last entry.
    pub seq: u64,
    /// The hash of the last entry.
    pub hash: Hash,
}
