//! `stammtisch script`: games written by hand.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;
use stammtisch_engine::rules::Lang;
use stammtisch_playscript::limits::MAX_SCRIPT_BYTES;
use stammtisch_playscript::{Deviation, Script, ScriptError};

use crate::ruleset::{self, Chain, Mistaken};
use crate::script_from;
use crate::usage::Usage;

const EXAMPLES: &str = "\
EXAMPLES:
  Play a game written by hand (docs/scripts.md says how to write one):
    stammtisch script run my-rule.script

  All `*.script` files below a folder, as JSON for other programs:
    stammtisch script run --json crates/engine/tests/scripts

EXIT STATUS:
  0  everything came out as written
  1  a game went another way than written: the first deviation is shown
  2  a script cannot be read";

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    /// Play scripted games and report the first deviation of each.
    #[command(after_long_help = EXAMPLES)]
    Run {
        /// Scripts, or folders with `*.script` files.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Print JSON instead of text.
        #[arg(long)]
        json: bool,
    },
    /// Write a deal of a match that is over as a scripted game.
    From(script_from::Args),
}

/// The result of one file.
#[derive(Debug, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
enum Outcome {
    Passed {
        file: String,
        rules: Vec<String>,
        moves: usize,
        refusals: usize,
        expectations: usize,
    },
    Deviates {
        file: String,
        line: usize,
        text: String,
        expected: String,
        found: String,
        state: String,
    },
    Unreadable {
        file: String,
        line: Option<usize>,
        text: String,
        message: String,
    },
}

#[derive(Debug, Serialize)]
struct Report {
    passed: usize,
    deviating: usize,
    unreadable: usize,
    scripts: Vec<Outcome>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (files, json) = match &args.action {
        Action::Run { files, json } => (files, json),
        Action::From(args) => return script_from::run(args),
    };
    let mut scripts = Vec::new();
    for file in files {
        match below(file) {
            Ok(found) => scripts.extend(found.iter().map(|path| play(path))),
            Err(error) => scripts.push(unreadable(file, error)),
        }
    }
    let count = |wanted: fn(&Outcome) -> bool| scripts.iter().filter(|one| wanted(one)).count();
    let report = Report {
        passed: count(|one| matches!(one, Outcome::Passed { .. })),
        deviating: count(|one| matches!(one, Outcome::Deviates { .. })),
        unreadable: count(|one| matches!(one, Outcome::Unreadable { .. })),
        scripts,
    };
    let text = if *json { serde_json::to_string_pretty(&report)? + "\n" } else { report.text() };
    crate::out::whole(&text)?;
    // A game that deviated matters most, even if other scripts cannot be read.
    anyhow::ensure!(report.deviating == 0, "{} went another way", scripts_are(report.deviating));
    if report.unreadable > 0 {
        return Err(Usage(format!("{} cannot be read", scripts_are(report.unreadable))).into());
    }
    Ok(())
}

/// The file itself, or the scripts below a folder, in the order of their paths.
fn below(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> =
        fs::read_dir(path)?.map(|entry| entry.map(|one| one.path())).collect::<Result<_, _>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() && !entry.is_symlink() {
            found.extend(below(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension == "script") {
            found.push(entry);
        }
    }
    Ok(found)
}

fn play(path: &Path) -> Outcome {
    let text = match text_of(path, MAX_SCRIPT_BYTES as u64) {
        Ok(text) => text,
        Err(error) => return unreadable(path, error),
    };
    let beside = |name: &str| {
        let file = path.parent().unwrap_or(Path::new("")).join(name);
        let chain = Chain::open(&file).map_err(|error| error.to_string())?;
        let alone = chain.and_then(|chain| chain.alone());
        alone.map_err(|Mistaken { file, mistakes }| {
            ruleset::all(&file, &mistakes, Lang::En).to_string()
        })
    };
    let file = path.display().to_string();
    let script = match Script::read(&text, beside) {
        Ok(script) => script,
        Err(ScriptError { line, text, message }) => {
            return Outcome::Unreadable { file, line: Some(line), text, message };
        }
    };
    match script.run() {
        Ok(passed) => Outcome::Passed {
            file,
            rules: script.cited().map(str::to_owned).collect(),
            moves: passed.moves,
            refusals: passed.refusals,
            expectations: passed.expectations,
        },
        Err(Deviation { line, text, expected, found, state }) => {
            Outcome::Deviates { file, line, text, expected, found, state }
        }
    }
}

fn text_of(path: &Path, most: u64) -> io::Result<String> {
    let size = fs::metadata(path)?.len();
    if size > most {
        return Err(io::Error::other(format!("{size} bytes are too many: at most {most}")));
    }
    fs::read_to_string(path)
}

fn unreadable(path: &Path, error: io::Error) -> Outcome {
    let (file, message) = (path.display().to_string(), error.to_string());
    Outcome::Unreadable { file, line: None, text: String::new(), message }
}

fn scripts_are(count: usize) -> String {
    if count == 1 { "1 script".into() } else { format!("{count} scripts") }
}

impl Report {
    /// The scripts that deviate and those that cannot be read, then one line for all.
    fn text(&self) -> String {
        let mut text = String::new();
        let (mut moves, mut expectations) = (0, 0);
        for script in &self.scripts {
            match script {
                Outcome::Passed { moves: made, refusals, expectations: met, .. } => {
                    moves += made;
                    expectations += met + refusals;
                }
                Outcome::Deviates { file, line, text: words, expected, found, state } => {
                    text += &format!("{file}:{line}: {words}\n  expected: {expected}\n");
                    text += &format!("  found:    {found}\n\n{}\n", indented(state));
                }
                Outcome::Unreadable { file, line: Some(line), text: words, message } => {
                    text += &format!("{file}:{line}: {message}\n    {words}\n\n");
                }
                Outcome::Unreadable { file, message, .. } => {
                    text += &format!("{file}: {message}\n\n")
                }
            }
        }
        text += &format!(
            "{} of {} as written: {moves} moves, {expectations} expectations\n",
            self.passed,
            scripts_are(self.scripts.len())
        );
        text
    }
}

fn indented(state: &str) -> String {
    state.lines().map(|line| format!("  {line}\n")).collect()
}
