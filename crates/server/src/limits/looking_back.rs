//! Bounds of looking back at matches.

use std::time::Duration;

/// Matches that wait to be looked back at.
pub(crate) const HINDSIGHTS_WAITING: usize = 32;

/// What was found out about so many matches is kept ready, besides what is kept in the store.
pub(crate) const HINDSIGHTS_READY: usize = 4;

/// What nobody has asked for so long is not looked back at any more.
pub(crate) const HINDSIGHT_WANTED: Duration = Duration::from_secs(30);

/// Looking back at a match ends after so long, with what is known by then.
pub(crate) const HINDSIGHT_LASTS: Duration = Duration::from_secs(300);

/// Looking back stands still while a bot thinks, but not for longer at a time.
pub(crate) const HINDSIGHT_GIVES_WAY: Duration = Duration::from_secs(2);

/// Bytes of answers to who could have held what, which are kept ready.
pub(crate) const HANDS_BYTES: u64 = 4 << 20;

/// Bytes of such an answer, about.
pub(crate) const HANDS_ONE: u64 = 4 << 10;

/// Moves of bots for looking back at one match: half a minute or so.
pub(crate) const HINDSIGHT_MOVES: u64 = 2_000_000;

/// Steps of the walks for who could have held what: they go farther here than for each of many decisions.
pub(crate) const HANDS_STEPS: u32 = 65_536;
