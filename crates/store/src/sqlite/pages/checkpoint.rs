//! Page checksums at a checkpoint: recorded before the WAL is moved into the database, finalised
//! afterwards.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::Path;

use super::checksums::{self, DAMAGED, NEVER, Sum, Sums};
use super::{open_files, wal};

/// The page size of the database, in bytes; databases with another one are not covered.
pub(super) const PAGE: usize = 4096;

/// Durably records the checksum of what each page will hold after the checkpoint. Until
/// [`after_checkpoint`] the file says that pages may be either what they were or what they will be.
pub(in crate::sqlite) fn before_checkpoint(database: &Path) -> io::Result<()> {
    if !checksums::exists(database) {
        return Ok(());
    }
    let mut sums = Sums::open(database)?;
    // A page in use appears in the WAL again and again, and only its last frame counts.
    let mut last: BTreeMap<u32, Last> = BTreeMap::new();
    let read = wal::frames(database, |frame| {
        if !frame.sound {
            tracing::error!(
                frame = frame.number,
                page = frame.page,
                "the log of the database is damaged; `stammtisch admin verify` says more"
            );
        }
        let last = last.entry(frame.page).or_default();
        last.sound = frame.sound;
        last.content.clear();
        last.content.extend_from_slice(frame.content);
    });
    match read {
        // A task that ended before it could record it has just made a checkpoint.
        Err(error) if sums.checkpointing && error.kind() == ErrorKind::UnexpectedEof => {
            return Ok(());
        }
        read => read?,
    }
    if last.is_empty() {
        return Ok(());
    }
    let sum = |(page, Last { sound, content }): (u32, Last)| {
        (page, if sound { checksums::sum(page, &content) } else { DAMAGED })
    };
    let mut new: BTreeMap<u32, Sum> = last.into_iter().map(sum).collect();
    if !sums.checkpointing {
        let file = open_files::open(database)?;
        for (page, sum) in &mut new {
            if was_damaged(&file, &sums, *page)? {
                tracing::error!(
                    page,
                    "the database was damaged before this page was written again"
                );
                *sum = DAMAGED;
            }
        }
    }
    sums.set_checkpointing(true)?;
    sums.set(&new)?;
    sums.sync()
}

/// The last state of a page in the WAL.
#[derive(Default)]
struct Last {
    sound: bool,
    content: Vec<u8>,
}

/// Records that the WAL has been moved into the database.
pub(in crate::sqlite) fn after_checkpoint(database: &Path) -> io::Result<()> {
    if checksums::exists(database) {
        let mut sums = Sums::open(database)?;
        if sums.checkpointing {
            sums.set_checkpointing(false)?;
        }
    }
    Ok(())
}

fn was_damaged(file: &File, sums: &Sums, page: u32) -> io::Result<bool> {
    let known = sums.of(page);
    if known == NEVER {
        return Ok(false);
    }
    Ok(content(file, page)?.is_none_or(|content| checksums::sum(page, &content) != known))
}

/// The content of a page in the database file itself; `None` beyond its end.
pub(super) fn content(file: &File, page: u32) -> io::Result<Option<Vec<u8>>> {
    let mut content = vec![0; PAGE];
    match open_files::read_exact_at(file, &mut content, (u64::from(page) - 1) * PAGE as u64) {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
        read => read.map(|()| Some(content)),
    }
}

/// Computes all checksums from the file, if there are none yet. The WAL must be empty.
pub(in crate::sqlite) fn build(database: &Path) -> io::Result<()> {
    if checksums::exists(database) && Sums::open(database).is_ok() {
        return Ok(());
    }
    let file = open_files::open(database)?;
    let mut new = BTreeMap::new();
    for page in 1.. {
        match content(&file, page)? {
            Some(content) => new.insert(page, checksums::sum(page, &content)),
            None => break,
        };
    }
    let mut sums = Sums::create(database)?;
    sums.set(&new)?;
    sums.sync()
}
