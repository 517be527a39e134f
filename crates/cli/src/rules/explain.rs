//! `stammtisch rules explain`: puts rules into words.

use std::collections::BTreeMap;

use serde::Serialize;
use stammtisch_engine::rules::Lang;

use super::{Choices, Speech, code, print};
use crate::ruleset;
use crate::usage::Usage;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Rules of the house by their id, or a rules file.
    #[arg(value_name = "ID|FILE")]
    rules: String,
    /// For how many players [default: as many as the rules recommend].
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[command(flatten)]
    speech: Speech,
    #[command(flatten)]
    choices: Choices,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Page {
    title: String,
    about: String,
    lang: &'static str,
    seats: u8,
    sections: Vec<Section>,
}

#[derive(Debug, Serialize)]
struct Section {
    title: String,
    lines: Vec<String>,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    let page = Page::of(&args.rules, args.seats, &args.choices.chosen()?, lang)?;
    if args.json {
        return print(&(serde_json::to_string_pretty(&page)? + "\n"));
    }
    print(&page.text())
}

/// Rules in words, as a page.
pub(super) fn said(
    rules: &str,
    seats: Option<u8>,
    chosen: &BTreeMap<String, String>,
    lang: Lang,
) -> Result<String, Usage> {
    Ok(Page::of(rules, seats, chosen, lang)?.text())
}

impl Page {
    fn of(
        name: &str,
        seats: Option<u8>,
        chosen: &BTreeMap<String, String>,
        lang: Lang,
    ) -> Result<Self, Usage> {
        let file = ruleset::read(name, lang)?;
        let doc = ruleset::resolve(name, &file, chosen, lang)?;
        let head = doc.head();
        let seats = seats.unwrap_or(head.seats.recommended);
        let rules =
            file.compile(chosen, seats).map_err(|mistakes| ruleset::all(name, &mistakes, lang))?;
        let sections = stammtisch_rules_text::explain(&rules, lang).into_iter();
        Ok(Self {
            title: lang.pick(head.name).to_owned(),
            about: lang.pick(head.about).to_owned(),
            lang: code(lang),
            seats,
            sections: sections
                .map(|section| Section { title: section.title, lines: section.lines })
                .collect(),
        })
    }

    fn text(&self) -> String {
        let mut text = format!("{}\n{}\n", self.title, "=".repeat(self.title.chars().count()));
        text += &wrapped(&self.about, "", "");
        for Section { title, lines } in &self.sections {
            text += &format!("\n{title}\n{}\n", "-".repeat(title.chars().count()));
            text += &lines.iter().map(|line| wrapped(line, "* ", "  ")).collect::<String>();
        }
        text
    }
}

/// Wraps `text` to the width of the terminal (`COLUMNS`), or to 80 characters if that is not set.
pub(super) fn wrapped(text: &str, first: &str, others: &str) -> String {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse::<usize>().ok());
    wrap(text, first, others, said.map_or(80, |columns| columns.clamp(40, 100)))
}

fn wrap(text: &str, first: &str, others: &str, width: usize) -> String {
    let (mut lines, mut line, mut empty) = (String::new(), first.to_owned(), true);
    for word in text.split_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > width {
            lines += line.trim_end();
            lines += "\n";
            (line, empty) = (others.to_owned(), true);
        }
        if !empty {
            line += " ";
        }
        line += word;
        empty = false;
    }
    lines + line.trim_end() + "\n"
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_are_as_wide_as_allowed_and_no_word_is_broken() {
        let wide = wrap("Zwei Könige größer als Kräuterbuttersemmeln essen", "* ", "  ", 14);
        assert_eq!(wide, "* Zwei Könige\n  größer als\n  Kräuterbuttersemmeln\n  essen\n");
        assert_eq!(wrap("kurz", "* ", "  ", 40), "* kurz\n");
    }
}
