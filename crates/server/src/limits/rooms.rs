//! Bounds of the rooms of tables: how long they stay in memory, and what may wait for them.

use std::time::Duration;

/// How long a room without anybody in it stays in memory: players back from a short break find it
/// as it was.
pub(crate) const ROOM_KEPT_FOR: Duration = Duration::from_secs(600);

/// How long a room waits before it retries a failed write, in milliseconds.
pub(crate) const STORING_RETRY_MS: u64 = 1_000;

/// Requests that may wait for a room; beyond it, the asker waits too.
pub(crate) const QUESTIONS_WAITING: usize = 256;

/// How many table codes are drawn before giving up: with 887 million of them, a collision is rare
/// enough.
pub(crate) const CODES_DRAWN: usize = 16;

/// How many codes for shared rules are drawn before giving up, each being in use already.
pub(crate) const RULES_CODES_DRAWN: usize = 8;
