//! How well people play, and what every backend promises of that ([`Ratings`]).

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, TableId};

use crate::error::StoreError;
use crate::time::UnixMillis;

/// Ratings of players by rules, reckoned match by match. Each match is reckoned in once, whatever is
/// counted anew: what follows from a rating stays as it was.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here. What
/// [`Numbers`](crate::Numbers) says of who counts, and of deleting, goes for ratings as well.
#[async_trait]
pub trait Ratings: Send + Sync + 'static {
    /// Matches that have not been reckoned in, those that ended first first.
    async fn due_ratings(&self, most: u32) -> Result<Vec<DueRating>, StoreError>;

    /// What is known of these players by these rules; who is not named has no rating.
    async fn ratings_of(
        &self,
        rules: &str,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, Vec<u8>)>, StoreError>;

    /// Keeps what a match made of ratings, and that it has been reckoned in, all or nothing. Left out is
    /// whoever does not exist any more, and whoever does not count at the time at which it ended.
    /// Nothing happens if it is not due.
    async fn keep_ratings(&self, rated: NewRatings) -> Result<(), StoreError>;

    /// Every match in the ratings of a player, the one reckoned last first.
    async fn rated_matches_of(
        &self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<RatedOne>, StoreError>;
}

/// A match that waits to be reckoned in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueRating {
    /// The table.
    pub table: TableId,
    /// Its number there.
    pub no: u16,
    /// When it was over.
    pub ended: UnixMillis,
    /// What it has to say: opaque to the store.
    pub due: Vec<u8>,
}

/// What a match made of ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRatings {
    /// The table.
    pub table: TableId,
    /// Its number there.
    pub no: u16,
    /// By which rules.
    pub rules: String,
    /// Of whom, and what: opaque to the store.
    pub players: Vec<(PlayerId, Vec<u8>)>,
}

/// A match in the ratings of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedOne {
    /// The table.
    pub table: TableId,
    /// Its number there.
    pub no: u16,
    /// By which rules.
    pub rules: String,
    /// What it made of the rating.
    pub rated: Vec<u8>,
}
