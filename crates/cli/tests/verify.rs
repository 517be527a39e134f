//! `stammtisch verify` as its callers see it.
#![allow(missing_docs)]

use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn example(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples").join(name)
}

fn verified(file: &PathBuf, more: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    let output = command.arg("verify").arg(file).args(more).output().expect("the program runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn a_match_that_holds_shows_what_it_came_of() {
    let good = fs::read_to_string(example("match-2.json")).expect("an example");
    let (status, text, _) = verified(&example("match-2.json"), &["--lang", "de"]);
    assert_eq!(status, Some(0), "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with("ok ")).count(), 7, "{text}");
    let bound = text.lines().find_map(|line| line.strip_prefix("Festlegung  ")).expect("one");
    assert!(good.contains(&format!("\"commitment\":\"{bound}\"")), "{bound}");
    assert!(text.contains("Platz 1"), "{text}");
}

#[test]
fn a_match_that_was_changed_is_refused_by_its_code() {
    let good = fs::read_to_string(example("match-2.json")).expect("an example");
    let changed = good.replacen("Anna", "Anne", 1);
    assert_ne!(changed, good);
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("changed.json");
    fs::write(&file, changed).expect("a file");
    let (status, text, error) = verified(&file, &["--lang", "en"]);
    assert_ne!(status, Some(0));
    assert!(text.lines().any(|line| line.starts_with("NO ")), "{text}");
    assert!(!text.contains("Commitment  "), "{text}");
    assert!(error.contains("[match_file_"), "{error}");
}

#[test]
fn of_a_file_from_before_it_is_said_that_nothing_is_known() {
    let (status, text, error) = verified(&example("match.json"), &["--lang", "en"]);
    assert_ne!(status, Some(0));
    let sum = text.lines().find(|line| line.contains("as the house wrote it")).expect("a line");
    assert!(sum.starts_with("-  "), "{text}");
    assert!(error.contains("does not say what the shuffle came of"), "{error}");
}
