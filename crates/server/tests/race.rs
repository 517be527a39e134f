//! Races between distant players: the round trips of their connections are measured, and commands
//! wait for slower ones.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test may fail by panicking")]

use std::sync::Arc;
use std::time::Duration;

use crate::common::House;
use crate::common::connection::Connection;
use crate::common::http::send;
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
fn step(connection: &Connection) -> Option<Value> {
    let view = &connection.view["game"];
    let own = view["turn"] == view["viewer"];
    let talk = |mv: &&Value| matches!(mv["move"].as_str(), Some("call" | "catch"));
    let legal = view["legal"].as_array().filter(|_| own)?;
    let mv = legal.iter().find(|mv| !talk(mv))?.as_object()?.clone();
    let mut command = json!({"do": "move", "move": {"game": "mau"}});
    command["move"].as_object_mut()?.extend(mv);
    Some(command)
}

/// The connections of three players at a table where any step may be a cheat (VER-14).
async fn three_at_a_table(house: &House) -> [Connection; 3] {
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let carl = house.guest("Carl").await;
    let code = anna.open_table("verschaerft", 3).await;
    let mut connections =
        [anna.connect(&code).await, ben.connect(&code).await, carl.connect(&code).await];
    for connection in &mut connections {
        connection.ask(json!({"do": "sit"})).await.unwrap();
    }
    connections
}

/// Waits until all connections know everything up to `seq`.
async fn all_know(connections: &mut [Connection; 3], seq: u64) {
    for connection in connections.iter_mut() {
        while connection.seq < seq {
            connection.next().await.unwrap();
        }
    }
}

/// Once all know everything up to `seq`, the player whose turn it is makes a step. Returns the
/// index of that connection and the number of the command.
async fn moves(connections: &mut [Connection; 3], seq: u64) -> (usize, u64) {
    all_know(connections, seq).await;
    let (who, command) = (0..3).find_map(|who| Some((who, step(&connections[who])?))).unwrap();
    let connection = &mut connections[who];
    let no = connection.last_no + 1;
    connection.post(no, connection.seq, &command).await;
    (who, no)
}

/// Under rules by which every step may be a cheat (VER-14), somebody else could always have accused
/// before the next one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_answers_pings_late_is_waited_for() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), crate::common::hasty()).await;
    let mut connections = three_at_a_table(&house).await;
    // All this time Anna does not answer the pings.
    connections[0].sleep(true);
    tokio::time::sleep(A_WHILE).await;
    clock.forward(LATE);
    connections[0].sleep(false);
    connections[0].send_text(json!({"type": "ping"}).to_string()).await;
    connections[0].until_said("pong").await;
    let seq = connections[0].ask(json!({"do": "start"})).await.unwrap();
    let (who, first) = moves(&mut connections, seq).await;
    let seq = connections[who].answer(first).await.unwrap();
    let (who, second) = moves(&mut connections, seq).await;
    let early = tokio::time::timeout(A_WHILE / 4, connections[who].answer(second)).await;
    assert!(early.is_err(), "{early:?} while an accusation may be on its way");
    clock.forward(LATE);
    connections[who].answer(second).await.unwrap();
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
fn cheat(connection: &Connection) -> Option<Value> {
    let beyond = connection.view["game"]["daring"].as_array()?;
    let mut mv = beyond.iter().find(|mv| mv["move"] == "play")?.clone();
    mv["game"] = json!("mau");
    Some(json!({"do": "move", "move": mv}))
}

/// The accusation that this seat has cheated.
fn accusation(seat: &Value) -> Value {
    json!({"do": "move", "move": {"game": "mau", "move": "accuse", "seat": seat}})
}

/// Two players accuse the same step, one over a slow connection: they are told who was quicker, and
/// by how much.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_came_too_late_is_told_with_the_time() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), crate::common::hasty()).await;
    let mut connections = three_at_a_table(&house).await;
    let seq = connections[0].ask(json!({"do": "start"})).await.unwrap();
    all_know(&mut connections, seq).await;
    let (who, cheat) = (0..3).find_map(|who| Some((who, cheat(&connections[who])?))).unwrap();
    let seq = connections[who].ask(cheat).await.unwrap();
    all_know(&mut connections, seq).await;
    let [quick, slow] = [(who + 1) % 3, (who + 2) % 3];
    let mean = accusation(&connections[who].view["game"]["viewer"]);
    let seen = connections[slow].seq;
    clock.forward(QUICK);
    connections[quick].ask(mean.clone()).await.unwrap();
    clock.forward(BEHIND);
    let no = connections[slow].last_no + 1;
    connections[slow].post(no, seen, &mean).await;
    assert!(connections[slow].answer(no).await.is_err(), "it was decided");
    let told = |connection: &Connection| {
        connection.heard.iter().rev().find_map(|text| {
            let events = serde_json::from_str::<Value>(text).ok()?["events"].as_array()?.clone();
            let reacted = events.into_iter().rev().find(|event| event["type"] == "reacted")?;
            reacted["times"].as_array().filter(|times| times.len() == 2).cloned()
        })
    };
    for connection in &mut connections {
        while told(connection).is_none() {
            connection.next().await.unwrap();
        }
        let times = told(connection).unwrap();
        let [first, second] = [QUICK, QUICK + BEHIND].map(|time| time.as_millis() as u64);
        let told_times = json!([{"seat": quick, "ms": first}, {"seat": slow, "ms": second}]);
        assert_eq!(Value::Array(times), told_times);
    }
    house.stop().await;
}
