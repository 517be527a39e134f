//! Reads SQLite's own files alongside SQLite. When a process closes any descriptor of a file, the
//! system drops all locks that this process has on it (POSIX, fcntl), including those of SQLite's
//! connections: another process would then think that it is alone. So each file is opened once and
//! kept open.

use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// The open files, by device and inode.
static KEPT: Mutex<BTreeMap<(u64, u64), Arc<File>>> = Mutex::new(BTreeMap::new());

/// Opens a file to be read with [`read_exact_at`].
#[cfg(unix)]
pub(super) fn open(path: &Path) -> io::Result<Arc<File>> {
    use std::os::unix::fs::MetadataExt;
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    // Nobody asks for locks on a deleted file any more.
    kept.retain(|_, file| file.metadata().is_ok_and(|about| about.nlink() > 0));
    let about = std::fs::metadata(path)?;
    if let Some(file) = kept.get(&(about.dev(), about.ino())) {
        return Ok(file.clone());
    }
    let file = Arc::new(File::open(path)?);
    let about = file.metadata()?;
    kept.insert((about.dev(), about.ino()), file.clone());
    Ok(file)
}

/// On other systems locks belong to the open file, not to the process.
#[cfg(not(unix))]
pub(super) fn open(path: &Path) -> io::Result<Arc<File>> {
    File::open(path).map(Arc::new)
}

/// Reads from a position, independent of other readers.
#[cfg(unix)]
pub(super) fn read_exact_at(file: &File, into: &mut [u8], from: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, into, from)
}

#[cfg(not(unix))]
pub(super) fn read_exact_at(mut file: &File, into: &mut [u8], from: u64) -> io::Result<()> {
    use std::io::{Read, Seek, SeekFrom};
    file.seek(SeekFrom::Start(from))?;
    file.read_exact(into)
}
