//! `stammtisch solve`, as people and programs call it.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::process::{Command, Output};

use serde_json::{Value, json};

fn solve(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stammtisch")).arg("solve").args(args).output().unwrap()
}

fn report(args: &[&str]) -> Value {
    let output = solve(&[args, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "no bar where nobody looks");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[track_caller]
fn near(found: &Value, expected: f64, within: f64) {
    let found = found.as_f64().unwrap();
    assert!((found - expected).abs() <= within, "{found} is not {expected}");
}

#[test]
fn every_game_comes_out_with_its_value_and_nash_conv() {
    let kuhn = report(&["kuhn", "--iterations", "500"]);
    assert_eq!((&kuhn["game"], &kuhn["parameters"]), (&json!("kuhn"), &json!({})));
    assert_eq!((&kuhn["information_sets"], &kuhn["iterations"]), (&json!(12), &json!(500)));
    near(&kuhn["value"], -1.0 / 18.0, 1e-3);
    near(&kuhn["uniform"]["nash_conv"], 11.0 / 12.0, 1e-9);

    let leduc = report(&["leduc", "--iterations", "100"]);
    near(&leduc["uniform"]["nash_conv"], 4.747_222_222_222, 1e-9);

    let dice = report(&["liars-dice", "--faces", "3", "--wild", "lowest", "--iterations", "200"]);
    assert_eq!(dice["parameters"], json!({"faces": 3, "wild": "lowest"}));
    near(&dice["value"], 1.0 / 3.0, 1e-3);

    let few = ["maxonaut", "--digits", "2", "--hand", "3", "--patterns", "HH,0,H"];
    let few = report(&[&few[..], &["--iterations", "300"]].concat());
    assert_eq!(few["parameters"], json!({"digits": 2, "hand": 3, "patterns": ["0", "H", "HH"]}));
    near(&few["value"], 9.0 / 16.0, 1e-3);
    let all = report(&["maxonaut", "--digits", "2", "--hand", "2", "--iterations", "300"]);
    near(&all["uniform"]["nash_conv"], 1.230_451_840, 1e-9);
    near(&all["value"], 1.0 / 4.0, 1e-3);

    for solved in [kuhn, leduc, dice, few, all] {
        let [gains, nash_conv] = ["gains", "nash_conv"].map(|key| &solved[key]);
        let sum = gains[0].as_f64().unwrap() + gains[1].as_f64().unwrap();
        near(nash_conv, sum, 1e-12);
        near(&solved["exploitability"], sum / 2.0, 1e-12);
        assert!(sum < 0.1 && sum > 0.0, "{solved}");
        let last = solved["convergence"].as_array().unwrap().last().unwrap();
        assert_eq!((&last["nash_conv"], &last["iterations"]), (nash_conv, &solved["iterations"]));
    }
}

#[test]
fn the_same_call_comes_out_the_same() {
    let lasting = || {
        let mut report = report(&["maxonaut", "--digits", "2", "--iterations", "50"]);
        let fields = report.as_object_mut().unwrap();
        for passing in ["seconds", "ms_per_iteration"] {
            assert!(fields.remove(passing).is_some_and(|value| value.as_f64() > Some(0.0)));
        }
        report
    };
    assert_eq!(lasting(), lasting());
}

#[test]
fn people_get_a_table() {
    let text = String::from_utf8(solve(&["kuhn", "--iterations", "40"]).stdout).unwrap();
    for part in ["Kuhn poker", "12 information sets", "ms per iteration", "value", "exploitability"]
    {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let rows: Vec<&str> = text.lines().skip_while(|line| !line.contains("NashConv")).collect();
    let names: Vec<&str> =
        rows[1..8].iter().filter_map(|row| row.split_whitespace().next()).collect();
    assert_eq!(names, ["uniform", "2", "5", "10", "20", "40"]);
    assert!(rows[1].contains("9.167e-1") && rows[1].contains("4.583e-1"), "{text}");
    assert!(text.lines().all(|line| line.len() <= 100 && line.trim_end() == line));
}

#[test]
fn the_picture_stands_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kuhn.svg");
    let output = solve(&["kuhn", "--iterations", "100", "--plot", path.to_str().unwrap()]);
    assert!(output.status.success() && !output.stdout.is_empty());
    let picture = std::fs::read_to_string(&path).unwrap();
    assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert_eq!(picture.matches("http").count(), 1, "nothing is loaded from elsewhere");
    for part in
        ["Kuhn poker", "iterations of CFR+", "NashConv", ">100<", "prefers-color-scheme: dark"]
    {
        assert!(picture.contains(part), "{part} is not in\n{picture}");
    }
    let line = picture.split("points=\"").nth(1).unwrap().split('"').next().unwrap();
    let points: Vec<(f64, f64)> = line
        .split(' ')
        .map(|point| point.split_once(',').unwrap())
        .map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()))
        .collect();
    assert!(points.len() > 10 && points.is_sorted_by(|one, next| one.0 < next.0), "{points:?}");
    assert!(points[points.len() - 1].1 > points[0].1 + 100.0, "it falls");
    assert!(!line.contains("NaN") && !line.contains("inf"));
    // A single iteration gives a picture too.
    let one = ["kuhn", "--iterations", "1", "--plot", path.to_str().unwrap()];
    assert!(solve(&one).status.success());
    assert!(!std::fs::read_to_string(&path).unwrap().contains("NaN"));
}

#[test]
fn who_asks_for_what_is_not_there_or_too_much_hears_so() {
    let cases: [(&[&str], &[&str]); 11] = [
        (&[], &["Usage", "kuhn"]),
        (&["poker"], &["'poker'", "GAME"]),
        (&["liars-dice", "--faces", "9"], &["faces must be 1 to 8"]),
        (&["liars-dice", "--wild", "some"], &["none", "lowest", "highest"]),
        (&["maxonaut", "--digits", "1"], &["digits must be 2 to 9"]),
        (&["maxonaut", "--hand", "9"], &["cards in hand must be 2 to 8"]),
        (&["maxonaut", "--patterns", "0,HX"], &["`HX`", "0, H, B, HH, HB, BH, BB"]),
        (&["maxonaut", "--patterns", ""], &["pattern"]),
        (&["maxonaut", "--digits", "9", "--hand", "4"], &["choices", "at most", "fewer digits"]),
        (&["kuhn", "--iterations", "0"], &["--iterations"]),
        (&["kuhn", "--plot", "no/such/folder.svg"], &["no/such/folder.svg cannot be written"]),
    ];
    for (args, parts) in cases {
        let output = solve(args);
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
    let text = String::from_utf8(solve(&["--help"]).stdout).unwrap();
    assert!(text.contains("EXAMPLES") && text.contains("--patterns 0,H,HH"));
}
