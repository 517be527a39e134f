//! Bounds of periodic housekeeping: how often it runs, and how much it does at a time.

use std::time::Duration;

use stammtisch_store::Day;

/// How often what nobody uses any more is deleted, in milliseconds.
pub(crate) const TIDIED_EVERY_MS: u64 = 3_600_000;

/// Sessions or guests deleted in one transaction: no player shall have to wait for it.
pub(crate) const ENDED_AT_ONCE: u32 = 200;

/// How far the calendar may differ from what this process has counted since it last looked, in
/// milliseconds.
pub(crate) const CALENDAR_AHEAD_MS: i64 = Day::LENGTH_MS;

/// How far it may differ, when the process starts, from when the house was last looked after, in
/// milliseconds: beyond that, the server was down for long, or the clock is wrong.
pub(crate) const CALENDAR_AWAY_MS: i64 = 3 * Day::LENGTH_MS;

/// How long a doubted calendar has to run steadily before it is trusted again, in milliseconds.
pub(crate) const CALENDAR_DOUBTED_FOR_MS: i64 = Day::LENGTH_MS;

/// How long after the end of its day an attempt may still be played, in milliseconds: an evening
/// goes past midnight.
pub(crate) const DAILY_GRACE_MS: i64 = 3_600_000;

/// How many days ahead the house commits to its deals of the day and publishes the commitments.
pub(crate) const DAILY_DAYS_AHEAD: i32 = 7;

/// How many days back to look for deals of the day that are still to be opened, after the server
/// was down.
pub(crate) const DAILY_DAYS_BACK: u32 = 14;

/// How often to look for matches that were not counted, in milliseconds.
pub(crate) const COUNTED_EVERY_MS: u64 = 3_600_000;

/// Most tables counted in one pass.
pub(crate) const TABLES_COUNTED_AT_ONCE: u32 = 10_000;

/// The longest pause after counting a table, in milliseconds: one long match must not keep the
/// others waiting for minutes.
pub(crate) const LONGEST_COUNTING_REST_MS: u64 = 5_000;

/// Most matches rated in one pass.
pub(crate) const MATCHES_RATED_AT_ONCE: u32 = 100;

/// Tables remembered because they wait to be counted; the rest is found again.
pub(crate) const UNCOUNTED_REMEMBERED: usize = 1_024;

/// How long after a failure the storage counts as failing, if nobody has tried since. Tables where
/// somebody waits retry every second.
pub(crate) const STORAGE_FAILING_FOR: Duration = Duration::from_secs(30);
