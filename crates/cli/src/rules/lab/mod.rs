//! `stammtisch rules lab`: bots find out what rules are like to play.

mod chart;
mod print;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use serde::Serialize;
use stammtisch_bots::lab::{Experiment, ExperimentSize, LabGame, Remark, Report, remarks};
use stammtisch_engine::any::AnyRules;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::each_game;
use stammtisch_engine::rules::{Lang, Text};

use super::trial::bar::Bar;
use super::{Choices, Speech, print as out};
use crate::limits::LAB_MOVES;
use crate::picture;
use crate::ruleset;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A rules file, or rules of the house by their id.
    #[arg(value_name = "ID|FILE")]
    rules: String,
    /// Rules to compare them with, as the ones you started from.
    #[arg(long, value_name = "ID|FILE")]
    against: Option<String>,
    /// For how many players [default: as many as the rules recommend].
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Deals that the strongest bots play among themselves.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    deals: u64,
    /// Matches of the strongest bot against beginners, from every seat; 0: leave luck and skill out.
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u64).range(0..=10_000))]
    series: u64,
    /// From which number the cards fall; the same number gives the same deals.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    choices: Choices,
    /// Draw it, as a picture in SVG.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    speech: Speech,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// The results for one set of rules.
#[derive(Debug, Serialize)]
struct Page {
    rules: String,
    name: Text,
    #[serde(flatten)]
    report: Report,
    /// What people would not enjoy.
    remarks: Vec<Remark>,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    let svg = args.svg.as_deref().map(picture::create).transpose()?;
    let mut pages = vec![page(&args.rules, args, lang)?];
    if let Some(against) = &args.against {
        let others = Args { seats: Some(pages[0].report.seats), ..args.without_options() };
        pages.push(page(against, &others, lang)?);
    }
    if let Some((path, mut file)) = svg {
        let written = file.write_all(chart::svg(&pages, lang).as_bytes());
        written.with_context(|| format!("{} cannot be written", path.display()))?;
    }
    if args.json {
        return out(&(serde_json::to_string_pretty(&pages)? + "\n"));
    }
    out(&print::text(&pages, lang))
}

impl Args {
    /// Options apply to the first rules only.
    fn without_options(&self) -> Self {
        Self {
            rules: self.rules.clone(),
            against: None,
            svg: None,
            choices: Choices { options: Vec::new() },
            speech: Speech { lang: self.speech.lang },
            ..*self
        }
    }
}

fn page(name: &str, args: &Args, lang: Lang) -> anyhow::Result<Page> {
    let file = ruleset::read(name, lang)?;
    let chosen = args.choices.chosen()?;
    let doc = ruleset::resolve(name, &file, &chosen, lang)?;
    let head = doc.head();
    let seats = args.seats.unwrap_or(head.seats.recommended);
    let rules =
        file.compile(&chosen, seats).map_err(|mistakes| ruleset::all(name, &mistakes, lang))?;
    let seed = Seed::from_number(args.seed);
    let size = ExperimentSize { deals: args.deals, series: args.series, moves: LAB_MOVES, seed };
    let report = each_game!(AnyRules, &rules, G: rules => play::<G>(rules, size))?;
    let remarks = remarks(&report);
    Ok(Page { rules: head.id.to_owned(), name: head.name.clone(), report, remarks })
}

fn play<G: LabGame>(rules: &G::Rules, size: ExperimentSize) -> anyhow::Result<Report> {
    let bar = Bar::percent();
    let mut lab = Experiment::<G>::new(rules, size);
    while lab.step().map_err(|fault| anyhow!("a bot broke the rules of the game: {fault}"))? {
        bar.at(lab.progress());
    }
    bar.finish();
    Ok(lab.report())
}
