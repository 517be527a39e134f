//! A checksum for every page of the database, kept beside it.
//!
//! The chains vouch for logs, and nothing in SQLite for the rest: a flipped bit in a name or a
//! session is another name, another session. All that is written goes through the log of the
//! database, which has checksums of its own. So each page gets a checksum when it comes home from
//! there, reckoned from what stood in the log ([`home`]). While it is at it, what the page was until
//! then is looked at once more: a page that was damaged must not be made sound by writing beside
//! the damage. [`check`] compares all pages at any time.
//!
//! Only this program brings the log home (SQLite's own automatism is off), and only while holding
//! [`Lock::Alone`] on the file of checksums; each commit holds [`Lock::Shared`], so that no other
//! process adds to the log in between.

mod check;
mod home;
mod kept;
mod sums;
#[cfg(test)]
mod tests;
mod wal;

pub(super) use check::{Checked, check};
pub(super) use home::{after_home, before_home, build};
pub(super) use sums::{Lock, Locked, forget, lock, lock_file};
