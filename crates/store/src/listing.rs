//! Finding and listing tables, and the contract that every backend fulfils ([`Listing`]).

use async_trait::async_trait;
use stammtisch_ids::{JoinCode, PlayerId, TableId};

use crate::error::StoreError;
use crate::tables::TableStatus;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// Tables without their logs.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Listing: Send + Sync + 'static {
    /// The open table that somebody looks for. One with a key is found only by those who give the
    /// key or have a seat there; to everybody else it is as if it did not exist, in a single query
    /// as for any other code.
    async fn find_table(&self, wanted: Wanted) -> Result<Option<TableId>, StoreError>;

    /// The open table with this code, whether or not it has a key: for operators.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if its head cannot be read.
    async fn table_by_code(&self, code: JoinCode) -> Result<Option<TableId>, StoreError>;

    /// All open tables, oldest first: what a restarted server takes over.
    async fn open_tables(&self) -> Result<Vec<TableId>, StoreError>;

    /// The tables at which a player has a seat, of any status, the last used first.
    async fn tables_of(&self, player: PlayerId) -> Result<Vec<TableSummary>, StoreError>;

    /// The tables at which a player has a seat or once had one, the last used first: everything
    /// there is about the player at tables.
    async fn tables_ever_of(&self, player: PlayerId) -> Result<Vec<TableSummary>, StoreError>;

    /// Removes a table from the list of those at which a player has a seat, until the next append
    /// that seats the player there. Returns whether it was listed.
    async fn forget_seat(&self, player: PlayerId, table: TableId) -> Result<bool, StoreError>;

    /// Open tables where nothing has happened since before this moment, the longest idle first.
    async fn idle_tables(&self, before: UnixMillis) -> Result<Vec<TableId>, StoreError>;

    /// All tables of any status, the last used first.
    async fn all_tables(&self) -> Result<Vec<TableSummary>, StoreError>;
}

/// What somebody gives to find a table.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// The code of the table.
    pub code: JoinCode,
    /// The hash of a key, if one was given.
    pub key: Option<TokenHash>,
    /// The player who looks, if known.
    pub player: Option<PlayerId>,
}

/// The summary of a table for lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// The id of the table.
    pub id: TableId,
    /// Its code. Only an open table is found by it; another table may have taken it since.
    pub code: JoinCode,
    /// Whether the table is open, finished or closed.
    pub status: TableStatus,
    /// How many entries its log has.
    pub entries: u64,
    /// How many players have a seat here, as far as noted.
    pub players: u32,
    /// When it was created.
    pub created: UnixMillis,
    /// When something last happened here.
    pub updated: UnixMillis,
    /// The latest note of its owner, see [`Append::note`](crate::Append::note); empty at first.
    pub note: Vec<u8>,
}
