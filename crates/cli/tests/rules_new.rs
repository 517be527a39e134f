//! `stammtisch rules new`: questions answered from a script, in both languages.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn stammtisch(folder: &Path, args: &[&str], answers: &[&str]) -> Output {
    let mut asked = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .args(args)
        .current_dir(folder)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("COLUMNS")
        .env("LANG", "de_DE.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut script = answers.join("\n");
    script.push('\n');
    // A program that refuses an answer does not wait for the rest.
    let _ = asked.stdin.take().unwrap().write_all(script.as_bytes());
    asked.wait_with_output().unwrap()
}

/// The results of the answers: the file, the questions, and the rules in words.
fn made(args: &[&str], answers: &[&str]) -> (String, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let done = stammtisch(folder.path(), &[&["rules", "new", "our.toml"], args].concat(), answers);
    let asked = String::from_utf8(done.stderr).unwrap();
    assert!(done.status.success(), "{asked}");
    let checked = stammtisch(folder.path(), &["rules", "check", "our.toml", "--games", "4"], &[]);
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
    let file = fs::read_to_string(folder.path().join("our.toml")).unwrap();
    (file, asked, String::from_utf8(done.stdout).unwrap())
}

fn table(file: &str) -> toml::Table {
    file.parse().unwrap()
}

/// "7 zieht zwei und man darf draufschlagen, 8 setzt aus, Ass noch mal, Bube wünscht, letzte Karte
/// klopfen, drei Runden, Bube auf Bube stinkt, beim Ziehen drei."
#[test]
fn a_round_answers_in_german() {
    let answers = [
        "plain",
        "Bei Müllers", // what they build on, and its name
        "7",
        "2",
        "8",
        "3",
        "Ass",
        "4",
        "Bube",
        "5",
        "", // card by card
        "ja",
        "klopfen",
        "Klopf, klopf",
        "1",
        "",
        "2",
        "",
        "", // calls
        "", // the end of a deal
        "ja",
        "So viele Runden",
        "3", // the match
        "Was passt",
        "",
        "",
        "Bube",
        "Bube",
        "", // jacks fit anywhere, never on their own
        "Ziehen",
        "",
        "3",
        "",
        "",
        "", // drawing
        "",
    ];
    let (file, asked, said) = made(&[], &answers);
    assert!(file.starts_with("base = \"plain\"\nid = \"bei-muellers\"\n"), "{file}");
    let rules = table(&file);
    assert_eq!(
        rules["cards"]["7"]["threat"]["answers"]["7"]["do"]["pass_on"].as_integer(),
        Some(2)
    );
    assert_eq!(rules["cards"]["8"]["threat"]["then"].as_str(), Some("misses"));
    assert_eq!(rules["cards"]["A"]["again"].as_bool(), Some(true));
    assert_eq!(rules["calls"]["klopfen"]["penalty"].as_integer(), Some(2));
    assert_eq!(rules["match"]["deals"]["count"].as_integer(), Some(3));
    assert_eq!(rules["fit"]["never_on_own_rank"][0].as_str(), Some("J"));
    assert_eq!(rules["draw"]["count"].as_integer(), Some(3));
    assert!(asked.contains("Welche Karte tut etwas anderes?"), "{asked}");
    assert!(said.contains("Klopf, klopf") && said.contains("Bei Müllers"), "{said}");
}

/// Questions without an answer leave the base as it is, and words for numbers and titles are accepted too.
#[test]
fn a_round_answers_in_english_and_stops_in_the_middle() {
    let answers = ["schule", "Ours", "queen", "6", "9", "", "10", "5, 6"];
    let (file, asked, said) = made(&["--lang", "en"], &answers);
    let rules = table(&file);
    assert_eq!(rules["base"].as_str(), Some("schule"));
    assert_eq!(rules["cards"]["Q"]["reverse"]["with_two"].as_str(), Some("other_misses"));
    assert_eq!(rules["cards"]["10"]["wish"]["of"].as_str(), Some("suit"));
    assert_eq!(rules["cards"]["10"]["reverse"]["with_two"].as_str(), Some("other_misses"));
    assert!(rules["options"].as_array().is_some_and(Vec::is_empty), "{file}");
    assert!(asked.contains("Which card does something else?"), "{asked}");
    assert!(said.starts_with("Ours\n====\n"), "{said}");
}

#[test]
fn jokers_come_into_the_deck_with_what_they_do() {
    let (file, asked, _) = made(&[], &["plain", "", "Joker", "ja", "8"]);
    let rules = table(&file);
    assert_eq!(rules["deck"]["jokers"].as_integer(), Some(2));
    assert_eq!(rules["fit"]["anywhere"][0].as_str(), Some("joker"));
    assert_eq!(rules["cards"]["joker"]["threat"]["swap"].as_bool(), Some(true), "{asked}");
}

/// A card's rule in the base is replaced, not mixed with the new one.
#[test]
fn what_the_base_says_of_a_card_is_replaced() {
    let (file, ..) = made(&[], &["live", "", "7", "4", "8", "9"]);
    let rules = table(&file);
    assert_eq!(rules["cards"]["7"]["again"].as_bool(), Some(true));
    assert_eq!(rules["cards"]["7"]["threat"].as_str(), Some("none"));
    assert_eq!(rules["cards"]["8"].as_str(), Some("none"));
    assert_eq!(rules["name"]["de"].as_str(), Some("Unsere Regeln"));
}

#[test]
fn an_answer_that_nothing_can_be_made_of_is_named_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    for (answers, says) in [
        (vec!["99"], "Antwort 1, „99“"),
        (vec!["plain", "Wir", "7", "12"], "Schreib eine Nummer von 1 bis 10"),
        (vec!["plain", "Wir", "17", "1"], "So lässt sich nicht spielen"),
        (vec!["plain", "Wir", "7", "1, 4"], "So lässt sich nicht spielen"),
        (vec!["plain", "Wir", "", "vielleicht"], "Schreib ja oder nein"),
        (vec!["plain", "Wir", "", "", "", "", "Geben", "viele"], "0–255"),
    ] {
        let done = stammtisch(folder.path(), &["rules", "new", "our.toml"], &answers);
        let told = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.code(), Some(2), "{answers:?}: {told}");
        assert!(told.contains(says), "{answers:?}: {told}");
        assert!(!folder.path().join("our.toml").exists(), "nothing is written");
    }
}

#[test]
fn nothing_is_written_over_unasked_and_the_file_may_go_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("our.toml"), "mine").unwrap();
    let new = |args: &[&str]| {
        stammtisch(folder.path(), &[&["rules", "new"], args].concat(), &["plain", "Wir"])
    };
    assert_eq!(new(&["our.toml"]).status.code(), Some(2));
    assert_eq!(fs::read_to_string(folder.path().join("our.toml")).unwrap(), "mine");
    assert!(new(&["our.toml", "--force"]).status.success());
    assert!(new(&[]).status.success());
    let alone = String::from_utf8(new(&["-"]).stdout).unwrap();
    let written = fs::read_to_string(folder.path().join("wir.toml")).unwrap();
    assert_eq!(alone, written);
    assert_eq!(alone, fs::read_to_string(folder.path().join("our.toml")).unwrap());
}

#[test]
fn help_shows_how_it_is_answered_by_a_script() {
    let folder = tempfile::tempdir().unwrap();
    let help = stammtisch(folder.path(), &["rules", "new", "--help"], &[]);
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(help.contains("EXAMPLES:") && help.contains("| stammtisch rules new"), "{help}");
}
