//! Checks and chores of the project: `cargo xtask <task>`.

#![allow(clippy::print_stdout)]

mod load;
mod reference;
mod sbom;
mod tidy;
mod types;

use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask <task>

  tidy            the house rules of the code: who may depend on whom, how long a file
                  may be, that every rule in docs/rules is cited by a test and shown by
                  the games it names, that no code knows a ruleset by name
  types           writes the TypeScript declarations of the wire types, and the reference
  types --check [FOLDER]
                  fails if they differ from those in web/src/lib/wire; with a folder, they
                  were written there by tests with the feature `ts`
  reference       writes docs/protocol-reference.md from these declarations and the comments
                  in the code, and the codes as types for the client; tidy compares both
  sbom            writes what the binary is made of, as CycloneDX; --help says how
  load            fills a server with tables and measures it; --help says how";

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<bool> {
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["tidy"] => tidy::run(&root()),
        ["load", ref rest @ ..] => load::run(rest),
        ["sbom", ref rest @ ..] => sbom::run(&root(), rest),
        ["types"] => types::write(&root()).and_then(|_| reference::write(&root())),
        ["reference"] => reference::write(&root()),
        ["types", "--check"] => types::check(&root(), None),
        ["types", "--check", written] => types::check(&root(), Some(written)),
        ["help" | "--help" | "-h"] | [] => {
            println!("{USAGE}");
            Ok(true)
        }
        _ => bail!("unknown task `{}`\n\n{USAGE}", arguments.join(" ")),
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}
