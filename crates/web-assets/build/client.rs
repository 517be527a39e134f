//! `npm ci` if the lock file has changed, then `vite build`.

use crate::node::NPM;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

/// A copy of the lock file from which `node_modules` was installed. `scripts/npm-ci.sh` reads and
/// writes the same file.
const STAMP: &str = "node_modules/.stammtisch-lock";

pub(crate) fn build(web: &Path, dist: &Path) -> Result<(), String> {
    // Two builds with different target folders share one `node_modules`: one installs, the other
    // waits. Where a folder cannot be locked, the builds are merely not protected.
    let turn = File::open(web).ok();
    if let Some(folder) = &turn {
        folder.lock().ok();
    }
    install(web)?;
    let vite = Path::new("node_modules").join("vite").join("bin").join("vite.js");
    run(
        Command::new("node")
            .arg(vite)
            .args(["build", "--emptyOutDir", "--outDir"])
            .arg(dist)
            .current_dir(web),
        "vite build",
    )
}

/// Installs exactly what the lock file says, unless that is installed already.
fn install(web: &Path) -> Result<(), String> {
    let lock = web.join("package-lock.json");
    let wanted = fs::read(&lock).map_err(|e| format!("{}: {e}", lock.display()))?;
    if fs::read(web.join(STAMP)).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run(
        Command::new(NPM).args(["ci", "--include=dev", "--no-audit", "--no-fund"]).current_dir(web),
        "npm ci",
    )?;
    fs::write(web.join(STAMP), wanted).map_err(|e| format!("{STAMP}: {e}"))
}

/// Runs a tool; everything it printed becomes part of the error, since cargo hides a build script's
/// own output.
fn run(command: &mut Command, name: &str) -> Result<(), String> {
    let output = command.output().map_err(|e| format!("{name} could not be started: {e}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!(
        "{name} in web/ failed ({}):\n{}{}",
        output.status,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    ))
}
