//! Tables with their logs: what is stored of them, and the contract that every backend fulfils
//! ([`Tables`]).

use async_trait::async_trait;
use stammtisch_ids::{JoinCode, TableId};

use crate::append::{Append, Appended};
use crate::command_name::CommandName;
use crate::error::{AppendError, StoreError};
use crate::hash::{Hash, Linked};
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// Tables with their logs, each written by its owner alone.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Tables: Send + Sync + 'static {
    /// Creates an open table without entries. The caller owns it, under epoch 1.
    ///
    /// # Errors
    /// [`StoreError::IdTaken`]; [`StoreError::CodeTaken`]: draw another code and try again.
    async fn create_table(&self, table: NewTable) -> Result<TableHead, StoreError>;

    /// The head of a table.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if the head cannot be read; the chain is not verified here.
    async fn table_head(&self, id: TableId) -> Result<Option<TableHead>, StoreError>;

    /// A table with its log, its hash chain verified.
    ///
    /// What another owner is writing at the same time may be missing; see [`Tables::take_over`].
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if the chain breaks.
    async fn load_table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError>;

    /// Finishes, closes or reopens a table, if the caller still owns it.
    ///
    /// # Errors
    /// [`StoreError::Fenced`]; when reopening, [`StoreError::CodeTaken`].
    async fn set_status(
        &self,
        id: TableId,
        epoch: u64,
        status: TableStatus,
    ) -> Result<(), StoreError>;

    /// Takes a table from the owner that the caller has seen, and returns the new epoch.
    ///
    /// From then on the old owner is fenced. If several claim from the same epoch, one wins.
    ///
    /// # Errors
    /// [`StoreError::Fenced`] if the epoch has changed since, or there is no such table.
    async fn claim(&self, id: TableId, seen_epoch: u64) -> Result<u64, StoreError>;

    /// Becomes the owner of a table and loads it, in the only safe order: after the claim, nobody
    /// else can append, so what is loaded is the whole table.
    ///
    /// # Errors
    /// [`StoreError::Fenced`] if somebody else claims it at the same time; [`StoreError::Corrupt`]
    /// as for [`Tables::load_table`] (the claim remains in force then).
    async fn take_over(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        let Some(head) = self.table_head(id).await? else { return Ok(None) };
        let epoch = self.claim(id, head.epoch).await?;
        let table = self.load_table(id).await?;
        // It has already been claimed again: the caller would hold an epoch that is not theirs.
        if table.as_ref().is_some_and(|table| table.head.epoch != epoch) {
            return Err(StoreError::Fenced);
        }
        Ok(table)
    }

    /// Closes a table, whoever owns it, and thereby fences the owner. Stakes still in its pot are
    /// refunded, at this time, in the same transaction. Returns whether there was such a table that
    /// was not closed yet.
    async fn close_table(&self, id: TableId, at: UnixMillis) -> Result<bool, StoreError>;

    /// The same, if nobody has become its owner since this epoch: a table that was found to be idle
    /// is not closed on somebody who has come back. Returns whether it was closed now.
    async fn close_idle_table(
        &self,
        id: TableId,
        epoch: u64,
        at: UnixMillis,
    ) -> Result<bool, StoreError>;

    /// Appends to a table's log: all entries or none, and only for the current owner.
    ///
    /// `Ok` means durable. Whether the caller is the owner is checked before whether a command is
    /// known already.
    ///
    /// # Errors
    /// See [`AppendError`]; after [`AppendError::must_reload`] the writer's state is invalid.
    async fn append(&self, append: Append) -> Result<Appended, AppendError>;

    /// The sequence number under which a command is stored, if it is.
    async fn find_command(&self, id: TableId, cmd: CommandName) -> Result<Option<u64>, StoreError>;
}

/// A table to create.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id, never used before.
    pub id: TableId,
    /// Its code, not used by another open table.
    pub code: JoinCode,
    /// What must be known before the first entry (rules, commitment to the seed); opaque.
    pub header: Vec<u8>,
    /// When it was created.
    pub created: UnixMillis,
    /// The hash of the key without which its code does not find it, if it has one.
    pub key: Option<TokenHash>,
}

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableStatus {
    /// Being played or waiting; can be found by its code; resumed after a restart.
    Open,
    /// Played to the end.
    Finished,
    /// Given up.
    Closed,
}

impl TableStatus {
    /// The stored form: `open`, `finished` or `closed`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }

    /// Reads the stored form; `None` for anything else.
    pub fn from_stored(text: &str) -> Option<Self> {
        [Self::Open, Self::Finished, Self::Closed].into_iter().find(|s| s.as_str() == text)
    }
}

/// The head of a table: everything but its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableHead {
    /// The id of the table.
    pub id: TableId,
    /// Its code. Only an open table is found by it; another table may have taken it since.
    pub code: JoinCode,
    /// Whether the table is open, finished or closed.
    pub status: TableStatus,
    /// The epoch of its owner: 1 for the creator, one more with each claim.
    pub epoch: u64,
    /// The sequence number of its last entry; 0 before the first.
    pub seq: u64,
    /// The hash of its last entry; [`Hash::genesis`] before the first.
    pub hash: Hash,
    /// The header it was created with.
    pub header: Vec<u8>,
    /// When it was created.
    pub created: UnixMillis,
}

/// One entry of a table's log.
///
/// The hash chain covers all of it; in entries from before version 7 of the schema, only number and
/// event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Its number, counted from 1 without gaps.
    pub seq: u64,
    /// The epoch of the owner who wrote it.
    pub epoch: u64,
    /// The command that caused it, if one did.
    pub cmd: Option<CommandName>,
    /// When it happened.
    pub at: UnixMillis,
    /// The event.
    pub bytes: Vec<u8>,
    /// Its link in the hash chain.
    pub hash: Hash,
}

impl LogEntry {
    /// What its link covers, given this sequence number.
    pub(crate) fn linked(&self, seq: u64) -> Linked<'_> {
        Linked { seq, epoch: self.epoch, at: self.at, cmd: self.cmd, event: &self.bytes }
    }
}

/// A table with its log, read at one instant and verified against its hash chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The head.
    pub head: TableHead,
    /// The entries `1..=head.seq`, in order.
    pub log: Vec<LogEntry>,
}
