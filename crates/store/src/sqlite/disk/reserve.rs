//! A reserve file: room kept on the disk so that the store can start when it is full.
//!
//! A database cannot even be read without writing a little beside it: the index of its log, a step
//! of its count. So while there is room, some is kept in a file. If there is none left at the start,
//! that file is emptied, the server starts, and everything can be looked at; but nothing is written until
//! there is room to keep some again.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::beside;
use crate::limits::{
    RESERVE_BYTES as KEPT, RESERVE_NEEDED_BYTES as NEEDED, RESERVE_WANTED_BYTES as WANTED,
};

/// Whether there is room, known to the store and to its writer.
#[derive(Clone, Debug)]
pub(in crate::sqlite) struct Reserve {
    database: PathBuf,
    /// Nothing is written: what was kept is in use, or the last write found no room.
    full: Arc<AtomicBool>,
    /// What was kept is in use.
    spent: bool,
}

impl Reserve {
    /// Before a database is opened: where there is no room, what was kept for that is used.
    pub(in crate::sqlite) fn at_start(database: &Path) -> Self {
        let spent = match size(database) {
            // Since an earlier start; whether there is room by now, the writer finds out.
            Some(0) => free(database).is_some_and(|free| free < WANTED),
            Some(_) => free(database).is_some_and(|free| free < NEEDED) && spend(database),
            None => false,
        };
        if spent {
            tracing::warn!("the disk is full: nothing is written until there is room again");
        }
        Self { database: database.to_owned(), full: Arc::new(AtomicBool::new(spent)), spent }
    }

    /// For a process beside the server: what is kept is the server's.
    pub(in crate::sqlite) fn beside(database: &Path) -> Self {
        Self { database: database.to_owned(), full: Arc::default(), spent: false }
    }

    /// After it was opened: keeps some room, if there is enough.
    pub(in crate::sqlite) fn keep(&self) {
        if !self.spent
            && let Err(error) = keep(&self.database)
        {
            tracing::warn!(%error, "cannot keep room for a start on a full disk");
        }
    }

    /// Whether nothing may be written now. If there is room again, it may.
    pub(in crate::sqlite) fn is_spent(&mut self) -> bool {
        if self.spent && free(&self.database).is_none_or(|free| free >= WANTED) {
            self.spent = false;
            self.full.store(false, Ordering::Relaxed);
            self.keep();
            tracing::warn!("there is room on the disk again: everything is written as usual");
        }
        self.spent
    }

    /// Takes back what the last write has found, where there is plenty of room by now: nobody may be
    /// sent here to try it.
    pub(in crate::sqlite) fn look_again(&mut self) {
        let spent = self.is_spent();
        if !spent && self.is_full() && free(&self.database).is_some_and(|free| free >= WANTED) {
            self.full.store(false, Ordering::Relaxed);
        }
    }

    /// What the last write has found.
    pub(in crate::sqlite) fn found(&self, full: bool) {
        self.full.store(full || self.spent, Ordering::Relaxed);
    }

    pub(in crate::sqlite) fn is_full(&self) -> bool {
        self.full.load(Ordering::Relaxed)
    }

    /// How much room there is, in bytes, where the system says so.
    pub(in crate::sqlite) fn free(&self) -> Option<u64> {
        free(&self.database)
    }
}

fn path(database: &Path) -> PathBuf {
    beside(database, ".reserve")
}

/// How large the file is; an empty one says that what was kept is in use.
fn size(database: &Path) -> Option<u64> {
    std::fs::metadata(path(database)).ok().map(|metadata| metadata.len())
}

fn spend(database: &Path) -> bool {
    let file = OpenOptions::new().write(true).open(path(database));
    file.and_then(|file| file.set_len(0)).is_ok()
}

fn keep(database: &Path) -> io::Result<()> {
    if size(database) == Some(KEPT) || free(database).is_none_or(|free| free < WANTED) {
        return Ok(());
    }
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.write(true).create(true).truncate(true).open(path(database));
    let written = file.and_then(|mut file| {
        // Not zeros: some file systems keep no room for these.
        file.write_all(&vec![b'-'; KEPT as usize])?;
        file.sync_all()
    });
    if written.is_err() {
        spend(database);
    }
    written
}

#[cfg(unix)]
fn free(database: &Path) -> Option<u64> {
    let directory = database.parent().filter(|directory| !directory.as_os_str().is_empty());
    let found = rustix::fs::statvfs(directory.unwrap_or_else(|| Path::new("."))).ok()?;
    found.f_bavail.checked_mul(found.f_frsize)
}

#[cfg(not(unix))]
fn free(_database: &Path) -> Option<u64> {
    None
}
