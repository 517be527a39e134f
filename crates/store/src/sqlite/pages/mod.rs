//! A checksum for every page of the database, kept beside it.
//!
//! The chains vouch for logs, and nothing in SQLite for the rest: a flipped bit in a name or a
//! session is another name, another session. All that is written goes through the log of the
//! database, which has checksums of its own. So each page gets a checksum at the checkpoint that
//! moves it from there, reckoned from what stood in the log ([`checkpoint`]). While it is at it, what
//! the page was until then is looked at once more: a page that was damaged must not be made sound by
//! writing beside the damage. [`check`] compares all pages at any time.
//!
//! Only this program makes checkpoints (SQLite's own automatism is off), and only while holding
//! [`Lock::Alone`] on the file of checksums; each commit holds [`Lock::Shared`], so that no other
//! process adds to the log in between.

mod check;
mod checkpoint;
mod kept;
mod sums;
#[cfg(test)]
mod tests;
mod wal;

pub(super) use check::{Checked, check};
pub(super) use checkpoint::{after_checkpoint, before_checkpoint, build};
pub(super) use sums::{Lock, Locked, forget, lock, lock_file};
