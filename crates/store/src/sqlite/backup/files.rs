//! The files of a backup: the copy, and its checksum beside it.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::error::{BackupError, at};
use crate::hash::Hash;
use crate::sqlite::disk::beside;

/// The path of a backup's checksum.
pub(super) fn checksum_of(path: &Path) -> PathBuf {
    beside(path, ".sha256")
}

/// Creates an empty file that nobody else may read: it will hold hands and seeds.
pub(super) fn create(path: &Path) -> Result<File, BackupError> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.write(true).create_new(true).open(path) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            Err(BackupError::Exists(path.to_owned()))
        }
        opened => opened.map_err(at(path)),
    }
}

/// Syncs a file, so that it survives a power failure, and returns its size and SHA-256.
pub(super) fn seal(path: &Path) -> Result<(u64, Hash), BackupError> {
    File::open(path).and_then(|file| file.sync_all()).map_err(at(path))?;
    digest(path)
}

/// The size and SHA-256 of a file.
pub(super) fn digest(path: &Path) -> Result<(u64, Hash), BackupError> {
    let mut file = File::open(path).map_err(at(path))?;
    let (mut sha, mut buffer, mut size) = (Sha256::new(), vec![0; 1 << 16], 0);
    loop {
        let read = file.read(&mut buffer).map_err(at(path))?;
        if read == 0 {
            return Ok((size, Hash::from_bytes(sha.finalize().into())));
        }
        size += read as u64;
        sha.update(buffer.get(..read).unwrap_or_default());
    }
}

/// Writes a checksum in the form that `sha256sum --check` reads.
pub(super) fn note_checksum(of: &Path, sha256: Hash, path: &Path) -> Result<(), BackupError> {
    let name = of.file_name().unwrap_or_default().to_string_lossy();
    let mut file = create(path)?;
    writeln!(file, "{sha256}  {name}").and_then(|()| file.sync_all()).map_err(at(path))
}

/// Reads the recorded checksum of a backup.
pub(super) fn noted_checksum(of: &Path) -> Result<String, BackupError> {
    let path = checksum_of(of);
    let text = match std::fs::read_to_string(&path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        read => read.map_err(at(&path))?,
    };
    let noted = text.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
    let is_checksum = noted.len() == 64 && noted.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_checksum { Ok(noted) } else { Err(BackupError::NoChecksum(path)) }
}

/// Gives a file its final name.
pub(in crate::sqlite) fn rename(from: &Path, to: &Path) -> Result<(), BackupError> {
    std::fs::rename(from, to).map_err(at(to))
}

/// Removes what a failed attempt has left behind.
pub(in crate::sqlite) fn discard(path: &Path) {
    if let Err(error) = std::fs::remove_file(path)
        && error.kind() != std::io::ErrorKind::NotFound
    {
        tracing::warn!(path = %path.display(), %error, "could not remove");
    }
}

/// Copies a file durably to a path where nothing exists.
pub(in crate::sqlite) fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    let mut source = File::open(from).map_err(at(from))?;
    let mut target = create(to)?;
    std::io::copy(&mut source, &mut target).map_err(at(to))?;
    target.sync_all().map_err(at(to))
}
