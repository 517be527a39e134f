//! Match files.

use std::sync::Arc;

use serde_json::{Value, json};
use stammtisch_engine::seat::Seat;
use stammtisch_table::film::file::{FileError, read};
use stammtisch_table::film::{Eyes, Replay};
use stammtisch_table::wire::ChosenRules;
use stammtisch_table::{MAX_MATCH_FILE_BYTES, PlayerId};

use crate::played::{Played, presets, short, shortest};
use crate::test_table::{TestTable, bot_kinds};

fn reads(bytes: &[u8]) -> Result<Replay, FileError> {
    read(bytes, Arc::new(bot_kinds()))
}

fn positions(replay: &Replay, eyes: Eyes) -> String {
    serde_json::to_string(&replay.positions(0, u32::MAX, eyes).expect("a seat")).expect("JSON")
}

#[test]
fn a_file_is_the_same_film() {
    for base in presets() {
        let played = Played::over(short(base), 3, 20);
        let replay = played.replay(1).expect("over");
        let bytes = replay.to_file("stammtisch 0.0.0").expect("a file");
        let again = reads(&bytes).expect("reads");
        for eyes in [Eyes::Open, Eyes::Of(Seat(0)), Eyes::Of(Seat(2))] {
            let (one, other) = (positions(&replay, eyes), positions(&again, eyes));
            // The settings of the table are not part of the match.
            assert_eq!(without(&one), without(&other), "{base}");
        }
        let film = |replay: &Replay| replay.film("x".into(), None, false);
        let (one, other) = (film(&replay), film(&again));
        assert_eq!((one.card, one.steps, one.deals), (other.card, other.steps, other.deals));
        assert_eq!(again.to_file("stammtisch 0.0.0").expect("a file"), bytes);
    }
}

fn without(positions: &str) -> Value {
    let mut positions: Value = serde_json::from_str(positions).expect("JSON");
    for position in positions["positions"].as_array_mut().expect("positions") {
        position["now"]["manner"] = Value::Null;
    }
    positions
}

/// A match file that anybody can change: version 1, which has no sum.
fn kept(base: &str) -> Value {
    let played = Played::over(shortest(base), 3, 21);
    let bytes = played.replay(1).expect("over").to_file("test").expect("a file");
    let mut file: Value = serde_json::from_slice(&bytes).expect("JSON");
    let fields = file.as_object_mut().expect("an object");
    fields.retain(|name, _| name != "chance" && name != "sum");
    file["version"] = 1.into();
    file
}

fn refusal(file: &Value) -> &'static str {
    match reads(file.to_string().as_bytes()) {
        Ok(_) => "taken",
        Err(error) => error.code(),
    }
}

#[test]
fn every_change_that_matters_is_refused() {
    let good = kept("live");
    assert_eq!(refusal(&good), "taken");
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut file = good.clone();
        change(&mut file);
        assert_ne!(file, good, "a change");
        refusal(&file)
    };
    // The seed: it gives other cards.
    let seed = good["seed"].as_str().expect("a seed").to_owned();
    for at in [0, 31, 63] {
        let other = if &seed[at..=at] == "0" { "1" } else { "0" };
        let seed = format!("{}{other}{}", &seed[..at], &seed[at + 1..]);
        let code = changed(&|file| file["seed"] = seed.clone().into());
        assert!(["match_file_move", "match_file_digest", "match_file_result"].contains(&code));
    }
    assert_eq!(changed(&|file| file["seed"] = "x".into()), "match_file_shuffle");
    assert_eq!(changed(&|file| file["shuffle"] = "by hand".into()), "match_file_shuffle");
    // Each turn move: left out, made by another seat, or before the previous one.
    let entries = good["entries"].as_array().expect("entries").clone();
    let turns: Vec<usize> = (0..entries.len())
        .filter(|at| {
            ["play", "draw"].map(Value::from).contains(&entries[*at]["entry"]["move"]["move"])
        })
        .collect();
    for at in turns.iter().copied().step_by(7) {
        let code = changed(&|file| drop(file["entries"].as_array_mut().map(|all| all.remove(at))));
        assert_ne!(code, "taken", "without {}", entries[at]);
        let seat = (entries[at]["entry"]["seat"].as_u64().expect("a seat") + 1) % 3;
        let code = changed(&|file| file["entries"][at]["entry"]["seat"] = seat.into());
        assert_ne!(code, "taken", "by {seat}: {}", entries[at]);
    }
    for two in turns.windows(2).step_by(7).filter(|two| entries[two[0]] != entries[two[1]]) {
        let code = changed(&|file| {
            let all = file["entries"].as_array_mut().expect("entries");
            let (one, other) = (all[two[0]]["entry"].clone(), all[two[1]]["entry"].clone());
            (all[two[0]]["entry"], all[two[1]]["entry"]) = (other, one);
        });
        assert_ne!(code, "taken", "{two:?}");
    }
    // The rules.
    let rules = good["rules"].as_str().expect("rules").to_owned();
    let other = rules.replacen("hand = 6", "hand = 5", 1);
    assert_ne!(changed(&|file| file["rules"] = other.clone().into()), "taken");
    assert_eq!(changed(&|file| file["rules"] = "x = 1".into()), "match_file_rules");
    // The result.
    assert_eq!(changed(&|file| file["digest"] = "0000000000000000".into()), "match_file_digest");
    assert_eq!(changed(&|file| file["result"]["points"][0] = 99.into()), "match_file_result");
    assert_eq!(changed(&|file| file["result"]["winners"] = json!([])), "match_file_result");
    let half = |file: &mut Value| file["entries"].as_array_mut().expect("all").truncate(5);
    assert_eq!(changed(&half), "match_file_not_over");
    let more = json!({"ms": 999_999_999, "entry": {"entry": "next_deal"}});
    let more = |file: &mut Value| file["entries"].as_array_mut().expect("all").push(more.clone());
    assert_eq!(changed(&more), "match_file_entry");
    // A sealed move from a store is of no use here.
    let sealed = json!({"entry": "sealed_move", "sealed": "AAAA"});
    let sealed = |file: &mut Value| file["entries"][turns[3]]["entry"] = sealed.clone();
    assert_eq!(changed(&sealed), "match_file_entry");
}

#[test]
fn what_is_no_match_file_is_refused_with_a_reason() {
    let good = kept("maxonaut");
    let with = |key: &str, value: Value| {
        let mut file = good.clone();
        file[key] = value;
        refusal(&file)
    };
    assert_eq!(refusal(&json!({})), "match_file_unreadable");
    assert_eq!(refusal(&json!([1])), "match_file_unreadable");
    assert_eq!(with("more", json!(1)), "match_file_unreadable");
    assert_eq!(with("stammtisch", json!("rules")), "match_file_unreadable");
    assert_eq!(with("version", json!(3)), "match_file_version");
    assert_eq!(with("seats", json!(4)), "match_file_seats");
    assert_eq!(with("seats", json!(200)), "match_file_seats");
    assert_eq!(with("names", json!(["a", "b\u{7}", "c"])), "match_file_seats");
    assert_eq!(with("names", json!(["a", "x".repeat(65), "c"])), "match_file_seats");
    assert_eq!(with("sits", json!([{}, {"name": "Emil"}, {}])), "match_file_seats");
    // Each position repeats names, so none of them may be long.
    let long = "x".repeat(65);
    assert_eq!(with("sits", json!([{"bot": long, "name": "A"}, {}, {}])), "match_file_seats");
    assert_eq!(with("chosen", json!({"base": long, "options": {}})), "match_file_seats");
    for entry in [
        json!({"entry": "bot_added", "seat": 0, "bot": "regel", "name": long}),
        json!({"entry": "bot_took_over", "seat": 0, "bot": long, "why": "left"}),
        json!({"entry": "withdrew", "seat": 0, "bot": "a\u{1b}"}),
    ] {
        assert_eq!(with("entries", json!([{"ms": 0, "entry": entry}])), "match_file_entry");
    }
    assert_eq!(with("begun", json!(i64::MAX)), "match_file_time");
    assert_eq!(with("begun", json!(-1)), "match_file_time");
    assert_eq!(with("dealer", json!(9)), "match_file_seats");
    let said = json!([{"ms": 0, "entry": {"entry": "key_set", "key": "x"}}]);
    assert_eq!(with("entries", said), "match_file_entry");
    let begins = json!([{"ms": 5, "entry": {"entry": "said", "seat": 0, "phrase": "wink"}},
        {"ms": 4, "entry": {"entry": "said", "seat": 0, "phrase": "wink"}}]);
    assert_eq!(with("entries", begins), "match_file_time");
    assert!(
        reads(&vec![b' '; MAX_MATCH_FILE_BYTES + 1])
            .is_err_and(|error| error == FileError::TooLarge)
    );
    let text = good.to_string();
    for at in (0..text.len()).step_by(211) {
        assert!(reads(&text.as_bytes()[..at]).is_err(), "cut off after {at} bytes");
    }
}

/// A match by rules of the house, as people would save it.
fn example() -> Vec<u8> {
    let options = [("format".to_owned(), "single".to_owned())].into();
    let chosen = ChosenRules { base: "live".into(), options, file: None };
    let mut party = TestTable::gathered(chosen, 3, 3, 12);
    party.wait(0);
    party.promises(Seat(0));
    party.promises(Seat(2));
    let mut played = Played::at(party, 12);
    played.party.opens(Seat(2));
    played.note();
    played.wait(2_000);
    played.play_out();
    let names = (1..).map(PlayerId).zip(["Anna", "Ben", "Cem"].map(str::to_owned)).collect();
    let header = played.party.table.header();
    let replay = Replay::of(header, &played.log, Arc::new(bot_kinds()), 1, &names);
    replay.expect("a log").expect("over").to_file("stammtisch").expect("a file")
}

/// Written by the first version, and by the second, which says how its seed was made.
const EXAMPLES: [&str; 2] = ["../../docs/examples/match.json", "../../docs/examples/match-2.json"];

/// Files that people have saved can be read for ever.
#[test]
#[allow(clippy::disallowed_methods, reason = "a file of the project")]
fn the_match_in_the_docs_is_read() {
    for (example, chance) in EXAMPLES.into_iter().zip([false, true]) {
        let replay = reads(&std::fs::read(example).expect("a file")).expect("reads");
        let film = replay.film("match".into(), None, false);
        assert_eq!(film.card.names, ["Anna", "Ben", "Cem"]);
        assert_eq!(replay.script(1, "x").expect("a script").rules, None);
        // The client checks the second one with its own formulas (web/src/table/shuffle).
        assert_eq!(replay.chance().is_some_and(|chance| chance.added.len() == 2), chance);
    }
}

/// Writes the example, once for each version of the file.
#[test]
#[ignore = "writes a file of the project"]
#[allow(clippy::disallowed_methods, reason = "a tool, in the place of its test")]
fn write_the_match_in_the_docs() {
    std::fs::write(EXAMPLES[1], example()).expect("a file");
}
