//! Finds Node and says plainly what to do when it is missing or too old.

use std::process::Command;

/// Vite's minimum within Node 20.
pub(crate) const MINIMUM: (u32, u32) = (20, 19);

pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Fails with a one-sentence explanation unless `node` and `npm` can build the client.
pub(crate) fn check() -> Result<(), String> {
    match version_of("node") {
        None => Err(advice("Node.js was not found")),
        Some(version) if parse(&version).is_none_or(|found| found < MINIMUM) => {
            Err(advice(&format!("Node.js {version} is too old")))
        }
        Some(_) if version_of(NPM).is_none() => Err(advice("npm was not found")),
        Some(_) => Ok(()),
    }
}

fn version_of(tool: &str) -> Option<String> {
    let output = Command::new(tool).arg("--version").output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// `v20.19.2` becomes `(20, 19)`.
pub(crate) fn parse(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

pub(crate) fn advice(problem: &str) -> String {
    let (major, minor) = MINIMUM;
    format!(
        "{problem}: the web client needs Node.js {major}.{minor} or newer with npm; on Debian 13 \
         or newer run `sudo apt-get install nodejs npm`, elsewhere see nodejs.org, or set \
         WEB_DIST=dir to embed a ready build or WEB_SKIP=1 to build without the client."
    )
}
