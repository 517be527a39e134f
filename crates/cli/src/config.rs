//! `stammtisch config`: which settings are in force.

use std::io::{self, Write as _};

use clap::ArgMatches;

use crate::settings;

pub(crate) fn run(args: &settings::Args, matches: &ArgMatches) -> anyhow::Result<()> {
    let text = args.show(matches)?;
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}
