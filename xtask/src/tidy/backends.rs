//! The store's backends all have the same files: knowing one, you can find everything in another.
//!
//! Each part of the contract is a trait in a file of its own, has a test suite in a file of that name, and is
//! implemented in a file of that name by every backend. Everything else in a backend goes into folders.

use super::Findings;
use super::sources::{Source, Sources};
use std::collections::BTreeMap;

const CONTRACT: &str = "crates/store/src/";
const SUITE: &str = "crates/store/tests/conformance/";

/// The parts of the contract: the name of the file, and that of the trait.
const PARTS: [(&str, &str); 12] = [
    ("tables", "Tables"),
    ("players", "Players"),
    ("sessions", "Sessions"),
    ("accounts", "Accounts"),
    ("admins", "Admins"),
    ("ledger", "Ledger"),
    ("listing", "Listing"),
    ("matches", "Matches"),
    ("numbers", "Numbers"),
    ("ratings", "Ratings"),
    ("shared_rules", "SharedRulesStore"),
    ("daily", "Daily"),
];

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    for (part, name) in PARTS {
        let file = format!("{CONTRACT}{part}.rs");
        holds(sources, &file, &format!("pub trait {name}:"), &mut findings);
        holds(sources, &format!("{SUITE}{part}.rs"), "", &mut findings);
    }
    let backends = backends(sources);
    if backends.is_empty() {
        findings.violations.push(format!("there is no backend in {CONTRACT}"));
    }
    for (backend, files) in backends {
        for (part, name) in PARTS {
            let file = format!("{CONTRACT}{backend}/{part}.rs");
            holds(sources, &file, &format!("impl {name} for "), &mut findings);
        }
        for file in files {
            let part = file.name().trim_end_matches(".rs");
            if part != "mod" && !PARTS.iter().any(|(name, _)| *name == part) {
                let place = "it is no part of the contract and belongs into a folder";
                findings.violations.push(format!("{}: {place}", file.path));
            }
        }
    }
    findings
}

/// The folders of the contract that have a `mod.rs`, each with the files directly in it.
fn backends(sources: &Sources) -> BTreeMap<&str, Vec<&Source>> {
    let mut folders: BTreeMap<&str, Vec<&Source>> = BTreeMap::new();
    for file in sources.with_extension("rs") {
        let path = file.path.strip_prefix(CONTRACT).and_then(|path| path.split_once('/'));
        if let Some((folder, name)) = path
            && !name.contains('/')
        {
            folders.entry(folder).or_default().push(file);
        }
    }
    folders.retain(|_, files| files.iter().any(|file| file.name() == "mod.rs"));
    folders
}

fn holds(sources: &Sources, path: &str, text: &str, findings: &mut Findings) {
    match sources.iter().find(|file| file.path == path) {
        None => findings.violations.push(format!("{path} is missing")),
        Some(file) if !file.text.contains(text) => {
            findings.violations.push(format!("{path}: no `{}`", text.trim_end_matches([':', ' '])));
        }
        Some(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contract, its suite and a backend as they should be.
    fn house() -> Vec<(String, String)> {
        let mut files = vec![(format!("{CONTRACT}memory/mod.rs"), String::new())];
        for (part, name) in PARTS {
            files.push((format!("{CONTRACT}{part}.rs"), format!("pub trait {name}: Send {{}}")));
            files.push((format!("{SUITE}{part}.rs"), String::new()));
            let backend = format!("impl {name} for MemoryStore {{}}");
            files.push((format!("{CONTRACT}memory/{part}.rs"), backend));
        }
        files
    }

    fn violations(files: &[(String, String)]) -> Vec<String> {
        let files: Vec<_> =
            files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        check(&Sources::of(&files)).violations
    }

    #[test]
    fn backends_that_are_cut_alike_pass_whatever_lies_in_their_folders() {
        let mut files = house();
        files.push((format!("{CONTRACT}memory/tables/append.rs"), String::new()));
        files.push((format!("{CONTRACT}limits.rs"), String::new()));
        assert!(violations(&files).is_empty());
    }

    #[test]
    fn a_file_of_a_name_of_its_own_is_found() {
        let mut files = house();
        files.push((format!("{CONTRACT}memory/books.rs"), String::new()));
        let found = violations(&files);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("crates/store/src/memory/books.rs: it is no part"));
    }

    #[test]
    fn a_part_that_is_missing_or_elsewhere_is_found() {
        let mut files = house();
        files.retain(|(path, _)| !path.ends_with("memory/ledger.rs"));
        assert_eq!(violations(&files), ["crates/store/src/memory/ledger.rs is missing"]);
        files = house();
        let tables = files.iter_mut().find(|(path, _)| path.ends_with("memory/tables.rs"));
        tables.unwrap().1.clear();
        assert_eq!(violations(&files), ["crates/store/src/memory/tables.rs: no `impl Tables for`"]);
    }

    #[test]
    fn a_part_without_a_suite_is_found_and_so_is_a_contract_without_backends() {
        let mut files = house();
        files.retain(|(path, _)| !path.contains("conformance/admins") && !path.contains("memory"));
        assert_eq!(
            violations(&files),
            [
                "crates/store/tests/conformance/admins.rs is missing",
                "there is no backend in crates/store/src/"
            ]
        );
    }
}
