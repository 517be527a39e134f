//! `stammtisch rules check`.

use std::collections::BTreeMap;
use std::fs;

use serde::Serialize;
use stammtisch_engine::limits::MAX_RULES_BYTES;
use stammtisch_engine::mau::explain::Lang;
use stammtisch_engine::mau::rules::{HouseRules, RuleError, RulesFile, preset};

use super::{Speech, print};
use crate::usage::Usage;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Rules files; the id of rules of the house is fine as well.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
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

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    let reports: Vec<_> =
        args.files.iter().map(|file| check(file, lang)).collect::<Result<_, _>>()?;
    let text = if args.json {
        serde_json::to_string_pretty(&reports)? + "\n"
    } else {
        reports.iter().map(Report::text).collect()
    };
    print(&text)?;
    let wrong = reports.iter().filter(|report| !report.ok).count();
    anyhow::ensure!(wrong == 0, "{wrong} of {} cannot be played like this", reports.len());
    Ok(())
}

fn check(name: &str, lang: Lang) -> Result<Report, Usage> {
    let text = text_of(name)?;
    let (mistakes, praise) = match RulesFile::read(&text) {
        Err(mistakes) => (mistakes, String::new()),
        Ok(file) => (file.check(), praise(&file, lang)),
    };
    let mistakes = mistakes.into_iter().map(|RuleError { code, field, line, message }| Mistake {
        line,
        field,
        code,
        message,
    });
    let mistakes: Vec<_> = mistakes.collect();
    Ok(Report { file: name.to_owned(), ok: mistakes.is_empty(), mistakes, praise })
}

fn text_of(name: &str) -> Result<String, Usage> {
    if let Some(text) = preset::text(name) {
        return Ok(text.to_owned());
    }
    let wrong = |error: String| Usage(format!("{name} cannot be read: {error}"));
    let size = fs::metadata(name).map_err(|error| wrong(error.to_string()))?.len();
    // Longer files are refused by the reading itself; this only keeps them out of memory.
    if size > 16 * MAX_RULES_BYTES as u64 {
        return Err(wrong(format!("{size} bytes are too many: at most {MAX_RULES_BYTES}")));
    }
    fs::read_to_string(name).map_err(|error| wrong(error.to_string()))
}

/// What somebody with sound rules may hear.
fn praise(file: &RulesFile, lang: Lang) -> String {
    let Ok(doc) = file.resolve(&BTreeMap::new()) else { return String::new() };
    let HouseRules { name, seats, .. } = &doc;
    let (name, min, max) = (lang.pick(name), seats.min, seats.max);
    let options = file.options().len();
    match (lang, options) {
        (Lang::De, 0) => format!("gut. „{name}“ ist spielbar, mit {min} bis {max} Leuten."),
        (Lang::De, _) => format!(
            "gut. „{name}“ ist spielbar, mit {min} bis {max} Leuten und mit jeder Wahl bei {options} \
             {}, einzeln und zu zweit.",
            if options == 1 { "Option" } else { "Optionen" }
        ),
        (Lang::En, 0) => format!("good. “{name}” can be played, by {min} to {max}."),
        (Lang::En, _) => format!(
            "good. “{name}” can be played, by {min} to {max} and with every choice of {options} {}, \
             alone and in pairs.",
            if options == 1 { "option" } else { "options" }
        ),
    }
}

impl Report {
    fn text(&self) -> String {
        let file = &self.file;
        if self.ok {
            return format!("{file}: {}\n", self.praise);
        }
        let lines = self.mistakes.iter().map(|Mistake { line, field, code, message }| {
            let line = line.map_or_else(String::new, |line| format!("{line}:"));
            let field = if field.is_empty() { String::new() } else { format!("{field}: ") };
            format!("{file}:{line} {field}{message} [{code}]\n")
        });
        lines.collect()
    }
}
