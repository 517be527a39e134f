//! Bounds of what the house does by itself, now and then: how often, and how much at a time.

use std::time::Duration;

use stammtisch_store::Day;

/// How often what nobody uses any more is ended, in milliseconds.
pub(crate) const TIDIED_EVERY_MS: u64 = 3_600_000;

/// So many sessions or guests are ended in one transaction: nobody who plays shall wait for it.
pub(crate) const ENDED_AT_ONCE: u32 = 200;

/// A calendar may be so many milliseconds ahead of what this process has counted.
pub(crate) const CALENDAR_AHEAD_MS: i64 = Day::LENGTH_MS;

/// And so many ahead of when the house was last looked after: longer, and it was closed, or the clock
/// is wrong.
pub(crate) const CALENDAR_AWAY_MS: i64 = 3 * Day::LENGTH_MS;

/// So many milliseconds a calendar has to go right before it is believed again.
pub(crate) const CALENDAR_DOUBTED_FOR_MS: i64 = Day::LENGTH_MS;

/// How many milliseconds a try may still be played when its day has ended: an evening goes past
/// midnight.
pub(crate) const DAILY_GRACE_MS: i64 = 3_600_000;

/// So many days ahead the house is bound to its deals of the day, and says by what.
pub(crate) const DAILY_DAYS_AHEAD: i32 = 7;

/// So many days back deals of the day are looked for that are still to be opened, after a time
/// without a server.
pub(crate) const DAILY_DAYS_BACK: u32 = 14;

/// How often it is looked for matches that were not counted, in milliseconds.
pub(crate) const COUNTED_EVERY_MS: u64 = 3_600_000;

/// So many tables are counted at a time.
pub(crate) const TABLES_COUNTED_AT_ONCE: u32 = 10_000;

/// The longest pause after a table was counted, in milliseconds: one long match keeps no other waiting
/// for minutes.
pub(crate) const LONGEST_COUNTING_REST_MS: u64 = 5_000;

/// So many matches are rated at a time.
pub(crate) const MATCHES_RATED_AT_ONCE: u32 = 100;

/// So many tables are remembered that wait to be counted; the rest is found again.
pub(crate) const UNCOUNTED_REMEMBERED: usize = 1_024;

/// So long after a failure the storage counts as failing, if nobody has tried since. Tables where
/// somebody waits try every second.
pub(crate) const STORAGE_FAILING_FOR: Duration = Duration::from_secs(30);
