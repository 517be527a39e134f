//! What is counted of finished matches for those who played them, and what every backend promises of
//! that ([`Numbers`]).

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, TableId};

use crate::error::StoreError;
use crate::shuffles::{HouseShuffles, TableShuffles};
use crate::time::UnixMillis;

/// Numbers of finished matches. All of them follow from the logs of tables: whatever is lost or counted
/// in another way can be counted again.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Numbers: Send + Sync + 'static {
    /// Tables that have entries which have not been counted in this way, those that were used last
    /// first.
    async fn uncounted_tables(&self, way: u32, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// Keeps what was counted at a table, in place of what was counted there before, all or nothing.
    /// Left out is whoever does not exist any more, and whoever does not count at the time at which a
    /// match ended. Nothing happens if there is no such table.
    async fn keep_numbers(&self, counted: CountedTable) -> Result<(), StoreError>;

    /// The matches that count for a player, the latest first, each with all for whom it counts.
    async fn numbers_of(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<CountedMatch>, StoreError>;

    /// Whether matches that end now count for a player.
    async fn is_counted(&self, player: PlayerId) -> Result<bool, StoreError>;

    /// What became of the matches of all tables for whose shuffle the house was bound, as far as they
    /// have been counted. What has changed at a table since goes on there.
    async fn shuffles(&self, now: UnixMillis) -> Result<HouseShuffles, StoreError>;

    /// From this moment on matches count for a player, or do not.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn set_counted(
        &self,
        player: PlayerId,
        counted: bool,
        at: UnixMillis,
    ) -> Result<(), StoreError>;

    /// Deletes all numbers of a player, and of matches that have ended by now there will be none again.
    /// Whether later ones count stays as it is.
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
    /// The number of the way of counting.
    pub way: u32,
    /// How many entries the log had.
    pub entries: u64,
    /// All finished matches; none where the log could not be read: what was counted before stays.
    pub matches: Option<Vec<CountedMatch>>,
    /// What became of the shuffles; none where the log could not be read: what was counted before
    /// stays.
    pub shuffles: Option<TableShuffles>,
}

/// What was counted of a finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedMatch {
    /// The table.
    pub table: TableId,
    /// Its number there.
    pub no: u16,
    /// When it was over.
    pub ended: UnixMillis,
    /// For whom, and what: opaque to the store; in the order of their ids.
    pub players: Vec<(PlayerId, Vec<u8>)>,
    /// What it has to say for ratings, where it counts for them: kept until it has been reckoned in
    /// ([`Ratings`](crate::Ratings)), and not told again.
    pub due: Option<Vec<u8>>,
}
