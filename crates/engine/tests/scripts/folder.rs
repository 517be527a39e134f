//! The scripts of a folder, for the tests that play them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// All scripts of a folder (from this one), by path.
pub(crate) fn scripts(folder: &str) -> BTreeMap<PathBuf, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts").join(folder);
    let entries = fs::read_dir(&root).expect("a folder of scripts");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let scripts = paths.filter(|path| path.extension().is_some_and(|ext| ext == "script"));
    scripts.map(|path| (path.clone(), fs::read_to_string(path).expect("text"))).collect()
}

/// For scripts that need no rules file.
pub(crate) fn no_files(_: &str) -> Result<String, String> {
    Err("these tests read no files".into())
}
