//! `stammtisch rules show`: prints rules as a complete file, in TOML or JSON.

use serde::Serialize;
use stammtisch_engine::any::AnyDocument;
use stammtisch_engine::rules::OptionRule;

use super::{Choices, Speech, print};
use crate::ruleset;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Rules of the house by their id, or a rules file.
    #[arg(value_name = "ID|FILE")]
    rules: String,
    #[command(flatten)]
    choices: Choices,
    #[command(flatten)]
    speech: Speech,
    /// Print JSON instead of TOML.
    #[arg(long)]
    json: bool,
}

/// Rules and the options that are still open.
#[derive(Debug, Serialize)]
struct Whole<'a> {
    #[serde(flatten)]
    rules: &'a AnyDocument,
    options: &'a [OptionRule],
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    let file = ruleset::read(&args.rules, lang)?;
    let chosen = args.choices.chosen()?;
    let doc = ruleset::resolve(&args.rules, &file, &chosen, lang)?;
    let wrong = |mistakes: Vec<_>| ruleset::all(&args.rules, &mistakes, lang);
    file.compile(&chosen, doc.head().seats.recommended).map_err(wrong)?;
    let file = file.with_choices(&chosen).map_err(wrong)?;
    if args.json {
        let whole = Whole { rules: &file.plain().map_err(wrong)?, options: file.options() };
        return print(&(serde_json::to_string_pretty(&whole)? + "\n"));
    }
    print(&file.to_text().map_err(wrong)?)
}
