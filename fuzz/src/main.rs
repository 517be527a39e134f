//! Runs the targets for some time and keeps the inputs that caused a panic.
#![allow(
    clippy::print_stdout,
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a tool for developers: it has a clock, files and a terminal"
)]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use stammtisch_fuzz::{Inputs, TARGETS, Target, panics};

/// Throws damaged input at what reads input from outside.
#[derive(Parser)]
#[command(
    after_help = "Examples:\n  stammtisch-fuzz --seconds 180\n  stammtisch-fuzz script --seed 7\n  stammtisch-fuzz script --input crashes/script-1"
)]
struct Args {
    /// Only this target: rules_file, editor_document, script, wire_move, log or match_file.
    target: Option<String>,
    /// Seconds for each target.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Another seed gives other inputs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Give this one file to the target instead.
    #[arg(long, requires = "target")]
    input: Option<PathBuf>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    let chosen: Vec<&Target> = TARGETS
        .iter()
        .filter(|target| args.target.as_ref().is_none_or(|name| *name == target.name))
        .collect();
    if chosen.is_empty() {
        let names: Vec<_> = TARGETS.iter().map(|target| target.name).collect();
        bail!("there is no such target; there are: {}", names.join(", "));
    }
    if let Some(path) = &args.input {
        let input = std::fs::read(path).with_context(|| path.display().to_string())?;
        chosen.iter().for_each(|target| (target.run)(&input));
        return Ok(());
    }
    let mut found = 0;
    for target in chosen {
        found += throw(target, &args)?;
    }
    if found > 0 {
        bail!("{found} inputs made a target panic; they lie in crashes/")
    } else {
        Ok(())
    }
}

/// Fuzzes a target; returns how many inputs made it panic.
fn throw(target: &Target, args: &Args) -> Result<u64> {
    let (mut inputs, mut count, mut found) = (Inputs::new(target, args.seed), 0_u64, 0);
    let bar = ProgressBar::new(args.seconds);
    bar.set_style(ProgressStyle::with_template("{prefix:12} {bar:30} {pos}/{len} s {msg}")?);
    bar.set_prefix(target.name);
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(args.seconds) {
        let input = inputs.damaged();
        count += 1;
        if panics(target, &input) {
            found += 1;
            std::fs::create_dir_all("crashes")?;
            std::fs::write(format!("crashes/{}-{found}", target.name), &input)?;
        }
        if count % 64 == 0 {
            bar.set_position(begin.elapsed().as_secs());
            bar.set_message(format!("{count} inputs, {found} panics"));
        }
    }
    bar.finish_and_clear();
    println!("{:12} {count:>9} inputs {found:>3} panics", target.name);
    Ok(found)
}
