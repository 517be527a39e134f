//! Tells cargo which files make the embedded client out of date.

use std::fs;
use std::path::Path;

/// Entries of `web/` that never reach the page.
const NOT_IN_THE_PAGE: [&str; 6] =
    ["node_modules", "dist", "e2e", "test-results", "coverage", "README.md"];

/// Watches everything in `web/` except the entries above: a list of wanted names would silently
/// serve a stale page as soon as somebody adds a folder.
pub(crate) fn sources(web: &Path) -> Result<(), String> {
    let entries = fs::read_dir(web).map_err(|e| format!("{}: {e}", web.display()))?;
    for entry in entries.flatten() {
        let name = entry.file_name();
        if !NOT_IN_THE_PAGE.iter().any(|skipped| name == *skipped) {
            println!("cargo::rerun-if-changed={}", entry.path().display());
        }
    }
    // Cargo reruns the script until a missing path exists. Vite picks this folder up by itself, so
    // its creation must not go unnoticed.
    if !web.join("public").exists() {
        println!("cargo::rerun-if-changed={}", web.join("public").display());
    }
    Ok(())
}

/// A client built beforehand is embedded as it is and watched as a whole.
pub(crate) fn ready_build(dir: &Path) {
    println!("cargo::rerun-if-changed={}", dir.display());
}
