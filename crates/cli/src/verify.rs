//! `stammtisch verify`: checks that a match was shuffled as committed before anybody had seen a card.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, anyhow};
use serde_json::json;
use stammtisch_engine::rules::Lang;
use stammtisch_table::BotKinds;
use stammtisch_table::film::Replay;
use stammtisch_table::film::file::{CheckStep, FileError, read};
use stammtisch_table::wire::{ShuffleShown, ValueAdded};

use crate::out::whole as print;
use crate::rules::Speech;

const EXAMPLES: &str = "\
EXAMPLES:
    stammtisch verify match.json
    stammtisch verify match.json --json

A match file comes from the page of a match that is over. What a check proves, and what it does not,
stands in docs/fair-shuffle.md.

EXIT STATUS:
  0  everything holds
  1  something does not, or the file cannot be read, or says nothing of how it was shuffled
  2  the command cannot be understood";

#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES, after_help = "More, with examples: --help")]
pub(crate) struct Args {
    /// The match file.
    file: PathBuf,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    speech: Speech,
}

/// The result of a check.
enum Verdict {
    /// Every step holds.
    Holds(Box<Replay>),
    /// The match can be replayed, but the file does not say how its seed was made.
    Silent,
    /// A step does not hold.
    Fails(FileError),
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    let bytes = fs::read(&args.file).with_context(|| args.file.display().to_string())?;
    // Nobody plays on, so the kinds of bots do not matter.
    let verdict = match read(&bytes, Arc::new(BotKinds::new())) {
        Ok(replay) if replay.chance().is_some() => Verdict::Holds(Box::new(replay)),
        Ok(_) => Verdict::Silent,
        Err(error) => Verdict::Fails(error),
    };
    let text = if args.json { as_json(&verdict) + "\n" } else { lines(&verdict, lang) };
    print(&text)?;
    match verdict {
        Verdict::Holds(_) => Ok(()),
        Verdict::Silent => Err(anyhow!(in_words(
            lang,
            "die Datei sagt nicht, woraus gemischt wurde",
            "the file does not say what the shuffle came of",
        ))),
        Verdict::Fails(error) => Err(match lang {
            Lang::De => anyhow!("{} [{}]", error.german(), error.code()),
            Lang::En => anyhow!("{error} [{}]", error.code()),
        }),
    }
}

const fn in_words(lang: Lang, de: &'static str, en: &'static str) -> &'static str {
    match lang {
        Lang::De => de,
        Lang::En => en,
    }
}

/// Whether a step holds; none: unknown, since an earlier one does not.
fn holds(verdict: &Verdict, step: CheckStep) -> Option<bool> {
    match verdict {
        Verdict::Holds(_) => Some(true),
        Verdict::Silent => match step {
            // A file of this age has no checksum.
            CheckStep::File | CheckStep::Match => Some(true),
            _ => None,
        },
        Verdict::Fails(error) if step == error.step() => Some(false),
        Verdict::Fails(error) => (step < error.step()).then_some(true),
    }
}

fn lines(verdict: &Verdict, lang: Lang) -> String {
    let added = match verdict {
        Verdict::Holds(replay) => replay.chance().map(|chance| chance.added),
        _ => None,
    };
    let opened = |added: &[stammtisch_table::wire::ValueAdded]| {
        added.iter().filter(|one| one.value.is_some()).count()
    };
    let mut text = String::new();
    for step in CheckStep::ALL {
        let mark = match holds(verdict, step) {
            Some(true) => "ok ",
            Some(false) => "NO ",
            None => "-  ",
        };
        let words = match step {
            CheckStep::File => in_words(lang, "Die Datei lässt sich lesen", "The file can be read"),
            CheckStep::Sum => in_words(
                lang,
                "Sie ist, wie das Haus sie geschrieben hat",
                "It is as the house wrote it",
            ),
            CheckStep::Commitment => in_words(
                lang,
                "Der Anteil des Hauses ist der, den es vorher festgelegt hatte",
                "The part of the house is the one it had fixed before",
            ),
            CheckStep::Values => in_words(
                lang,
                "Jeder Wert ist der, der zugesagt war",
                "Every value is the one that was promised",
            ),
            CheckStep::Mix => in_words(
                lang,
                "Daraus und aus den Regeln folgt, woraus gemischt wurde",
                "From these and the rules follows what was shuffled from",
            ),
            CheckStep::Match => in_words(
                lang,
                "Die Partie lässt sich so spielen, und das Ergebnis stimmt",
                "The match can be played so, and its result is right",
            ),
            CheckStep::Order => in_words(
                lang,
                "In jeder Runde lagen die Karten, wie es daraus folgt",
                "In every deal the cards lay as follows from it",
            ),
        };
        text.push_str(mark);
        text.push_str(words);
        if let (CheckStep::Values, Some(added)) = (step, &added) {
            let (given, opened) = (added.len(), opened(added));
            text.push_str(&match lang {
                Lang::De => format!(" ({opened} von {given} aufgedeckt)"),
                Lang::En => format!(" ({opened} of {given} opened)"),
            });
        }
        text.push('\n');
    }
    if let Verdict::Holds(replay) = verdict
        && let Some(chance) = replay.chance()
    {
        text.push_str(&came_of(&chance, lang));
    }
    text
}

/// What the shuffle was made from, to be compared with what a device was shown before the match.
fn came_of(chance: &ShuffleShown, lang: Lang) -> String {
    let (bound, seat, left_out) = match lang {
        Lang::De => ("Festlegung", "Platz", "nicht aufgedeckt"),
        Lang::En => ("Commitment", "Seat", "not opened"),
    };
    let mut text = format!("\n{bound:<10}  {}\n", chance.commitment);
    for ValueAdded { seat: at, value, .. } in &chance.added {
        let name = format!("{seat} {}", at.0 + 1);
        text.push_str(&format!("{name:<10}  {}\n", value.as_deref().unwrap_or(left_out)));
    }
    text
}

fn as_json(verdict: &Verdict) -> String {
    let steps =
        CheckStep::ALL.map(|step| json!({ "step": step.id(), "holds": holds(verdict, step) }));
    let (code, chance) = match verdict {
        Verdict::Holds(replay) => (None, replay.chance()),
        Verdict::Silent => (Some("no_chance"), None),
        Verdict::Fails(error) => (Some(error.code()), None),
    };
    let all = matches!(verdict, Verdict::Holds(_));
    json!({ "holds": all, "steps": steps, "code": code, "chance": chance }).to_string()
}
