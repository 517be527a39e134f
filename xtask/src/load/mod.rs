//! `cargo xtask load`: a load test with full tables on a real server, played by clients of our own.

mod chart;
mod client;
mod figures;
mod heard;
mod house;
mod http;
mod looking_back;
mod options;
mod place;
mod report;
mod slope;
mod table;
mod watching;

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Parser as _;
use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::watch;

use figures::Figures;
use house::House;
use options::Options;
use place::Place;

/// The phase of a load test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The clients sit down.
    Gather,
    /// The clients play.
    Play,
    /// The clients leave.
    Stop,
}

/// Runs the load test and prints what was measured. False if connections or tables were lost, or something
/// grows.
pub(crate) fn run(arguments: &[&str]) -> Result<bool> {
    let options = Options::parse_from(["cargo xtask load"].iter().chain(arguments));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(options.threads)
        .enable_all()
        .build()?;
    runtime.block_on(load(options))
}

async fn load(options: Options) -> Result<bool> {
    let options = Arc::new(options);
    let house = House::of(&options).await?;
    let empty = house.state().await;
    let figures = Arc::new(Figures::default());
    let (phase, phases) = watch::channel(Phase::Gather);
    let bar = bar(u64::from(options.tables), "tables")?;
    let mut places = Vec::new();
    for number in 0..options.tables {
        let place = Place::open(&house.address, &options, number, &figures).await;
        let place = place.with_context(|| format!("cannot open table {number}"))?;
        places.push(tokio::spawn(place.keep(phases.clone())));
        bar.inc(1);
    }
    bar.finish_and_clear();
    figures.all_dealt(options.tables).await?;
    let readers = looking_back::begin(&house.address, options.look_back, &figures, &phases);
    // The cost of idle tables: cards are dealt, and all connections are open.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let quiet = house.state().await;

    let _ = phase.send(Phase::Play);
    wait(options.warm_up, "warming up").await?;
    let (before, begin) = (house.state().await, Instant::now());
    let _ = figures.take();
    let (watched, sum) = match options.minutes {
        Some(minutes) => {
            let (watched, sum) = watching::watch(&house, minutes, &figures).await?;
            (Some(watched), sum)
        }
        None => {
            wait(options.seconds, "playing").await?;
            (None, figures.take())
        }
    };
    let (after, spent) = (house.state().await, begin.elapsed());
    let _ = phase.send(Phase::Stop);
    let (mut lost, mut failed) = (0, Vec::new());
    for place in places {
        match place.await.context("a table failed")? {
            Ok(connections) => lost += connections,
            // The measurements are reported all the same.
            Err(error) => failed.push(error),
        }
    }
    if let Err(error) = readers.join().unwrap_or_else(|_| bail!("the readers failed")) {
        failed.push(error);
    }
    report::print(&options, &report::Run { empty, quiet, before, after, spent, sum, lost });
    let flat = match watched {
        Some(watched) => watched.report(&options)?,
        None => true,
    };
    if let Some(first) = failed.first() {
        println!("\n{} tables or readers broke off, the first of them: {first:#}", failed.len());
    }
    Ok(lost == 0 && failed.is_empty() && flat)
}

fn bar(length: u64, what: &str) -> Result<ProgressBar> {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}")?;
    Ok(ProgressBar::new(length).with_style(style).with_message(what.to_owned()))
}

async fn wait(seconds: u64, what: &str) -> Result<()> {
    let bar = bar(seconds, what)?;
    for _ in 0..seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}
