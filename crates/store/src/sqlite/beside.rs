//! Files that lie beside the database.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The file of the same name with something appended.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}
