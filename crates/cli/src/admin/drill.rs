//! `stammtisch admin drill`: tests whether a backup can be restored.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde_json::json;
use stammtisch_store::{Chore, DirectoryLock, SqliteStore, Storage as _, Verified, restore_backup};

use super::DATABASE;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The backup; its checksum lies beside it. Without one, a new one is taken and thrown away.
    file: Option<PathBuf>,
}

pub(super) async fn run(args: &Args, data: &Path, as_json: bool) -> anyhow::Result<String> {
    let store = super::open(data).await?;
    let place = data.join(format!("drill-{}", std::process::id()));
    let tried = try_in(args, &store, &place).await;
    let _ = std::fs::remove_dir_all(&place);
    super::note(&store, Chore::Drill, tried.is_ok()).await;
    store.close().await;
    let Verified { tables, entries, players, transfers, .. } = tried?;
    Ok(if as_json {
        json!({"tables": tables, "entries": entries, "players": players, "transfers": transfers})
            .to_string()
    } else {
        format!(
            "The backup was put back and read to the end: {tables} tables with {entries} entries, \
             {players} players, {transfers} transfers"
        )
    })
}

/// Restores the backup in a directory of its own, which nobody else may read.
async fn try_in(args: &Args, store: &SqliteStore, place: &Path) -> anyhow::Result<Verified> {
    let mut folder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.create(place).with_context(|| format!("cannot make {}", place.display()))?;
    let lock = DirectoryLock::take(place)?;
    let taken = place.join("backup.db");
    let file = match &args.file {
        Some(file) => file,
        None => {
            store.backup(&taken).await?;
            &taken
        }
    };
    let database = place.join(DATABASE);
    restore_backup(file, &database, &lock).await?;
    let back = SqliteStore::open(&database).await?;
    let verified = back.verify().await;
    back.close().await;
    let verified = verified?;
    if let Some(found) = verified.findings.first() {
        bail!("what was put back is damaged: {found} ({})", found.code());
    }
    Ok(verified)
}
