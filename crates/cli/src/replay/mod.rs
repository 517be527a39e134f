//! `stammtisch replay`: shows a match that is over, step by step.

mod course;
mod file;
pub(crate) mod games;
mod hands;
mod hindsight;
mod position;
mod words;

use std::path::PathBuf;

use serde::Serialize;
use stammtisch_engine::rules::Lang;
use stammtisch_engine::seat::Seat;
use stammtisch_server::hands;
use stammtisch_table::film::{Eyes, Replay};
use stammtisch_table::wire::{AnyMove, Film, TableEvent};

use crate::limits::POSITIONS_AT_ONCE;
use crate::out::whole as print;
use crate::rules::Speech;
use crate::usage::Usage;
pub(crate) use file::read;

const EXAMPLES: &str = "\
EXAMPLES:
  Who did what, with all cards open:
    stammtisch replay match.json

  The same as the player on the second seat, or Anna, saw it:
    stammtisch replay match.json --eyes 2
    stammtisch replay match.json --eyes Anna

  The cards after step 17:
    stammtisch replay match.json --at 17

  Who could have held which card by then, by what Anna knew:
    stammtisch replay match.json --at 17 --eyes Anna --odds

  What each could know, what decided the match, luck and skill:
    stammtisch replay match.json --odds

  For other programs:
    stammtisch replay match.json --json

  A deal of it as a scripted game (docs/scripts.md):
    stammtisch script from match.json --deal 2

A match file comes from the page of a match that is over (docs/replay.md).

EXIT STATUS:
  0  all is well
  1  the file cannot be read
  2  the command cannot be understood, or the file is no match that was played to its end";

#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES, after_help = "More, with examples: --help")]
pub(crate) struct Args {
    /// The match file.
    file: PathBuf,
    /// Show the cards after this step, numbered as in the list, instead of the whole match.
    #[arg(long, value_name = "STEP")]
    at: Option<u32>,
    /// Whose view: `open` for all cards, a player's name, or the number of a seat, from 1.
    #[arg(long, value_name = "open|SEAT", default_value = "open")]
    eyes: String,
    /// What each could know when they decided, what decided the match, luck and skill: it takes a
    /// minute or so. With `--at` and a seat's eyes: who could have held which card, as that seat knew.
    #[arg(long)]
    odds: bool,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    speech: Speech,
}

/// The whole match, for programs.
#[derive(Serialize)]
struct ReplayJson {
    film: Film,
    told: Vec<ToldStep>,
}

/// What became known in a step.
#[derive(Serialize)]
struct ToldStep {
    step: u32,
    events: Vec<TableEvent>,
    #[serde(rename = "move")]
    mv: Option<AnyMove>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    let replay = read(&args.file, lang)?;
    let id = args.file.file_stem().map(|name| name.to_string_lossy().into_owned());
    let film = replay.film(id.unwrap_or_default(), None, false);
    let names = words::names(&film.card.names, lang);
    let eyes = eyes(&args.eyes, &names, lang)?;
    let json = |value: serde_json::Result<String>| print(&(value? + "\n"));
    if let (Some(step), true) = (args.at, args.odds) {
        let seat = eyes.seat().ok_or_else(|| Usage(words::whose_odds(lang)))?;
        if step >= replay.len() {
            return Err(no_step(&replay, step, lang).into());
        }
        let found = hands(&replay, step, seat);
        if args.json {
            return json(serde_json::to_string_pretty(&found));
        }
        return print(&hands::text(&found, &hands::held(&replay, step), &names, lang));
    }
    if args.odds {
        let hindsight = hindsight::found(&replay)?;
        if args.json {
            return json(serde_json::to_string_pretty(&hindsight));
        }
        return print(&hindsight::text(&hindsight, &names, lang));
    }
    if let Some(step) = args.at {
        let position =
            replay.positions(step, 1, eyes).and_then(|all| all.positions.into_iter().next());
        let position = position.ok_or_else(|| no_step(&replay, step, lang))?;
        if args.json {
            return json(serde_json::to_string_pretty(&position));
        }
        return print(&position::text(&replay, &film, &position, &names, lang));
    }
    let positions = positions(&replay, eyes);
    if args.json {
        let told = positions.map(|(step, events, mv)| ToldStep { step, events, mv }).collect();
        return json(serde_json::to_string_pretty(&ReplayJson { film, told }));
    }
    let told = positions.map(|(_, events, mv)| (events, mv));
    print(&course::text(&replay, &film, told, &names, lang))
}

fn no_step(replay: &Replay, step: u32, lang: Lang) -> Usage {
    let last = replay.len() - 1;
    Usage(match lang {
        Lang::De => format!("die Partie hat die Schritte 0 bis {last}, keinen {step}"),
        Lang::En => format!("the match has the steps 0 to {last}, and no {step}"),
    })
}

/// What became known in every step, computed a few positions at a time: they are large.
fn positions(
    replay: &Replay,
    eyes: Eyes,
) -> impl Iterator<Item = (u32, Vec<TableEvent>, Option<AnyMove>)> {
    (0..replay.len()).step_by(POSITIONS_AT_ONCE as usize).flat_map(move |from| {
        let some = replay.positions(from, POSITIONS_AT_ONCE, eyes).map(|all| all.positions);
        some.unwrap_or_default().into_iter().map(|one| (one.step, one.events, one.mv))
    })
}

fn eyes(text: &str, names: &[String], lang: Lang) -> Result<Eyes, Usage> {
    let seat = |at: usize| u8::try_from(at).ok().map(|at| Eyes::Of(Seat(at)));
    let named = || names.iter().position(|name| name == text).and_then(seat);
    let numbered = || {
        let number: usize = text.parse().ok()?;
        seat(number.checked_sub(1).filter(|at| *at < names.len())?)
    };
    let open = (text == "open").then_some(Eyes::Open);
    open.or_else(named).or_else(numbered).ok_or_else(|| {
        let known = names.join(", ");
        let all = names.len();
        Usage(match lang {
            Lang::De => {
                format!("niemand hat die Augen `{text}`: `open`, 1 bis {all}, oder {known}")
            }
            Lang::En => {
                format!("nobody sees with the eyes `{text}`: `open`, 1 to {all}, or {known}")
            }
        })
    })
}
