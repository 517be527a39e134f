//! What became of the matches to whose shuffle the house had committed; anybody may ask.

use serde_json::{Value, json};
use stammtisch_store::{TableId, UnixMillis};

use crate::common::House;
use crate::common::http::send;
use crate::matches::played::Played;

/// Without a session.
async fn share(house: &House) -> Value {
    let answer = send(house.address, "GET", "/api/shuffles", &[], None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

/// Waits until it is so: the house counts in the background, and opens its part a moment after the
/// last card.
async fn becomes(house: &House, expected: &Value, why: &str) {
    for _ in 0..200 {
        house.app.count_missed().await;
        if share(house).await == *expected {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(share(house).await, *expected, "{why}");
}

fn all(changed: &[(&str, u64)]) -> Value {
    let kinds =
        ["begun", "finished", "all_left", "closed", "cleared", "resting", "running", "not_dealt"];
    let mut all: Value = kinds.map(|kind| (kind, json!(0))).into_iter().collect();
    for (kind, count) in changed {
        all[kind] = json!(count);
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_are_accounted_for_whether_played_out_left_or_broken_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("house.db");
    let house = House::over_file(&path).await;
    assert_eq!(share(&house).await, all(&[]));
    let mut played = Played::at(house, "live").await;
    becomes(&played.house, &all(&[("begun", 1), ("finished", 1)]), "played out").await;

    // He leaves; at this table the cards of leavers are laid aside.
    let mut manner = played.hers.view["manner"].clone();
    manner["leavers"] = json!("laid_aside");
    played.hers.ask(json!({"do": "set_manner", "manner": manner})).await.expect("set");
    played.begin_another().await;
    played.his.ask(json!({"do": "leave"})).await.expect("he goes");
    played.hers.until(|view| view["state"] == "finished").await.expect("it is over");
    let left = [("begun", 2), ("finished", 1), ("all_left", 1)];
    becomes(&played.house, &all(&left), "left").await;

    // A running match is counted as running, and nothing else is told about it.
    played.hers.ask(json!({"do": "rematch"})).await.expect("a bot plays for him");
    played.hers.until(|view| view["state"] == "playing").await.expect("cards");
    let running = [("begun", 3), ("finished", 1), ("all_left", 1), ("running", 1)];
    becomes(&played.house, &all(&running), "going on").await;

    let Played { house, id, .. } = played;
    house.stop().await;
    let house = House::over_file(&path).await;
    assert_eq!(share(&house).await, all(&running), "it outlives a restart");
    let table: TableId = id.split('-').next().and_then(|id| id.parse().ok()).expect("an id");
    let last = house.store.all_tables().await.expect("tables")[0].updated;
    assert_eq!(house.store.close_table(table, UnixMillis(last.0 + 1)).await, Ok(true));
    let closed = [("begun", 3), ("finished", 1), ("all_left", 1), ("closed", 1)];
    becomes(&house, &all(&closed), "broken off").await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lessons_and_deals_of_the_day_are_none_of_them() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for path in ["/api/lessons/first-deal".to_owned(), today(&anna).await] {
        let opened = anna.send("POST", &path, &json!({})).await;
        assert_eq!(opened.status, 201, "{opened:?}");
    }
    house.app.count_missed().await;
    assert_eq!(share(&house).await, all(&[]));
    house.stop().await;
}

async fn today(client: &crate::common::Client) -> String {
    let daily = client.get("/api/daily").await.json();
    let day = daily["day"].as_str().expect("a day").to_owned();
    format!("/api/daily/{day}/mau/tries")
}
