//! Races between distant players: the round trips of their lines are measured, and commands wait
//! for slower ones.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test may fail by panicking")]

use std::sync::Arc;
use std::time::Duration;

use crate::common::House;
use crate::common::http::send;
use crate::common::line::Line;
use crate::common::time::SetClock;
use serde_json::{Value, json};

/// How late one client answers.
const LATE: Duration = Duration::from_millis(300);

/// Real time, in which the server sends its first pings.
const A_WHILE: Duration = Duration::from_millis(2_000);

/// After how long the first player accuses, and how much later the second.
const QUICK: Duration = Duration::from_millis(410);
const BEHIND: Duration = Duration::from_millis(60);

/// A move of the player whose turn it is.
fn step(line: &Line) -> Option<Value> {
    let view = &line.view["game"];
    let own = view["turn"] == view["viewer"];
    let talk = |mv: &&Value| matches!(mv["move"].as_str(), Some("call" | "catch"));
    let legal = view["legal"].as_array().filter(|_| own)?;
    let mv = legal.iter().find(|mv| !talk(mv))?.as_object()?.clone();
    let mut command = json!({"do": "move", "move": {"game": "mau"}});
    command["move"].as_object_mut()?.extend(mv);
    Some(command)
}

/// The lines of three players at a table where any step may be a cheat (VER-14).
async fn three_at_a_table(house: &House) -> [Line; 3] {
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let carl = house.guest("Carl").await;
    let code = anna.open_table("verschaerft", 3).await;
    let mut lines = [anna.line(&code).await, ben.line(&code).await, carl.line(&code).await];
    for line in &mut lines {
        line.ask(json!({"do": "sit"})).await.unwrap();
    }
    lines
}

/// Waits until all lines know everything up to `seq`.
async fn all_know(lines: &mut [Line; 3], seq: u64) {
    for line in lines.iter_mut() {
        while line.seq < seq {
            line.next().await.unwrap();
        }
    }
}

/// Once all know everything up to `seq`, the player whose turn it is makes a step. Returns the
/// index of that line and the number of the command.
async fn moves(lines: &mut [Line; 3], seq: u64) -> (usize, u64) {
    all_know(lines, seq).await;
    let (who, command) = (0..3).find_map(|who| Some((who, step(&lines[who])?))).unwrap();
    let line = &mut lines[who];
    let no = line.last_no + 1;
    line.post(no, line.seq, &command).await;
    (who, no)
}

/// Under rules by which every step may be a cheat (VER-14), somebody else could always have accused
/// before the next one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_answers_pings_late_is_waited_for() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), crate::common::hasty()).await;
    let mut lines = three_at_a_table(&house).await;
    // All this time Anna does not answer the pings.
    lines[0].sleep(true);
    tokio::time::sleep(A_WHILE).await;
    clock.forward(LATE);
    lines[0].sleep(false);
    lines[0].send_text(json!({"type": "ping"}).to_string()).await;
    lines[0].until_said("pong").await;
    let seq = lines[0].ask(json!({"do": "start"})).await.unwrap();
    let (who, first) = moves(&mut lines, seq).await;
    let seq = lines[who].answer(first).await.unwrap();
    let (who, second) = moves(&mut lines, seq).await;
    let early = tokio::time::timeout(A_WHILE / 4, lines[who].answer(second)).await;
    assert!(early.is_err(), "{early:?} while an accusation may be on its way");
    clock.forward(LATE);
    lines[who].answer(second).await.unwrap();
    let counted = send(house.address, "GET", "/metrics", &[], None).await.body;
    let held = |end: &str| {
        let name = format!("stammtisch_held_seconds_{end} ");
        let value = counted.lines().find_map(|line| line.strip_prefix(&name)).map(str::parse);
        value.unwrap().unwrap_or(0.0)
    };
    assert!(held("count") >= 1.0 && held("sum") >= 0.29, "{counted}");
    house.stop().await;
}

/// A card that does not fit (VER-14).
fn cheat(line: &Line) -> Option<Value> {
    let beyond = line.view["game"]["daring"].as_array()?;
    let mut mv = beyond.iter().find(|mv| mv["move"] == "play")?.clone();
    mv["game"] = json!("mau");
    Some(json!({"do": "move", "move": mv}))
}

/// The accusation that this seat has cheated.
fn accusation(seat: &Value) -> Value {
    json!({"do": "move", "move": {"game": "mau", "move": "accuse", "seat": seat}})
}

/// Two players accuse the same step, one over a slow line: they are told who was quicker, and by
/// how much.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_came_too_late_is_told_with_the_time() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), crate::common::hasty()).await;
    let mut lines = three_at_a_table(&house).await;
    let seq = lines[0].ask(json!({"do": "start"})).await.unwrap();
    all_know(&mut lines, seq).await;
    let (who, cheat) = (0..3).find_map(|who| Some((who, cheat(&lines[who])?))).unwrap();
    let seq = lines[who].ask(cheat).await.unwrap();
    all_know(&mut lines, seq).await;
    let [quick, slow] = [(who + 1) % 3, (who + 2) % 3];
    let mean = accusation(&lines[who].view["game"]["viewer"]);
    let seen = lines[slow].seq;
    clock.forward(QUICK);
    lines[quick].ask(mean.clone()).await.unwrap();
    clock.forward(BEHIND);
    let no = lines[slow].last_no + 1;
    lines[slow].post(no, seen, &mean).await;
    assert!(lines[slow].answer(no).await.is_err(), "it was decided");
    let told = |line: &Line| {
        line.heard.iter().rev().find_map(|text| {
            let events = serde_json::from_str::<Value>(text).ok()?["events"].as_array()?.clone();
            let reacted = events.into_iter().rev().find(|event| event["type"] == "reacted")?;
            reacted["times"].as_array().filter(|times| times.len() == 2).cloned()
        })
    };
    for line in &mut lines {
        while told(line).is_none() {
            line.next().await.unwrap();
        }
        let times = told(line).unwrap();
        let [first, second] = [QUICK, QUICK + BEHIND].map(|time| time.as_millis() as u64);
        let told_times = json!([{"seat": quick, "ms": first}, {"seat": slow, "ms": second}]);
        assert_eq!(Value::Array(times), told_times);
    }
    house.stop().await;
}
