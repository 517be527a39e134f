//! The Rust crates of the program, as cargo resolves them.
//!
//! `cargo metadata` knows every crate of the workspace, but only with the features of all members and their
//! tests combined: drivers of other databases would then seem to be in the program. So `cargo tree` says
//! which crates get into it, and `cargo metadata` what they are.

use super::{Part, Parts};
use anyhow::{Context as _, Result, bail};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The package whose binary is the program.
const PROGRAM: &str = "stammtisch";

/// The crate that contains SQLite, in C.
const WITH_SQLITE: &str = "libsqlite3-sys";

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// The registry it was published in; none if it is ours.
    source: Option<String>,
    manifest_path: PathBuf,
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    checksum: Option<String>,
}

/// A crate by name and version.
pub(super) type Id = (String, String);

/// The dependencies of each crate, and the crates that only run during compilation.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Tree {
    pub(super) needs: BTreeMap<Id, BTreeSet<Id>>,
    pub(super) macros: BTreeSet<Id>,
}

/// The purl of the program, and all its parts.
pub(super) struct Program {
    pub(super) root: String,
    pub(super) parts: Parts,
}

pub(super) fn program(root: &Path, target: Option<&str>) -> Result<Program> {
    let host;
    let target = match target {
        Some(target) => target,
        None => {
            host = host_triple(root)?;
            &host
        }
    };
    let metadata =
        cargo(root, &["metadata", "--format-version", "1", "--filter-platform", target])?;
    let metadata: Metadata = serde_json::from_str(&metadata)?;
    let lock: Lock = toml::from_str(&fs::read_to_string(root.join("Cargo.lock"))?)?;
    let shown = ["tree", "--package", PROGRAM, "--edges", "normal", "--prefix", "depth"];
    let shown = [&shown[..], &["--format", " {p}", "--target", target]].concat();
    let tree = read_tree(&cargo(root, &shown)?)?;
    assemble(metadata, &lock, &tree)
}

fn assemble(metadata: Metadata, lock: &Lock, tree: &Tree) -> Result<Program> {
    let running = tree.running()?;
    let known: BTreeMap<Id, Package> = (metadata.packages.into_iter())
        .map(|package| ((package.name.clone(), package.version.clone()), package))
        .collect();
    let find =
        |id: &Id| known.get(id).with_context(|| format!("cargo does not know {} {}", id.0, id.1));
    let mut parts = Parts::new();
    let mut root = None;
    for (id, needs) in &tree.needs {
        let package = find(id)?;
        let locked = lock.package.iter().find(|it| it.name == id.0 && it.version == id.1);
        let checksum = locked.and_then(|it| it.checksum.clone());
        let mut needs = needs.iter().map(|id| Ok(purl(find(id)?))).collect::<Result<Vec<_>>>()?;
        if package.name == WITH_SQLITE {
            let sqlite = sqlite(&package.manifest_path)?;
            needs.push(sqlite.purl.clone());
            parts.insert(sqlite.purl.clone(), sqlite);
        }
        if package.name == PROGRAM {
            root = Some(purl(package));
        }
        let part = Part {
            name: package.name.clone(),
            version: package.version.clone(),
            purl: purl(package),
            // The syntax used before SPDX.
            license: package.license.as_ref().map(|it| it.replace(" / ", "/").replace('/', " OR ")),
            hash: checksum.map(|hash| ("SHA-256", hash)),
            runs: running.contains(id),
            needs,
        };
        parts.insert(part.purl.clone(), part);
    }
    let root = root.with_context(|| format!("`{PROGRAM}` is not in its own tree"))?;
    Ok(Program { root, parts })
}

/// The package URL of a crate. One of ours is not published, and must not be mistaken for another one of the
/// same name on crates.io.
fn purl(package: &Package) -> String {
    let kind = if package.source.is_some() { "cargo" } else { "generic" };
    format!("pkg:{kind}/{}@{}", package.name, package.version.replace('+', "%2B"))
}

/// The SQLite inside the crate that contains it.
fn sqlite(manifest: &Path) -> Result<Part> {
    let path = manifest.with_file_name("sqlite3").join("sqlite3.h");
    let header = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let define = header.lines().find_map(|line| line.strip_prefix("#define SQLITE_VERSION "));
    let version = define.context("sqlite3.h has no version")?.trim().trim_matches('"').to_owned();
    Ok(Part {
        name: "sqlite".into(),
        purl: format!("pkg:generic/sqlite@{version}"),
        version,
        license: Some("blessing".into()),
        hash: None,
        runs: true,
        needs: Vec::new(),
    })
}

impl Tree {
    /// The crates that are reachable from the program without passing through a macro.
    pub(super) fn running(&self) -> Result<BTreeSet<&Id>> {
        let root = self.needs.keys().find(|id| id.0 == PROGRAM);
        let mut waiting =
            vec![root.with_context(|| format!("`{PROGRAM}` is not in its own tree"))?];
        let mut found = BTreeSet::new();
        while let Some(id) = waiting.pop() {
            if !self.macros.contains(id) && found.insert(id) {
                waiting.extend(&self.needs[id]);
            }
        }
        Ok(found)
    }
}

/// Parses lines such as `2 serde_derive v1.0.229 (proc-macro) (*)`: the depth below the program, and the
/// crate.
pub(super) fn read_tree(shown: &str) -> Result<Tree> {
    let mut tree = Tree::default();
    let mut above: Vec<Id> = Vec::new();
    for line in shown.lines().filter(|line| !line.is_empty()) {
        let words: Vec<_> = line.split_whitespace().collect();
        let [depth, name, version, ref rest @ ..] = words[..] else {
            bail!("`{line}` is no crate")
        };
        let depth: usize = depth.parse().with_context(|| format!("`{line}` has no depth"))?;
        let version =
            version.strip_prefix('v').with_context(|| format!("`{line}` has no version"))?;
        let id = (name.to_owned(), version.to_owned());
        above.truncate(depth);
        if let Some(parent) = above.last() {
            tree.needs.entry(parent.clone()).or_default().insert(id.clone());
        }
        tree.needs.entry(id.clone()).or_default();
        if rest.contains(&"(proc-macro)") {
            tree.macros.insert(id.clone());
        }
        above.push(id);
    }
    Ok(tree)
}

fn host_triple(root: &Path) -> Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let told = output(Command::new(rustc).arg("-vV").current_dir(root))?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not say for which machine it compiles")
}

fn cargo(root: &Path, arguments: &[&str]) -> Result<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    output(Command::new(cargo).args(arguments).arg("--locked").current_dir(root))
}

fn output(command: &mut Command) -> Result<String> {
    let done = command.output().with_context(|| format!("{command:?} cannot be run"))?;
    if !done.status.success() {
        bail!("{command:?} failed:\n{}", String::from_utf8_lossy(&done.stderr));
    }
    Ok(String::from_utf8(done.stdout)?)
}
