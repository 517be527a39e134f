//! Whether the database is what was written: every page, every log, every account.

use std::io;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row};
use stammtisch_ids::TableId;
use thiserror::Error;

use super::columns::{Number, Stored};
use super::pages::{self, Checked, Lock};
use super::{SqliteStore, books, connect, tables};
use crate::error::StoreError;
use crate::ledger::LedgerCheck;

/// So long a server that brings its log home is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// Something that is not as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Finding {
    /// Pages of the file are not what was written.
    #[error("pages of the database are damaged: {0:?}")]
    Pages(Vec<u32>),
    /// Parts of the log of the database are not what was written.
    #[error("the log of the database (-wal) is damaged, frames {0:?}")]
    Log(Vec<u32>),
    /// Nobody has kept the checksums of pages, so they were not compared.
    #[error("the checksums of pages (.pages) cannot be read: {0}")]
    NoChecksums(String),
    /// SQLite finds the file out of order, in its own words.
    #[error("SQLite says: {0}")]
    Sqlite(String),
    /// Rows that belong to nothing.
    #[error("rows of {0} belong to nothing")]
    Dangling(String),
    /// A table's log is not what was written.
    #[error("table {table}: {error}")]
    Table {
        /// The table.
        table: TableId,
        /// What is wrong.
        error: StoreError,
    },
    /// The credits do not add up.
    #[error("the credits do not add up: {0:?}")]
    Ledger(LedgerCheck),
}

impl Finding {
    /// A stable name for programs: `pages_damaged`, `log_damaged`, `no_checksums`, `sqlite_damaged`,
    /// `rows_dangling`, `table_damaged`, `ledger_wrong`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Pages(_) => "pages_damaged",
            Self::Log(_) => "log_damaged",
            Self::NoChecksums(_) => "no_checksums",
            Self::Sqlite(_) => "sqlite_damaged",
            Self::Dangling(_) => "rows_dangling",
            Self::Table { .. } => "table_damaged",
            Self::Ledger(_) => "ledger_wrong",
        }
    }
}

/// What was read, and what was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many pages of the file were compared with their checksums.
    pub pages: u64,
    /// How many tables there are, of any status.
    pub tables: u64,
    /// How many log entries they have together.
    pub entries: u64,
    /// How many players there are.
    pub players: u64,
    /// How many accounts there are.
    pub accounts: u64,
    /// How many transfers of credits there are.
    pub transfers: u64,
    /// Everything that is wrong.
    pub findings: Vec<Finding>,
}

impl SqliteStore {
    /// Reads everything, beside the server that may be running on it: each page with its checksum,
    /// SQLite's own check of the file, of its indexes and references, the hash chain of every
    /// table, the sum of all credits. Changes nothing.
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
        // A connection of its own: this takes a while, and reads with eyes of its own.
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
        let locked = pages::lock(&file, Lock::Shared, PATIENCE).await;
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
    // Of one instant.
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
    match books::check(&mut snapshot).await {
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
