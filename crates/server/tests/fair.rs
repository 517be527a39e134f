//! Whoever is far away is measured, and waited for where several seats race for something.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test may fail by panicking")]

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::House;
use common::http::send;
use common::line::Line;
use common::time::SetClock;
use serde_json::{Value, json};

/// How late the answers of one client are.
const LATE: Duration = Duration::from_millis(300);

/// Real time, in which the server sends its first pings.
const A_WHILE: Duration = Duration::from_millis(2_000);

/// A step of the own turn.
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

/// When all know everything up to `seq`, whoever has the turn makes a step; gives whose line that is
/// and the number of the command.
async fn moves(lines: &mut [Line; 3], seq: u64) -> (usize, u64) {
    for line in lines.iter_mut() {
        while line.seq < seq {
            line.next().await.unwrap();
        }
    }
    let (who, command) = (0..3).find_map(|who| Some((who, step(&lines[who])?))).unwrap();
    let line = &mut lines[who];
    let no = line.last_no + 1;
    line.post(no, line.seq, &command).await;
    (who, no)
}

/// At rules under which every step may have been a cheat (VER-14), somebody else could always have
/// accused before the next one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_answers_pings_late_is_waited_for() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), common::hasty()).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let carl = house.guest("Carl").await;
    let code = anna.open_table("verschaerft", 3).await;
    let mut lines = [anna.line(&code).await, ben.line(&code).await, carl.line(&code).await];
    for line in &mut lines {
        line.ask(json!({"do": "sit"})).await.unwrap();
    }
    // All the while Anna hears nothing of the pings.
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
