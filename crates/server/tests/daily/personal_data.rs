//! What is kept for a player of a deal of the day: in the statistics, and in the export.

use std::time::Duration;

use serde_json::json;
use stammtisch_store::MatchRef;

use crate::daily::playing::{TODAY, begin, house, play_alike, try_it};
use crate::daily::replay;

/// The current version of the hindsight analysis.
const VERSION: u32 = 4;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_try_that_counts_is_counted_and_none_for_fun() {
    let (house, _) = house().await;
    let anna = house.guest("Anna").await;
    let told = try_it(&anna, "mau").await;
    let (link, counted) = begin(&anna, "mau").await;
    assert!(!counted, "once more, for fun");
    play_alike(&mut anna.connect(&link).await).await;
    house.app.count_missed().await;
    let numbers = anna.get("/api/numbers").await.json();
    assert_eq!(numbers["rules"][0]["totals"]["matches"], 1, "{numbers}");
    assert_eq!(numbers["rules"][0]["daily"], true, "{numbers}");

    let nameless = json!({"nameless": true});
    let set = anna.send("PUT", "/api/daily/name", &nameless).await;
    assert!(set.status < 300, "{set:?}");
    let kept = anna.get("/api/account/export").await.json()["daily"].clone();
    let own = &told["info"]["own"];
    assert_eq!(kept["nameless"], true);
    assert_eq!(kept["tries"].as_array().map(Vec::len), Some(1), "{kept}");
    let one = &kept["tries"][0];
    assert_eq!((&one["day"], &one["game"]), (&json!(TODAY), &json!("mau")));
    assert_eq!((&one["score"], &one["course"]), (&own["score"], &own["course"]));
    assert!(one["ended"].is_i64(), "{kept}");
    house.stop().await;
}

/// It names cards that others have still to play: neither the database nor a backup of it may hold
/// them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn what_is_found_out_about_a_deal_lies_nowhere_before_its_day_is_over() {
    let (house, clock) = house().await;
    let anna = house.guest("Anna").await;
    let id = replay(&try_it(&anna, "maxonaut").await);
    let (table, no) = id.split_once('-').expect("a table and a number");
    let of = MatchRef::AtTable { table: table.parse().expect("an id"), no: no.parse().expect("1") };
    let path = format!("/api/matches/{id}/hindsight");
    let found = async || {
        loop {
            let told = anna.get(&path).await.json();
            if told["state"] == "done" {
                break told;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let before = found().await;
    assert_eq!(house.store.hindsight(of, VERSION).await, Ok(None));
    clock.jump(2);
    assert_eq!(found().await, before, "it need not be found out again");
    house.stop().await;
}
