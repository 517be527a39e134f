//! Whether a backup, or the database itself, is whole.

use std::path::{Path, PathBuf};

use anyhow::bail;
use serde_json::json;
use stammtisch_store::{Ledger as _, LedgerCheck, Listing as _, SqliteStore, Store as _};

use super::backup::{as_object, sentence};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The backup; its checksum lies beside it. Without one the database itself is read, beside
    /// the server that may be running on it.
    file: Option<PathBuf>,
}

pub(super) async fn run(args: &Args, data: &Path, as_json: bool) -> anyhow::Result<String> {
    let Some(file) = &args.file else { return live(data, as_json).await };
    let report = stammtisch_store::verify_backup(file).await?;
    Ok(if as_json {
        as_object(&report).to_string()
    } else {
        format!("{} is whole: {}", file.display(), sentence(&report))
    })
}

async fn live(data: &Path, as_json: bool) -> anyhow::Result<String> {
    let store = super::open(data).await?;
    let read = read(&store).await;
    store.close().await;
    let (tables, entries, ledger) = read?;
    if !ledger.is_sound() {
        bail!("the credits do not add up: {ledger:?}");
    }
    let LedgerCheck { accounts, transfers, .. } = ledger;
    Ok(if as_json {
        json!({
            "tables": tables,
            "entries": entries,
            "accounts": accounts,
            "transfers": transfers,
        })
        .to_string()
    } else {
        format!(
            "The database is whole: {tables} tables with {entries} entries; \
             {transfers} transfers between {accounts} accounts add up"
        )
    })
}

/// Follows the hash chain of every table, and adds up all credits.
async fn read(store: &SqliteStore) -> anyhow::Result<(usize, u64, LedgerCheck)> {
    let tables = store.all_tables().await?;
    let mut entries = 0;
    for table in &tables {
        entries += store.load_table(table.id).await?.map_or(0, |table| table.head.seq);
    }
    Ok((tables.len(), entries, store.ledger_check().await?))
}
