//! The lock file: only one server per data directory.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use thiserror::Error;

/// The file that is locked. It stays when the lock is released: removing it could take it from
/// another process that has just locked it.
const FILE: &str = "lock";

/// Why a directory could not be locked.
#[derive(Debug, Error)]
pub enum LockError {
    /// Another process holds the lock.
    #[error("another server uses the directory {} already; stop it first", .0.display())]
    Taken(PathBuf),
    /// The operating system refused.
    #[error("cannot lock the directory {}: {source}", path.display())]
    Failed {
        /// The directory.
        path: PathBuf,
        /// The error of the operating system.
        source: std::io::Error,
    },
}

/// Reserves a data directory for one process, until it is dropped or the process ends, however it
/// ends.
///
/// Two servers on one file would lose no move, since each append is fenced; but they would keep
/// taking every table from each other.
#[derive(Debug)]
pub struct DirectoryLock {
    _held: File,
}

impl DirectoryLock {
    /// Locks an existing directory.
    ///
    /// # Errors
    /// [`LockError::Taken`] if another process has locked it.
    pub fn take(directory: &Path) -> Result<Self, LockError> {
        let path = || directory.to_owned();
        let failed = |source| LockError::Failed { path: path(), source };
        let mut options = OpenOptions::new();
        let file = options.create(true).truncate(false).write(true).open(directory.join(FILE));
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _held: file }),
            Err(TryLockError::WouldBlock) => Err(LockError::Taken(path())),
            Err(TryLockError::Error(source)) => Err(failed(source)),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

    use super::*;

    #[test]
    fn a_directory_is_for_one_server_until_it_ends() {
        let directory = tempfile::tempdir().unwrap();
        let first = DirectoryLock::take(directory.path()).unwrap();
        let second = DirectoryLock::take(directory.path()).unwrap_err();
        assert!(matches!(second, LockError::Taken(_)));
        assert!(second.to_string().contains("another server uses the directory"), "{second}");
        drop(first);
        DirectoryLock::take(directory.path()).unwrap();
        let missing = DirectoryLock::take(&directory.path().join("none")).unwrap_err();
        assert!(matches!(missing, LockError::Failed { .. }));
    }
}
