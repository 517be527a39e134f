//! `stammtisch sim`: bots play many games, to compare rules and bots.

mod plan;
mod play;
mod print;
mod report;
mod tally;

use std::collections::BTreeMap;
use std::num::{NonZeroU8, NonZeroU64, NonZeroUsize};
use std::sync::Arc;

use stammtisch_bots::arena::ArenaGame;
use stammtisch_engine::any::AnyRules;
use stammtisch_engine::each_game;
use stammtisch_engine::rules::Lang;

use crate::ruleset::{self, parse_options};

const EXAMPLES: &str = "\
EXAMPLES:
  How long are games of Live Mau-Mau, and does the first seat win more often?
    stammtisch sim --rules live --seats 4 --games 100000

  One `regel` against three `greedy`, every deal from each seat:
    stammtisch sim --rules live --seats 4 --bots regel,greedy --games 4000

  School rules with special cards, as JSON for other programs:
    stammtisch sim --rules schule --options specials=on,deals=1 --seats 3 --bots regel --json

  Who wins and who loses at Maxonaut, and who lies how often?
    stammtisch sim --rules maxonaut --seats 4 --bots regel,ehrlich --games 4000

  House rules of your own:
    stammtisch sim --rules our-rules.toml --games 10000";

#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Rules to play: the id of a preset, or a rules file.
    #[arg(long, value_name = "ID|FILE", default_value = "live")]
    rules: String,
    /// Choices for the options of the rules.
    #[arg(long, value_name = "KEY=VALUE,…", value_parser = parse_options)]
    options: Option<BTreeMap<String, String>>,
    /// How many play; else as many as the rules recommend.
    #[arg(long, value_name = "N")]
    seats: Option<NonZeroU8>,
    /// How many games (whole matches) to play.
    #[arg(long, value_name = "N", default_value = "10000")]
    games: NonZeroU64,
    /// The number from which all deals and all choices of bots follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// A bot for each seat; the last one also takes all seats that are left. Different bots
    /// change seats, so that each plays the same deals from every seat.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// Threads; else one for each core. The results do not depend on it.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let file = ruleset::read(&args.rules, Lang::En)?;
    let options = args.options.clone().unwrap_or_default();
    let house = ruleset::resolve(&args.rules, &file, &options, Lang::En)?;
    let seats = args.seats.map_or(house.head().seats.recommended, NonZeroU8::get);
    let rules =
        house.compile(seats).map_err(|mistakes| ruleset::all(&args.rules, &mistakes, Lang::En))?;
    each_game!(AnyRules, rules, G: rules => compare::<G>(args, Arc::unwrap_or_clone(rules)))
}

/// Plays the games and prints the results.
fn compare<G: ArenaGame>(args: &Args, rules: G::Rules) -> anyhow::Result<()> {
    let plan = plan::Plan::<G>::of(args, rules)?;
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let threads = args.threads.unwrap_or_else(cores).get();
    let played = play::play(&plan, threads)?;
    let report = report::Report::of(&plan, &played);
    if args.json { print::json(&report) } else { print::tables(&report) }
}
