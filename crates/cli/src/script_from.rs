//! `stammtisch script from`: writes a deal that was played as a scripted game.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use stammtisch_engine::rules::Lang;

use crate::replay;
use crate::rules::Speech;
use crate::usage::Usage;

pub(crate) const EXAMPLES: &str = "\
EXAMPLES:
  The second deal of a match, to look at:
    stammtisch script from match.json --deal 2

  The same as a file, to change and to play; rules that are no preset lie beside it then,
  as deal.toml:
    stammtisch script from match.json --deal 2 --output deal.script
    stammtisch script run deal.script

What is written has been played and came out as in the match. How cards are shuffled in the
middle of a deal no script can say: there it ends, and says so.

EXIT STATUS:
  0  the script is written
  1  a file cannot be read or written
  2  the file is no match, or this deal cannot be written as a script: a code says why";

/// The name of the rules file for a script that is not written to a file.
const RULES_FILE: &str = "rules.toml";

#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES, after_help = "More, with examples: --help")]
pub(crate) struct Args {
    /// The match file.
    file: PathBuf,
    /// The number of the deal, or of the round where a match is one deal.
    #[arg(long, value_name = "N")]
    deal: u16,
    /// Write the script into this file, and the rules beside it where they are no preset.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    speech: Speech,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    let german = lang == Lang::De;
    let replay = replay::read(&args.file, lang)?;
    let beside = args.output.as_ref().map(|path| path.with_extension("toml"));
    let name = beside.as_ref().and_then(|path| path.file_name()?.to_str()).unwrap_or(RULES_FILE);
    let script = replay.script(args.deal, name).map_err(|no| {
        let says = if german { no.german() } else { no.to_string() };
        Usage(format!("{says} [{}]", no.code()))
    })?;
    let text = format!("# {}\n{}", title(args.deal, script.left_out), script.text);
    match (&args.output, &beside, &script.rules) {
        (None, _, Some(_)) => {
            let says = if german {
                "diese Partie ging nach eigenen Regeln: schreib das Skript mit --output in eine \
                 Datei, die Regeln kommen daneben"
            } else {
                "this match was played by rules of its own: write the script into a file with \
                 --output, and the rules come beside it"
            };
            return Err(Usage(says.into()).into());
        }
        (None, ..) => crate::out::whole(&text)?,
        (Some(path), beside, rules) => {
            if let (Some(beside), Some(rules)) = (beside, rules) {
                fs::write(beside, rules).with_context(|| beside.display().to_string())?;
            }
            fs::write(path, text).with_context(|| path.display().to_string())?;
        }
    }
    if script.left_out > 0 {
        let (moves, left_out) = (script.moves, script.left_out);
        if german {
            eprintln!("{moves} Züge; {left_out} weitere nach dem Mischen kann kein Skript sagen");
        } else {
            eprintln!("{moves} moves; {left_out} more after a shuffle no script can say");
        }
    }
    Ok(())
}

fn title(deal: u16, left_out: usize) -> String {
    if left_out == 0 {
        format!("Deal {deal} of a match, as it was played.")
    } else {
        format!("Deal {deal} of a match, as it was played, up to where chance had its say.")
    }
}
