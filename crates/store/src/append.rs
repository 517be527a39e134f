//! What is written to a table's log, all or nothing.

use crate::hash::Hash;
use crate::id::{Actor, TableId};
use crate::time::UnixMillis;

/// One atomic step of a table: entries that are stored together or not at all.
///
/// It takes effect only if the table's head still has this epoch and sequence number. An append
/// without entries stores nothing and thereby asks: am I still the writer?
///
/// Movements of stakes will ride here too, as a list of transfers beside the entries: they are
/// rows of the same transaction, so that a move and what it costs cannot come apart. The struct
/// is built up by methods so that this list can be added without touching any writer.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The epoch under which the writer owns the table.
    pub epoch: u64,
    /// The last sequence number that the writer knows.
    pub known_seq: u64,
    /// When it happened; kept beside each entry, outside of the hash chain.
    pub at: UnixMillis,
    /// The entries, in order. They get the numbers `known_seq + 1` and so on.
    pub entries: Vec<Entry>,
}

impl Append {
    /// An append without entries yet.
    pub const fn new(table: TableId, epoch: u64, known_seq: u64, at: UnixMillis) -> Self {
        Self { table, epoch, known_seq, at, entries: Vec::new() }
    }

    /// Adds an entry at the end.
    #[must_use]
    pub fn entry(mut self, entry: Entry) -> Self {
        self.entries.push(entry);
        self
    }
}

/// One event to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The command that caused it, if a command did. A command that causes several entries is
    /// named at the first of them only: within a table each command is stored once.
    pub cmd: Option<Command>,
    /// The event, opaque to the store.
    pub bytes: Vec<u8>,
}

impl Entry {
    /// An event that a command caused.
    pub const fn commanded(cmd: Command, bytes: Vec<u8>) -> Self {
        Self { cmd: Some(cmd), bytes }
    }

    /// An event without a command: a timeout, chance, a further effect.
    pub const fn uncommanded(bytes: Vec<u8>) -> Self {
        Self { cmd: None, bytes }
    }
}

/// The name of a command: unique within a table, so that a repetition counts once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Command {
    /// Who gave it.
    pub actor: Actor,
    /// Its number among the actor's commands. Any value is accepted; gaps and order do not matter.
    pub number: u64,
}

/// The head of the table after an append, durable when it is handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The sequence number of the last entry.
    pub seq: u64,
    /// The hash of the last entry.
    pub hash: Hash,
}
