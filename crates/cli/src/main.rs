//! The one binary. Each subcommand has a file of its own; without a subcommand, it serves.

mod admin;
mod config;
mod games;
mod limits;
mod out;
mod picture;
mod replay;
mod rules;
mod ruleset;
mod script;
mod script_from;
mod serve;
mod settings;
mod sim;
mod solve;
mod usage;
mod verify;

use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

const EXAMPLES: &str = "\
Examples:
  stammtisch                                  open the house on port 7777 for everybody nearby
  stammtisch --listen 127.0.0.1:8080          for this machine only, or for a proxy on it
  stammtisch --config /etc/stammtisch.toml    with settings from a file
  stammtisch config > stammtisch.toml         write such a file, with the settings in force
  stammtisch rules explain live               the rules of a game in words

Every setting is a flag, an environment variable and a line of the file; a flag wins over a variable,
a variable over the file. docs/operating.md says more.";

/// An open card table: Mau-Mau by any house rules, and Maxonaut.
#[derive(Debug, Parser)]
#[command(name = "stammtisch", version, args_conflicts_with_subcommands = true)]
#[command(after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: settings::Args,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the server: the web page and all tables (the default).
    Serve(settings::Args),
    /// Look after a server: list and close tables, back up, restore, make an admin.
    Admin(admin::Args),
    /// Print the settings in force, and where each of them comes from.
    Config(settings::Args),
    /// List, show, check and explain rules.
    Rules(rules::Args),
    /// Watch a finished match, step by step.
    Replay(replay::Args),
    /// Check how a finished match was shuffled.
    Verify(verify::Args),
    /// Play scripted games, or write one of a finished match.
    Script(script::Args),
    /// Let bots play many games, and count who wins.
    Sim(sim::Args),
    /// Solve small games, and measure how far from perfect play the result is.
    Solve(solve::Args),
}

fn main() -> ExitCode {
    let matches = Cli::command().get_matches();
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match run(&cli, &matches) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("stammtisch: {error:#}");
            if error.is::<usage::Usage>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

fn run(cli: &Cli, matches: &ArgMatches) -> anyhow::Result<()> {
    if matches!(cli.command, None | Some(Command::Serve(_) | Command::Config(_))) {
        settings::warn(&Cli::command());
    }
    match &cli.command {
        None => serve::run(&cli.serve),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Admin(args)) => admin::run(args),
        Some(Command::Config(args)) => {
            config::run(args, matches.subcommand().map_or(matches, |(_, inner)| inner))
        }
        Some(Command::Rules(args)) => rules::run(args),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Verify(args)) => verify::run(args),
        Some(Command::Script(args)) => script::run(args),
        Some(Command::Sim(args)) => sim::run(args),
        Some(Command::Solve(args)) => solve::run(args),
    }
}
