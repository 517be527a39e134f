//! Credits in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use stammtisch_ids::{Account, PlayerId, TableId, Transfer, TransferKind};

use super::MemoryStore;
use crate::error::StoreError;
use crate::ledger::{
    Ledger, LedgerCheck, StatementLine, TopUp, TransferId, refunds, signed_amount,
};
use crate::not_made::NotMade;
use crate::time::UnixMillis;

/// All accounts and transfers.
#[derive(Debug, Default)]
pub(super) struct LedgerRows {
    balances: BTreeMap<Account, i64>,
    made: Vec<Made>,
    places: BTreeMap<TransferId, usize>,
}

#[derive(Debug)]
struct Made {
    id: TransferId,
    transfer: Transfer,
    at: UnixMillis,
}

impl LedgerRows {
    /// Makes all of these transfers or none.
    pub(super) fn make(
        &mut self,
        transfers: &[(TransferId, Transfer)],
        at: UnixMillis,
    ) -> Result<(), NotMade> {
        let mut changed = BTreeMap::new();
        for (_, transfer) in transfers {
            let amount = signed_amount(transfer).ok_or(NotMade::Bad)?;
            for (account, change) in [(transfer.from, -amount), (transfer.to, amount)] {
                let now = self.balance(account);
                let balance = changed.entry(account).or_insert(now);
                *balance += change;
                if *balance < 0 && !account.may_owe() {
                    return Err(NotMade::Overdrawn(account));
                }
            }
        }
        for &(id, transfer) in transfers {
            self.places.insert(id, self.made.len());
            self.made.push(Made { id, transfer, at });
        }
        self.balances.extend(changed);
        Ok(())
    }

    /// Whether all movements of a player's account were gifts of the house.
    pub(super) fn has_only_gifts(&self, player: PlayerId) -> bool {
        let account = Account::Player(player);
        let gift = |kind| matches!(kind, TransferKind::Welcome | TransferKind::Daily);
        self.made.iter().all(|Made { transfer, .. }| {
            transfer.from != account && (transfer.to != account || gift(transfer.kind))
        })
    }

    fn balance(&self, account: Account) -> i64 {
        self.balances.get(&account).copied().unwrap_or_default()
    }

    pub(super) fn made(&self, id: TransferId) -> Option<&Transfer> {
        self.places.get(&id).and_then(|place| self.made.get(*place)).map(|made| &made.transfer)
    }

    /// Refunds what is left in a pot.
    pub(super) fn give_back(&mut self, table: TableId, at: UnixMillis) -> Result<(), NotMade> {
        let pot = Account::Table(table);
        let stake = |made: &Made| {
            let Transfer { from, to, amount, kind } = made.transfer;
            (to == pot && kind == TransferKind::Stake).then_some((made.id, from, amount))
        };
        let stakes = self.made.iter().rev().filter_map(stake);
        let refunds = refunds(pot, self.balance(pot), stakes);
        self.make(&refunds, at)
    }

    fn check(&self) -> LedgerCheck {
        let mut sums = BTreeMap::<Account, i64>::new();
        for Made { transfer, .. } in &self.made {
            let amount = signed_amount(transfer).unwrap_or_default();
            *sums.entry(transfer.from).or_default() -= amount;
            *sums.entry(transfer.to).or_default() += amount;
        }
        let wrong = |(account, balance): (&Account, &i64)| {
            let right = sums.get(account) == Some(balance) && (*balance >= 0 || account.may_owe());
            (!right).then_some(*account)
        };
        LedgerCheck {
            accounts: self.balances.len() as u64,
            transfers: self.made.len() as u64,
            sum: self.balances.values().sum(),
            wrong: self.balances.iter().filter_map(wrong).collect(),
        }
    }
}

#[async_trait]
impl Ledger for MemoryStore {
    async fn transfer(
        &self,
        id: TransferId,
        transfer: Transfer,
        at: UnixMillis,
    ) -> Result<bool, StoreError> {
        let ledger = &mut self.open()?.ledger;
        match ledger.made(id) {
            Some(made) if *made == transfer => Ok(false),
            Some(_) => Err(StoreError::IdTaken),
            None => Ok(ledger.make(&[(id, transfer)], at).map(|()| true)?),
        }
    }

    async fn top_up(&self, gift: TopUp) -> Result<u64, StoreError> {
        let TopUp { id, player, up_to, kind, at } = gift;
        let ledger = &mut self.open()?.ledger;
        let to = Account::Player(player);
        let amount = up_to.saturating_sub(ledger.balance(to).unsigned_abs());
        if amount == 0 || ledger.made(id).is_some() {
            return Ok(0);
        }
        let transfer = Transfer { from: Account::Issuance, to, amount, kind };
        ledger.make(&[(id, transfer)], at)?;
        Ok(amount)
    }

    async fn is_made(&self, id: TransferId) -> Result<bool, StoreError> {
        Ok(self.open()?.ledger.made(id).is_some())
    }

    async fn balance(&self, account: Account) -> Result<i64, StoreError> {
        Ok(self.open()?.ledger.balance(account))
    }

    async fn statement(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<StatementLine>, StoreError> {
        let inner = self.open()?;
        let own = Account::Player(player);
        let line = |Made { transfer, at, .. }: &Made| {
            let Transfer { from, to, kind, .. } = *transfer;
            let amount = signed_amount(transfer)?;
            let (amount, with) = match own {
                own if own == from => (-amount, to),
                own if own == to => (amount, from),
                _ => return None,
            };
            let code = match with {
                Account::Table(id) => inner.table(id).map(|table| table.head.code),
                _ => None,
            };
            Some(StatementLine { at: *at, amount, kind, with, code })
        };
        let newest = inner.ledger.made.iter().rev().filter_map(line);
        Ok(newest.take(limit as usize).collect())
    }

    async fn ledger_check(&self) -> Result<LedgerCheck, StoreError> {
        Ok(self.open()?.ledger.check())
    }
}
