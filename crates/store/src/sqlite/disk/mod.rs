//! Files beside the database, and free space for them on the disk.

mod reserve;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

pub(super) use reserve::Reserve;

/// The path with a suffix appended.
pub(in crate::sqlite) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}
