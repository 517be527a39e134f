//! `stammtisch rules list`.

use std::collections::BTreeMap;

use serde::Serialize;
use stammtisch_engine::any::preset;
use stammtisch_engine::rules::{Lang, OptionRule, SeatsRule, Text};

use super::{Speech, explain::wrapped, print};
use crate::ruleset;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    speech: Speech,
    /// Print JSON, with the options of each, instead of text.
    #[arg(long)]
    json: bool,
}

/// Rules as programs read them.
#[derive(Debug, Serialize)]
struct Entry {
    id: String,
    game: &'static str,
    name: Text,
    about: Text,
    seats: Seats,
    options: Vec<OptionEntry>,
}

#[derive(Debug, Serialize)]
struct Seats {
    min: u8,
    max: u8,
    recommended: u8,
}

#[derive(Debug, Serialize)]
struct OptionEntry {
    id: String,
    name: Text,
    default: String,
    requires: BTreeMap<String, String>,
    choices: Vec<ChoiceEntry>,
}

#[derive(Debug, Serialize)]
struct ChoiceEntry {
    id: String,
    name: Text,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    let entries = preset::ids().map(|id| entry(id, lang)).collect::<Result<Vec<_>, _>>()?;
    if args.json {
        return print(&(serde_json::to_string_pretty(&entries)? + "\n"));
    }
    let mut text = String::new();
    for Entry { id, name, about, seats: Seats { min, max, .. }, .. } in &entries {
        text += &format!("{id:<14}{} ({min}–{max})\n", lang.pick(name));
        text += &wrapped(lang.pick(about), "              ", "              ");
    }
    print(&text)
}

fn entry(id: &str, lang: Lang) -> anyhow::Result<Entry> {
    let file = ruleset::read(id, lang)?;
    let doc = ruleset::resolve(id, &file, &BTreeMap::new(), lang)?;
    let head = doc.head();
    let SeatsRule { min, max, recommended } = *head.seats;
    Ok(Entry {
        id: head.id.to_owned(),
        game: doc.game().name(),
        name: head.name.clone(),
        about: head.about.clone(),
        seats: Seats { min, max, recommended },
        options: file.options().iter().map(option).collect(),
    })
}

fn option(option: &OptionRule) -> OptionEntry {
    let choices = option.choices.iter();
    OptionEntry {
        id: option.id.clone(),
        name: option.name.clone(),
        default: option.default.clone(),
        requires: option.requires.clone(),
        choices: choices
            .map(|choice| ChoiceEntry { id: choice.id.clone(), name: choice.name.clone() })
            .collect(),
    }
}
