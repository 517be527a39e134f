//! `stammtisch admin backup`: backups, taken while the server runs.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use stammtisch_store::{BackupReport, Chore, Storage as _};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Where to; nothing may be there yet.
    file: PathBuf,
}

pub(super) async fn run(args: &Args, data: &Path, as_json: bool) -> anyhow::Result<String> {
    let store = super::open(data).await?;
    let report = store.backup(&args.file).await;
    super::note(&store, Chore::Backup, report.is_ok()).await;
    store.close().await;
    let report = report?;
    Ok(if as_json {
        as_object(&report).to_string()
    } else {
        format!("{} is written and verified: {}", args.file.display(), sentence(&report))
    })
}

/// The content of a backup, for programs.
pub(super) fn as_object(report: &BackupReport) -> Value {
    json!({
        "bytes": report.bytes,
        "sha256": report.sha256.to_string(),
        "schema": report.schema,
        "tables": report.tables,
        "entries": report.entries,
        "players": report.players,
        "transfers": report.transfers,
    })
}

/// The content of a backup, for people.
pub(super) fn sentence(report: &BackupReport) -> String {
    let BackupReport { bytes, tables, entries, players, transfers, .. } = report;
    format!(
        "{bytes} bytes, {tables} tables with {entries} entries, {players} players, {transfers} transfers"
    )
}
