//! The deals of the day and who has played them, and what every backend promises of them
//! ([`Daily`]).

use async_trait::async_trait;
use stammtisch_ids::{Day, PlayerId, TableId};

use crate::error::StoreError;
use crate::time::UnixMillis;

/// Deals that are the same for everybody for a day.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Daily: Send + Sync + 'static {
    /// Keeps what all deals of the day follow from, unless something else is kept already than what is
    /// `lost`. Returns what is kept.
    async fn keep_daily_secret(
        &self,
        secret: Vec<u8>,
        lost: Option<Vec<u8>>,
    ) -> Result<Vec<u8>, StoreError>;

    /// What all deals of the day follow from, if that has been kept.
    async fn daily_secret(&self) -> Result<Option<Vec<u8>>, StoreError>;

    /// Keeps a deal, unless there is one for that day and game. Returns the one that is kept.
    async fn add_daily_deal(&self, deal: DailyDeal) -> Result<DailyDeal, StoreError>;

    /// A deal.
    async fn daily_deal(&self, of: &DailyId) -> Result<Option<DailyDeal>, StoreError>;

    /// All deals of the days before one, the latest day first, of so many days at most.
    async fn daily_deals(&self, before: Day, days: u32) -> Result<Vec<DailyDeal>, StoreError>;

    /// Keeps what a deal followed from, now that everybody may know. Said once; what is known already
    /// stays. Returns whether there is such a deal.
    async fn open_daily_deal(&self, of: &DailyId, seed: Vec<u8>) -> Result<bool, StoreError>;

    /// Begins the try of a player, unless that player has had one of this deal. Returns the one that
    /// counts.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`] if there is no such player, table or deal;
    /// [`StoreError::IdTaken`] if another try is made at that table.
    async fn begin_daily_try(&self, new: NewDailyTry) -> Result<DailyTry, StoreError>;

    /// Ends the try that is made at a table, with what has come of it. Returns whether it was still
    /// going on: a try ends once.
    async fn end_daily_try(&self, table: TableId, end: DailyEnd) -> Result<bool, StoreError>;

    /// The try of a player.
    async fn daily_try(
        &self,
        of: &DailyId,
        player: PlayerId,
    ) -> Result<Option<DailyTry>, StoreError>;

    /// All tries of a player, the latest day first.
    async fn daily_tries_of(&self, player: PlayerId) -> Result<Vec<DailyTry>, StoreError>;

    /// The try that is made at a table.
    async fn daily_try_at(&self, table: TableId) -> Result<Option<DailyTry>, StoreError>;

    /// Those tries of a deal that are going on, the oldest first.
    async fn daily_tries_open(&self, of: &DailyId) -> Result<Vec<DailyTry>, StoreError>;

    /// The best tries of a deal that are over and have a score, so many at most: the highest score
    /// first, and of the same the one that was over first.
    async fn daily_best(&self, of: &DailyId, most: u32) -> Result<Vec<DailyTry>, StoreError>;

    /// How many there are of a deal.
    async fn daily_counts(&self, of: &DailyId) -> Result<DailyCounts, StoreError>;

    /// How many tries of a deal have a higher score.
    async fn daily_better(&self, of: &DailyId, score: i32) -> Result<u32, StoreError>;

    /// Whether a player is to be named in no list, from now on and in all there are.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn set_daily_nameless(&self, player: PlayerId, nameless: bool) -> Result<(), StoreError>;

    /// Whether a player is to be named in no list.
    async fn is_daily_nameless(&self, player: PlayerId) -> Result<bool, StoreError>;
}

/// Which deal: there is one for each day and game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DailyId {
    /// Of which day.
    pub day: Day,
    /// In which game.
    pub game: String,
}

/// A deal of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyDeal {
    /// Which one.
    pub id: DailyId,
    /// When it was fixed.
    pub made: UnixMillis,
    /// What is played, opaque to the store.
    pub bytes: Vec<u8>,
    /// What it followed from, once everybody may know.
    pub seed: Option<Vec<u8>>,
}

/// A try that begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDailyTry {
    /// The deal that it was a try of.
    pub of: DailyId,
    /// Who plays.
    pub player: PlayerId,
    /// Where it is played.
    pub table: TableId,
    /// When it begins.
    pub begun: UnixMillis,
}

/// Somebody's one try of a deal that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyTry {
    /// The deal that it was a try of.
    pub of: DailyId,
    /// Where it is played.
    pub table: TableId,
    /// Who plays; none: that player has been deleted.
    pub player: Option<PlayerId>,
    /// How that player is called now; none where nobody is to be named.
    pub name: Option<String>,
    /// When it began.
    pub begun: UnixMillis,
    /// What has come of it; none: it is going on.
    pub end: Option<DailyEnd>,
}

/// What has come of a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyEnd {
    /// When it was over.
    pub at: UnixMillis,
    /// More is better; none: it was given up.
    pub score: Option<i32>,
    /// How it went, opaque to the store.
    pub course: Vec<u8>,
}

/// How many tries there are of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DailyCounts {
    /// All that were begun.
    pub begun: u32,
    /// Those with a score.
    pub scored: u32,
    /// The highest score.
    pub best: Option<i32>,
}
