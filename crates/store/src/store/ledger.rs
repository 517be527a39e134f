//! What is promised of credits.

use async_trait::async_trait;
use stammtisch_ids::{Account, PlayerId, Transfer};

use crate::error::StoreError;
use crate::ledger::{LedgerCheck, StatementLine, TopUp, TransferId};
use crate::time::UnixMillis;

/// Credits by double entry. Stakes and pots move with a table's log, see
/// [`Append::transfer`](crate::Append::transfer); here is the rest. Errors are those of every
/// method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Ledger: Send + Sync + 'static {
    /// Moves credits once for each id. Returns whether they moved now; if not, this very transfer
    /// has been made before.
    ///
    /// # Errors
    /// [`StoreError::Overdrawn`]; [`StoreError::BadTransfer`]; [`StoreError::IdTaken`] if the id
    /// names a transfer with other accounts, amount or purpose.
    async fn transfer(
        &self,
        id: TransferId,
        transfer: Transfer,
        at: UnixMillis,
    ) -> Result<bool, StoreError>;

    /// Fills a player's account up, once for each id. Returns how much was given, in hundredths:
    /// nothing if the player has enough, or has got this gift before.
    ///
    /// # Errors
    /// [`StoreError::BadTransfer`] if it is more than one transfer may move.
    async fn top_up(&self, gift: TopUp) -> Result<u64, StoreError>;

    /// Whether the transfer with this name has been made.
    async fn is_made(&self, id: TransferId) -> Result<bool, StoreError>;

    /// What lies in an account, in hundredths; nothing in one that was never used.
    async fn balance(&self, account: Account) -> Result<i64, StoreError>;

    /// The newest movements of a player's credits, the last first, this many at most.
    async fn statement(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<StatementLine>, StoreError>;

    /// Adds up all transfers and compares them with the balances.
    async fn ledger_check(&self) -> Result<LedgerCheck, StoreError>;
}
