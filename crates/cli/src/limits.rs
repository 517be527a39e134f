//! Every bound of the commands: how much is read, how long is waited, and how much is tried.

use std::time::Duration;

use stammtisch_engine::limits::{MAX_BASES, MAX_RULES_BYTES};

/// Files that are opened for one: it and its bases, of which the engine reads no more.
pub(crate) const CHAIN_FILES: usize = 1 + MAX_BASES;

/// Longer rules files are not even read into memory, in bytes. The reading itself refuses far shorter
/// ones, and says why.
pub(crate) const RULES_FILE_BYTES: u64 = 16 * MAX_RULES_BYTES as u64;

/// Longest script that is read into memory, in bytes.
pub(crate) const SCRIPT_BYTES: u64 = 1 << 20;

/// How many minutes a link holds that makes somebody admin: time to start a browser.
pub(crate) const ADMIN_LINK_LASTS_MINUTES: u32 = 60;

/// Connections that may wait to be taken in, as far as the system allows: who finds no place in a
/// burst tries again only after a second.
pub(crate) const CONNECTIONS_WAITING: u32 = 4_096;

/// Open files kept for the database, logs and what libraries open.
pub(crate) const FILES_FOR_ITSELF: u64 = 128;

/// Rules whose deals never end are given up in the lab after so many moves: half a minute of them.
pub(crate) const LAB_MOVES: u64 = 10_000_000;

/// Most deals of a trial that players who want to win play: they think.
pub(crate) const TRIAL_PLAYED_WELL: u64 = 40;

/// How long a trial runs before a bar shows how far it is: most are over sooner.
pub(crate) const TRIAL_QUIET_FOR: Duration = Duration::from_secs(2);

/// Positions of a match that are worked out at once: they are large.
pub(crate) const POSITIONS_AT_ONCE: u32 = 256;

/// Cards shown of what the lab found out: the most decisive ones.
pub(crate) const CARDS_SHOWN: usize = 6;
