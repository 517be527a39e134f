//! Bounds of what anybody may ask to be worked out, and of what is kept of it.

use std::time::Duration;

/// Longest answer that gets a validator, in bytes. None is as long.
pub(crate) const LONGEST_WITH_VALIDATOR: usize = 1 << 20;

/// Threads that do what anybody may ask for ([`crate::desk`]); each may keep 19 MiB to hash in.
pub(crate) const DESK_THREADS: usize = 2;

/// What may wait for the desk, in all: a club whose phones all come at once has room.
pub(crate) const DESK_WAITING: usize = 128;

/// What may wait for it from one address: half of it, so that nobody else is kept out.
pub(crate) const DESK_WAITING_OF_ONE: usize = 64;

/// The longest that somebody waits for the desk, the work included.
pub(crate) const DESK_ANSWERS_WITHIN: Duration = Duration::from_secs(30);

/// How long what is asked may wait before the work begins.
pub(crate) const DESK_PATIENCE: Duration = Duration::from_secs(5);

/// When to try again where too much was waiting.
pub(crate) const RETRY_BUSY: Duration = Duration::from_secs(2);

/// Where processors are scarce, the desk leaves them to the tables for so long at a time.
pub(crate) const STANDS_BACK_AT_MOST: Duration = Duration::from_millis(100);

/// Bytes of answers that are kept.
pub(crate) const ANSWERS_BYTES: u64 = 8 << 20;

/// Bytes of the longest answer that is kept: longer ones would leave no room for others.
pub(crate) const ANSWER_BYTES: u64 = 256 << 10;

/// Bytes of finished matches that are kept ready to be watched, as they are reckoned.
pub(crate) const FILMS_BYTES: u64 = 32 << 20;

/// Bytes of lists of finished matches that are kept ready.
pub(crate) const LISTS_BYTES: u64 = 8 << 20;
