//! Credits: play money in hundredths, in double-entry bookkeeping; and the contract that every
//! backend fulfils ([`Ledger`]).
//!
//! Every movement is a transfer from one account to another. Transfers are never changed or
//! deleted, so the sum of all balances is always zero.

use std::fmt;

use async_trait::async_trait;
use sha2::{Digest, Sha256};
use stammtisch_ids::{Account, JoinCode, PlayerId, TableId, Transfer, TransferKind};

use crate::error::StoreError;
use crate::limits::MOST_AT_ONCE;
use crate::time::UnixMillis;

/// Credits in double-entry bookkeeping. Stakes and pots move with a table's log, see
/// [`Append::transfer`](crate::Append::transfer); the rest is here. Errors are those of every
/// method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Ledger: Send + Sync + 'static {
    /// Moves credits, once per id. Returns whether they moved now; if not, this very transfer has
    /// been made before.
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

    /// Fills up a player's account, once per id. Returns how much was given, in hundredths: nothing
    /// if the player has enough, or has received this gift before.
    ///
    /// # Errors
    /// [`StoreError::BadTransfer`] if it is more than one transfer may move.
    async fn top_up(&self, gift: TopUp) -> Result<u64, StoreError>;

    /// Whether the transfer with this id has been made.
    async fn is_made(&self, id: TransferId) -> Result<bool, StoreError>;

    /// The balance of an account, in hundredths; zero for one that was never used.
    async fn balance(&self, account: Account) -> Result<i64, StoreError>;

    /// The movements of a player's account, the newest first, at most `limit` lines.
    async fn statement(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<StatementLine>, StoreError>;

    /// Adds up all transfers and compares them with the balances.
    async fn ledger_check(&self) -> Result<LedgerCheck, StoreError>;
}

/// The amount as a change of balance, if this is a valid transfer.
pub(crate) fn signed_amount(transfer: &Transfer) -> Option<i64> {
    let in_range = (1..=MOST_AT_ONCE).contains(&transfer.amount) && transfer.from != transfer.to;
    if in_range { i64::try_from(transfer.amount).ok() } else { None }
}

/// The id of a transfer: repeating one moves nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TransferId([u8; 32]);

impl TransferId {
    /// Transfer number `index` among those of entry `seq` in a table's log.
    pub fn at_table(table: TableId, seq: u64, index: u64) -> Self {
        let sha = Sha256::new().chain_update(b"table\0").chain_update(table.to_bytes());
        let sha = sha.chain_update(seq.to_be_bytes()).chain_update(index.to_be_bytes());
        Self(sha.finalize().into())
    }

    /// The transfer with this key, which names what may happen only once:
    /// `daily:PLAYER:2026-11-21`.
    pub fn keyed(key: &str) -> Self {
        Self(Sha256::new().chain_update(b"key\0").chain_update(key).finalize().into())
    }

    /// The transfer that refunds this one.
    pub(crate) fn refund(&self) -> Self {
        Self(Sha256::new().chain_update(b"refund\0").chain_update(self.0).finalize().into())
    }

    /// The id made of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of this id.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// The transfers that refund what is left in a pot, to those who paid stakes into it, the newest
/// stakes first: those of earlier matches have been paid out.
pub(crate) fn refunds(
    pot: Account,
    balance: i64,
    stakes: impl IntoIterator<Item = (TransferId, Account, u64)>,
) -> Vec<(TransferId, Transfer)> {
    let mut left = balance.unsigned_abs();
    let mut refunds = Vec::new();
    for (stake, payer, paid) in stakes {
        let amount = paid.min(left);
        if amount == 0 {
            break;
        }
        left -= amount;
        let transfer = Transfer { from: pot, to: payer, amount, kind: TransferKind::Refund };
        refunds.push((stake.refund(), transfer));
    }
    refunds
}

/// Writes the first half of the digits, which is enough to identify it.
impl fmt::Debug for TransferId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TransferId(")?;
        self.0.iter().take(16).try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str("..)")
    }
}

/// A gift of the house that fills a player's account up to some amount.
#[derive(Clone, Copy, Debug)]
pub struct TopUp {
    /// The id of the transfer; each id gives once.
    pub id: TransferId,
    /// The player who gets it.
    pub player: PlayerId,
    /// The balance afterwards, in hundredths; a player who has as much already gets nothing.
    pub up_to: u64,
    /// What it is for.
    pub kind: TransferKind,
    /// When it is given.
    pub at: UnixMillis,
}

/// A line of a player's statement: a transfer as that player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementLine {
    /// When the transfer was made.
    pub at: UnixMillis,
    /// What the player got, in hundredths; negative if paid.
    pub amount: i64,
    /// What it was for.
    pub kind: TransferKind,
    /// The account on the other side.
    pub with: Account,
    /// The code of the table, if the other side is one.
    pub code: Option<JoinCode>,
}

/// The result of checking all accounts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerCheck {
    /// How many accounts there are.
    pub accounts: u64,
    /// How many transfers there are.
    pub transfers: u64,
    /// The sum of all balances, in hundredths; anything but zero is wrong.
    pub sum: i64,
    /// Accounts whose balance is not the sum of their transfers, or is below what is allowed.
    pub wrong: Vec<Account>,
}

impl LedgerCheck {
    /// Whether the books are right.
    pub fn is_sound(&self) -> bool {
        self.sum == 0 && self.wrong.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: a replayed entry must yield the id of the transfer that was made. Computed with
    /// Python's hashlib.
    #[test]
    fn ids_of_transfers_are_frozen() {
        let at_table = TransferId::at_table(TableId::from_bytes([1; 16]), 7, 2);
        assert_eq!(format!("{at_table:?}"), "TransferId(9cd97913d08ef488b746ff6b4678e849..)");
        let keyed = TransferId::keyed("daily:1:2026-11-21");
        assert_eq!(format!("{keyed:?}"), "TransferId(eb80ecdb951b77a5efbbaeaf308dbc5b..)");
    }

    #[test]
    fn a_transfer_moves_something_somewhere_else() {
        let (from, to) = (Account::House, Account::Issuance);
        let kind = TransferKind::Refund;
        let amount = |from, to, amount| signed_amount(&Transfer { from, to, amount, kind });
        assert_eq!(amount(from, to, 1), Some(1));
        assert_eq!(amount(from, to, MOST_AT_ONCE), Some(1_000_000_000_000));
        assert_eq!(amount(from, to, 0), None);
        assert_eq!(amount(from, to, MOST_AT_ONCE + 1), None);
        assert_eq!(amount(from, from, 1), None);
    }
}
