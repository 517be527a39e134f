//! Findings of a check of the whole database.

use stammtisch_ids::TableId;
use thiserror::Error;

use crate::error::StoreError;
use crate::ledger::LedgerCheck;

/// Something that is not as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Finding {
    /// Pages of the file are not what was written.
    #[error("pages of the database are damaged: {0:?}")]
    Pages(Vec<u32>),
    /// Frames of the WAL are not what was written.
    #[error("the log of the database (-wal) is damaged, frames {0:?}")]
    Log(Vec<u32>),
    /// There are no usable page checksums, so the pages were not compared.
    #[error("the checksums of pages (.pages) cannot be read: {0}")]
    NoChecksums(String),
    /// SQLite finds the file inconsistent; the message is SQLite's.
    #[error("SQLite says: {0}")]
    Sqlite(String),
    /// Rows that refer to something that does not exist (in the tables named).
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
