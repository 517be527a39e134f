//! Whether a backup is one.

use std::path::PathBuf;

use super::backup::{as_object, sentence};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The backup; its checksum lies beside it.
    file: PathBuf,
}

pub(super) async fn run(args: &Args, as_json: bool) -> anyhow::Result<String> {
    let report = stammtisch_store::verify_backup(&args.file).await?;
    Ok(if as_json {
        as_object(&report).to_string()
    } else {
        format!("{} is whole: {}", args.file.display(), sentence(&report))
    })
}
