//! The scripts of a folder, for the tests that play them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// All scripts of a folder (relative to this crate's `tests/scripts`) and its subfolders, by path.
pub(crate) fn scripts(folder: &str) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders =
        vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts").join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of scripts") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "script") {
                let text = fs::read_to_string(&path).expect("text");
                found.insert(path, text);
            }
        }
    }
    found
}

/// The file reader for scripts that need no rules file.
pub(crate) fn no_files(_: &str) -> Result<String, String> {
    Err("these tests read no files".into())
}
