//! Exports the TypeScript declarations of the wire protocol.
//!
//! The exporter writes them as part of the tests of each crate that has some. We let it write to a separate
//! folder and copy what changed, so that a failed run leaves nothing half done and an unchanged file keeps
//! its modification time.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use toml::{Table, Value};

const TARGET: &str = "web/src/lib/wire";

/// The relative path and the text of each declaration.
type Files = BTreeMap<String, String>;

/// Writes the declarations; removes those of types that no longer exist.
pub(crate) fn write(root: &Path) -> Result<bool> {
    let wanted = generate(root)?;
    let target = root.join(TARGET);
    let present = read(&target)?;
    for path in present.keys().filter(|path| !wanted.contains_key(*path)) {
        fs::remove_file(target.join(path)).with_context(|| path.clone())?;
    }
    for (path, text) in wanted.iter().filter(|(path, text)| present.get(*path) != Some(*text)) {
        let file = target.join(path);
        fs::create_dir_all(file.parent().unwrap_or(&target))?;
        fs::write(&file, text).with_context(|| path.clone())?;
    }
    println!("types: {} in {TARGET}", wanted.len());
    Ok(true)
}

/// True if the declarations are up to date. Tests run with the exporter turned on have `written` them
/// already; otherwise they are made here.
pub(crate) fn check(root: &Path, written: Option<&str>) -> Result<bool> {
    let wanted = written.map_or_else(|| generate(root), |dir| read(Path::new(dir)))?;
    let differences = differences(&wanted, &read(&root.join(TARGET))?);
    for line in &differences {
        println!("types: {TARGET}/{line}");
    }
    if !differences.is_empty() {
        println!("types: run `cargo xtask types` and commit the result");
    }
    Ok(differences.is_empty())
}

fn differences(wanted: &Files, present: &Files) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in wanted {
        match present.get(path) {
            None => found.push(format!("{path} is missing")),
            Some(old) if old != text => found.push(format!("{path} is out of date")),
            Some(_) => {}
        }
    }
    let gone = present.keys().filter(|path| !wanted.contains_key(*path));
    found.extend(gone.map(|path| format!("{path} belongs to no type")));
    found
}

fn generate(root: &Path) -> Result<Files> {
    let crates = exporting_crates(root)?;
    if crates.is_empty() {
        return Ok(Files::new());
    }
    let place = tempfile::tempdir()?;
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).env("TS_RS_EXPORT_DIR", place.path()).env("WEB_SKIP", "1");
    command.args(["test", "--quiet", "--lib"]);
    // Compiled only for this, and hardly run: optimising it would take minutes.
    for name in ["stammtisch-engine", "stammtisch-bots", "stammtisch-rules-text"] {
        command.args(["--config", &format!("profile.dev.package.{name}.opt-level=0")]);
    }
    for (name, feature) in &crates {
        command.args(["--package", name]);
        if *feature {
            command.args(["--features", &format!("{name}/ts")]);
        }
    }
    let output = command.arg("export_bindings").output().context("cargo test")?;
    if !output.status.success() {
        bail!("the export failed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    read(place.path())
}

/// The crates that use the exporter, and whether a feature `ts` turns it on.
fn exporting_crates(root: &Path) -> Result<Vec<(String, bool)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join("crates"))? {
        let path = entry?.path().join("Cargo.toml");
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let manifest: Table = text.parse().with_context(|| path.display().to_string())?;
        let section = |name: &str| manifest.get(name).and_then(Value::as_table);
        let uses = ["dependencies", "dev-dependencies"]
            .iter()
            .any(|name| section(name).is_some_and(|table| table.contains_key("ts-rs")));
        let name = section("package").and_then(|package| package.get("name")?.as_str());
        if let Some(name) = name.filter(|_| uses) {
            let feature = section("features").is_some_and(|table| table.contains_key("ts"));
            found.push((name.to_owned(), feature));
        }
    }
    found.sort();
    Ok(found)
}

/// All declarations below a folder; none if there is no such folder.
fn read(dir: &Path) -> Result<Files> {
    let mut files = Files::new();
    collect(dir, "", &mut files)?;
    Ok(files)
}

fn collect(dir: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    let Ok(entries) = fs::read_dir(dir) else { return Ok(()) };
    for entry in entries {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else if path.ends_with(".ts") {
            let text = fs::read_to_string(entry.path()).with_context(|| path.clone())?;
            files.insert(path, text);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> Files {
        list.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn every_kind_of_difference_is_named() {
        let wanted = files(&[("Card.ts", "a"), ("View.ts", "new"), ("Move.ts", "c")]);
        let present = files(&[("Card.ts", "a"), ("View.ts", "old"), ("Gone.ts", "d")]);
        assert_eq!(
            differences(&wanted, &present),
            ["Move.ts is missing", "View.ts is out of date", "Gone.ts belongs to no type"]
        );
        assert!(differences(&wanted, &wanted).is_empty());
    }

    #[test]
    fn exporting_crates_are_found_by_their_manifest() {
        let root = tempfile::tempdir().unwrap();
        for (name, rest) in [
            ("a", "[features]\nts = [\"dep:ts-rs\"]\n[dependencies]\nts-rs = { version = \"12\" }"),
            ("b", "[dependencies]\nts-rs.workspace = true"),
            ("c", "[dependencies]\nserde = \"1\""),
        ] {
            let dir = root.path().join("crates").join(name);
            fs::create_dir_all(&dir).unwrap();
            let text = format!("[package]\nname = \"{name}\"\n{rest}");
            fs::write(dir.join("Cargo.toml"), text).unwrap();
        }
        let found = exporting_crates(root.path()).unwrap();
        assert_eq!(found, [("a".to_owned(), true), ("b".to_owned(), false)]);
    }

    #[test]
    fn declarations_are_read_from_all_folders() {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir_all(root.path().join("serde_json")).unwrap();
        fs::write(root.path().join("serde_json/JsonValue.ts"), "a").unwrap();
        fs::write(root.path().join("README.md"), "b").unwrap();
        assert_eq!(read(root.path()).unwrap(), files(&[("serde_json/JsonValue.ts", "a")]));
    }
}
