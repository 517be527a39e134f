//! Verifies the whole database: every page, every log, every account.

mod finding;

use std::io;

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row};
use stammtisch_ids::TableId;

use super::columns::{Number, Stored};
use super::ledger::ledger_rows;
use super::pages::{self, Checked, Lock};
use super::{SqliteStore, connect, tables};
use crate::error::StoreError;
use crate::limits::VERIFY_PATIENCE;
pub use finding::{Finding, Verified};

impl SqliteStore {
    /// Reads everything, beside the server that may be running on it: each page with its checksum,
    /// SQLite's own check of the file, its indexes and references, the hash chain of every table,
    /// the sum of all credits. Changes nothing.
    ///
    /// # Errors
    /// [`StoreError`] if it cannot be read at all.
    pub async fn verify(&self) -> Result<Verified, StoreError> {
        let mut verified = Verified::default();
        match self.pages().await {
            Ok(Checked { pages, damaged, frames }) => {
                verified.pages = pages;
                verified.find((!damaged.is_empty()).then_some(Finding::Pages(damaged)));
                verified.find((!frames.is_empty()).then_some(Finding::Log(frames)));
            }
            Err(error) => verified.find(Some(Finding::NoChecksums(error.to_string()))),
        }
        // A separate connection: this takes a while, and should not read from another connection's
        // cache.
        let mut connection = self.options.clone().pragma("query_only", "ON").connect().await?;
        connect::check(&mut connection)
            .await
            .map_err(|error| sqlx::Error::Protocol(error.to_string()))?;
        let read = read(&mut connection, &mut verified).await;
        connection.close().await?;
        read.map(|()| verified)
    }

    async fn pages(&self) -> io::Result<Checked> {
        let database = self.options.get_filename().to_owned();
        let file = pages::lock_file(&database)?;
        let locked = pages::lock(&file, Lock::Shared, VERIFY_PATIENCE).await;
        if locked.is_none() {
            return Err(io::Error::new(
                io::ErrorKind::TimedOut,
                "they are being written all the time",
            ));
        }
        let checked = tokio::task::spawn_blocking(move || pages::check(&database)).await;
        checked.map_err(io::Error::other)?
    }
}

impl Verified {
    fn find(&mut self, finding: Option<Finding>) {
        self.findings.extend(finding);
    }
}

async fn read(
    connection: &mut SqliteConnection,
    verified: &mut Verified,
) -> Result<(), StoreError> {
    // All reads are of the same instant.
    let mut snapshot = connection.begin().await?;
    let said: Result<Vec<String>, _> =
        sqlx::query_scalar("PRAGMA integrity_check(20)").fetch_all(&mut *snapshot).await;
    match said {
        Ok(said) if said == ["ok"] => {}
        Ok(said) => verified.find(Some(Finding::Sqlite(said.join("; ")))),
        Err(error) => verified.find(Some(Finding::Sqlite(error.to_string()))),
    }
    match sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *snapshot).await {
        Ok(rows) => {
            let mut of: Vec<String> = rows.iter().filter_map(|row| row.try_get(0).ok()).collect();
            of.dedup();
            verified.findings.extend(of.into_iter().map(Finding::Dangling));
        }
        Err(error) => verified.find(Some(Finding::Sqlite(error.to_string()))),
    }
    logs(&mut snapshot, verified).await?;
    match ledger_rows::check(&mut snapshot).await {
        Ok(ledger) => {
            (verified.accounts, verified.transfers) = (ledger.accounts, ledger.transfers);
            verified.find((!ledger.is_sound()).then_some(Finding::Ledger(ledger)));
        }
        Err(error) => verified.find(Some(Finding::Sqlite(error.to_string()))),
    }
    let count = |row: SqliteRow| row.try_get::<Number, _>(0);
    let players = sqlx::query("SELECT count(*) FROM players").fetch_one(&mut *snapshot).await;
    match players.and_then(count) {
        Ok(Number(players)) => verified.players = players,
        Err(error) => verified.find(Some(Finding::Sqlite(error.to_string()))),
    }
    snapshot.rollback().await?;
    Ok(())
}

async fn logs(
    connection: &mut SqliteConnection,
    verified: &mut Verified,
) -> Result<(), StoreError> {
    let sql = "SELECT id FROM tables ORDER BY id";
    let ids: Vec<Stored<TableId>> = match sqlx::query_scalar(sql).fetch_all(&mut *connection).await
    {
        Ok(ids) => ids,
        Err(error) => {
            verified.find(Some(Finding::Sqlite(error.to_string())));
            return Ok(());
        }
    };
    for Stored(table) in ids {
        verified.tables += 1;
        match tables::load_from(connection, table).await {
            Ok(read) => verified.entries += read.map_or(0, |table| table.head.seq),
            Err(error) => verified.find(Some(Finding::Table { table, error })),
        }
    }
    Ok(())
}
