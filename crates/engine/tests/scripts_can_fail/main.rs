//! Scripts notice broken rules: if a rule is changed, a script that cites it deviates.
#![allow(missing_docs)]
#![expect(clippy::disallowed_methods, reason = "a test reads its data")]

use stammtisch_playscript::Script;

#[path = "../scripts/folder.rs"]
mod folder;
mod house;
mod mau;
mod maxonaut;
use folder::{no_files, scripts};

/// All scripts in `folder` that cite `row`.
fn citing(folder: &str, row: &str) -> impl Iterator<Item = String> {
    scripts(folder).into_values().filter(move |text| {
        let mut lines = text.lines().filter(|line| line.starts_with("rule "));
        lines.any(|line| line.split_whitespace().any(|word| word == row))
    })
}

/// Whether a script can be played and then deviates.
fn deviates(text: &str) -> bool {
    Script::read(text, no_files).is_ok_and(|script| script.run().is_err())
}

/// Applies `patch` to the rules of all scripts that cite `row`; returns whether one of them can be
/// played and then deviates.
fn broken(folder: &str, row: &str, patch: &str) -> bool {
    citing(folder, row).any(|text| deviates(&format!("set {patch}\n{text}")))
}

fn all_break(folder: &str, breaks: &[(&str, &str)]) {
    let unnoticed: Vec<_> =
        breaks.iter().filter(|(row, patch)| !broken(folder, row, patch)).collect();
    assert!(unnoticed.is_empty(), "no script in {folder} notices {unnoticed:#?}");
}
