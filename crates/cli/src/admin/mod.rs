//! `stammtisch admin`: for operators, on the machine the server runs on. All commands but `restore` and
//! `accept-loss` work while the server runs.

mod accept_loss;
mod backup;
mod close;
mod drill;
pub(crate) mod link;
mod list;
mod restore;
mod token;
mod verify;

use std::path::PathBuf;

use anyhow::Context;
use clap::Subcommand;
use stammtisch_server::{Clock as _, SystemClock};
use stammtisch_store::{Admins as _, Chore, Done, OpenError, SqliteStore};

use crate::settings;

/// The name of the database in the data directory.
pub(crate) const DATABASE: &str = "stammtisch.db";

const EXAMPLES: &str = "\
Examples:
  stammtisch admin list                          the tables that are open
  stammtisch admin close K7QX2M                  close one for good
  stammtisch admin close --idle 90               close what nobody has used for 90 days
  stammtisch admin backup tonight.db             while the server runs
  stammtisch admin verify tonight.db             read it to the last hash
  stammtisch admin drill tonight.db              put it back somewhere else, to try it
  stammtisch admin restore tonight.db            put it back; the server must be stopped
  stammtisch admin accept-loss                   go on although something is lost
  stammtisch admin token                         a new link that makes one player an admin";

#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    house: settings::House,
    /// Print JSON.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List tables.
    List(list::Args),
    /// Close a table for good, or all that are idle; stakes are given back, logs stay.
    Close(close::Args),
    /// Write a backup, and its checksum beside it, and verify it.
    Backup(backup::Args),
    /// Verify a backup, or the database itself: checksum, file, hash chain of every table, sum of
    /// all credits.
    Verify(verify::Args),
    /// Put a backup back somewhere else, read all of it, and note whether that went well: what a backup
    /// is worth is known when it has been put back. Without a file, a backup is taken for it.
    Drill(drill::Args),
    /// Put a verified backup in the place of the database, which is kept under another name.
    Restore(restore::Args),
    /// Go on with a database that has lost something; the server must be stopped. What is there is
    /// kept as it was found.
    AcceptLoss,
    /// Print a new link by which one player becomes an admin; earlier ones are void.
    Token,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let house = args.house.resolve()?;
    let text = runtime.block_on(async {
        match &args.command {
            Command::List(list) => list::run(list, &house.data, args.json).await,
            Command::Close(close) => close::run(close, &house.data, args.json).await,
            Command::Backup(backup) => backup::run(backup, &house.data, args.json).await,
            Command::Verify(verify) => verify::run(verify, &house.data, args.json).await,
            Command::Drill(drill) => drill::run(drill, &house.data, args.json).await,
            Command::Restore(restore) => restore::run(restore, &house.data, args.json).await,
            Command::AcceptLoss => accept_loss::run(&house.data, args.json).await,
            Command::Token => token::run(&house, args.json).await,
        }
    })?;
    crate::out::line(&text)
}

/// Opens the database of a data directory, even while a server uses it.
async fn open(data: &std::path::Path) -> anyhow::Result<SqliteStore> {
    let path: PathBuf = data.join(DATABASE);
    match SqliteStore::open_beside(&path).await {
        Err(lost @ OpenError::Lost(_)) => Err(told(lost)),
        opened => opened
            .with_context(|| format!("no database can be used in {}; see --data", data.display())),
    }
}

/// The error for data that was lost, with what can be done now.
pub(crate) fn told(lost: OpenError) -> anyhow::Error {
    anyhow::anyhow!(
        "{lost} ({code}).\nNothing was changed. Put a backup back (stammtisch admin restore FILE), or go on \
         with what is there: stammtisch admin accept-loss",
        code = lost.code(),
    )
}

/// Notes that a chore was done. A failure to note it does not undo the chore.
async fn note(store: &SqliteStore, chore: Chore, well: bool) {
    let done = Done { at: SystemClock::default().unix(), well };
    if let Err(error) = store.note_chore(chore, done).await {
        eprintln!("stammtisch: this could not be noted: {error}");
    }
}
