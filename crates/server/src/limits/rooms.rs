//! Bounds of the rooms of tables: how long they stay, and what may wait for them.

use std::time::Duration;

/// A room without anybody in it leaves memory after this time: whoever comes back from a short break
/// finds it as it was.
pub(crate) const ROOM_KEPT_FOR: Duration = Duration::from_secs(600);

/// How many milliseconds a room waits before it tries again to store what could not be stored.
pub(crate) const STORING_RETRY_MS: u64 = 1_000;

/// Questions that may wait for a room; who asks then waits too.
pub(crate) const QUESTIONS_WAITING: usize = 256;

/// Codes of tables drawn before giving up: with 887 million of them, a second one is rare enough.
pub(crate) const CODES_DRAWN: usize = 16;

/// Codes of shared rules drawn before giving up, where each is in use already.
pub(crate) const RULES_CODES_DRAWN: usize = 8;
