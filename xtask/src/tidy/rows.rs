//! The numbered rows of the rules, on the pages in docs/rules.
//!
//! A page has one row after the other, each under a heading that is its number (`## LIV-07`); the text below
//! it up to the next heading belongs to it.

use super::Findings;
use super::sources::{Source, Sources};
use std::collections::BTreeSet;

/// The folder of the pages.
const FOLDER: &str = "docs/rules/";

/// The page that says how to read the others; it has no rows.
const INDEX: &str = "docs/rules/README.md";

/// All pages, by path.
pub(crate) struct Rules<'a>(Vec<Page<'a>>);

/// The rows of one ruleset.
pub(crate) struct Page<'a> {
    pub(crate) path: &'a str,
    pub(crate) rows: Vec<Row<'a>>,
}

/// One row.
pub(crate) struct Row<'a> {
    /// `LIV-07`, or `MAX-O1` for the first optional rule.
    pub(crate) id: &'a str,
    /// The line of its heading.
    pub(crate) line: usize,
    /// Everything below the heading.
    pub(crate) text: String,
}

impl<'a> Rules<'a> {
    pub(crate) fn read(sources: &'a Sources) -> Self {
        let is_page = |file: &&Source| {
            file.path.starts_with(FOLDER) && file.path != INDEX && file.extension() == "md"
        };
        Self(sources.iter().filter(is_page).map(Page::read).collect())
    }

    pub(crate) fn pages(&self) -> impl Iterator<Item = &Page<'a>> {
        self.0.iter()
    }

    /// Whether there is such a row.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.pages().flat_map(|page| &page.rows).any(|row| row.id == id)
    }

    /// The prefixes of all numbers: `LIV`, `MAX`.
    pub(crate) fn prefixes(&self) -> BTreeSet<&'a str> {
        self.pages().filter_map(Page::prefix).collect()
    }
}

impl<'a> Page<'a> {
    fn read(file: &'a Source) -> Self {
        let mut rows: Vec<Row<'a>> = Vec::new();
        for (line, text) in (1..).zip(file.text.lines()) {
            if let Some(id) = text.strip_prefix("## ").filter(|id| parts(id).is_some()) {
                rows.push(Row { id, line, text: String::new() });
            } else if let Some(row) = rows.last_mut() {
                row.text.push_str(text);
                row.text.push('\n');
            }
        }
        Self { path: &file.path, rows }
    }

    pub(crate) fn prefix(&self) -> Option<&'a str> {
        Some(parts(self.rows.first()?.id)?.0)
    }

    /// The ruleset of a page: `docs/rules/live.md` has the rows of `live`.
    pub(crate) fn ruleset(&self) -> &'a str {
        self.path.trim_start_matches(FOLDER).trim_end_matches(".md")
    }
}

/// The parts of an id: `MAX-O3` is `MAX`, `O` and `3`.
fn parts(id: &str) -> Option<(&str, &str, &str)> {
    let (prefix, number) = id.split_once('-')?;
    let (optional, digits) = number.split_at(usize::from(number.starts_with('O')));
    let is_prefix = !prefix.is_empty() && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    (is_prefix && is_number).then_some((prefix, optional, digits))
}

/// Checks that the numbers of each page are consecutive, and that each row says where it comes from.
pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let rules = Rules::read(sources);
    if rules.0.is_empty() {
        findings.violations.push(format!("{FOLDER} has no rows"));
    }
    for page in rules.pages() {
        let Some(prefix) = page.prefix() else {
            findings.violations.push(format!("{} has no rows", page.path));
            continue;
        };
        if rules.pages().any(|other| other.path < page.path && other.prefix() == Some(prefix)) {
            findings.violations.push(format!("{}: {prefix} has another page", page.path));
        }
        let (mut plain, mut optional) = (0, 0);
        for row in &page.rows {
            // An optional rule has the next number of its kind, and no plain row comes after it.
            let due = if row.id.starts_with(&format!("{prefix}-O")) || optional > 0 {
                optional += 1;
                format!("{prefix}-O{optional}")
            } else {
                plain += 1;
                format!("{prefix}-{plain:02}")
            };
            let place = format!("{}:{}", page.path, row.line);
            if row.id != due {
                findings.violations.push(format!("{place}: {} where {due} is due", row.id));
                break;
            }
            if !is_marked(&row.text) {
                findings.violations.push(format!("{place}: {} is neither S nor D", row.id));
            }
        }
    }
    findings
}

/// Whether a row begins with its marks: `**S** …`, `**S, D, O** …`.
fn is_marked(text: &str) -> bool {
    let marks = text.trim_start().strip_prefix("**").and_then(|text| text.split_once("**"));
    marks.is_some_and(|(marks, _)| {
        let marks: Vec<_> = marks.split(", ").collect();
        matches!(marks[..], ["S" | "D"] | ["S" | "D", "O"] | ["S", "D"] | ["S", "D", "O"])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "docs/rules/live.md";

    fn violations(files: &[(&str, &str)]) -> Vec<String> {
        check(&Sources::of(files)).violations
    }

    #[test]
    fn rows_are_read_with_what_stands_below_them() {
        let text =
            "# Live\n\nLIV-09\n\n## LIV-01\n\n**S** One.\n\n## Other\n## MAX-O1\n**S, O** Two.\n";
        let sources = Sources::of(&[(PAGE, text), (INDEX, "## LIV-05")]);
        let rules = Rules::read(&sources);
        let rows: Vec<_> = rules.pages().flat_map(|page| &page.rows).collect();
        assert_eq!(
            rows.iter().map(|row| (row.id, row.line)).collect::<Vec<_>>(),
            [("LIV-01", 5), ("MAX-O1", 10)]
        );
        assert_eq!(rows[0].text, "\n**S** One.\n\n## Other\n");
        assert!(rules.has("LIV-01") && !rules.has("LIV-05") && !rules.has("LIV-1"));
        assert_eq!(rules.pages().next().map(Page::ruleset), Some("live"));
    }

    #[test]
    fn numbers_that_follow_on_one_another_pass() {
        let text = "## LIV-01\n**S** a\n## LIV-02\n**D** b\n## LIV-O1\n**S, D, O** c\n## LIV-O2\n**D, O** d";
        assert!(violations(&[(PAGE, text)]).is_empty());
    }

    #[test]
    fn gaps_repetitions_and_strangers_are_found() {
        for (second, due) in [
            ("LIV-03", "LIV-02"),
            ("LIV-01", "LIV-02"),
            ("LIV-2", "LIV-02"),
            ("LIV-O2", "LIV-O1"),
            ("VER-02", "LIV-02"),
        ] {
            let text = format!("## LIV-01\n**S** a\n## {second}\n**S** b");
            let found = format!("{PAGE}:3: {second} where {due} is due");
            assert_eq!(violations(&[(PAGE, &text)]), [found]);
        }
        let text = "## LIV-O1\n**S, O** a\n## LIV-01\n**S** b";
        assert_eq!(
            violations(&[(PAGE, text)]),
            ["docs/rules/live.md:3: LIV-01 where LIV-O2 is due"]
        );
        let text = "## LIV-02\n**S** a";
        assert_eq!(
            violations(&[(PAGE, text)]),
            ["docs/rules/live.md:1: LIV-02 where LIV-01 is due"]
        );
    }

    #[test]
    fn a_row_says_where_it_comes_from() {
        for text in ["**X** a", "a", "", "**S a", "**O** a", "**D, S** a"] {
            let page = format!("## LIV-01\n\n{text}\n");
            let found = "docs/rules/live.md:1: LIV-01 is neither S nor D";
            assert_eq!(violations(&[(PAGE, &page)]), [found], "{text}");
        }
    }

    #[test]
    fn pages_without_rows_or_with_those_of_another_are_found() {
        assert_eq!(violations(&[(INDEX, "# The rules")]), ["docs/rules/ has no rows"]);
        assert_eq!(violations(&[(PAGE, "# Live")]), ["docs/rules/live.md has no rows"]);
        let row = "## LIV-01\n**S** a";
        let twice = [(PAGE, row), ("docs/rules/more.md", row)];
        assert_eq!(violations(&twice), ["docs/rules/more.md: LIV has another page"]);
    }
}
