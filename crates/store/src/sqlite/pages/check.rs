//! Verifies every page against its checksum.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use super::checkpoint::{PAGE, content};
use super::checksums::{self, DAMAGED, NEVER, Sums};
use super::{open_files, wal};

/// The result of comparing all pages.
#[derive(Debug, Default)]
pub(in crate::sqlite) struct Checked {
    /// How many pages were compared.
    pub(in crate::sqlite) pages: u64,
    /// Pages of the database that are not what was written.
    pub(in crate::sqlite) damaged: Vec<u32>,
    /// Frames of the WAL that are not what was written.
    pub(in crate::sqlite) frames: Vec<u32>,
}

/// Compares all pages. The caller holds the lock, so that there is no checkpoint meanwhile.
pub(in crate::sqlite) fn check(database: &Path) -> io::Result<Checked> {
    let sums = Sums::open(database)?;
    let (mut checked, mut in_log) = (Checked::default(), BTreeSet::new());
    wal::frames(database, |frame| {
        in_log.insert(frame.page);
        if !frame.sound {
            checked.frames.push(frame.number);
        }
    })?;
    let file = open_files::open(database)?;
    let count = u32::try_from(file.metadata()?.len() / PAGE as u64).unwrap_or(u32::MAX);
    for page in 1..=count {
        let known = sums.of(page);
        // The content in the WAL counts, not what is below it; but damage that was detected is not
        // undone by overwriting it.
        if known == NEVER || (in_log.contains(&page) && known != DAMAGED) {
            continue;
        }
        checked.pages += 1;
        let found = content(&file, page)?;
        if found.is_none_or(|content| checksums::sum(page, &content) != known) {
            checked.damaged.push(page);
        }
    }
    Ok(checked)
}
