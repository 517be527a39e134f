//! Every rule is cited by a test, and every citation names a rule.

use super::Findings;
use super::rows::Rules;
use super::sources::{Source, Sources};
use super::test_code::tests_of;
use std::collections::BTreeSet;

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let rules = Rules::read(sources);
    let prefixes = rules.prefixes();
    let (mut cited, mut unknown) = (BTreeSet::new(), Vec::new());
    for file in sources.iter().filter(|file| !is_about_citations(file)) {
        for prefix in &prefixes {
            cited.extend(ids_in(tests_of(file), prefix).into_iter().map(|(_, id)| id));
            for (line, id) in ids_in(&file.text, prefix) {
                if !rules.has(&id) {
                    unknown.push(format!("{}:{line}: there is no {id}", file.path));
                }
            }
        }
    }
    let rows = rules.pages().flat_map(|page| &page.rows);
    let uncited = rows.filter(|row| !cited.contains(row.id));
    findings.violations.extend(uncited.map(|row| format!("{} is cited by no test", row.id)));
    findings.violations.extend(unknown);
    findings
}

/// The examples in this tool cite rows without testing them.
fn is_about_citations(file: &Source) -> bool {
    file.path.starts_with("xtask/")
}

/// All ids with a prefix, and the lines they are in.
pub(super) fn ids_in(text: &str, prefix: &str) -> Vec<(usize, String)> {
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

    fn violations(files: &[(&str, &str)]) -> Vec<String> {
        let page = ("docs/rules/live.md", "## LIV-01\n## LIV-02\n## LIV-O1\n");
        check(&Sources::of(&[&[page], files].concat())).violations
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
    fn a_citation_in_code_or_on_a_page_does_not_count() {
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
    fn a_row_that_does_not_exist_cannot_be_cited_anywhere() {
        let found = violations(&[
            ("crates/engine/tests/b.rs", "LIV-01 LIV-02 LIV-O1"),
            ("crates/engine/src/a.rs", "\n// LIV-03"),
            ("docs/a.md", "LIV-1"),
        ]);
        assert_eq!(
            found,
            ["crates/engine/src/a.rs:2: there is no LIV-03", "docs/a.md:1: there is no LIV-1"]
        );
    }
}
