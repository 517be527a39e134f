//! Statistics of finished matches for those who played them, and the contract that every backend
//! fulfils ([`Numbers`]).

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, TableId};

use crate::error::StoreError;
use crate::shuffles::{HouseShuffles, TableShuffles};
use crate::time::UnixMillis;

/// Statistics of finished matches. They are all derived from the logs of tables: whatever is lost,
/// or to be counted in another way, can be counted again.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Numbers: Send + Sync + 'static {
    /// Tables with entries that have not been counted in this way, the last used first.
    async fn uncounted_tables(&self, way: u32, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// Stores what was counted at a table, replacing what was counted there before, all or nothing.
    /// Players who no longer exist are left out, as are those for whom matches did not count when a
    /// match ended. Nothing happens if there is no such table.
    async fn keep_numbers(&self, counted: CountedTable) -> Result<(), StoreError>;

    /// The matches that count for a player, the latest first, each with all players for whom it
    /// counts.
    async fn numbers_of(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<CountedMatch>, StoreError>;

    /// Whether matches that end now count for a player.
    async fn is_counted(&self, player: PlayerId) -> Result<bool, StoreError>;

    /// What became of all matches to whose shuffle the house had committed, as far as they have
    /// been counted. A match in progress at the last count stays so until its table is counted
    /// again.
    async fn shuffles(&self, now: UnixMillis) -> Result<HouseShuffles, StoreError>;

    /// From this moment on, matches count or do not count for a player.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn set_counted(
        &self,
        player: PlayerId,
        counted: bool,
        at: UnixMillis,
    ) -> Result<(), StoreError>;

    /// Deletes all statistics of a player; matches that have ended by now will never be counted
    /// again. Whether later ones count does not change.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn delete_numbers(&self, player: PlayerId, at: UnixMillis) -> Result<(), StoreError>;
}

/// What was counted at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedTable {
    /// The table.
    pub table: TableId,
    /// The version of the way of counting.
    pub way: u32,
    /// How many entries the log had.
    pub entries: u64,
    /// All finished matches; `None` if the log could not be read: earlier counts stay.
    pub matches: Option<Vec<CountedMatch>>,
    /// What became of the shuffles; `None` if the log could not be read: earlier counts stay.
    pub shuffles: Option<TableShuffles>,
}

/// What was counted for a finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedMatch {
    /// The table.
    pub table: TableId,
    /// The number of the match there.
    pub no: u16,
    /// When it ended.
    pub ended: UnixMillis,
    /// The players for whom it counts, ordered by id, with what was counted; opaque to the store.
    pub players: Vec<(PlayerId, Vec<u8>)>,
    /// What ratings need to know of it, if it counts for them: stored until it has been rated
    /// ([`Ratings`](crate::Ratings)), and not returned again.
    pub due: Option<Vec<u8>>,
}
