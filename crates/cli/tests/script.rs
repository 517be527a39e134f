//! `stammtisch script run` as its caller sees it.
#![allow(missing_docs)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

const GOOD: &str = "rules live\nseats 2\nhand A: KH 8S\nhand B: 7S\ntop 9H\nA KH\nexpect turn B\n";

/// Writes scripts into a folder of their own and runs them.
fn run(folder: &str, scripts: &[(&str, &str)], arguments: &[&str]) -> Output {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(folder);
    fs::create_dir_all(&folder).expect("a folder");
    for (name, text) in scripts {
        fs::write(folder.join(name), text).expect("a file");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    command.current_dir(&folder).args(["script", "run"]).args(arguments);
    command.output().expect("the program runs")
}

fn told(output: &Output) -> (Option<i32>, String) {
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn what_comes_out_as_written_ends_with_0() {
    let (status, text) = told(&run("good", &[("good.script", GOOD)], &["."]));
    assert_eq!(text, "1 of 1 script as written: 1 moves, 1 expectations\n");
    assert_eq!(status, Some(0));
}

#[test]
fn a_deviation_is_shown_with_file_line_and_table_and_ends_with_1() {
    let bad = GOOD.replace("turn B", "turn A");
    let output = run("deviation", &[("bad.script", &bad)], &["bad.script"]);
    let (status, text) = told(&output);
    assert!(
        text.starts_with("bad.script:7: expect turn A\n  expected: A\n  found:    B\n"),
        "{text}"
    );
    assert!(text.contains("  > B  7S; score 0\n"), "{text}");
    assert_eq!(status, Some(1));
}

#[test]
fn what_cannot_be_read_ends_with_2() {
    let bad = GOOD.replace("A KH", "C KH");
    let scripts = [("bad.script", bad.as_str()), ("good.script", GOOD)];
    let (status, text) = told(&run("unreadable", &scripts, &["bad.script", "good.script", "none"]));
    assert!(text.starts_with("bad.script:6: a line does not begin with `C`"), "{text}");
    assert!(text.contains("\nnone: "), "{text}");
    assert!(text.ends_with("1 of 3 scripts as written: 1 moves, 1 expectations\n"), "{text}");
    assert_eq!(status, Some(2));
}

#[test]
fn programs_get_json() {
    let bad = GOOD.replace("turn B", "turn A");
    let scripts = [("bad.script", bad.as_str()), ("good.script", GOOD)];
    let (status, text) = told(&run("json", &scripts, &["--json", "bad.script", "good.script"]));
    let report: serde_json::Value = serde_json::from_str(&text).expect("json");
    assert_eq!(report["passed"], 1);
    assert_eq!(report["scripts"][0]["outcome"], "deviates");
    assert_eq!(report["scripts"][0]["line"], 7);
    assert_eq!(report["scripts"][1]["moves"], 1);
    assert_eq!(status, Some(1));
}

#[test]
fn a_rules_file_lies_beside_its_script() {
    let rules = "base = \"live\"\nid = \"ours\"\n[deal]\nhand = 4\n";
    let script = "rules ours.toml\nseats 3\nseed 5\nexpect cards A 4\n";
    let files = [("ours.toml", rules), ("ours.script", script)];
    assert_eq!(told(&run("beside", &files, &["ours.script"])).0, Some(0));
}

#[test]
fn the_rules_say_which_game_a_script_is_for() {
    let rules = "base = \"maxonaut\"\nid = \"ours\"\nhand = 5\n";
    let script =
        "rules ours.toml\nseats 3\nseed 5\nstarter B\nexpect cards B 5\nB says 54 ! lay_first\n";
    let files = [("ours.toml", rules), ("ours.script", script)];
    let (status, text) = told(&run("game", &files, &["ours.script"]));
    assert_eq!(text, "1 of 1 script as written: 0 moves, 2 expectations\n");
    assert_eq!(status, Some(0));
}
