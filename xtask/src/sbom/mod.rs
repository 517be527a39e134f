//! The software bill of materials (SBOM): a CycloneDX document with every crate and npm package in the
//! binary.

mod crates;
mod document;
mod packages;
#[cfg(test)]
mod tests;

use anyhow::{Context as _, Result};
use clap::Parser as _;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes a bill of materials (CycloneDX 1.6, JSON) of the program: the Rust crates that are linked or
/// generate code for one target, and the npm packages behind the client. The same lock files give the
/// same bytes.
#[derive(Debug, clap::Parser)]
#[command(name = "cargo xtask sbom")]
struct Options {
    /// Where to write it; by default to the output.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// For which target, such as aarch64-unknown-linux-musl; by default the one of this machine.
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
}

/// A component of the binary.
#[derive(Debug)]
struct Part {
    name: String,
    version: String,
    purl: String,
    license: Option<String>,
    /// The algorithm by its CycloneDX name, and the hash in hexadecimal.
    hash: Option<(&'static str, String)>,
    /// Whether it runs in the program, or only while it is built, such as a macro.
    runs: bool,
    /// The purls of its dependencies.
    needs: Vec<String>,
}

/// The components by purl.
type Parts = BTreeMap<String, Part>;

/// Writes the document. True if it succeeded.
pub(crate) fn run(root: &Path, arguments: &[&str]) -> Result<bool> {
    let options =
        Options::parse_from(std::iter::once("cargo xtask sbom").chain(arguments.iter().copied()));
    let text = write(root, options.target.as_deref())?;
    match options.output {
        None => print!("{text}"),
        Some(file) => fs::write(&file, text)
            .with_context(|| format!("{} cannot be written", file.display()))?,
    }
    Ok(true)
}

fn write(root: &Path, target: Option<&str>) -> Result<String> {
    let program = crates::program(root, target)?;
    let client = packages::client(&root.join("web/package-lock.json"))?;
    let document = document::cyclonedx(&program, &client)?;
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}
