//! Bounds of hindsight, the analysis of finished matches.

use std::time::Duration;

/// Matches that may wait for analysis.
pub(crate) const HINDSIGHTS_WAITING: usize = 32;

/// Analyses kept in memory, besides those in the store.
pub(crate) const HINDSIGHTS_READY: usize = 4;

/// An analysis that nobody has asked for in this time is dropped.
pub(crate) const HINDSIGHT_WANTED: Duration = Duration::from_secs(30);

/// The analysis of a match stops after this time, with what is known by then.
pub(crate) const HINDSIGHT_LASTS: Duration = Duration::from_secs(300);

/// The analysis pauses while a bot thinks, but at most this long at a time.
pub(crate) const HINDSIGHT_GIVES_WAY: Duration = Duration::from_secs(2);

/// Size of the cache of answers to who could have held which card, in bytes.
pub(crate) const HANDS_BYTES: u64 = 4 << 20;

/// Size of one such answer, in bytes, roughly.
pub(crate) const HANDS_ANSWER_BYTES: u64 = 4 << 10;

/// Moves that bots may make for the analysis of one match: half a minute or so.
pub(crate) const HINDSIGHT_MOVES: u64 = 2_000_000;

/// Steps of the random walks that answer who could have held which card: more than the analysis can
/// afford for each of its many decisions.
pub(crate) const HANDS_STEPS: u32 = 65_536;
