//! The one binary. Each subcommand has a file of its own; without one, it serves.

mod rules;
mod ruleset;
mod script;
mod serve;
mod sim;
mod solve;
mod usage;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// An open card table: Mau-Mau by any house rules, and Maxonaut.
#[derive(Debug, Parser)]
#[command(name = "stammtisch", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Open the house: serve the web page and all tables (the default).
    Serve(serve::Args),
    /// Name, show, check and explain rules.
    Rules(rules::Args),
    /// Play games written by hand.
    Script(script::Args),
    /// Let bots play many games and count.
    Sim(sim::Args),
    /// Solve small games and measure how well.
    Solve(solve::Args),
}

fn main() -> ExitCode {
    let Cli { command, serve } = Cli::parse();
    let done = match command {
        None => serve::run(&serve),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Script(args)) => script::run(&args),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("stammtisch: {error:#}");
            if error.is::<usage::Usage>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}
