//! Limits on the length of files: they stay short enough to read in one go.

use super::Findings;
use super::sources::{Source, Sources};
use super::test_code::is_test_file;

const LIMIT: usize = 400;
const TEST_LIMIT: usize = 600;
const MEASURED: [&str; 5] = ["rs", "ts", "svelte", "js", "mjs"];

/// Written by `cargo xtask types`.
const GENERATED: &str = "web/src/lib/wire/";

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let measured = sources
        .iter()
        .filter(|file| MEASURED.contains(&file.extension()) && !file.path.starts_with(GENERATED));
    for file in measured {
        let (lines, limit) = (file.text.lines().count(), limit_of(file));
        if lines > limit {
            findings.violations.push(format!("{}: {lines} lines, at most {limit}", file.path));
        }
    }
    findings
}

fn limit_of(file: &Source) -> usize {
    if is_test_file(file) { TEST_LIMIT } else { LIMIT }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_all_reported() {
        let (code, test) = ("x\n".repeat(401), "x\n".repeat(601));
        let sources = Sources::of(&[
            ("crates/engine/src/a.rs", &code),
            ("web/src/Table.svelte", &code),
            ("crates/engine/tests/b.rs", &test),
        ]);
        let found = check(&sources).violations;
        assert_eq!(found.len(), 3, "{found:?}");
        assert_eq!(found[0], "crates/engine/src/a.rs: 401 lines, at most 400");
    }

    #[test]
    fn files_at_the_limit_and_generated_ones_pass() {
        let (code, test) = ("x\n".repeat(400), "x\n".repeat(600));
        let sources = Sources::of(&[
            ("crates/engine/src/a.rs", &code),
            ("crates/engine/tests/b.rs", &test),
            ("web/src/lib/wire/View.ts", &test),
            ("docs/rules.md", &test),
        ]);
        assert!(check(&sources).violations.is_empty());
    }
}
