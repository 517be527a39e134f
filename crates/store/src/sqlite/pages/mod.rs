//! A checksum for every page of the database, kept beside it.
//!
//! The hash chains cover the logs of tables, but nothing in SQLite covers the rest: a flipped bit
//! in a name or a session makes it another name, another session. Everything that is written goes
//! through the WAL, which has its own checksums. So each page gets a checksum at the checkpoint
//! that moves it from there, computed from its content in the WAL ([`checkpoint`]). At the same
//! time the old content of the page is checked once more: a damaged page must not become sound by a
//! write next to the damage. [`check`] compares all pages at any time.
//!
//! Only this program makes checkpoints (SQLite's automatic ones are off), and only while holding
//! [`Lock::Alone`] on the checksum file; each commit holds [`Lock::Shared`], so that no other
//! process adds to the WAL in between.

mod check;
mod checkpoint;
mod checksums;
mod open_files;
#[cfg(test)]
mod tests;
mod wal;

pub(super) use check::{Checked, check};
pub(super) use checkpoint::{after_checkpoint, before_checkpoint, build};
pub(super) use checksums::{Lock, Locked, forget, lock, lock_file};
