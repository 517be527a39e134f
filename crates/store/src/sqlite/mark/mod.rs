//! The mark: a file beside the database that records how far it had come, to detect lost commits.
//!
//! SQLite drops everything in its WAL from the first damaged frame on, and takes a missing WAL for
//! an empty one: moves that were acknowledged would silently disappear. So each commit makes one
//! step in the database ([`history`]), and then records that step in a small file beside it
//! ([`file`]). At the start both are compared ([`check`]).
//!
//! **The order.** Commit (with its fsync), then the mark, then the answer to the waiting caller. So
//! the mark can lag behind the database, by one step if the process is killed in between, by a
//! second's steps if the power fails: the mark is one write into the page cache, synced to the disk
//! every second by the writer ([`Noting::sync`]). It can never be ahead of an intact database. A
//! database behind its mark has lost something.

mod accept;
mod check;
mod file;
mod history;
mod loss;
mod update;

pub use accept::{Accepted, accept_loss};
pub(super) use check::check;
use file::Mark;
pub(super) use file::{mark_of, remove, write_new};
pub(super) use history::{DatabaseStanding, read as standing};
pub use loss::Loss;
pub(super) use update::{Noting, begin, join};

#[cfg(test)]
mod tests;
