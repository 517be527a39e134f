//! Every rule is cited by a test, and every citation names a rule.

use super::Findings;
use super::rows::Rules;
use super::sources::{Source, Sources};
use super::test_code::tests_of;
use std::collections::{BTreeMap, BTreeSet};

pub(crate) fn check(sources: &Sources, rules: &Rules) -> Findings {
    let mut findings = Findings::default();
    let readable = || sources.iter().filter(|file| !is_about_citations(file));
    for set in &rules.rules {
        let ids = set.ids();
        let mut cited = BTreeSet::new();
        for file in readable() {
            cited.extend(ids_in(tests_of(file), &set.prefix).into_iter().map(|(_, id)| id));
        }
        let later: BTreeMap<_, _> = set.later.iter().map(|row| (&row.id, &row.reason)).collect();
        for id in ids.difference(&cited) {
            match later.get(id) {
                Some(reason) => findings.notes.push(format!("{id} is not yet required: {reason}")),
                None => findings.violations.push(format!("{id} is cited by no test")),
            }
        }
        for file in readable() {
            for (line, id) in ids_in(&file.text, &set.prefix) {
                if !ids.contains(&id) {
                    findings.violations.push(format!("{}:{line}: there is no {id}", file.path));
                }
            }
        }
    }
    findings
}

/// This tool's own examples cite rows without testing them.
fn is_about_citations(file: &Source) -> bool {
    file.path.starts_with("xtask/")
}

/// All ids of a prefix with the lines they stand in.
fn ids_in(text: &str, prefix: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for (at, _) in line.match_indices(&format!("{prefix}-")) {
            let (before, rest) = line.split_at(at);
            let after = rest.get(prefix.len() + 1..).unwrap_or_default();
            // Rows of optional rules have a letter before the number.
            let optional = if after.starts_with('O') { "O" } else { "" };
            let numbers = after[optional.len()..].chars();
            let digits: String = numbers.take_while(char::is_ascii_digit).collect();
            let inside_a_word = before.ends_with(|c: char| c.is_ascii_alphanumeric());
            if !digits.is_empty() && !inside_a_word {
                found.push((number + 1, format!("{prefix}-{optional}{digits}")));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::rows::sample;

    fn violations(files: &[(&str, &str)]) -> Vec<String> {
        check(&Sources::of(files), &sample()).violations
    }

    #[test]
    fn tests_scripts_and_test_modules_cite() {
        let found = violations(&[
            ("crates/engine/src/a.rs", "fn a() {}\n#[cfg(test)]\nmod tests {\n// LIV-01\n}"),
            ("docs/examples/a.script", "# LIV-02, LIV-O1: in turn"),
        ]);
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn a_citation_in_code_does_not_count() {
        let found = violations(&[
            ("crates/engine/src/a.rs", "// LIV-01\nfn a() {}"),
            ("crates/engine/tests/b.rs", "// LIV-02 LIV-O is none"),
            ("README.md", "LIV-01 LIV-O1"),
        ]);
        assert_eq!(found, ["LIV-01 is cited by no test", "LIV-O1 is cited by no test"]);
    }

    #[test]
    fn a_longer_number_is_another_row() {
        let found =
            violations(&[("crates/engine/tests/b.rs", "LIV-02 LIV-011 OLIV-01 LIV-O1 LIV-O11")]);
        assert_eq!(
            found,
            [
                "LIV-01 is cited by no test",
                "crates/engine/tests/b.rs:1: there is no LIV-011",
                "crates/engine/tests/b.rs:1: there is no LIV-O11"
            ]
        );
    }

    #[test]
    fn rows_marked_as_later_are_only_noted() {
        let sources = Sources::of(&[("crates/engine/tests/b.rs", "LIV-01 LIV-02 LIV-O1")]);
        let findings = check(&sources, &sample());
        assert!(findings.violations.is_empty());
        assert_eq!(findings.notes, ["LIV-03 is not yet required: credits"]);
    }
}
