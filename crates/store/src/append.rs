//! An append: entries for a table's log with what goes with them, all or nothing.

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
/// Stakes and pots ride along as transfers: rows of the same transaction, so that a move and what
/// it costs cannot come apart. So do the table's summary and who has a seat here now.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The epoch under which the writer owns the table.
    pub epoch: u64,
    /// The last sequence number that the writer knows.
    pub known_seq: u64,
    /// When it happened; kept beside each entry.
    pub at: UnixMillis,
    /// The entries, in order. They get the numbers `known_seq + 1` and so on.
    pub entries: Vec<Entry>,
    /// Movements of credits, in order, each with the place in `entries` of what caused it.
    pub transfers: Vec<(usize, Transfer)>,
    /// Gifts of the house that go before the transfers, each made once for its name: whoever has
    /// got it already gets nothing.
    pub gifts: Vec<(TransferId, Transfer)>,
    /// Players who have a seat here from now on.
    pub seated: Vec<PlayerId>,
    /// Players who have none any more.
    pub unseated: Vec<PlayerId>,
    /// The hash of the key without which the table's code leads nowhere from now on; or that it has
    /// none any more.
    pub key: Option<Option<TokenHash>>,
    /// What is to be told of the table without reading its log, in place of what was noted before.
    /// Opaque to the store; names of people do not belong here, for they can be erased.
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

    /// Moves credits because of the entry that was added last. The transfer's name follows from
    /// the entry's number, so that it happens as often as the entry does: once.
    #[must_use]
    pub fn transfer(mut self, transfer: Transfer) -> Self {
        // Without an entry this is a place where none is, which is refused.
        self.transfers.push((self.entries.len().wrapping_sub(1), transfer));
        self
    }

    /// Makes a gift unless it has been made, before anything is paid here.
    #[must_use]
    pub fn gift(mut self, id: TransferId, gift: Transfer) -> Self {
        self.gifts.push((id, gift));
        self
    }

    /// Notes that these players have a seat here. Those whom nobody knows are passed over.
    #[must_use]
    pub fn seats(mut self, players: &[PlayerId]) -> Self {
        self.seated.extend_from_slice(players);
        self
    }

    /// Notes that these players have no seat here any more.
    #[must_use]
    pub fn unseats(mut self, players: &[PlayerId]) -> Self {
        self.unseated.extend_from_slice(players);
        self
    }

    /// Sets the hash of the key without which the table's code leads nowhere, or takes it away.
    #[must_use]
    pub fn keyed(mut self, key: Option<TokenHash>) -> Self {
        self.key = Some(key);
        self
    }

    /// Notes what is to be told of the table without reading its log.
    #[must_use]
    pub fn note(mut self, note: Vec<u8>) -> Self {
        self.note = Some(note);
        self
    }

    /// What the links of its entries vouch for.
    pub(crate) fn linked(&self) -> impl Iterator<Item = Linked<'_>> {
        (self.known_seq + 1..).zip(&self.entries).map(|(seq, entry)| Linked {
            seq,
            epoch: self.epoch,
            at: self.at,
            cmd: entry.cmd,
            event: &entry.bytes,
        })
    }

    /// The transfers with their names; nothing if one of them belongs to no entry.
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
    /// The command that caused it, if a command did. A command that causes several entries is
    /// named at the first of them only: within a table each command is stored once.
    pub cmd: Option<CommandName>,
    /// The event, opaque to the store.
    pub bytes: Vec<u8>,
}

impl Entry {
    /// An event that a command caused.
    pub const fn commanded(cmd: CommandName, bytes: Vec<u8>) -> Self {
        Self { cmd: Some(cmd), bytes }
    }

    /// An event without a command: a timeout, chance, a further effect.
    pub const fn uncommanded(bytes: Vec<u8>) -> Self {
        Self { cmd: None, bytes }
    }
}

/// The head of the table after an append, durable when it is handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The sequence number of the last entry.
    pub seq: u64,
    /// The hash of the last entry.
    pub hash: Hash,
}
