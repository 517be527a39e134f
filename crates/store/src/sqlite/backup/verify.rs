//! Verifies a backup.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};
use stammtisch_ids::TableId;

use super::BackupReport;
use super::error::BackupError;
use super::files::{digest, noted_checksum};
use crate::error::StoreError;
use crate::hash::Hash;
use crate::sqlite::columns::{Number, Stored};
use crate::sqlite::ledger::ledger_rows;
use crate::sqlite::{connect, tables};

/// Reads a backup to its last byte: the checksum beside it, the integrity of the file, the hash
/// chain of every table, and the credits. Changes nothing.
///
/// # Errors
/// [`BackupError`] says what is wrong with it.
pub async fn verify_backup(path: &Path) -> Result<BackupReport, BackupError> {
    let wanted = noted_checksum(path)?;
    let (bytes, sha256) = digest(path)?;
    if sha256.to_string() != wanted {
        return Err(BackupError::Checksum { wanted, found: sha256.to_string() });
    }
    // Immutable: SQLite neither locks the file nor writes anything beside it.
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .immutable(true)
        .disable_statement_logging();
    let mut connection = options.connect().await?;
    let report = read_through(&mut connection, bytes, sha256).await;
    connection.close().await?;
    report
}

async fn read_through(
    connection: &mut SqliteConnection,
    bytes: u64,
    sha256: Hash,
) -> Result<BackupReport, BackupError> {
    let found: String =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut *connection).await?;
    if found != "ok" {
        return Err(BackupError::Damaged(found));
    }
    let dangling = sqlx::query("PRAGMA foreign_key_check").fetch_optional(&mut *connection).await?;
    if dangling.is_some() {
        return Err(BackupError::Damaged("a row belongs to nothing".into()));
    }
    let schema = connect::schema(connection).await?;
    let (tables, entries) = follow_chains(connection).await?;
    let ledger = ledger_rows::check(connection).await?;
    if !ledger.is_sound() {
        return Err(BackupError::Ledger(ledger));
    }
    let players = sqlx::query("SELECT count(*) FROM players").fetch_one(connection).await?;
    let Number(players) = players.try_get(0)?;
    let transfers = ledger.transfers;
    Ok(BackupReport { bytes, sha256, schema, tables, entries, players, transfers })
}

async fn follow_chains(connection: &mut SqliteConnection) -> Result<(u64, u64), BackupError> {
    let sql = "SELECT id FROM tables ORDER BY id";
    let ids: Vec<Stored<TableId>> = sqlx::query_scalar(sql).fetch_all(&mut *connection).await?;
    let mut entries = 0;
    for &Stored(id) in &ids {
        match tables::load_from(connection, id).await {
            Ok(table) => entries += table.map_or(0, |table| table.head.seq),
            Err(StoreError::Corrupt { table, seq }) => {
                return Err(BackupError::Table { table, seq });
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok((ids.len() as u64, entries))
}
