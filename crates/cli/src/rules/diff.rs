//! `stammtisch rules diff`: compares two rulesets, in words and by field.

use std::collections::BTreeMap;

use serde::Serialize;
use stammtisch_engine::any::{AnyDocument, AnyRules, AnyRulesFile};
use stammtisch_engine::rules::{Difference, Lang, Section};
use stammtisch_rules_text as rules_text;

use super::explain::wrapped;
use super::{Speech, code, print};
use crate::ruleset;
use crate::usage::Usage;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Rules of the house by their id, or a rules file.
    #[arg(value_name = "ID|FILE")]
    before: String,
    /// The rules to compare them with.
    #[arg(value_name = "ID|FILE")]
    after: String,
    /// Choose an option of the first rules; may be repeated.
    #[arg(long = "before", value_name = "OPTION=CHOICE")]
    options_before: Vec<String>,
    /// Choose an option of the second rules; may be repeated.
    #[arg(long = "after", value_name = "OPTION=CHOICE")]
    options_after: Vec<String>,
    /// For how many players [default: as many as both rules are for].
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[command(flatten)]
    speech: Speech,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// The differences, in words and by field.
#[derive(Debug, Serialize)]
struct Page {
    before: Side,
    after: Side,
    lang: &'static str,
    sections: Vec<Changed>,
    fields: Vec<Field>,
}

#[derive(Debug, Serialize)]
struct Side {
    id: String,
    name: String,
    seats: u8,
}

/// The sentences of a section that only one of the two rulesets says.
#[derive(Debug, Serialize)]
struct Changed {
    title: String,
    before: Vec<String>,
    after: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Field {
    field: String,
    before: Option<String>,
    after: Option<String>,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    let before = Named::read(&args.before, &args.options_before, lang)?;
    let after = Named::read(&args.after, &args.options_after, lang)?;
    let differences = before.doc.differences(&after.doc).ok_or_else(|| {
        let (one, other) = (before.doc.game().name(), after.doc.game().name());
        Usage(format!("`{}` is {one} and `{}` is {other}", args.before, args.after))
    })?;
    let both = |seats: u8| before.seats().contains(&seats) && after.seats().contains(&seats);
    let wanted = [after.recommended(), before.recommended()];
    let shared =
        wanted.into_iter().find(|seats| both(*seats)).or_else(|| (2..=10).find(|n| both(*n)));
    let seats = args.seats.or(shared);
    let (one, other) = (before.compile(seats, lang)?, after.compile(seats, lang)?);
    let side = |named: &Named<'_>, rules: &AnyRules| Side {
        id: named.doc.head().id.to_owned(),
        name: lang.pick(named.doc.head().name).to_owned(),
        seats: rules.seats(),
    };
    let page = Page {
        before: side(&before, &one),
        after: side(&after, &other),
        lang: code(lang),
        sections: changed(&rules_text::explain(&one, lang), &rules_text::explain(&other, lang)),
        fields: fields(differences),
    };
    if args.json {
        return print(&(serde_json::to_string_pretty(&page)? + "\n"));
    }
    print(&page.text(lang))
}

/// Rules with the name under which they were requested.
struct Named<'a> {
    name: &'a str,
    file: AnyRulesFile,
    chosen: BTreeMap<String, String>,
    doc: AnyDocument,
}

impl<'a> Named<'a> {
    fn read(name: &'a str, options: &[String], lang: Lang) -> Result<Self, Usage> {
        let file = ruleset::read(name, lang)?;
        let chosen = ruleset::parse_options(&options.join(",")).map_err(Usage)?;
        let doc = ruleset::resolve(name, &file, &chosen, lang)?;
        Ok(Self { name, file, chosen, doc })
    }

    fn seats(&self) -> std::ops::RangeInclusive<u8> {
        let seats = self.doc.head().seats;
        seats.min..=seats.max
    }

    fn recommended(&self) -> u8 {
        self.doc.head().seats.recommended
    }

    /// Compiles for `seats`; where the two share no number, for the number these rules recommend.
    fn compile(&self, seats: Option<u8>, lang: Lang) -> Result<AnyRules, Usage> {
        let seats = seats.unwrap_or_else(|| self.recommended());
        self.file
            .compile(&self.chosen, seats)
            .map_err(|mistakes| ruleset::all(self.name, &mistakes, lang))
    }
}

/// Section by section, what only one of the two rulesets says.
fn changed(before: &[Section], after: &[Section]) -> Vec<Changed> {
    let lines = |sections: &[Section], title: &str| {
        let found = sections.iter().find(|section| section.title == title);
        found.map_or_else(Vec::new, |section| section.lines.clone())
    };
    let gone = before.iter().filter(|one| !after.iter().any(|other| other.title == one.title));
    after
        .iter()
        .chain(gone)
        .filter_map(|Section { title, .. }| {
            let (one, other) = (lines(before, title), lines(after, title));
            let only = |these: &[String], those: &[String]| {
                these.iter().filter(|line| !those.contains(line)).cloned().collect::<Vec<_>>()
            };
            let (before, after) = (only(&one, &other), only(&other, &one));
            let same = before.is_empty() && after.is_empty();
            (!same).then(|| Changed { title: title.clone(), before, after })
        })
        .collect()
}

/// The fields that differ, except the names of the rules, which are printed above.
fn fields(differences: Vec<Difference>) -> Vec<Field> {
    let called =
        |field: &str| field == "id" || field.starts_with("name.") || field.starts_with("about.");
    differences
        .into_iter()
        .filter(|difference| !called(&difference.field))
        .map(|Difference { field, before, after }| Field { field, before, after })
        .collect()
}

impl Page {
    fn text(&self, lang: Lang) -> String {
        let say = |de: &'static str, en: &'static str| if lang == Lang::De { de } else { en };
        let mut text = String::new();
        for (mark, side) in [("-", &self.before), ("+", &self.after)] {
            let Side { id, name, seats } = side;
            text += &format!("{mark} {name} ({id}), {} {seats}\n", say("zu", "seats:"));
        }
        if self.fields.is_empty() && self.sections.is_empty() {
            return text + "\n" + say("Kein Unterschied.", "No difference.") + "\n";
        }
        for Changed { title, before, after } in &self.sections {
            text += &heading(title);
            for (mark, lines) in [("- ", before), ("+ ", after)] {
                text += &lines.iter().map(|line| wrapped(line, mark, "  ")).collect::<String>();
            }
        }
        if !self.fields.is_empty() {
            text += &heading(say("Felder", "Fields"));
        }
        let width = self.fields.iter().map(|field| field.field.chars().count()).max().unwrap_or(0);
        for Field { field, before, after } in &self.fields {
            let shown = |value: &Option<String>| value.clone().unwrap_or_else(|| "–".into());
            text += &format!("{field:<width$}  {} → {}\n", shown(before), shown(after));
        }
        text
    }
}

fn heading(title: &str) -> String {
    format!("\n{title}\n{}\n", "-".repeat(title.chars().count()))
}
