//! The whole contract: twelve traits, and the state of the storage beneath them.

use async_trait::async_trait;

use crate::accounts::Accounts;
use crate::admins::Admins;
use crate::daily::Daily;
use crate::ledger::Ledger;
use crate::listing::Listing;
use crate::matches::Matches;
use crate::numbers::Numbers;
use crate::players::Players;
use crate::ratings::Ratings;
use crate::sessions::Sessions;
use crate::shared_rules::SharedRulesStore;
use crate::tables::Tables;

/// Everything that is stored durably. A type that implements the twelve traits and [`Storage`] is a
/// store.
///
/// Made to be shared as `Arc<dyn Store>`. Every method may fail with [`StoreError::Storage`],
/// every writing one also with [`StoreError::ResultUnknown`] (an append with their namesakes);
/// further errors are named at the method. What is absent is `None`, not an error.
///
/// A future may be dropped at any time: the operation then happens wholly or not at all, and the
/// caller does not learn which. Callers who must know keep polling, in a separate task.
///
/// [`StoreError::Storage`]: crate::StoreError::Storage
/// [`StoreError::ResultUnknown`]: crate::StoreError::ResultUnknown
pub trait Store:
    Tables
    + Players
    + Sessions
    + Accounts
    + Admins
    + Ledger
    + Listing
    + Matches
    + Numbers
    + Ratings
    + SharedRulesStore
    + Daily
    + Storage
{
}

impl<S> Store for S where
    S: Tables
        + Players
        + Sessions
        + Accounts
        + Admins
        + Ledger
        + Listing
        + Matches
        + Numbers
        + Ratings
        + SharedRulesStore
        + Daily
        + Storage
{
}

/// The storage beneath a store.
#[async_trait]
pub trait Storage: Send + Sync + 'static {
    /// Whether there is room to write.
    fn disk_space(&self) -> DiskSpace;

    /// Finishes what is in progress and closes the store; every later call fails with
    /// `storage_closed`.
    async fn close(&self);
}

/// Whether there is room to write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiskSpace {
    /// Nothing can be written: the disk is full, or was at the last write.
    pub full: bool,
    /// The free space in bytes, if known.
    pub free: Option<u64>,
}
