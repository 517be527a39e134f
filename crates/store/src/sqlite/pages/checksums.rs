//! The file of page checksums.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::limits::LOCK_RETRY_EVERY;
use crate::sqlite::disk::beside;

/// The header of the file; one byte follows that says whether a checkpoint is in progress.
const MAGIC: &[u8; 31] = b"stammtisch checksums of pages 1";
const HEADER: u64 = 32;

/// The checksum of a page, which covers its number too.
pub(super) type Sum = [u8; 8];

/// A page that no checkpoint has written: nothing refers to its content.
pub(super) const NEVER: Sum = [0; 8];

/// A page that was damaged at its last checkpoint.
pub(super) const DAMAGED: Sum = [0xff; 8];

pub(super) fn sum(page: u32, content: &[u8]) -> Sum {
    let digest = Sha256::new().chain_update(page.to_be_bytes()).chain_update(content).finalize();
    let mut sum = NEVER;
    sum.copy_from_slice(digest.get(..8).unwrap_or(&[1; 8]));
    // Avoids the two values with a special meaning.
    if sum == NEVER || sum == DAMAGED { [1; 8] } else { sum }
}

pub(super) fn path(database: &Path) -> PathBuf {
    beside(database, ".pages")
}

/// Whether the file exists.
pub(super) fn exists(database: &Path) -> bool {
    path(database).exists()
}

/// Removes the checksums: the next start computes them anew from whatever is there then.
pub(in crate::sqlite) fn forget(database: &Path) -> io::Result<()> {
    match std::fs::remove_file(path(database)) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

pub(super) struct Sums {
    file: File,
    pages: Vec<Sum>,
    /// Whether a checkpoint was begun that may not have finished.
    pub(super) checkpointing: bool,
}

impl Sums {
    pub(super) fn open(database: &Path) -> io::Result<Self> {
        let mut file = OpenOptions::new().read(true).write(true).open(path(database))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let (header, sums) = bytes.split_at_checked(HEADER as usize).unwrap_or_default();
        let Some((checkpointing, [])) = header.strip_prefix(MAGIC).and_then(<[u8]>::split_first)
        else {
            return Err(io::Error::new(ErrorKind::InvalidData, "no checksums of pages"));
        };
        let pages = sums.chunks_exact(8).filter_map(|sum| sum.try_into().ok()).collect();
        Ok(Self { checkpointing: *checkpointing != 0, file, pages })
    }

    /// Creates an empty file, in place of whatever is there.
    pub(super) fn create(database: &Path) -> io::Result<Self> {
        let mut options = OpenOptions::new();
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path(database))?;
        file.set_len(0)?;
        file.write_all(&[MAGIC.as_slice(), &[0]].concat())?;
        Ok(Self { file, pages: Vec::new(), checkpointing: false })
    }

    pub(super) fn of(&self, page: u32) -> Sum {
        let index = (page as usize).checked_sub(1);
        index.and_then(|index| self.pages.get(index)).copied().unwrap_or(NEVER)
    }

    pub(super) fn set(&mut self, new: &BTreeMap<u32, Sum>) -> io::Result<()> {
        let new: Vec<_> = new.iter().collect();
        // Adjacent pages are written in one go.
        for run in new.chunk_by(|(page, _), (next, _)| **page + 1 == **next) {
            let Some((first, _)) = run.first() else { continue };
            self.file.seek(SeekFrom::Start(HEADER + (u64::from(**first) - 1) * 8))?;
            let sums: Vec<u8> = run.iter().flat_map(|(_, sum)| **sum).collect();
            self.file.write_all(&sums)?;
        }
        Ok(())
    }

    pub(super) fn set_checkpointing(&mut self, checkpointing: bool) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(HEADER - 1))?;
        self.file.write_all(&[u8::from(checkpointing)])?;
        self.checkpointing = checkpointing;
        Ok(())
    }

    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.sync_data()
    }
}

/// How the file is locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sqlite) enum Lock {
    /// For commits and checks.
    Shared,
    /// For checkpoints.
    Alone,
}

/// A lock, held until this is dropped.
pub(in crate::sqlite) struct Locked<'a>(&'a File);

impl Drop for Locked<'_> {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

/// Opens the file to lock.
pub(in crate::sqlite) fn lock_file(database: &Path) -> io::Result<File> {
    File::open(path(database))
}

/// Locks the file, as soon as others let it. `None` after `patience`.
pub(in crate::sqlite) async fn lock(
    file: &File,
    how: Lock,
    patience: Duration,
) -> Option<Locked<'_>> {
    let since = tokio::time::Instant::now();
    loop {
        let taken = match how {
            Lock::Shared => file.try_lock_shared(),
            Lock::Alone => file.try_lock(),
        };
        match taken {
            Ok(()) => return Some(Locked(file)),
            Err(TryLockError::WouldBlock) if since.elapsed() < patience => {
                tokio::time::sleep(LOCK_RETRY_EVERY).await;
            }
            Err(TryLockError::WouldBlock) => return None,
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "cannot lock the checksums of pages");
                return None;
            }
        }
    }
}
