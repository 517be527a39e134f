//! All limits of the commands: how much is read, how long is waited, and how much is tried.

use std::time::Duration;

use stammtisch_engine::limits::{MAX_BASES, MAX_RULES_BYTES};

/// Most files opened for one rules file: the file and its bases, of which the engine reads no more.
pub(crate) const CHAIN_FILES: usize = 1 + MAX_BASES;

/// Longest rules file that is read into memory, in bytes. The parser refuses far shorter ones, and says why.
pub(crate) const RULES_FILE_BYTES: u64 = 16 * MAX_RULES_BYTES as u64;

/// How many minutes a link that makes somebody admin is valid: time to start a browser.
pub(crate) const ADMIN_LINK_LASTS_MINUTES: u32 = 60;

/// The listen backlog, as far as the system allows: a client that finds no place in it during a burst retries
/// only after a second.
pub(crate) const CONNECTIONS_WAITING: u32 = 4_096;

/// Open files reserved for the database, logs and what libraries open.
pub(crate) const FILES_FOR_ITSELF: u64 = 128;

/// The lab gives up rules whose deals never end after this many moves, about half a minute of play.
pub(crate) const LAB_MOVES: u64 = 10_000_000;

/// Most deals of a trial that are played by bots that want to win: these think.
pub(crate) const TRIAL_PLAYED_WELL: u64 = 40;

/// How long a trial runs before a progress bar appears: most are over sooner.
pub(crate) const TRIAL_QUIET_FOR: Duration = Duration::from_secs(2);

/// Positions of a match that are computed at once: they are large.
pub(crate) const POSITIONS_AT_ONCE: u32 = 256;

/// Cards shown in the report of the lab: the most decisive ones.
pub(crate) const CARDS_SHOWN: usize = 6;
