//! `stammtisch rules show`.

use stammtisch_engine::mau::rules::to_text;

use super::{Choices, print};
use crate::ruleset;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Rules of the house by their id, or a rules file.
    #[arg(value_name = "ID|FILE")]
    rules: String,
    #[command(flatten)]
    choices: Choices,
    /// Print JSON instead of TOML.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let file = ruleset::read(&args.rules)?;
    let chosen = args.choices.chosen()?;
    let doc = ruleset::resolve(&args.rules, &file, &chosen)?;
    file.compile(&chosen, doc.seats.recommended)
        .map_err(|mistakes| ruleset::all(&args.rules, &mistakes))?;
    if args.json {
        return print(&(serde_json::to_string_pretty(&doc)? + "\n"));
    }
    print(&to_text(&doc))
}
