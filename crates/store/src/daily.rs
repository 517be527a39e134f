//! The deals of the day and who has played them, and the contract that every backend fulfils
//! ([`Daily`]).

use async_trait::async_trait;
use stammtisch_ids::{Day, PlayerId, TableId};

use crate::error::StoreError;
use crate::time::UnixMillis;

/// Deals that are the same for everybody on a day.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Daily: Send + Sync + 'static {
    /// Stores the secret that all deals of the day derive from, unless there is one other than
    /// `lost`. Returns the one that is stored.
    async fn keep_daily_secret(
        &self,
        secret: Vec<u8>,
        lost: Option<Vec<u8>>,
    ) -> Result<Vec<u8>, StoreError>;

    /// The secret that all deals of the day derive from, if there is one.
    async fn daily_secret(&self) -> Result<Option<Vec<u8>>, StoreError>;

    /// Stores a deal, unless there is one for that day and game. Returns the one that is stored.
    async fn add_daily_deal(&self, deal: DailyDeal) -> Result<DailyDeal, StoreError>;

    /// The deal of one day and game.
    async fn daily_deal(&self, of: &DailyId) -> Result<Option<DailyDeal>, StoreError>;

    /// All deals before this day, the latest day first, for at most `days` days.
    async fn daily_deals(&self, before: Day, days: u32) -> Result<Vec<DailyDeal>, StoreError>;

    /// Stores the seed of a deal, now that everybody may know it. A seed stored before stays.
    /// Returns whether there is such a deal.
    async fn open_daily_deal(&self, of: &DailyId, seed: Vec<u8>) -> Result<bool, StoreError>;

    /// Begins a player's attempt, unless the player has had one at this deal. Returns the one that
    /// counts.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`] if there is no such player, table or deal;
    /// [`StoreError::IdTaken`] if another attempt is being made at that table.
    async fn begin_daily_try(&self, new: NewDailyTry) -> Result<DailyTry, StoreError>;

    /// Ends the attempt at a table, with its result. Returns whether it was still in progress: an
    /// attempt ends once.
    async fn end_daily_try(&self, table: TableId, end: DailyEnd) -> Result<bool, StoreError>;

    /// The attempt of a player at a deal.
    async fn daily_try(
        &self,
        of: &DailyId,
        player: PlayerId,
    ) -> Result<Option<DailyTry>, StoreError>;

    /// All attempts of a player, the latest day first.
    async fn daily_tries_of(&self, player: PlayerId) -> Result<Vec<DailyTry>, StoreError>;

    /// The attempt made at a table.
    async fn daily_try_at(&self, table: TableId) -> Result<Option<DailyTry>, StoreError>;

    /// The attempts at a deal that are in progress, the oldest first.
    async fn daily_tries_open(&self, of: &DailyId) -> Result<Vec<DailyTry>, StoreError>;

    /// The best finished attempts at a deal that have a score, at most `most`: the highest score
    /// first, and of equal ones the one that ended first.
    async fn daily_best(&self, of: &DailyId, most: u32) -> Result<Vec<DailyTry>, StoreError>;

    /// How many attempts at a deal there are.
    async fn daily_counts(&self, of: &DailyId) -> Result<DailyCounts, StoreError>;

    /// How many attempts at a deal have a higher score.
    async fn daily_better(&self, of: &DailyId, score: i32) -> Result<u32, StoreError>;

    /// Sets whether a player is left out of all lists, past and future.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn set_daily_nameless(&self, player: PlayerId, nameless: bool) -> Result<(), StoreError>;

    /// Whether a player is left out of all lists.
    async fn is_daily_nameless(&self, player: PlayerId) -> Result<bool, StoreError>;
}

/// Identifies a deal: there is one for each day and game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DailyId {
    /// The day.
    pub day: Day,
    /// The name of the game.
    pub game: String,
}

/// A deal of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyDeal {
    /// The day and game.
    pub id: DailyId,
    /// When it was fixed.
    pub made: UnixMillis,
    /// What is played; opaque to the store.
    pub bytes: Vec<u8>,
    /// The seed of the deal, once everybody may know it.
    pub seed: Option<Vec<u8>>,
}

/// An attempt to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDailyTry {
    /// The deal that is played.
    pub of: DailyId,
    /// The player.
    pub player: PlayerId,
    /// The table at which it is played.
    pub table: TableId,
    /// When it begins.
    pub begun: UnixMillis,
}

/// A player's one attempt at a deal that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyTry {
    /// The deal that is played.
    pub of: DailyId,
    /// The table at which it is played.
    pub table: TableId,
    /// The player; `None` if deleted.
    pub player: Option<PlayerId>,
    /// The player's current name; `None` if it may not be shown.
    pub name: Option<String>,
    /// When it began.
    pub begun: UnixMillis,
    /// Its result; `None` while it is in progress.
    pub end: Option<DailyEnd>,
}

/// The result of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyEnd {
    /// When it was over.
    pub at: UnixMillis,
    /// Higher is better; `None` if it was given up.
    pub score: Option<i32>,
    /// How it went; opaque to the store.
    pub course: Vec<u8>,
}

/// How many attempts at a deal there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DailyCounts {
    /// All that were begun.
    pub begun: u32,
    /// Those with a score.
    pub scored: u32,
    /// The highest score.
    pub best: Option<i32>,
}
