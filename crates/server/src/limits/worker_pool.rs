//! Bounds of the worker pool (work that anybody may ask for) and of the answers kept.

use std::time::Duration;

/// Most threads of the worker pool ([`crate::worker_pool`]); each may keep 19 MiB of memory to hash
/// in.
pub(crate) const WORKER_POOL_THREADS: usize = 2;

/// Jobs that may wait for the worker pool in all: enough for a club whose phones all come at once.
pub(crate) const WORKER_POOL_WAITING: usize = 128;

/// Jobs of one address that may wait or be in progress: half of all, so that it keeps nobody else
/// out.
pub(crate) const WORKER_POOL_WAITING_OF_ONE: usize = 64;

/// How long somebody waits for the worker pool at most, including the work itself.
pub(crate) const WORKER_POOL_ANSWERS_WITHIN: Duration = Duration::from_secs(30);

/// How long a job may wait before work on it begins.
pub(crate) const WORKER_POOL_PATIENCE: Duration = Duration::from_secs(5);

/// When to try again (`Retry-After`) if too much was waiting.
pub(crate) const RETRY_BUSY: Duration = Duration::from_secs(2);

/// Where processors are scarce, the worker pool leaves them to the tables for at most this long at
/// a time.
pub(crate) const BACK_OFF_AT_MOST: Duration = Duration::from_millis(100);

/// Size of a cache of answers, in bytes.
pub(crate) const ANSWERS_BYTES: u64 = 8 << 20;

/// Longest answer that is cached, in bytes: longer ones would leave no room for others.
pub(crate) const ANSWER_BYTES: u64 = 256 << 10;

/// Size of the cache of finished matches that are ready to watch, in estimated bytes.
pub(crate) const FILMS_BYTES: u64 = 32 << 20;

/// Size of the cache of lists of finished matches, in estimated bytes.
pub(crate) const LISTS_BYTES: u64 = 8 << 20;
