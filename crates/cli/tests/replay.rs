//! `stammtisch replay` and `stammtisch script from` as their callers see them.
#![allow(missing_docs)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn example() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/match.json");
    path.to_string_lossy().into_owned()
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    command.args(arguments).output().expect("the program runs")
}

fn told(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn a_match_is_told_in_both_languages() {
    for (lang, begins, lays, all) in [
        ("de", "Live Mau-Mau: 3 Leute, 1 Spiel,", "Anna legt ", "gesamt"),
        ("en", "Live Mau-Mau: 3 players, 1 deal,", "Anna lays ", "in all"),
    ] {
        let (status, text, _) = told(&run(&["replay", &example(), "--lang", lang]));
        assert_eq!(status, Some(0));
        assert!(text.starts_with(begins), "{text}");
        assert!(text.contains(lays) && text.contains(all), "{text}");
        // Steps and times are aligned.
        let steps = text.lines().filter(|line| line.contains(lays));
        let columns: std::collections::BTreeSet<_> =
            steps.filter_map(|line| line.find(lays)).collect();
        assert_eq!(columns.len(), 1, "{text}");
    }
}

#[test]
fn own_eyes_see_less_than_open_ones() {
    let of = |eyes: &str| {
        let output = run(&["replay", &example(), "--lang", "en", "--eyes", eyes]);
        told(&output).1
    };
    let (open, anna, first) = (of("open"), of("Anna"), of("1"));
    assert_eq!(anna, first);
    let dealt = |text: &str, who: &str| {
        let line = text.lines().find(|line| line.contains(&format!("{who} gets "))).map(str::trim);
        line.expect("dealt").split(" gets ").nth(1).expect("cards").to_owned()
    };
    assert_eq!(dealt(&open, "Anna"), dealt(&anna, "Anna"));
    assert!(dealt(&open, "Ben").contains(' '));
    assert!(dealt(&anna, "Ben").parse::<u8>().is_ok(), "{}", dealt(&anna, "Ben"));
}

#[test]
fn one_position_and_json() {
    let (status, text, _) = told(&run(&["replay", &example(), "--at", "3", "--lang", "en"]));
    assert_eq!(status, Some(0));
    assert!(text.starts_with("Step 3 of ") && text.contains("discard pile"), "{text}");
    let json = |arguments: &[&str]| {
        let file = example();
        let all = [&["replay", file.as_str(), "--json"], arguments].concat();
        let (status, text, _) = told(&run(&all));
        assert_eq!(status, Some(0));
        serde_json::from_str::<Value>(&text).expect("JSON")
    };
    let position = json(&["--at", "3", "--eyes", "2"]);
    assert_eq!((&position["step"], &position["open"]), (&3.into(), &Value::Null));
    assert_eq!(position["now"]["game"]["viewer"], 1);
    let whole = json(&[]);
    let steps = whole["film"]["steps"].as_array().map(Vec::len);
    assert_eq!(steps, whole["told"].as_array().map(Vec::len));
    assert_eq!(whole["film"]["card"]["id"], "match");
}

/// The viewer's own hand is certain, and a star marks who really had a card.
#[test]
fn who_could_have_held_what_by_what_one_knew() {
    let ask = |eyes: &str| {
        told(&run(&["replay", &example(), "--at", "17", "--eyes", eyes, "--odds", "--lang", "en"]))
    };
    let (status, text, _) = ask("Anna");
    assert_eq!(status, Some(0), "{text}");
    assert!(text.starts_with("What Anna could know of the hands after step 17"), "{text}");
    let row = |card: &str| {
        let row = text.lines().rfind(|line| line.trim_start().starts_with(card));
        row.unwrap_or_default().split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(row("7C"), ["7C", "100*", "0", "0"]);
    assert!(text.lines().any(|line| !line.contains("100*") && line.contains('*')), "{text}");
    let (status, _, why) = ask("open");
    assert!(status == Some(2) && why.contains("--eyes"), "{why}");
}

#[test]
fn what_is_asked_in_vain_ends_with_2_and_a_reason() {
    let file = example();
    for (arguments, says) in [
        (&["--at", "9999"][..], "hat die Schritte 0 bis"),
        (&["--at", "9999", "--lang", "en"], "has the steps 0 to"),
        (&["--eyes", "Dora", "--lang", "en"], "`open`, 1 to 3, or Anna, Ben, Cem"),
        (&["--eyes", "Dora"], "`open`, 1 bis 3, oder Anna, Ben, Cem"),
        (&["--eyes", "0"], "niemand hat die Augen `0`"),
    ] {
        let (status, _, error) = told(&run(&[&["replay", file.as_str()], arguments].concat()));
        assert_eq!(status, Some(2), "{error}");
        assert!(error.contains(says), "{error}");
    }
    let (status, _, error) = told(&run(&["script", "from", &file, "--deal", "7"]));
    assert_eq!(status, Some(2));
    assert!(error.contains("[script_no_deal]"), "{error}");
    assert_eq!(told(&run(&["replay", "nothing-here.json"])).0, Some(1));
}

#[test]
fn a_changed_file_is_refused_in_both_languages() {
    let text = fs::read_to_string(example()).expect("a file");
    let mut file: Value = serde_json::from_str(&text).expect("JSON");
    file["digest"] = "0123456789abcdef".into();
    let path = folder("replay-changed").join("changed.json");
    fs::write(&path, file.to_string()).expect("a file");
    let path = path.to_string_lossy();
    for (lang, says) in [("de", "ihre Prüfsumme stimmt nicht"), ("en", "its digest differs")] {
        let (status, _, error) = told(&run(&["replay", &path, "--lang", lang]));
        assert_eq!(status, Some(2));
        assert!(error.contains(says) && error.contains("[match_file_digest]"), "{error}");
    }
}

#[test]
fn a_deal_becomes_a_script_that_runs_green() {
    let folder = folder("script-from");
    let script = folder.join("deal.script").to_string_lossy().into_owned();
    let made = run(&["script", "from", &example(), "--deal", "1", "--output", &script]);
    assert_eq!(told(&made).0, Some(0), "{}", told(&made).2);
    let (status, text, _) = told(&run(&["script", "run", &script]));
    assert_eq!(status, Some(0), "{text}");
    assert!(text.starts_with("1 of 1 script as written: "), "{text}");
    let (_, printed, _) = told(&run(&["script", "from", &example(), "--deal", "1"]));
    assert_eq!(printed, fs::read_to_string(&script).expect("a script"));
    assert!(printed.contains("rules live\noptions format=single\nseats Anna Ben Cem\n"));
}
