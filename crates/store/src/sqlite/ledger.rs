//! Credits in SQLite.

pub(super) mod ledger_rows;

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::{Account, PlayerId, Transfer};

use super::SqliteStore;
use super::columns::Stored;
use super::writer::Write;
use crate::error::StoreError;
use crate::ledger::{Ledger, LedgerCheck, StatementLine, TopUp, TransferId};
use crate::time::UnixMillis;

#[async_trait]
impl Ledger for SqliteStore {
    async fn transfer(
        &self,
        id: TransferId,
        transfer: Transfer,
        at: UnixMillis,
    ) -> Result<bool, StoreError> {
        self.writer.write(Make { id, transfer, at }).await
    }

    async fn top_up(&self, gift: TopUp) -> Result<u64, StoreError> {
        self.writer.write(gift).await
    }

    async fn is_made(&self, id: TransferId) -> Result<bool, StoreError> {
        Ok(ledger_rows::made(&mut *self.reader().await?, id).await?.is_some())
    }

    async fn balance(&self, account: Account) -> Result<i64, StoreError> {
        Ok(ledger_rows::balance(&mut *self.reader().await?, account).await?)
    }

    async fn statement(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<StatementLine>, StoreError> {
        statement(&mut *self.reader().await?, player, limit).await
    }

    async fn ledger_check(&self) -> Result<LedgerCheck, StoreError> {
        // In one transaction, so that accounts and transfers are from the same instant.
        let mut snapshot = self.readers.begin().await?;
        let check = ledger_rows::check(&mut snapshot).await?;
        snapshot.rollback().await?;
        Ok(check)
    }
}

struct Make {
    id: TransferId,
    transfer: Transfer,
    at: UnixMillis,
}

impl Write for Make {
    type Done = bool;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<bool, StoreError>> {
        Ok(match ledger_rows::made(connection, self.id).await? {
            Some(made) if made == self.transfer => Ok(false),
            Some(_) => Err(StoreError::IdTaken),
            None => {
                let made = ledger_rows::make(connection, self.id, &self.transfer, self.at).await?;
                made.map(|()| true).map_err(Into::into)
            }
        })
    }
}

impl Write for TopUp {
    type Done = u64;
    type Refusal = StoreError;

    async fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> sqlx::Result<Result<u64, StoreError>> {
        let to = Account::Player(self.player);
        let balance = ledger_rows::balance(connection, to).await?;
        let amount = self.up_to.saturating_sub(balance.unsigned_abs());
        if amount == 0 || ledger_rows::made(connection, self.id).await?.is_some() {
            return Ok(Ok(0));
        }
        let transfer = Transfer { from: Account::Issuance, to, amount, kind: self.kind };
        let made = ledger_rows::make(connection, self.id, &transfer, self.at).await?;
        Ok(made.map(|()| amount).map_err(Into::into))
    }
}

async fn statement(
    connection: &mut SqliteConnection,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<StatementLine>, StoreError> {
    let sql = "WITH own AS (SELECT no FROM accounts WHERE kind = 'player' AND owner = ?)
               SELECT at, transfers.amount * iif(payee = own.no, 1, -1), transfers.kind,
                      other.kind, other.owner, code
               FROM own
               JOIN transfers ON own.no IN (payer, payee)
               JOIN accounts AS other ON other.no = iif(payee = own.no, payer, payee)
               LEFT JOIN tables ON other.kind = 'table' AND tables.id = other.owner
               ORDER BY transfers.no DESC LIMIT ?";
    let rows = sqlx::query(sql).bind(Stored(player)).bind(limit).fetch_all(connection).await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

fn read(row: &SqliteRow) -> sqlx::Result<StatementLine> {
    Ok(StatementLine {
        at: row.try_get(0)?,
        amount: row.try_get(1)?,
        kind: row.try_get::<Stored<_>, _>(2)?.0,
        with: ledger_rows::account(row, 3)?,
        code: row.try_get::<Option<Stored<_>>, _>(5)?.map(|Stored(code)| code),
    })
}
