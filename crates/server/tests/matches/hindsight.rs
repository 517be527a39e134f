//! Looking back at a match: whoever may watch it may ask, and nobody else.

use serde_json::json;
use stammtisch_store::{MatchHindsight, MatchRef};

use crate::common::House;
use crate::played::{Played, link};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_watch_may_look_back() {
    let played = Played::at(House::open().await, "maxonaut").await;
    let path = format!("{}/hindsight", played.path());
    let first = played.anna.get(&path).await;
    assert_eq!(first.status, 200, "{first:?}");
    let first = first.json();
    assert!(first["state"] == "working" || first["state"] == "done", "{first}");
    let dora = played.house.guest("Dora").await;
    let none = dora.get(&format!("/api/matches/{:032x}-1/hindsight", 7)).await;
    assert_eq!((none.status, none.json()["code"].as_str()), (404, Some("no_such_match")));
    let refused = dora.get(&path).await;
    assert_eq!((refused.status, &refused.body), (none.status, &none.body), "it is none of hers");
    let id = played.path().rsplit('/').next().expect("a name").to_owned();
    let (_, key) = link(&played.anna, &id, false).await;
    assert_eq!(dora.get(&format!("{path}?key={key}")).await.status, 200);
    played.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_found_out_is_not_computed_again() {
    let played = Played::at(House::open().await, "live").await;
    let id = played.path().rsplit('/').next().expect("a name").to_owned();
    let (table, no) = id.split_once('-').expect("a table and a number");
    let of = MatchRef::AtTable { table: table.parse().expect("an id"), no: no.parse().expect("1") };
    let found = json!({"decisions": [], "curve": [], "turning_points": [], "balance": []});
    let bytes = found.to_string().into_bytes();
    let kept = MatchHindsight { of, version: 3, bytes };
    assert_eq!(played.house.store.keep_hindsight(kept).await, Ok(true));
    let told = played.anna.get(&format!("{}/hindsight", played.path())).await.json();
    assert_eq!(told, json!({"state": "done", "hindsight": found}));
    played.house.stop().await;
}
