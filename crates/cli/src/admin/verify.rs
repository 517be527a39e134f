//! `stammtisch admin verify`: checks that a backup, or the database itself, is intact.

use std::path::{Path, PathBuf};

use anyhow::bail;
use serde_json::json;
use stammtisch_store::{Finding, Storage as _, Verified};

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
    let verified = store.verify().await;
    store.close().await;
    let verified = verified?;
    let Verified { pages, tables, entries, players, accounts, transfers, findings } = &verified;
    let said: Vec<_> =
        findings.iter().map(|found| format!("{} ({})", found, found.code())).collect();
    if !said.is_empty() && !as_json {
        bail!("the database is damaged:\n{}", said.join("\n"));
    }
    let text = if as_json {
        let codes: Vec<_> = findings.iter().map(Finding::code).collect();
        json!({
            "pages": pages,
            "tables": tables,
            "entries": entries,
            "players": players,
            "accounts": accounts,
            "transfers": transfers,
            "findings": codes,
        })
        .to_string()
    } else {
        format!(
            "The database is whole: {pages} pages, {tables} tables with {entries} entries, {players} players; \
             {transfers} transfers between {accounts} accounts add up"
        )
    };
    if said.is_empty() {
        return Ok(text);
    }
    crate::out::line(&text)?;
    bail!("the database is damaged")
}
