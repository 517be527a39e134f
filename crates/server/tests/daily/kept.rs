//! What is kept of a deal of the day for its player: in the numbers, and in the document of all.

use serde_json::json;

use crate::playing::{TODAY, begin, house, play_alike, try_it};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_try_that_counts_is_counted_and_none_for_fun() {
    let (house, _) = house().await;
    let anna = house.guest("Anna").await;
    let told = try_it(&anna, "mau").await;
    let (link, counted) = begin(&anna, "mau").await;
    assert!(!counted, "once more, for fun");
    play_alike(&mut anna.line(&link).await).await;
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
