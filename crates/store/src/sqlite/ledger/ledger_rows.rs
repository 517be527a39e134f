//! The rows of the ledger: accounts and transfers.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use stammtisch_ids::{Account, TableId, Transfer};

use crate::ledger::{LedgerCheck, TransferId, refunds, signed_amount};
use crate::not_made::NotMade;
use crate::sqlite::columns::{Number, Stored};
use crate::time::UnixMillis;

/// Makes a transfer with a new id. After a refusal the caller has to roll back.
pub(in crate::sqlite) async fn make(
    connection: &mut SqliteConnection,
    id: TransferId,
    transfer: &Transfer,
    at: UnixMillis,
) -> sqlx::Result<Result<(), NotMade>> {
    let Some(amount) = signed_amount(transfer) else { return Ok(Err(NotMade::Bad)) };
    let Some(payer) = change(connection, transfer.from, -amount).await? else {
        return Ok(Err(NotMade::Overdrawn(transfer.from)));
    };
    let Some(payee) = change(connection, transfer.to, amount).await? else {
        return Ok(Err(NotMade::Overdrawn(transfer.to)));
    };
    let sql = "INSERT INTO transfers (id, payer, payee, amount, kind, at)
               VALUES (?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(id)
        .bind(payer)
        .bind(payee)
        .bind(amount)
        .bind(Stored(transfer.kind))
        .bind(at)
        .execute(connection)
        .await?;
    Ok(Ok(()))
}

/// Changes a balance and returns the number of the account, if the change is allowed.
async fn change(
    connection: &mut SqliteConnection,
    account: Account,
    change: i64,
) -> sqlx::Result<Option<i64>> {
    let (kind, owner) = columns(account);
    let open = "INSERT INTO accounts (kind, owner) VALUES (?, ?) ON CONFLICT DO NOTHING";
    sqlx::query(open).bind(kind).bind(owner.as_slice()).execute(&mut *connection).await?;
    let sql = "UPDATE accounts SET balance = balance + ?3 WHERE kind = ?1 AND owner = ?2
               AND (balance + ?3 >= 0 OR kind IN ('house', 'issuance')) RETURNING no";
    sqlx::query_scalar(sql).bind(kind).bind(owner).bind(change).fetch_optional(connection).await
}

/// The transfer with this id.
pub(in crate::sqlite) async fn made(
    connection: &mut SqliteConnection,
    id: TransferId,
) -> sqlx::Result<Option<Transfer>> {
    let sql = "SELECT payer.kind, payer.owner, payee.kind, payee.owner, amount, transfers.kind
               FROM transfers
               JOIN accounts AS payer ON payer.no = payer
               JOIN accounts AS payee ON payee.no = payee
               WHERE id = ?";
    let Some(row) = sqlx::query(sql).bind(id).fetch_optional(connection).await? else {
        return Ok(None);
    };
    let (from, to) = (account(&row, 0)?, account(&row, 2)?);
    let Number(amount) = row.try_get(4)?;
    Ok(Some(Transfer { from, to, amount, kind: row.try_get::<Stored<_>, _>(5)?.0 }))
}

pub(in crate::sqlite) async fn balance(
    connection: &mut SqliteConnection,
    account: Account,
) -> sqlx::Result<i64> {
    let (kind, owner) = columns(account);
    let sql = "SELECT balance FROM accounts WHERE kind = ? AND owner = ?";
    let found = sqlx::query_scalar(sql).bind(kind).bind(owner);
    Ok(found.fetch_optional(connection).await?.unwrap_or_default())
}

/// Refunds what is left in a pot.
pub(in crate::sqlite) async fn give_back(
    connection: &mut SqliteConnection,
    table: TableId,
    at: UnixMillis,
) -> sqlx::Result<Result<(), NotMade>> {
    let pot = Account::Table(table);
    let held = balance(connection, pot).await?;
    let sql = "SELECT id, payer.kind, payer.owner, amount FROM transfers
               JOIN accounts AS payer ON payer.no = payer
               JOIN accounts AS pot ON pot.no = payee
               WHERE pot.kind = 'table' AND pot.owner = ? AND transfers.kind = 'stake'
               ORDER BY transfers.no DESC";
    let rows = sqlx::query(sql).bind(Stored(table)).fetch_all(&mut *connection).await?;
    let stake = |row: &SqliteRow| -> sqlx::Result<_> {
        Ok((row.try_get(0)?, account(row, 1)?, row.try_get::<Number, _>(3)?.0))
    };
    let stakes = rows.iter().map(stake).collect::<Result<Vec<_>, _>>()?;
    for (id, refund) in refunds(pot, held, stakes) {
        if let Err(not_made) = make(connection, id, &refund, at).await? {
            return Ok(Err(not_made));
        }
    }
    Ok(Ok(()))
}

/// Adds up all transfers and compares them with the balances.
pub(in crate::sqlite) async fn check(
    connection: &mut SqliteConnection,
) -> sqlx::Result<LedgerCheck> {
    let sql = "SELECT (SELECT count(*) FROM accounts), (SELECT count(*) FROM transfers),
                      (SELECT coalesce(sum(balance), 0) FROM accounts)";
    let row = sqlx::query(sql).fetch_one(&mut *connection).await?;
    let (Number(accounts), Number(transfers)) = (row.try_get(0)?, row.try_get(1)?);
    let sql = "SELECT kind, owner FROM accounts WHERE balance <>
                   (SELECT coalesce(sum(amount), 0) FROM transfers WHERE payee = accounts.no) -
                   (SELECT coalesce(sum(amount), 0) FROM transfers WHERE payer = accounts.no)
               OR (balance < 0 AND kind NOT IN ('house', 'issuance')) ORDER BY no";
    let wrong = sqlx::query(sql).fetch_all(connection).await?;
    let wrong = wrong.iter().map(|row| account(row, 0)).collect::<Result<_, _>>()?;
    Ok(LedgerCheck { accounts, transfers, sum: row.try_get(2)?, wrong })
}

fn columns(account: Account) -> (&'static str, Vec<u8>) {
    match account {
        Account::Player(id) => ("player", id.to_bytes().to_vec()),
        Account::Table(id) => ("table", id.to_bytes().to_vec()),
        Account::House => ("house", Vec::new()),
        Account::Issuance => ("issuance", Vec::new()),
    }
}

/// Reads an account from two columns, its kind and its owner.
pub(in crate::sqlite) fn account(row: &SqliteRow, first: usize) -> sqlx::Result<Account> {
    let kind: String = row.try_get(first)?;
    Ok(match kind.as_str() {
        "player" => Account::Player(row.try_get::<Stored<_>, _>(first + 1)?.0),
        "table" => Account::Table(row.try_get::<Stored<_>, _>(first + 1)?.0),
        "house" => Account::House,
        "issuance" => Account::Issuance,
        _ => return Err(sqlx::Error::Decode("unknown kind of account".into())),
    })
}
