//! A reserve file: disk space kept back so that the store can start when the disk is full.
//!
//! Even reading a database means writing a little beside it: the index of its WAL, a step of its
//! counter. So while there is space, some is kept in a file. If there is none left at the start,
//! that file is emptied, the server starts, and everything can be read; but nothing is written
//! until there is enough space to fill the reserve again.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::beside;
use crate::limits::{
    RESERVE_BYTES as KEPT, RESERVE_NEEDED_BYTES as NEEDED, RESERVE_WANTED_BYTES as WANTED,
};

/// Whether there is free space, shared by the store and its writer.
#[derive(Clone, Debug)]
pub(in crate::sqlite) struct Reserve {
    database: PathBuf,
    /// Nothing is written: the reserve is in use, or the last write found no space.
    full: Arc<AtomicBool>,
    /// The reserve is in use.
    spent: bool,
}

impl Reserve {
    /// Before the database is opened: uses the reserve if there is no space.
    pub(in crate::sqlite) fn at_start(database: &Path) -> Self {
        let spent = match size(database) {
            // In use since an earlier start; the writer finds out whether there is space by now.
            Some(0) => free(database).is_some_and(|free| free < WANTED),
            Some(_) => free(database).is_some_and(|free| free < NEEDED) && spend(database),
            None => false,
        };
        if spent {
            tracing::warn!("the disk is full: nothing is written until there is room again");
        }
        Self { database: database.to_owned(), full: Arc::new(AtomicBool::new(spent)), spent }
    }

    /// For a process beside the server: the reserve belongs to the server.
    pub(in crate::sqlite) fn beside(database: &Path) -> Self {
        Self { database: database.to_owned(), full: Arc::default(), spent: false }
    }

    /// After the database was opened: fills the reserve, if there is enough space.
    pub(in crate::sqlite) fn keep(&self) {
        if !self.spent
            && let Err(error) = keep(&self.database)
        {
            tracing::warn!(%error, "cannot keep room for a start on a full disk");
        }
    }

    /// Whether nothing may be written now. Checks again whether there is space.
    pub(in crate::sqlite) fn is_spent(&mut self) -> bool {
        if self.spent && free(&self.database).is_none_or(|free| free >= WANTED) {
            self.spent = false;
            self.full.store(false, Ordering::Relaxed);
            self.keep();
            tracing::warn!("there is room on the disk again: everything is written as usual");
        }
        self.spent
    }

    /// Clears the result of the last write if there is plenty of space by now: otherwise nobody
    /// might ever be sent here to try.
    pub(in crate::sqlite) fn look_again(&mut self) {
        let spent = self.is_spent();
        if !spent && self.is_full() && free(&self.database).is_some_and(|free| free >= WANTED) {
            self.full.store(false, Ordering::Relaxed);
        }
    }

    /// Records the result of the last write.
    pub(in crate::sqlite) fn found(&self, full: bool) {
        self.full.store(full || self.spent, Ordering::Relaxed);
    }

    pub(in crate::sqlite) fn is_full(&self) -> bool {
        self.full.load(Ordering::Relaxed)
    }

    /// Free space in bytes, if the system reports it.
    pub(in crate::sqlite) fn free(&self) -> Option<u64> {
        free(&self.database)
    }
}

fn path(database: &Path) -> PathBuf {
    beside(database, ".reserve")
}

/// The size of the reserve; an empty file means that it is in use.
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
        // Not zeros: some file systems allocate no space for these.
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
