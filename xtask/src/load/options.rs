//! Command-line options of the load test.

use std::path::PathBuf;

/// Fills tables with clients of our own, lets them play, and measures: how many moves a second, how
/// long from a move until everybody has seen it, what it costs the server.
#[derive(Debug, clap::Parser)]
pub(crate) struct Options {
    /// Tables.
    #[arg(long, default_value_t = 100)]
    pub(crate) tables: u32,
    /// Clients at each table, one on each seat.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub(crate) clients: u8,
    /// Moves a second at all tables together, or `max`: as fast as they can.
    #[arg(long, default_value = "max")]
    pub(crate) rate: Rate,
    /// How long to measure.
    #[arg(long, default_value_t = 20)]
    pub(crate) seconds: u64,
    /// How long to measure, in minutes. Memory, descriptors, threads and tasks of the server are
    /// watched meanwhile: the run fails if one of them grows.
    #[arg(long, conflicts_with = "seconds")]
    pub(crate) minutes: Option<u64>,
    /// After so many seconds everybody leaves a table for good, and others open a new one: one table
    /// after the other, so that as many come as go.
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) replace: Option<u64>,
    /// How many percent an hour count as no growth.
    #[arg(long, value_name = "PERCENT", default_value_t = 1.0)]
    pub(crate) flat: f64,
    /// Writes what was watched to a file.
    #[arg(long, value_name = "FILE", requires = "minutes")]
    pub(crate) json: Option<PathBuf>,
    /// Draws what was watched.
    #[arg(long, value_name = "FILE", requires = "minutes")]
    pub(crate) svg: Option<PathBuf>,
    /// How long to play before measuring.
    #[arg(long, default_value_t = 3)]
    pub(crate) warm_up: u64,
    /// The rules.
    #[arg(long, default_value = "live")]
    pub(crate) base: String,
    /// So many others open a match that is over, in all eyes, and have it looked back at, as fast as
    /// the server answers. Tables must not wait for them: compare with a run without.
    #[arg(long, value_name = "READERS", default_value_t = 0)]
    pub(crate) look_back: u32,
    /// Threads of the clients.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// A server that runs already, such as 127.0.0.1:7777; its limits must allow so much. Else one
    /// is started, on a directory that is removed afterwards.
    #[arg(long, value_name = "HOST:PORT")]
    pub(crate) url: Option<String>,
    /// The program to start.
    #[arg(long, value_name = "FILE", default_value = "target/release/stammtisch")]
    pub(crate) server: PathBuf,
    /// Where the started server keeps its tables; a directory in memory makes the disk free.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// The rate of play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Rate {
    /// As fast as the server answers.
    Max,
    /// This many moves a second.
    Moves(f64),
}

impl std::str::FromStr for Rate {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            _ if text == "max" => Ok(Self::Max),
            Ok(moves) if moves > 0.0 => Ok(Self::Moves(moves)),
            _ => Err("neither `max` nor a number above 0".into()),
        }
    }
}

impl std::fmt::Display for Rate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Max => f.write_str("max"),
            Self::Moves(moves) => write!(f, "{moves}"),
        }
    }
}
