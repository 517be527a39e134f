//! `stammtisch sim`, as people and programs call it.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::process::{Command, Output};

use serde_json::Value;
use stammtisch_bots::BotGame;
use stammtisch_engine::of_game;

fn sim(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stammtisch")).arg("sim").args(args).output().unwrap()
}

fn json(args: &[&str]) -> Value {
    let output = sim(&[args, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "no bar where nobody looks");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The part of the report that follows from the seed: everything but the timing.
fn lasting(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    for passing in ["seconds", "moves_per_second", "threads"] {
        assert!(fields.remove(passing).is_some_and(|value| value.as_f64() > Some(0.0)));
    }
    report
}

#[test]
fn it_counts_games_moves_and_wins() {
    for bots in ["random", "regel"] {
        let report = json(&["--rules", "live", "--seats", "3", "--games", "60", "--bots", bots]);
        assert_eq!(report["games"], 60);
        assert_eq!(report["bots"], serde_json::json!([bots, bots, bots]));
        let numbers = |value: &Value| -> Vec<f64> {
            value.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect()
        };
        let wins = numbers(&report["wins"]["per_seat"]);
        assert!(wins.len() == 3 && (wins.iter().sum::<f64>() - 60.0).abs() < 1e-9);
        assert!(report["deals"].as_u64() >= Some(60) && report["moves"].as_u64() > Some(600));
        let spread = &report["moves_per_game"];
        let mean = report["moves"].as_f64().unwrap() / 60.0;
        assert!((spread["mean"].as_f64().unwrap() - mean).abs() < 1e-9);
        let rising: Vec<_> =
            ["p5", "p25", "p50", "p75", "p95", "max"].map(|key| spread[key].as_u64()).into();
        assert!(rising.is_sorted() && rising[0].is_some(), "{spread}");
        for share in report["wins"]["share_per_seat"].as_array().unwrap() {
            assert!(share["low"].as_f64() < share["share"].as_f64());
            assert!(share["share"].as_f64() < share["high"].as_f64());
        }
    }
}

#[test]
fn the_seed_decides_and_the_threads_do_not() {
    for bots in ["random", "greedy,regel,random"] {
        let with = |seed: &str, threads: &str| {
            let args = ["--seed", seed, "--threads", threads, "--games", "50", "--bots", bots];
            lasting(json(&args))
        };
        assert_eq!(with("7", "1"), with("7", "3"));
        assert_ne!(with("7", "1"), with("8", "1"));
    }
}

#[test]
fn different_bots_play_the_same_deals_from_every_seat() {
    let report = json(&["--games", "400", "--bots", "greedy,random", "--seats", "2"]);
    assert_eq!(report["rotated"], true);
    let share = &report["wins"]["share_per_bot"]["greedy"];
    assert!(share["low"].as_f64() > Some(0.5) && share["fair"] == 0.5, "{share}");
    let wins = &report["wins"]["per_bot"];
    assert_eq!(wins["greedy"].as_f64().unwrap() + wins["random"].as_f64().unwrap(), 400.0);
}

#[test]
fn options_and_files_change_the_rules() {
    let single = json(&["--options", "format=single", "--games", "40"]);
    assert_eq!((&single["deals"], &single["options"]["format"]), (&40.into(), &"single".into()));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("unsere.toml");
    std::fs::write(&path, "base = 'live'\nid = 'unsere'\n[match.deals]\ncount = 3\n").unwrap();
    let own = json(&["--rules", path.to_str().unwrap(), "--games", "10"]);
    assert_eq!(own["deals"], 30);
}

#[test]
fn every_preset_can_be_played_by_every_bot() {
    for rules in stammtisch_engine::any::preset::ids() {
        let game = stammtisch_engine::any::preset::game(rules).expect("a preset");
        for bots in of_game!(game, G => <G as BotGame>::bots()) {
            let report = json(&["--rules", rules, "--games", "4", "--bots", bots]);
            assert!(report["moves"].as_u64() > Some(40), "{rules} {bots}: {report}");
        }
    }
}

#[test]
fn people_get_a_table() {
    let output = sim(&["--games", "30", "--bots", "regel,greedy"]);
    let text = String::from_utf8(output.stdout).unwrap();
    for part in
        ["30 games of live with 4 seats", "seat 3", "regel", "95 % interval", "moves per game"]
    {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    assert!(text.lines().all(|line| line.len() <= 100 && line.trim_end() == line));
}

#[test]
fn who_asks_for_what_is_not_there_hears_what_is() {
    let cases: [(&[&str], &[&str]); 9] = [
        (&["--rules", "skat"], &["no rules `skat`", "live", "schule"]),
        (&["--bots", "deep-blue"], &["no bot `deep-blue`", "random", "greedy", "regel"]),
        (&["--bots", "random,regel,greedy", "--seats", "2"], &["3 bots for 2 seats"]),
        (&["--seats", "5"], &["2 to 4 seats"]),
        (&["--options", "nine=plane"], &["no choice `plane`", "again", "plain"]),
        (&["--options", "nein=plain"], &["no option `nein`", "nine"]),
        (&["--options", "nine"], &["key=value"]),
        (&["--games", "0"], &["--games"]),
        (&["--seats", "x"], &["--seats"]),
    ];
    for (args, parts) in cases {
        let output = sim(args);
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {text}");
        assert!(output.stdout.is_empty());
        for part in parts {
            assert!(text.contains(part), "{args:?}: {part} is not in\n{text}");
        }
    }
}

#[test]
fn help_has_examples() {
    let text = String::from_utf8(sim(&["--help"]).stdout).unwrap();
    assert!(text.contains("EXAMPLES") && text.contains("--bots regel,greedy"));
}

#[test]
fn maxonaut_has_losers_and_numbers_of_its_own() {
    let args = ["--rules", "maxonaut", "--bots", "regel,ehrlich", "--seats", "4", "--games", "80"];
    let report = json(&args);
    let sum = |value: &Value| -> f64 {
        value.as_object().unwrap().values().map(|number| number.as_f64().unwrap()).sum()
    };
    assert!((sum(&report["wins"]["per_bot"]) - 80.0).abs() < 1e-9);
    assert!((sum(&report["losses"]["per_bot"]) - 80.0).abs() < 1e-9);
    let counts = &report["counts_per_bot"]["regel"];
    assert!(counts["lies"].as_u64() > Some(0) && counts["doubts"].as_u64() > Some(0));
    let rounds = report["counts"]["rounds"].as_u64().unwrap();
    let doubts: u64 = report["counts_per_seat"]["doubts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|count| count.as_u64().unwrap())
        .sum();
    assert_eq!(doubts, rounds, "each round ends with a doubt (MAX-10)");
    let output = sim(&args);
    let text = String::from_utf8(output.stdout).unwrap();
    for part in ["losses", "rounds: ", "per game)", "share of lies", "in vain"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    assert!(text.lines().all(|line| line.len() <= 100 && line.trim_end() == line), "{text}");
}
