//! `stammtisch solve`: solves small games, and proves how well.

mod chart;
mod game;
mod print;
mod run;

use std::io::Write;
use std::num::NonZeroU32;
use std::path::PathBuf;

use anyhow::Context;

use crate::picture;

const EXAMPLES: &str = "\
EXAMPLES:
  Maxonaut with the digits 1 to 3 and two cards in hand, with a picture of the convergence:
    stammtisch solve maxonaut --digits 3 --hand 2 --patterns all --plot convergence.svg

  The same if only nothing, one or two cards from the hand may be laid:
    stammtisch solve maxonaut --digits 3 --hand 2 --patterns 0,H,HH

  Games whose values are known, to check the solver by:
    stammtisch solve kuhn
    stammtisch solve leduc --iterations 2000
    stammtisch solve liars-dice --faces 6 --wild highest --json

EXIT STATUS:
  0  solved
  1  the picture could not be written
  2  there is no such game, or it is too large";

#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
#[command(subcommand_value_name = "GAME", subcommand_help_heading = "Games")]
pub(crate) struct Args {
    #[command(subcommand)]
    game: game::Choice,
    /// How many iterations of CFR+ to run.
    #[arg(long, value_name = "N", default_value = "1000", global = true)]
    iterations: NonZeroU32,
    /// Print JSON instead of a table.
    #[arg(long, global = true)]
    json: bool,
    /// Draw NashConv over the iterations, as a picture in SVG.
    #[arg(long, value_name = "FILE", global = true)]
    plot: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = args.game.compile()?;
    let plot = args.plot.as_deref().map(picture::create).transpose()?;
    let solved = run::solve(&game, args.iterations.get());
    if let Some((path, mut file)) = plot {
        let picture = chart::svg(&game.title, &solved);
        let written = file.write_all(picture.as_bytes());
        written.with_context(|| format!("{} cannot be written", path.display()))?;
    }
    let report = print::Report::of(&game, &solved);
    if args.json { report.json() } else { report.table() }
}
