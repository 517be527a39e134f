//! `stammtisch rules list`: lists presets and library, and searches them by words.

use std::collections::BTreeMap;

use serde::Serialize;
use stammtisch_engine::any::library;
use stammtisch_engine::rules::{Lang, NamedSource, OptionRule, SeatsRule, Text};
use stammtisch_rules_text::library::{LibraryEntry, entries, presets, search};

use super::{Speech, explain::wrapped, print};
use crate::ruleset;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Name the rules of the library alone, with where they come from.
    #[arg(long)]
    library: bool,
    /// Name those whose name, description, region, tags or rules speak of all these words in one
    /// breath, in the language spoken.
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    search: String,
    #[command(flatten)]
    speech: Speech,
    /// Print JSON, with the options of each, instead of text.
    #[arg(long)]
    json: bool,
}

/// Rules in the form that programs read.
#[derive(Debug, Serialize)]
struct Entry {
    id: String,
    game: &'static str,
    name: Text,
    about: Text,
    seats: Seats,
    options: Vec<OptionEntry>,
    /// Whether they belong to the library rather than to the presets.
    library: bool,
    region: Option<Text>,
    tags: Vec<TagEntry>,
    sources: Vec<SourceEntry>,
}

#[derive(Debug, Serialize)]
struct TagEntry {
    id: String,
    name: Text,
}

#[derive(Debug, Serialize)]
struct SourceEntry {
    name: String,
    url: String,
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
    let (offered, shelved) = (if args.library { Vec::new() } else { presets() }, entries());
    let offered = search(&offered, &args.search, lang);
    let shelved = search(&shelved, &args.search, lang);
    if args.json {
        let all = offered.iter().chain(&shelved);
        let all = all.map(|found| entry(found, lang)).collect::<Result<Vec<_>, _>>()?;
        return print(&(serde_json::to_string_pretty(&all)? + "\n"));
    }
    print(&text(&offered, &shelved, args, lang))
}

fn text(offered: &[&LibraryEntry], shelved: &[&LibraryEntry], args: &Args, lang: Lang) -> String {
    let mut text = String::new();
    for LibraryEntry { id, name, about, seats: SeatsRule { min, max, .. }, .. } in offered {
        text += &format!("{id:<14}{} ({min}–{max})\n", lang.pick(name));
        text += &wrapped(lang.pick(about), "              ", "              ");
    }
    if shelved.is_empty() {
        if offered.is_empty() {
            text += match lang {
                Lang::De => "Davon spricht nichts.\n",
                Lang::En => "Nothing speaks of that.\n",
            };
        }
        return text;
    }
    let whole = args.library || !args.search.is_empty();
    if !args.library {
        let title = match lang {
            Lang::De => "Bibliothek (mehr dazu mit --library, suchen mit --search TEXT)",
            Lang::En => {
                "Library (more of it with --library, look for something with --search TEXT)"
            }
        };
        text += &format!("{}{title}\n", if text.is_empty() { "" } else { "\n" });
    }
    for LibraryEntry { id, name, about, seats: SeatsRule { min, max, .. }, origin, tags, .. } in
        shelved
    {
        let region = origin.region.as_ref().map(|region| lang.pick(region));
        let region = region.map(|region| format!(", {region}")).unwrap_or_default();
        text += &format!("{id:<20}{} ({min}–{max}){region}\n", lang.pick(name));
        if whole {
            let indent = " ".repeat(20);
            text += &wrapped(lang.pick(about), &indent, &indent);
            let tags: Vec<_> = tags.iter().map(|tag| lang.pick(tag)).collect();
            text += &wrapped(&format!("[{}]", tags.join(" · ")), &indent, &indent);
            for NamedSource { name, url } in &origin.sources {
                text += &format!("{indent}{name}: {url}\n");
            }
        }
    }
    text
}

fn entry(found: &LibraryEntry, lang: Lang) -> anyhow::Result<Entry> {
    let file = ruleset::read(found.id, lang)?;
    let SeatsRule { min, max, recommended } = found.seats;
    let tags = found.origin.tags.iter().zip(&found.tags);
    let sources = found.origin.sources.iter();
    Ok(Entry {
        id: found.id.to_owned(),
        game: found.game.name(),
        name: found.name.clone(),
        about: found.about.clone(),
        seats: Seats { min, max, recommended },
        options: file.options().iter().map(option).collect(),
        library: library::text(found.id).is_some(),
        region: found.origin.region.clone(),
        tags: tags.map(|(id, name)| TagEntry { id: id.clone(), name: name.clone() }).collect(),
        sources: sources
            .map(|source| SourceEntry { name: source.name.clone(), url: source.url.clone() })
            .collect(),
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
