//! Test files that no list of modules names would never run, and nobody would notice. This covers folders of
//! tests that form one program, and crates whose tests all form one program.

use std::collections::BTreeSet;

use super::Findings;
use super::sources::{Source, Sources};

pub(crate) fn check<'a>(sources: &'a Sources) -> Findings {
    let mut findings = Findings::default();
    for manifest in sources.iter().filter(|file| file.name() == "Cargo.toml") {
        let tests = manifest.path.replace("Cargo.toml", "tests/");
        let alone = manifest.text.lines().any(|line| line == "autotests = false");
        let inside = |file: &'a Source| Some((file, file.path.strip_prefix(&tests)?));
        let inside: Vec<_> = sources.iter().filter_map(inside).collect();
        let is_suite = |folder: &&str| match folder.matches('/').count() {
            0 => alone,
            depth => !alone && depth == 1,
        };
        let folders = inside.iter().filter_map(|(_, path)| path.strip_suffix("main.rs"));
        let suites: Vec<&str> = folders.filter(is_suite).collect();
        if alone && suites.is_empty() && !inside.is_empty() {
            let message = format!("{tests}main.rs is missing, so no test there ever runs");
            findings.violations.push(message);
        }
        let lists = |path: &str| path == "main.rs" || path.ends_with("/mod.rs");
        for (file, path) in inside {
            if suites.iter().any(|suite| path.strip_prefix(suite).is_some_and(lists)) {
                findings.violations.extend(forgotten(sources, file));
            }
        }
    }
    findings
}

/// Files beside this list of modules that it does not name.
fn forgotten(sources: &Sources, root: &Source) -> Vec<String> {
    let folder = root.path.trim_end_matches(root.name());
    let named: BTreeSet<&str> = root.text.lines().filter_map(module).collect();
    let files = sources.iter().filter_map(|file| file.path.strip_prefix(folder));
    let modules = files.filter(|path| path.ends_with(".rs")).filter_map(|path| {
        let inner = path.strip_suffix("/mod.rs").filter(|name| !name.contains('/'));
        inner.or_else(|| path.strip_suffix(".rs").filter(|name| !name.contains('/')))
    });
    let missing = modules.filter(|name| !["main", "mod"].contains(name) && !named.contains(name));
    let says = |name| format!("{}: `mod {name};` is missing, so it never runs", root.path);
    missing.map(says).collect()
}

fn module(line: &str) -> Option<&str> {
    line.trim_start_matches("pub(crate) ").strip_prefix("mod ")?.strip_suffix(';')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_that_is_not_listed_is_found() {
        let files = |manifest| {
            let violations = check(&Sources::of(&[
                ("crates/x/Cargo.toml", manifest),
                ("crates/x/tests/main.rs", "mod here;\nmod folder;\n"),
                ("crates/x/tests/here.rs", ""),
                ("crates/x/tests/folder/mod.rs", "mod part;\n"),
                ("crates/x/tests/folder/part.rs", ""),
                ("crates/x/tests/gone.rs", ""),
            ]));
            violations.violations
        };
        let missing = "crates/x/tests/main.rs: `mod gone;` is missing, so it never runs";
        assert_eq!(files("autotests = false\n"), [missing]);
        assert_eq!(files(""), Vec::<String>::new());
    }

    #[test]
    fn a_part_of_a_suite_that_is_not_listed_is_found() {
        let violations = check(&Sources::of(&[
            ("crates/x/Cargo.toml", ""),
            ("crates/x/tests/suite/main.rs", "mod here;\npub(crate) mod folder;\n"),
            ("crates/x/tests/suite/here.rs", ""),
            ("crates/x/tests/suite/folder/mod.rs", "mod part;\n"),
            ("crates/x/tests/suite/folder/part.rs", ""),
            ("crates/x/tests/suite/folder/lost.rs", ""),
            ("crates/x/tests/suite/gone.rs", ""),
            ("crates/x/tests/shared/any.rs", ""),
        ]));
        let missing = [
            "crates/x/tests/suite/folder/mod.rs: `mod lost;` is missing, so it never runs",
            "crates/x/tests/suite/main.rs: `mod gone;` is missing, so it never runs",
        ];
        let mut found = violations.violations;
        found.sort();
        assert_eq!(found, missing);
    }
}
