//! Every bound of this crate: how much, how many, how long.

use std::time::Duration;

use stammtisch_ids::Day;

/// The most that one transfer moves, in hundredths: ten thousand million credits. It keeps every
/// balance within the range of its column.
pub const MOST_AT_ONCE: u64 = 1_000_000_000_000;

/// Links to finished matches that one player may have at a time.
pub const MATCH_LINKS_OF_ONE: u32 = 200;

/// The longest match file that is stored, in bytes. A match that lasts an evening takes some 200
/// KiB.
pub const MATCH_FILE_BYTES: usize = 1 << 20;

/// Match files stored for one player.
pub const MATCH_FILES_OF_ONE: u32 = 20;

/// Size of all match files together, in bytes: anybody may come and leave some.
pub const MATCH_FILES_BYTES: u64 = 64 << 20;

/// Rules that one player may share at a time.
pub const SHARED_RULES_OF_ONE: u32 = 100;

/// Codes of shared rules of all players together.
pub const SHARED_RULES_OF_ALL: u32 = 50_000;

/// The longest rules file that can be shared, in bytes: as long as the longest that can be read.
pub const SHARED_RULES_FILE_BYTES: usize = 64 << 10;

/// Size of all shared rules files together, in bytes, each file counted once.
pub const SHARED_RULES_BYTES: u64 = 64 << 20;

/// The longest stored analysis (hindsight) of a match, in bytes.
pub const HINDSIGHT_BYTES: usize = 1 << 20;

/// Size of all stored analyses together, in bytes: beyond it, the oldest are deleted.
pub const HINDSIGHTS_BYTES: u64 = 64 << 20;

/// Writes that may wait in the queue; beyond that, callers wait for a place in it.
pub(crate) const WRITES_WAITING: usize = 1024;

/// Most writes in one transaction.
pub(crate) const WRITES_AT_ONCE: usize = 256;

/// Rows in one statement. Only a few sizes, so that the statements stay prepared.
pub(crate) const BATCH_ROWS: [usize; 4] = [64, 16, 4, 1];

/// Heads of tables in the cache; beyond that it is cleared, which only costs reading them again.
pub(crate) const HEADS_CACHED: usize = 8192;

/// Connections for reading: reads are short, so a few serve many tables.
pub(crate) const READERS: u32 = 3;

/// Page cache of each reader, as SQLite's `cache_size`: a negative number means KiB. Pages are
/// rarely read twice; a thousand tables would fill the default of 2 MiB each.
pub(crate) const READ_CACHE: &str = "-512";

/// How long a statement waits for another process that has locked the file, a backup for instance.
pub(crate) const BUSY: Duration = Duration::from_secs(5);

/// How often the mark (how far the database has come) is synced to the disk.
pub(crate) const MARK_SYNCED_EVERY: Duration = Duration::from_secs(1);

/// How often there is a checkpoint if anything is in the WAL: one damaged frame loses all that
/// follows.
pub(crate) const CHECKPOINT_EVERY: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 60 });

/// How often a checkpoint is retried while somebody waits for it.
pub(crate) const CHECKPOINT_RETRY_EVERY: Duration = Duration::from_millis(50);

/// How long somebody waits for a checkpoint while others read; it still happens as soon as they let
/// it.
pub(crate) const CHECKPOINT_PATIENCE: Duration = Duration::from_secs(5);

/// How large the WAL may grow before a checkpoint. Each table in play writes the same three pages
/// with every move, so the longer a checkpoint is put off, the less there is to move.
pub(crate) const LOG_LARGE_BYTES: u64 = 32 << 20;

/// After how many transactions the size of the WAL is checked again.
pub(crate) const LOG_LOOKED_AT_EVERY_WRITES: u32 = 16;

/// After how many transactions a checkpoint of a large WAL is retried, if somebody was reading.
pub(crate) const LOG_LARGE_RETRY_AFTER_WRITES: u32 = 500;

/// How long a full check of all pages waits for a server that is making a checkpoint.
pub(crate) const VERIFY_PATIENCE: Duration = Duration::from_secs(30);

/// How often to retry the lock on the page checksums while another process holds it.
pub(crate) const LOCK_RETRY_EVERY: Duration = Duration::from_millis(1);

/// Disk space kept in reserve for starting on a full disk.
pub(crate) const RESERVE_BYTES: u64 = 256 << 10;

/// How much must be free for the reserve to be made.
pub(crate) const RESERVE_WANTED_BYTES: u64 = 4 * RESERVE_BYTES;

/// With less free space than this a start does not get far.
pub(crate) const RESERVE_NEEDED_BYTES: u64 = RESERVE_BYTES / 2;

/// After how long without any event at its table a match counts as resting.
pub(crate) const LIES_STILL_AFTER_MS: i64 = Day::LENGTH_MS;
