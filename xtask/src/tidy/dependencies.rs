//! Dependencies between our crates go one way, and the pure crates stay free of I/O.

use super::Findings;
use super::sources::{Source, Sources};
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use toml::{Table, Value};

/// The crates that each crate may use. A crate that is not listed is refused.
const MAY_USE: [(&str, &[&str]); 12] = [
    ("stammtisch-ids", &[]),
    ("stammtisch-engine", &[]),
    ("stammtisch-bots", &["stammtisch-engine"]),
    ("stammtisch-rules-text", &["stammtisch-engine"]),
    ("stammtisch-playscript", &["stammtisch-engine"]),
    (
        "stammtisch-table",
        &["stammtisch-ids", "stammtisch-engine", "stammtisch-rules-text", "stammtisch-playscript"],
    ),
    ("stammtisch-store", &["stammtisch-ids"]),
    ("stammtisch-web-assets", &[]),
    (
        "stammtisch-server",
        &[
            "stammtisch-ids",
            "stammtisch-engine",
            "stammtisch-rules-text",
            "stammtisch-playscript",
            "stammtisch-bots",
            "stammtisch-table",
            "stammtisch-store",
            "stammtisch-web-assets",
        ],
    ),
    (
        "stammtisch",
        &[
            "stammtisch-ids",
            "stammtisch-engine",
            "stammtisch-rules-text",
            "stammtisch-playscript",
            "stammtisch-bots",
            "stammtisch-table",
            "stammtisch-store",
            "stammtisch-web-assets",
            "stammtisch-server",
        ],
    ),
    (
        "stammtisch-fuzz",
        &[
            "stammtisch-engine",
            "stammtisch-rules-text",
            "stammtisch-playscript",
            "stammtisch-table",
        ],
    ),
    ("xtask", &[]),
];

/// Crates that a crate's tests may use in addition: the engine's suites read scripted games, and hold words
/// to the same promises as views.
const MAY_TEST_WITH: [(&str, &[&str]); 1] =
    [("stammtisch-engine", &["stammtisch-rules-text", "stammtisch-playscript"])];

/// The crates that get time, randomness and settings as values.
const PURE: [&str; 6] = [
    "stammtisch-ids",
    "stammtisch-engine",
    "stammtisch-rules-text",
    "stammtisch-playscript",
    "stammtisch-bots",
    "stammtisch-table",
];

/// Crates that would bring a clock, threads, files or the system's randomness into a pure crate.
const IMPURE: [&str; 10] = [
    "tokio",
    "axum",
    "sqlx",
    "rusqlite",
    "rayon",
    "getrandom",
    "rand",
    "reqwest",
    "jiff",
    "chrono",
];

pub(crate) fn check(sources: &Sources) -> Result<Findings> {
    let mut findings = Findings::default();
    let manifests = sources
        .with_extension("toml")
        .filter(|file| file.name() == "Cargo.toml" && file.path != "Cargo.toml");
    for file in manifests {
        manifest(file, &mut findings).with_context(|| file.path.clone())?;
    }
    Ok(findings)
}

fn manifest(file: &Source, findings: &mut Findings) -> Result<()> {
    let manifest: Table = file.text.parse()?;
    let name = manifest
        .get("package")
        .and_then(|package| package.get("name"))
        .and_then(Value::as_str)
        .context("no package name")?;
    let Some((_, allowed)) = MAY_USE.iter().find(|(owner, _)| *owner == name) else {
        let place = "give it a place in xtask/src/tidy/dependencies.rs";
        findings.violations.push(format!("{}: {name} is new: {place}", file.path));
        return Ok(());
    };
    let ours = |dependency: &str| MAY_USE.iter().any(|(owner, _)| *owner == dependency);
    for (section, dependency) in dependencies(&manifest) {
        // A crate may name itself for its own tests, to turn on a feature.
        let shipped = section != "dev-dependencies";
        let tests = MAY_TEST_WITH.iter().find(|(owner, _)| *owner == name && !shipped);
        let mut known = allowed.iter().chain(tests.map_or(&[][..], |(_, tests)| tests));
        if ours(&dependency) && dependency != name && !known.any(|known| *known == dependency) {
            findings.violations.push(format!("{}: {name} must not know {dependency}", file.path));
        }
        if shipped && PURE.contains(&name) && IMPURE.contains(&dependency.as_str()) {
            findings
                .violations
                .push(format!("{}: {name} is pure and cannot use {dependency}", file.path));
        }
    }
    Ok(())
}

/// All dependencies with their section, including those for single targets.
fn dependencies(manifest: &Table) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    let targets = manifest.get("target").and_then(Value::as_table);
    let tables = targets.into_iter().flat_map(Table::values).filter_map(Value::as_table);
    for table in tables.chain([manifest]) {
        for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
            for (key, value) in table.get(section).and_then(Value::as_table).into_iter().flatten() {
                let renamed = value.get("package").and_then(Value::as_str);
                found.insert((section.to_owned(), renamed.unwrap_or(key).to_owned()));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn violations(name: &str, rest: &str) -> Vec<String> {
        let text = format!("[package]\nname = \"{name}\"\n{rest}");
        check(&Sources::of(&[("crates/x/Cargo.toml", &text)])).unwrap().violations
    }

    #[test]
    fn the_right_way_passes() {
        let rest = "[dependencies]\nstammtisch-engine.workspace = true\nserde = \"1\"\n\
                    [dev-dependencies]\ntokio = \"1\"\nstammtisch-table.workspace = true";
        assert!(violations("stammtisch-table", rest).is_empty());
    }

    #[test]
    fn the_wrong_way_is_found_in_every_section() {
        for section in ["dependencies", "dev-dependencies", "target.'cfg(unix)'.dependencies"] {
            let rest = format!("[{section}]\nstammtisch-bots.workspace = true");
            let found = violations("stammtisch-table", &rest);
            assert_eq!(found.len(), 1, "{section}");
            assert!(found[0].contains("stammtisch-table must not know stammtisch-bots"));
        }
    }

    #[test]
    fn the_engine_knows_words_in_its_tests_only() {
        let uses = |section: &str| format!("[{section}]\nstammtisch-rules-text.workspace = true");
        assert!(violations("stammtisch-engine", &uses("dev-dependencies")).is_empty());
        assert_eq!(violations("stammtisch-engine", &uses("dependencies")).len(), 1);
    }

    #[test]
    fn the_store_knows_no_game() {
        for game in ["stammtisch-engine", "stammtisch-table"] {
            let found =
                violations("stammtisch-store", &format!("[dependencies]\n{game}.workspace = true"));
            assert_eq!(found.len(), 1, "{game}");
        }
    }

    #[test]
    fn a_new_name_does_not_hide_a_dependency() {
        let rest = "[dependencies]\nfriend = { package = \"stammtisch-server\", path = \"..\" }";
        assert_eq!(violations("stammtisch-store", rest).len(), 1);
    }

    #[test]
    fn pure_crates_bring_no_runtime() {
        let found = violations("stammtisch-engine", "[dependencies]\ntokio = \"1\"");
        assert!(found[0].contains("pure"), "{found:?}");
        assert!(violations("stammtisch-server", "[dependencies]\ntokio = \"1\"").is_empty());
    }

    #[test]
    fn a_crate_without_a_place_is_found() {
        assert!(violations("stammtisch-extra", "")[0].contains("is new"));
    }
}
