//! Builds the web client and packs it into the binary.
//!
//! `cargo run` must be the only command a newcomer needs, so this script calls npm and vite itself.
//! The embedded files come from one of three sources:
//!
//! - `WEB_SKIP=1`: a one-line page (linting, unit tests, machines without Node)
//! - `WEB_DIST=dir`: a client that was built before (packagers, offline builds)
//! - otherwise: `npm ci` if the lock file changed, then `vite build`

// Build scripts talk to cargo by printing.
#![allow(clippy::print_stdout)]

mod client;
mod hashed;
mod node;
mod pack;
mod watch;

use std::env;
use std::path::{Path, PathBuf};

const SKIPPED_PAGE: &str = "<!doctype html><meta charset=\"utf-8\"><title>Stammtisch</title>\
    <p>This server was built without its web client (WEB_SKIP=1).\n";

fn main() {
    if let Err(message) = run() {
        // `cargo::error` fails the build with this message instead of the noise of a panic.
        for line in message.lines() {
            println!("cargo::error={line}");
        }
    }
}

fn run() -> Result<(), String> {
    println!("cargo::rerun-if-env-changed=WEB_SKIP");
    println!("cargo::rerun-if-env-changed=WEB_DIST");
    println!("cargo::rerun-if-changed=build");
    let out = PathBuf::from(required("OUT_DIR")?);
    let root = PathBuf::from(required("CARGO_MANIFEST_DIR")?).join("../..");
    let dist = out.join("web");
    let skipped = switched_on("WEB_SKIP");
    if skipped {
        pack::fresh_folder(&dist)?;
        pack::write(&dist.join("index.html"), SKIPPED_PAGE.as_bytes())?;
        pack::embed(&dist, &out, true)
    } else if let Some(ready) = env::var_os("WEB_DIST").filter(|dir| !dir.is_empty()) {
        let ready = root.join(ready);
        watch::ready_build(&ready);
        require_index(&ready, "WEB_DIST")?;
        pack::embed(&ready, &out, false)
    } else {
        let web = root.join("web");
        watch::sources(&web)?;
        node::check()?;
        client::build(&web, &dist)?;
        require_index(&dist, "vite build")?;
        pack::embed(&dist, &out, false)
    }
}

fn required(name: &str) -> Result<String, String> {
    env::var(name).map_err(|_| format!("{name} is not set: this is a build script of cargo's"))
}

fn switched_on(name: &str) -> bool {
    env::var(name).is_ok_and(|value| !matches!(value.as_str(), "" | "0" | "false"))
}

fn require_index(dir: &Path, origin: &str) -> Result<(), String> {
    if dir.join("index.html").is_file() {
        return Ok(());
    }
    Err(format!("{origin}: there is no index.html in {}", dir.display()))
}
