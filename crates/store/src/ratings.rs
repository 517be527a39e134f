//! Ratings of players, and the contract that every backend fulfils ([`Ratings`]).

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, TableId};

use crate::error::StoreError;
use crate::time::UnixMillis;

/// Ratings of players by rules, updated match by match. Each match is rated once, whatever is
/// counted again: what follows from a rating stays as it was.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here. What
/// [`Numbers`](crate::Numbers) says about who counts, and about deleting, applies to ratings as
/// well.
#[async_trait]
pub trait Ratings: Send + Sync + 'static {
    /// Matches that have not been rated, in the order in which they ended.
    async fn due_ratings(&self, most: u32) -> Result<Vec<DueRating>, StoreError>;

    /// The ratings of these players under these rules; players left out have none.
    async fn ratings_of(
        &self,
        rules: &str,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, Vec<u8>)>, StoreError>;

    /// Stores the ratings after a match, and that it has been rated, all or nothing. Players who no
    /// longer exist are left out, as are those for whom matches did not count when it ended.
    /// Nothing happens if the match is not due.
    async fn keep_ratings(&self, rated: NewRatings) -> Result<(), StoreError>;

    /// Every rated match of a player, the latest rated first.
    async fn rated_matches_of(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<RatedOne>, StoreError>;
}

/// A match waiting to be rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueRating {
    /// The table.
    pub table: TableId,
    /// The number of the match there.
    pub no: u16,
    /// When it ended.
    pub ended: UnixMillis,
    /// What ratings need to know of it; opaque to the store.
    pub due: Vec<u8>,
}

/// The ratings after a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRatings {
    /// The table.
    pub table: TableId,
    /// The number of the match there.
    pub no: u16,
    /// The rules it was played by.
    pub rules: String,
    /// The players and their ratings; opaque to the store.
    pub players: Vec<(PlayerId, Vec<u8>)>,
}

/// A match in the ratings of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedOne {
    /// The table.
    pub table: TableId,
    /// The number of the match there.
    pub no: u16,
    /// The rules it was played by.
    pub rules: String,
    /// The rating after it; opaque to the store.
    pub rated: Vec<u8>,
}
