//! Tables as they are stored.

use stammtisch_ids::{JoinCode, PlayerId, TableId};

use crate::append::Command;
use crate::hash::{Hash, Linked};
use crate::players::TokenHash;
use crate::time::UnixMillis;

/// A table to create.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name, never used before.
    pub id: TableId,
    /// Its code, not used by another open table.
    pub code: JoinCode,
    /// Whatever must be known before the first entry (rules, commitment to the seed); opaque.
    pub header: Vec<u8>,
    /// When it was created.
    pub created: UnixMillis,
    /// The hash of the key without which its code leads nowhere, if it has one.
    pub key: Option<TokenHash>,
}

/// By what somebody looks for a table.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// Its code.
    pub code: JoinCode,
    /// The hash of a key, if one was given.
    pub key: Option<TokenHash>,
    /// Who looks, as far as that is known.
    pub player: Option<PlayerId>,
}

/// Whether people can still do something at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableStatus {
    /// Being played or waiting; found by its code; to be resumed after a restart.
    Open,
    /// Played to its end.
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
    /// Its name.
    pub id: TableId,
    /// Its code. Only an open table is found by it; another table may have taken it since.
    pub code: JoinCode,
    /// Whether people can still do something here.
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

/// What a list says of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// Its name.
    pub id: TableId,
    /// Its code. Only an open table is found by it; another table may have taken it since.
    pub code: JoinCode,
    /// Whether people can still do something here.
    pub status: TableStatus,
    /// How many entries its log has.
    pub entries: u64,
    /// How many players have a seat here, as far as was noted.
    pub players: u32,
    /// When it was created.
    pub created: UnixMillis,
    /// When something last happened here.
    pub updated: UnixMillis,
    /// What its owner noted last, see [`Append::note`](crate::Append::note); empty at first.
    pub note: Vec<u8>,
}

/// One entry of a table's log.
///
/// The hash chain vouches for all of it; in entries from before version 7 of the schema, for number
/// and event only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Its number, counted from 1 without gaps.
    pub seq: u64,
    /// The epoch of the owner who wrote it.
    pub epoch: u64,
    /// The command that caused it, if one did.
    pub cmd: Option<Command>,
    /// When it happened.
    pub at: UnixMillis,
    /// The event.
    pub bytes: Vec<u8>,
    /// Its link in the chain.
    pub hash: Hash,
}

impl LogEntry {
    /// What its link vouches for, if it has this number.
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
