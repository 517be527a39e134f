//! `stammtisch rules check`: reports mistakes in rules files and warnings about them, and plays deals by
//! them.

use std::collections::BTreeMap;

use serde::Serialize;
use stammtisch_engine::any::{AnyRulesFile, preset};
use stammtisch_engine::rules::{Head, Lang, RuleError, SeatsRule};

use super::trial::{self, Trial};
use super::{Choices, Speech, print};
use crate::ruleset::{self, Mistaken};
use crate::usage::Usage;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Rules files; the id of rules of the house is fine as well.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Deals to play at the fewest, the recommended and the most seats; 0: only read the rules.
    #[arg(long, value_name = "N", default_value_t = 300)]
    games: u64,
    /// From which number the cards fall; the same number gives the same deals.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    choices: Choices,
    #[command(flatten)]
    speech: Speech,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Report {
    file: String,
    ok: bool,
    mistakes: Vec<Mistake>,
    /// Settings in the file without effect, and what not everybody will enjoy.
    warnings: Vec<Warning>,
    /// The result of playing them; none where they cannot be played or were not.
    #[serde(flatten)]
    trial: Option<Trial>,
    #[serde(skip)]
    praise: String,
}

#[derive(Debug, Serialize)]
struct Mistake {
    line: Option<usize>,
    field: String,
    code: &'static str,
    message: String,
}

impl Mistake {
    fn of(mistake: &RuleError, lang: Lang) -> Self {
        let RuleError { code, field, line, .. } = mistake;
        let message = mistake.said(lang).to_owned();
        Self { line: *line, field: field.clone(), code, message }
    }
}

/// Something to know before sitting down.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Warning {
    /// About a field of the file.
    Field(Mistake),
    /// About the deals that were played.
    Played(trial::Remark),
}

impl Warning {
    /// The warning for people, on a line after `file`.
    fn text(&self, file: &str, lang: Lang) -> String {
        let warning = match lang {
            Lang::De => "Warnung",
            Lang::En => "warning",
        };
        match self {
            Self::Field(Mistake { line, field, code, message }) => {
                let line = line.map_or_else(String::new, |line| format!("{line}:"));
                format!("{file}:{line} {warning}: {field}: {message} [{code}]\n")
            }
            Self::Played(trial::Remark { code, message, .. }) => {
                format!("{file}: {warning}: {message} [{code}]\n")
            }
        }
    }
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    let reports: Vec<_> =
        args.files.iter().map(|file| check(file, args, lang)).collect::<Result<_, _>>()?;
    let text = if args.json {
        serde_json::to_string_pretty(&reports)? + "\n"
    } else {
        reports.iter().map(|report| report.text(lang)).collect()
    };
    print(&text)?;
    let wrong: Vec<_> = reports.iter().filter(|report| !report.ok).collect();
    let played = wrong.iter().any(|report| report.mistakes.is_empty());
    anyhow::ensure!(wrong.is_empty(), "{}", total(wrong.len(), reports.len(), played, lang));
    Ok(())
}

/// The last line, after all problems: for rules that can be `played` but should not be, or for mistakes.
fn total(wrong: usize, files: usize, played: bool, lang: Lang) -> String {
    match (lang, played) {
        (Lang::De, true) if files == 1 => "so sollte man das nicht spielen".into(),
        (Lang::De, true) => format!("{wrong} von {files} Dateien sollte man so nicht spielen"),
        (Lang::De, false) if files == 1 => "so lässt sich das noch nicht spielen".into(),
        (Lang::De, false) => {
            format!("{wrong} von {files} Dateien lassen sich so noch nicht spielen")
        }
        (Lang::En, true) if files == 1 => "it should not be played like this".into(),
        (Lang::En, true) => format!("{wrong} of {files} files should not be played like this"),
        (Lang::En, false) if files == 1 => "it cannot be played like this yet".into(),
        (Lang::En, false) => format!("{wrong} of {files} files cannot be played like this yet"),
    }
}

fn check(name: &str, args: &Args, lang: Lang) -> Result<Report, Usage> {
    // Mistakes are reported for the file that contains them.
    let mut place = name.to_owned();
    let (mistakes, idle, mut trial, praise) = match read(name)? {
        Err(Mistaken { file, mistakes }) => {
            place = file;
            (mistakes, Vec::new(), None, String::new())
        }
        Ok(file) => {
            let mistakes = file.check();
            let trial = match mistakes.as_slice() {
                [] if args.games > 0 => Some(try_out(name, &file, args, lang)?),
                _ => None,
            };
            let idle = if mistakes.is_empty() { file.warnings() } else { Vec::new() };
            (mistakes, idle, trial, praise(&file, lang))
        }
    };
    let mistakes: Vec<_> = mistakes.iter().map(|mistake| Mistake::of(mistake, lang)).collect();
    let playable = trial.as_ref().is_none_or(|trial| trial.problems.is_empty());
    let ok = mistakes.is_empty() && playable;
    let played = trial.as_mut().map(|trial| std::mem::take(&mut trial.warnings));
    let played = played.unwrap_or_default().into_iter().map(Warning::Played);
    let idle = idle.iter().map(|warning| Warning::Field(Mistake::of(warning, lang)));
    let warnings = idle.chain(played).collect();
    Ok(Report { file: place, ok, mistakes, warnings, trial, praise })
}

fn try_out(name: &str, file: &AnyRulesFile, args: &Args, lang: Lang) -> Result<Trial, Usage> {
    let chosen = args.choices.chosen()?;
    trial::try_out(file, &chosen, args.games, args.seed, lang)
        .map_err(|mistakes| ruleset::all(name, &mistakes, lang))
}

/// The rules in a file, or a preset.
fn read(name: &str) -> Result<Result<AnyRulesFile, Mistaken>, Usage> {
    let Some(text) = preset::text(name) else { return ruleset::of_file(name) };
    Ok(AnyRulesFile::read(text).map_err(|mistakes| Mistaken { file: name.to_owned(), mistakes }))
}

/// How many can play: "2 to 4", or "4, 6 or 8" where teams need an even number.
fn so_many(file: &AnyRulesFile, seats: &SeatsRule, lang: Lang) -> String {
    let can = |seats: &u8| file.compile(&BTreeMap::new(), *seats).is_ok();
    let each: Vec<u8> = (seats.min..=seats.max).filter(can).collect();
    let (to, or) = match lang {
        Lang::De => ("bis", "oder"),
        Lang::En => ("to", "or"),
    };
    match each.as_slice() {
        [before @ .., last] if usize::from(seats.max - seats.min) + 1 > each.len() => {
            let before: Vec<_> = before.iter().map(ToString::to_string).collect();
            if before.is_empty() {
                last.to_string()
            } else {
                format!("{} {or} {last}", before.join(", "))
            }
        }
        [only] => only.to_string(),
        _ => format!("{} {to} {}", seats.min, seats.max),
    }
}

/// The message for sound rules.
fn praise(file: &AnyRulesFile, lang: Lang) -> String {
    let Ok(doc) = file.resolve(&BTreeMap::new()) else { return String::new() };
    let Head { name, seats, .. } = doc.head();
    let name = lang.pick(name);
    let many = so_many(file, seats, lang);
    let options = file.options().len();
    match (lang, options) {
        (Lang::De, 0) => format!("gut. „{name}“ ist spielbar, mit {many} Leuten."),
        (Lang::De, _) => format!(
            "gut. „{name}“ ist spielbar, mit {many} Leuten und mit jeder Wahl bei {options} \
             {}, einzeln und zu zweit.",
            if options == 1 { "Option" } else { "Optionen" }
        ),
        (Lang::En, 0) => format!("good. “{name}” can be played, by {many}."),
        (Lang::En, _) => format!(
            "good. “{name}” can be played, by {many} and with every choice of {options} {}, \
             alone and in pairs.",
            if options == 1 { "option" } else { "options" }
        ),
    }
}

impl Report {
    fn text(&self, lang: Lang) -> String {
        let file = &self.file;
        let warned: String = self.warnings.iter().map(|warning| warning.text(file, lang)).collect();
        let (problems, table) = match &self.trial {
            Some(trial) => (trial.problems(file), trial.table(lang)),
            None => Default::default(),
        };
        if self.ok {
            return format!("{file}: {}\n{warned}{table}", self.praise);
        }
        if self.trial.is_some() {
            return problems + &warned + &table;
        }
        let lines = self.mistakes.iter().map(|Mistake { line, field, code, message }| {
            let line = line.map_or_else(String::new, |line| format!("{line}:"));
            let field = if field.is_empty() { String::new() } else { format!("{field}: ") };
            format!("{file}:{line} {field}{message} [{code}]\n")
        });
        lines.collect()
    }
}
