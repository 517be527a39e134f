//! Every bound of this crate, in one place: how much, how many, how long.

use std::time::Duration;

/// The most that one transfer moves, in hundredths: ten thousand million credits. With it no
/// balance ever leaves the range of its column.
pub const MOST_AT_ONCE: u64 = 1_000_000_000_000;

/// Links to finished matches that one player may have at a time.
pub const MATCH_LINKS_OF_ONE: u32 = 200;

/// The longest match file that is kept, in bytes. A long evening's match takes some 200 KiB.
pub const MATCH_FILE_BYTES: usize = 1 << 20;

/// Match files that are kept for one player.
pub const MATCH_FILES_OF_ONE: u32 = 20;

/// Bytes of match files that are kept for all players together: anybody may come and leave some.
pub const MATCH_FILES_BYTES: u64 = 64 << 20;

/// Rules that one player may share at a time.
pub const SHARED_RULES_OF_ONE: u32 = 100;

/// Codes of rules of all players together.
pub const SHARED_RULES_OF_ALL: u32 = 50_000;

/// The longest rules file that is shared, in bytes: as long as any that is read.
pub const SHARED_RULES_FILE_BYTES: usize = 64 << 10;

/// Bytes of shared rules files of all players together, each file counted once.
pub const SHARED_RULES_BYTES: u64 = 64 << 20;

/// The longest that is kept of what was found out about one match, in bytes.
pub const HINDSIGHT_BYTES: usize = 1 << 20;

/// Bytes of what was found out about all matches together: what came first goes.
pub const HINDSIGHTS_BYTES: u64 = 64 << 20;

/// Writes that may wait; beyond that, callers wait for a place in the queue.
pub(crate) const WRITES_WAITING: usize = 1024;

/// Writes in one transaction.
pub(crate) const WRITES_AT_ONCE: usize = 256;

/// Rows in one statement. Few sizes, so that the statements stay prepared.
pub(crate) const BATCH_ROWS: [usize; 4] = [64, 16, 4, 1];

/// Heads of tables to remember; beyond that all are forgotten, which only costs reading them again.
pub(crate) const HEADS_CACHED: usize = 8192;

/// Reads are short; a few connections serve many tables.
pub(crate) const READERS: u32 = 3;

/// Pages that a reader keeps, as a size in KiB with a minus before it. What is read is rarely read
/// again; the usual 2 MiB for each would be filled by a thousand tables.
pub(crate) const READ_CACHE: &str = "-512";

/// How long a statement waits for another process that holds the file, a backup for instance.
pub(crate) const BUSY: Duration = Duration::from_secs(5);

/// How often the note of how far the database has come is brought to the disk.
pub(crate) const MARK_SYNCED_EVERY: Duration = Duration::from_secs(1);

/// How often there is a checkpoint, if something stands in the log of the database: that is lost as
/// a whole with one damaged frame.
pub(crate) const CHECKPOINT_EVERY: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 60 });

/// How often a checkpoint is tried again while somebody waits for it.
pub(crate) const CHECKPOINT_RETRY_EVERY: Duration = Duration::from_millis(50);

/// Who waits for a checkpoint waits so long while others read; it is made all the same as soon as
/// they let.
pub(crate) const CHECKPOINT_PATIENCE: Duration = Duration::from_secs(5);

/// So large the log of the database may become before a checkpoint. Each table in play writes the
/// same three pages with every move, so the longer this is put off, the less there is to move.
pub(crate) const LOG_LARGE_BYTES: u64 = 32 << 20;

/// After so many transactions the size of the log is looked at again.
pub(crate) const LOG_LOOKED_AT_EVERY_WRITES: u32 = 16;

/// After so many transactions a checkpoint of a large log is tried again, if somebody was reading.
pub(crate) const LOG_LARGE_RETRY_AFTER_WRITES: u32 = 500;

/// So long a server that makes a checkpoint is waited for when all pages are to be compared.
pub(crate) const VERIFY_PATIENCE: Duration = Duration::from_secs(30);

/// How often the lock on the checksums of pages is tried again while another process has it.
pub(crate) const LOCK_RETRY_EVERY: Duration = Duration::from_millis(1);

/// Room that is kept on the disk for a start when it is full.
pub(crate) const RESERVE_BYTES: u64 = 256 << 10;

/// So much must be free for keeping that.
pub(crate) const RESERVE_WANTED_BYTES: u64 = 4 * RESERVE_BYTES;

/// With less than this a start does not get far.
pub(crate) const RESERVE_NEEDED_BYTES: u64 = RESERVE_BYTES / 2;

/// A match at whose table nothing has happened for so long lies still.
pub(crate) const LIES_STILL_AFTER_MS: i64 = 24 * 3_600_000;
