//! Links in docs/rules lead to scripted games and tests that exist and cite the row they are named under.

use super::Findings;
use super::citations::ids_in;
use super::rows::{Page, Row, Rules};
use super::sources::{Source, Sources};
use super::test_code::{is_test_file, tests_of};
use std::path::Path;

/// The relative path from the pages to the root.
const UP: &str = "../../";

/// The folder of each ruleset's scripts, whose names begin with the number of their row.
const SCRIPTS: &str = "crates/engine/tests/scripts/";

pub(crate) fn check(sources: &Sources, root: &Path) -> Findings {
    let mut findings = Findings::default();
    let folder = root.join("docs/rules");
    for file in sources.iter().filter(|file| file.path.starts_with("docs/rules/")) {
        let gone = links(&file.text).filter(|link| !folder.join(link).exists());
        let lines = gone.map(|link| format!("{} links to {link}, which is not there", file.path));
        findings.violations.extend(lines);
    }
    for page in Rules::read(sources).pages() {
        for row in &page.rows {
            findings.violations.extend(not_shown(sources, page, row));
        }
        findings.violations.extend(misnamed(sources, page));
    }
    findings
}

/// Scripts and tests that a row names but that do not cite it; or a row that names none.
fn not_shown(sources: &Sources, page: &Page<'_>, row: &Row<'_>) -> Vec<String> {
    let place = format!("{}:{}", page.path, row.line);
    let named: Vec<_> = links(&row.text)
        .filter_map(|link| link.strip_prefix(UP))
        .filter_map(|path| sources.iter().find(|file| file.path == path))
        .filter(|file| is_test_file(file) || !tests_of(file).is_empty())
        .collect();
    if named.is_empty() {
        return vec![format!("{place}: {} names no game and no test", row.id)];
    }
    let silent = named.into_iter().filter(|file| !cites(file, row.id));
    silent.map(|file| format!("{place}: {} does not cite {}", file.path, row.id)).collect()
}

/// Scripts whose names begin with the number of a row that they do not cite.
fn misnamed(sources: &Sources, page: &Page<'_>) -> Vec<String> {
    let folder = format!("{SCRIPTS}{}/", page.ruleset());
    let prefix = page.prefix().unwrap_or_default();
    let games = sources.with_extension("script").filter(|file| file.path.starts_with(&folder));
    let other = games.filter_map(|file| {
        let id = format!("{prefix}-{}", file.name().split('-').next()?);
        (!cites(file, &id)).then(|| format!("{} does not cite {id}", file.path))
    });
    other.collect()
}

fn cites(file: &Source, id: &str) -> bool {
    let prefix = id.split('-').next().unwrap_or(id);
    ids_in(tests_of(file), prefix).iter().any(|(_, cited)| cited == id)
}

/// The files that a page links to, as written there, without fragments.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    let files = targets.map(|(target, _)| target.split('#').next().unwrap_or_default());
    files.filter(|file| !file.is_empty() && !file.contains("://"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const GAME: &str = "crates/engine/tests/scripts/live/01-six-cards.script";

    fn violations(files: &[(&str, &str)]) -> Vec<String> {
        let root = tempfile::tempdir().unwrap();
        for (path, text) in files {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        check(&Sources::of(files), root.path()).violations
    }

    fn page(shown: &str) -> String {
        format!("# Live\n\n## LIV-01\n\n**S** Six cards.\n\nShown by: {shown}.\n")
    }

    /// A page with one row that names a script, together with other files.
    fn beside(files: &[(&str, &str)]) -> Vec<String> {
        let text = page(&format!("[six cards](../../{GAME})"));
        violations(&[&[("docs/rules/live.md", text.as_str())], files].concat())
    }

    #[test]
    fn a_row_with_a_game_that_cites_it_passes() {
        assert_eq!(beside(&[(GAME, "rule LIV-01")]), [""; 0]);
    }

    #[test]
    fn a_game_that_is_not_there_is_found() {
        let gone = format!("docs/rules/live.md links to ../../{GAME}, which is not there");
        let none = "docs/rules/live.md:3: LIV-01 names no game and no test";
        assert_eq!(beside(&[]), [gone.as_str(), none]);
    }

    #[test]
    fn a_game_that_does_not_cite_the_row_is_found() {
        for text in ["rule LIV-02", "rule LIV-011", "rule live"] {
            let row = format!("docs/rules/live.md:3: {GAME} does not cite LIV-01");
            assert_eq!(beside(&[(GAME, text)]), [row, format!("{GAME} does not cite LIV-01")]);
        }
    }

    #[test]
    fn a_row_needs_a_game_or_a_test() {
        let code = "crates/engine/src/a.rs";
        let none = "docs/rules/live.md:3: LIV-01 names no game and no test";
        for (shown, text, found) in [
            ("nothing", "", Some(none)),
            ("[here](../../crates/engine/src/a.rs)", "// LIV-01", Some(none)),
            (
                "[here](../../crates/engine/src/a.rs)",
                "#[cfg(test)]\nmod tests {\n// LIV-01\n}",
                None,
            ),
        ] {
            let files = [("docs/rules/live.md", &*page(shown)), (code, text)];
            assert_eq!(violations(&files), Vec::from_iter(found), "{shown}");
        }
    }

    #[test]
    fn a_game_is_named_after_a_row_that_it_cites() {
        let other = "crates/engine/tests/scripts/live/07-six-cards.script";
        let files = [(GAME, "rule LIV-01"), (other, "rule LIV-01")];
        assert_eq!(beside(&files), [format!("{other} does not cite LIV-07")]);
        let elsewhere = "crates/engine/tests/scripts/house/six-cards.script";
        assert_eq!(beside(&[(GAME, "rule LIV-01"), (elsewhere, "")]), [""; 0]);
    }

    #[test]
    fn links_to_pages_that_are_gone_are_found() {
        let index =
            "[a](live.md#liv-01) [b](#terms) [c](https://example.org/x) [d](gone.md) [e](../)";
        let shown = page(&format!("[six cards](../../{GAME})"));
        let files = [
            ("docs/rules/README.md", index),
            ("docs/rules/live.md", shown.as_str()),
            (GAME, "rule LIV-01"),
        ];
        let found = "docs/rules/README.md links to gone.md, which is not there";
        assert_eq!(violations(&files), [found]);
    }
}
