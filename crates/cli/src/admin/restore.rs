//! `stammtisch admin restore`: restores a backup.

use std::path::{Path, PathBuf};

use anyhow::Context;
use stammtisch_store::{DirectoryLock, restore_backup};

use super::DATABASE;
use super::backup::{as_object, sentence};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The backup; its checksum lies beside it.
    file: PathBuf,
}

pub(super) async fn run(args: &Args, data: &Path, as_json: bool) -> anyhow::Result<String> {
    std::fs::create_dir_all(data)
        .with_context(|| format!("cannot make the data directory {}", data.display()))?;
    let lock = DirectoryLock::take(data)?;
    let restored = restore_backup(&args.file, &data.join(DATABASE), &lock).await?;
    let kept = restored.replaced.map(|path| path.display().to_string());
    if as_json {
        let mut object = as_object(&restored.report);
        object["replaced"] = kept.into();
        return Ok(object.to_string());
    }
    let kept =
        kept.map(|kept| format!("\nWhat was there before lies in {kept}")).unwrap_or_default();
    Ok(format!("{} is put back: {}{kept}", args.file.display(), sentence(&restored.report)))
}
