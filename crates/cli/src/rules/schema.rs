//! `stammtisch rules schema`: prints the JSON schema of rules files.

use super::{Speech, print};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    speech: Speech,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let schema = stammtisch_rules_text::file_schema(args.speech.lang());
    print(&(serde_json::to_string_pretty(&schema)? + "\n"))
}
