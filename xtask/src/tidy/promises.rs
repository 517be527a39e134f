//! Files and tests named in docs/security.md exist: a promise without its test is worth nothing.

use super::Findings;
use super::sources::Sources;
use std::path::Path;

const DOCUMENT: &str = "docs/security.md";

/// Test names are sentences: nothing else named there has this many underscores.
const SENTENCE: usize = 3;

pub(crate) fn check(sources: &Sources, root: &Path) -> Findings {
    let mut findings = Findings::default();
    let Some(document) = sources.iter().find(|file| file.path == DOCUMENT) else {
        findings.violations.push(format!("{DOCUMENT} is not there"));
        return findings;
    };
    for name in named(&document.text) {
        let is_there = if name.contains('/') {
            root.join(name).exists()
        } else {
            let begin = format!("fn {name}(");
            sources.with_extension("rs").any(|file| file.text.contains(&begin))
        };
        if !is_there {
            findings.violations.push(format!("{DOCUMENT} names `{name}`, which is not there"));
        }
    }
    findings
}

/// The paths and tests among the text marked as code.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split('`').skip(1).step_by(2).filter(|code| !code.contains([' ', '\n']));
    code.filter(|code| code.contains('/') || code.matches('_').count() >= SENTENCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_needs_its_file_and_its_test() {
        let root = tempfile::tempdir().unwrap();
        std::fs::create_dir(root.path().join("tests")).unwrap();
        let document = "`tests`, `tests/` and `a_test_that_is_there`, with `--flag x/y`: `one_two_three`; \
                        `tests/gone.rs`, `a_test_that_is_gone`.";
        let code = "fn a_test_that_is_there() {}";
        let sources = Sources::of(&[(DOCUMENT, document), ("tests/a.rs", code)]);
        assert_eq!(
            check(&sources, root.path()).violations,
            [
                "docs/security.md names `tests/gone.rs`, which is not there",
                "docs/security.md names `a_test_that_is_gone`, which is not there",
            ]
        );
        assert_eq!(check(&Sources::of(&[]), root.path()).violations.len(), 1);
    }
}
