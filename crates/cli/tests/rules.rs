//! `stammtisch rules`, as people and programs call it.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

fn rules(args: &[&str]) -> Output {
    in_language("de_DE.UTF-8", args)
}

fn in_language(lang: &str, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("rules")
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("COLUMNS")
        .env("LANG", lang)
        .output()
        .unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(args: &[&str]) -> Value {
    let output = rules(&[args, &["--json"]].concat());
    assert!(output.status.success(), "{}", err(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A rules file in a folder of its own.
fn file(text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("our.toml");
    fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

#[test]
fn list_names_what_there_is_to_play() {
    let text = out(&rules(&["list"]));
    assert!(text.contains("live          Live Mau-Mau (2–4)\n"), "{text}");
    assert!(text.contains("Der Klassiker"), "{text}");
    assert!(out(&in_language("en_US.UTF-8", &["list"])).contains("The online classic"));
    let listed = json(&["list"]);
    let ids: Vec<_> = listed.as_array().unwrap().iter().map(|entry| &entry["id"]).collect();
    assert!(ids.contains(&&"live".into()) && ids.contains(&&"schule".into()), "{ids:?}");
    assert_eq!(listed[0]["seats"]["recommended"], 4);
    assert_eq!(listed[0]["options"][0]["choices"][1]["id"], "single");
    assert_eq!(listed[1]["options"][1]["requires"]["specials"], "on");
}

#[test]
fn show_writes_rules_that_can_be_read_again() {
    let shown = out(&rules(&["show", "live", "--option", "deck=52", "-o", "format=single"]));
    assert!(shown.contains("lowest = \"2\"") && shown.contains("match = \"single\""), "{shown}");
    let (_folder, path) = file(&shown);
    assert_eq!(out(&rules(&["show", &path])), shown);
    assert!(rules(&["check", &path]).status.success());
    assert_eq!(json(&["show", "live", "-o", "deck=52"])["deck"]["lowest"], "2");
}

#[test]
fn check_names_file_line_field_and_code_of_every_mistake() {
    let (_folder, path) = file("base = \"live\"\n\n[draw]\ncuont = 2\nwhen = \"anytime\"\n");
    let output = rules(&["check", &path]);
    assert_eq!(output.status.code(), Some(1));
    let text = out(&output);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines.iter().any(|line| {
        line.starts_with(&format!(
            "{path}:4: draw.cuont: unknown field `cuont`; did you mean `count`?"
        )) && line.ends_with("[unknown_field]")
    }));
    assert!(lines.iter().any(|line| {
        line.starts_with(&format!("{path}:5: draw.when: `anytime` cannot stand here"))
            && line.ends_with("[unknown_value]")
    }));
    let output = rules(&["check", "--json", &path, "live"]);
    assert_eq!(output.status.code(), Some(1));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report[0]["ok"], false);
    assert_eq!(report[0]["mistakes"][0]["line"], 4);
    assert_eq!(report[0]["mistakes"][1]["code"], "unknown_value");
    assert_eq!(report[1]["ok"], true);
}

#[test]
fn check_has_a_good_word_for_good_rules() {
    let (_folder, path) =
        file("base = \"live\"\nid = \"ours\"\nname = { de = \"Unsere\", en = \"Ours\" }\n");
    let output = rules(&["check", &path]);
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
    assert_eq!(
        out(&output),
        format!(
            "{path}: gut. „Unsere“ ist spielbar, mit 2 bis 4 Leuten und mit jeder Wahl bei 6 Optionen, \
             einzeln und zu zweit.\n"
        )
    );
    assert!(out(&rules(&["check", "--lang", "en", &path])).contains("good. “Ours” can be played"));
}

#[test]
fn explain_reads_well_in_both_languages() {
    let german = out(&rules(&["explain", "live", "--seats", "3"]));
    assert!(german.starts_with("Live Mau-Mau\n============\n"), "{german}");
    assert!(german.contains("\nDein Zug\n--------\n* Eine Karte passt,"), "{german}");
    assert!(german.contains("sobald jemand 17 Punkte"), "{german}");
    assert!(german.lines().all(|line| line.chars().count() <= 80), "{german}");
    let english = out(&rules(&["explain", "live", "--lang", "en", "-o", "nine=plain"]));
    assert!(english.contains("\nYour turn\n---------\n"), "{english}");
    assert!(!english.contains("* 9:") && english.contains("25 points"), "{english}");
    assert_eq!(out(&in_language("en_GB.UTF-8", &["explain", "live", "-o", "nine=plain"])), english);
    assert_eq!(out(&in_language("C", &["explain", "live", "--seats", "3"])), german);
    let page = json(&["explain", "schule", "--seats", "8", "--lang", "en"]);
    assert_eq!((&page["lang"], &page["seats"]), (&"en".into(), &8.into()));
    assert_eq!(page["sections"][0]["title"], "The goal");
}

#[test]
fn what_cannot_be_understood_ends_with_status_2_and_says_what_would_be_right() {
    let (_folder, broken) = file("base = \"live\"\nseats.max = 9\n");
    for (args, says) in [
        (vec!["explain", "lvie"], "there are no rules `lvie`"),
        (vec!["explain", "live", "--seats", "9"], "2 to 4 seats"),
        (
            vec!["explain", "live", "--option", "deck=53"],
            "there is no choice `53`; there are: 32, 52",
        ),
        (vec!["explain", "live", "--option", "dekc=52"], "did you mean `deck`?"),
        (vec!["explain", "live", "--option", "deck"], "not of the form key=value"),
        (vec!["explain", "live", "--lang", "fr"], "`de` and `en`"),
        (vec!["show", &broken], "line 2: deal.hand: "),
        (vec!["check", "/nowhere/at/all.toml"], "/nowhere/at/all.toml cannot be read"),
        (vec!["check"], "FILE"),
    ] {
        let output = rules(&args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(err(&output).contains(says), "{args:?}: {}", err(&output));
    }
}

#[test]
fn help_shows_examples() {
    let help = out(&rules(&["--help"]));
    for command in ["list", "show", "check", "explain"] {
        assert!(help.contains(&format!("stammtisch rules {command}")), "{help}");
    }
}
