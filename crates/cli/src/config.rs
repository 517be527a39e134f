//! `stammtisch config`: prints the settings in force.

use clap::ArgMatches;

use crate::settings;

pub(crate) fn run(args: &settings::Args, matches: &ArgMatches) -> anyhow::Result<()> {
    crate::out::line(&args.show(matches)?)
}
