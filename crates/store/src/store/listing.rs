//! What is promised of lists of tables.

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, TableId};

use crate::error::StoreError;
use crate::tables::TableSummary;
use crate::time::UnixMillis;

/// Tables without their logs. Errors are those of every method of [`Store`](crate::Store).
#[async_trait]
pub trait Listing: Send + Sync + 'static {
    /// The tables at which a player has a seat, of any status, the last used first.
    async fn tables_of(&self, player: PlayerId) -> Result<Vec<TableSummary>, StoreError>;

    /// The tables at which a player has a seat or once had one, the last used first: whatever there
    /// is about the player at tables.
    async fn tables_ever_of(&self, player: PlayerId) -> Result<Vec<TableSummary>, StoreError>;

    /// Takes a table off the list of those at which a player has a seat, until the next append that
    /// seats the player there. Returns whether it was on it.
    async fn forget_seat(&self, player: PlayerId, table: TableId) -> Result<bool, StoreError>;

    /// Open tables where nothing has happened since this moment, the longest idle first.
    async fn idle_tables(&self, before: UnixMillis) -> Result<Vec<TableId>, StoreError>;

    /// All tables of any status, the last used first.
    async fn all_tables(&self) -> Result<Vec<TableSummary>, StoreError>;
}
