//! Match files say how their cards were shuffled, and no single change to them goes unnoticed.

use std::sync::Arc;

use serde_json::{Value, json};
use stammtisch_engine::seat::Seat;
use stammtisch_table::BotKinds;
use stammtisch_table::film::file::{CheckStep, FileError, read};
use stammtisch_table::wire::TablePhase;

use crate::played::{Played, presets, short};
use crate::test_table::game_data::one_of_each;
use crate::test_table::{TestTable, bot_kinds, player_on};

/// Three people before a match.
pub(crate) fn gathered(base: &str) -> TestTable {
    TestTable::gathered(short(base), 3, 3, 0)
}

/// A match at this table with values of two seats, one of which was not revealed.
pub(crate) fn match_file(mut party: TestTable, seed: u64) -> Vec<u8> {
    party.seed = seed;
    party.wait(0);
    party.promises(Seat(0));
    party.promises(Seat(2));
    let mut played = Played::unwatched(party, seed);
    played.party.opens(Seat(2));
    played.note();
    played.wait(2_000);
    assert_eq!(played.party.table.phase(), TablePhase::Playing);
    played.play_out();
    played.replay(1).expect("it is over").to_file("a test").expect("a file")
}

fn file(base: &str, seed: u64) -> Value {
    serde_json::from_slice(&match_file(gathered(base), seed)).expect("JSON")
}

fn checked(file: &Value) -> Result<(), FileError> {
    let bytes = serde_json::to_vec(file).expect("JSON");
    read(&bytes, Arc::new(bot_kinds())).map(|_| ())
}

/// The file with a matching sum: made by somebody who knows the formula.
fn summed(mut file: Value) -> Value {
    let bytes = serde_json::to_vec(&file).expect("JSON");
    let sum = stammtisch_table::film::file::sum_of(&bytes).expect("JSON");
    file["sum"] = json!(sum.to_string());
    file
}

#[test]
fn what_was_played_holds_whatever_the_game_and_says_the_order_of_its_cards() {
    for base in presets() {
        let file = file(base, 40);
        assert_eq!(checked(&file), Ok(()), "{base}");
        let chance = &file["chance"];
        assert_eq!(chance["added"].as_array().map(Vec::len), Some(2), "{base}");
        let deals = chance["deals"].as_array().expect("deals");
        assert!(!deals.is_empty());
        // Reading and writing it again loses nothing.
        let bytes = serde_json::to_vec(&file).expect("JSON");
        let again = read(&bytes, Arc::new(BotKinds::new())).expect("reads");
        let again: Value =
            serde_json::from_slice(&again.to_file("a test").expect("a file")).expect("JSON");
        assert_eq!(again, file, "{base}");
    }
}

/// Calls `change` for every value at every depth of a document.
fn each(value: &Value, path: &str, change: &mut impl FnMut(&str)) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| each(value, &format!("{path}/{name}"), change));
        }
        Value::Array(all) => {
            (0..).zip(all).for_each(|(at, value)| each(value, &format!("{path}/{at}"), change));
        }
        _ => change(path),
    }
}

fn other(value: &Value) -> Value {
    match value {
        Value::Bool(truth) => json!(!truth),
        Value::Number(number) => json!(number.as_i64().unwrap_or_default() + 1),
        Value::String(text) => match text.as_bytes().last() {
            Some(b'0') => json!(format!("{}1", &text[..text.len() - 1])),
            Some(last) if last.is_ascii() => json!(format!("{}0", &text[..text.len() - 1])),
            _ => json!(format!("{text}x")),
        },
        _ => json!("x"),
    }
}

#[test]
fn no_single_change_goes_unnoticed() {
    let (file, mut changes) = (file("live", 3), 0);
    each(&file, "", &mut |path| {
        let mut changed = file.clone();
        let at = changed.pointer_mut(path).expect("it is there");
        *at = other(at);
        assert!(checked(&changed).is_err(), "{path}");
        changes += 1;
    });
    assert!(changes > 100, "{changes}");
}

/// A change with a matching sum is detected by what it changes.
#[test]
fn a_change_with_a_fitting_sum_fails_at_its_own_step() {
    let file = file("live", 3);
    let fails = |path: &str, step: CheckStep| {
        let mut changed = file.clone();
        let at = changed.pointer_mut(path).unwrap_or_else(|| panic!("{path}"));
        *at = other(at);
        let error = checked(&summed(changed)).expect_err(path);
        assert_eq!(error.step(), step, "{path}: {error}");
    };
    fails("/chance/commitment", CheckStep::Commitment);
    fails("/chance/house", CheckStep::Commitment);
    fails("/chance/added/1/value", CheckStep::Values);
    fails("/chance/added/1/promise", CheckStep::Values);
    fails("/seed", CheckStep::Mix);
    fails("/rules", CheckStep::Mix);
    fails("/chance/deals/0", CheckStep::Order);
    let mut without = file.clone();
    without["chance"]["added"] = json!([]);
    assert_eq!(checked(&summed(without)), Err(FileError::Mix), "a value that was left out");
    let mut swapped = file.clone();
    swapped["chance"]["added"].as_array_mut().expect("two").swap(0, 1);
    assert_eq!(checked(&summed(swapped)), Err(FileError::Value(Seat(0))));
    let mut fewer = file.clone();
    fewer["entries"].as_array_mut().expect("entries").remove(3);
    assert_eq!(checked(&summed(fewer)).expect_err("one is missing").step(), CheckStep::Match);
    let mut plain = file.clone();
    plain["sum"] = json!("0".repeat(64));
    assert_eq!(checked(&plain), Err(FileError::Sum));
    assert_eq!(checked(&summed(file.clone())), Ok(()));
}

/// What is taken on trust in a file, since nothing follows from it: names, times, the name of the
/// rules, promises that were never revealed, and which of several players caught somebody.
fn is_believed(path: &str, file: &Value) -> bool {
    let starts = ["/names/", "/made_by", "/begun", "/chosen/base", "/chance/added/0/", "/sum"];
    let catches = |entry: &str| {
        file.pointer(entry).is_some_and(|entry| entry["move"]["move"] == json!("catch"))
    };
    starts.iter().any(|start| path.starts_with(start))
        || path.ends_with("/ms")
        || path.strip_suffix("/seat").is_some_and(catches)
}

/// A matching sum does not help either: everything from which something follows no longer fits.
#[test]
fn each_change_that_matters_is_refused_with_a_fitting_sum_too() {
    for base in one_of_each() {
        let (file, mut refused) = (file(base, 3), 0);
        each(&file, "", &mut |path| {
            let mut changed = file.clone();
            let at = changed.pointer_mut(path).expect("it is there");
            *at = other(at);
            match checked(&summed(changed)) {
                Ok(()) => assert!(is_believed(path, &file), "{base}: {path}"),
                Err(_) => refused += 1,
            }
        });
        assert!(refused > 100, "{base}: {refused}");
    }
}

/// The order computed from the seed is that of the cards dealt: the hands of the first deal come off its end.
#[test]
fn cards_are_dealt_off_the_end_of_the_order_that_is_said() {
    let mut played = Played::begun(short("live"), 3, 8);
    let hands: Vec<Vec<String>> = (0..3)
        .map(|seat| {
            let hand = played.party.view(player_on(Seat(seat))).hand;
            let mut hand: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
            hand.sort();
            hand
        })
        .collect();
    played.play_out();
    let bytes = played.replay(1).expect("it is over").to_file("a test").expect("a file");
    let file: Value = serde_json::from_slice(&bytes).expect("JSON");
    let order = file["chance"]["deals"][0].as_str().expect("an order");
    let mut cards = order.split(' ').rev();
    for hand in hands {
        let mut dealt: Vec<String> = cards.by_ref().take(hand.len()).map(str::to_owned).collect();
        dealt.sort();
        assert_eq!(dealt, hand);
    }
}
