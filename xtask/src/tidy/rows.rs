//! The numbered rows of the rules: the project's own list and the documents beside it.

use super::Findings;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// `xtask/rules.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rules {
    pub(crate) rules: Vec<Ruleset>,
    pub(crate) ruleset_names: RulesetNames,
}

/// The rows of one ruleset: `LIV-01` to `LIV-21`, and those of its optional rules: `MAX-O1` to
/// `MAX-O4`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ruleset {
    pub(crate) prefix: String,
    rows: u32,
    #[serde(default)]
    optional: u32,
    source: String,
    #[serde(default)]
    pub(crate) later: Vec<Later>,
}

/// A row that no test has to cite yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Later {
    pub(crate) id: String,
    pub(crate) reason: String,
}

/// Where code may name a ruleset.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulesetNames {
    pub(crate) crates: Vec<String>,
    pub(crate) allow: Vec<String>,
}

impl Rules {
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        toml::from_str(&text).with_context(|| path.display().to_string())
    }
}

impl Ruleset {
    pub(crate) fn ids(&self) -> BTreeSet<String> {
        let rows = (1..=self.rows).map(|row| format!("{}-{row:02}", self.prefix));
        let optional = (1..=self.optional).map(|row| format!("{}-O{row}", self.prefix));
        rows.chain(optional).collect()
    }
}

/// Holds the list against the documents, where they lie beside the project.
pub(crate) fn compare(rules: &Rules, documents: &Path) -> Result<Findings> {
    let mut findings = Findings::default();
    for set in &rules.rules {
        let document = documents.join(&set.source);
        let Ok(text) = fs::read_to_string(&document) else {
            findings.notes.push(format!("{} is not here to compare with", set.source));
            continue;
        };
        let (listed, written) = (set.ids(), rows_in(&text, &set.prefix));
        for id in written.symmetric_difference(&listed) {
            let place = if written.contains(id) { &set.source } else { "xtask/rules.toml" };
            findings.violations.push(format!("{id} stands in {place} only"));
        }
        for later in set.later.iter().filter(|later| !listed.contains(&later.id)) {
            findings.violations.push(format!("{} is no row but marked as later", later.id));
        }
    }
    Ok(findings)
}

/// The ids in the first column of the document's table.
fn rows_in(document: &str, prefix: &str) -> BTreeSet<String> {
    let cells = document.lines().filter_map(|line| line.strip_prefix('|')?.split('|').next());
    let prefix = format!("{prefix}-");
    cells.map(str::trim).filter(|cell| cell.starts_with(&prefix)).map(str::to_owned).collect()
}

#[cfg(test)]
pub(crate) fn sample() -> Rules {
    let text = "[[rules]]\nprefix = \"LIV\"\nrows = 3\noptional = 1\nsource = \"live.md\"\n\
                later = [{ id = \"LIV-03\", reason = \"credits\" }]\n\
                [ruleset_names]\ncrates = [\"engine\"]\nallow = [\"crates/engine/src/presets.rs\"]";
    toml::from_str(text).unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(document: &str) -> Findings {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join("live.md"), document).unwrap();
        compare(&sample(), place.path()).unwrap()
    }

    #[test]
    fn a_list_like_the_document_passes() {
        let document = "| no. | rule |\n|---|---|\n| LIV-01 | see LIV-09 |\n|LIV-02|b|\n| LIV-03 | c |\n| LIV-O1 | d |";
        assert!(compared(document).violations.is_empty());
    }

    #[test]
    fn rows_on_one_side_only_are_found() {
        let found = compared("| LIV-01 | a |\n| LIV-02 | b |\n| LIV-04 | d |\n| LIV-O2 | e |");
        assert_eq!(
            found.violations,
            [
                "LIV-03 stands in xtask/rules.toml only",
                "LIV-04 stands in live.md only",
                "LIV-O1 stands in xtask/rules.toml only",
                "LIV-O2 stands in live.md only"
            ]
        );
    }

    #[test]
    fn without_the_documents_there_is_only_a_note() {
        let findings = compare(&sample(), Path::new("/nowhere")).unwrap();
        assert!(findings.violations.is_empty());
        assert_eq!(findings.notes.len(), 1);
    }
}
