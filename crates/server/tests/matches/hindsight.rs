//! Analysing a match: those who may watch it may ask, and nobody else.

use serde_json::{Value, json};
use stammtisch_engine::any::preset;
use stammtisch_store::{MatchHindsight, MatchRef};

use crate::common::House;
use crate::common::game_data::{has_ranks, one_of_each};
use crate::matches::played::{Played, link};

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
    let kept = MatchHindsight { of, version: 4, bytes };
    assert_eq!(played.house.store.keep_hindsight(kept).await, Ok(true));
    let told = played.anna.get(&format!("{}/hindsight", played.path())).await.json();
    assert_eq!(told, json!({"state": "done", "hindsight": found}));
    played.house.stop().await;
}

/// One's own cards are certain, the others' shares of a card add up to at most the number of hidden
/// copies, and a link shows the same without names.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_could_have_held_a_card_is_told_by_what_one_seat_knew() {
    for base in one_of_each() {
        let played = Played::at(House::open().await, base).await;
        let path = format!("{}/hands", played.path());
        let share = |card: &Value, seat: usize| card["shares"][seat].as_f64().expect("a share");
        let is_sure = |share: f64| share <= 0.0 || share >= 1.0;
        // In Maxonaut players draw when their turn comes, so at first the others hold nothing.
        let mut step = 1;
        let (told, found) = loop {
            let told = played.anna.get(&format!("{path}?step={step}&seat=0")).await;
            assert_eq!(told.status, 200, "{told:?}");
            let found = told.json();
            let cards = found["cards"].as_array().expect("cards");
            assert!(
                cards.iter().all(|card| is_sure(share(card, 0))),
                "one's own are sure: {found}"
            );
            let seats = found["cards"][0]["shares"].as_array().expect("a match that goes on").len();
            let unsure = |card: &&Value| (1..seats).any(|seat| !is_sure(share(card, seat)));
            let open = cards.iter().filter(unsure).count();
            if open > 5 && cards.iter().any(|card| share(card, 0) >= 1.0) {
                break (told, found);
            }
            step += 1;
        };
        assert!(found["worlds"].as_u64() >= Some(1_024), "{found}");
        assert_eq!(
            found["ranks"].as_array().map(Vec::is_empty),
            Some(!has_ranks(preset::game(base).expect("a preset")))
        );
        let again = played.anna.get(&format!("{path}?step={step}&seat=0")).await;
        assert_eq!(told.body, again.body, "it follows from the match alone");
        let over = played.anna.get(&format!("{path}?step=60000&seat=0")).await.json();
        assert_eq!((over["worlds"].as_u64(), over["cards"][0].is_null()), (Some(0), true));
        let dora = played.house.guest("Dora").await;
        let status = async |query: &str| dora.get(&format!("{path}?{query}")).await.status;
        assert_eq!((status("step=1&seat=0").await, status("step=x&seat=0").await), (404, 400));
        let (_, key) = played.link(false).await;
        assert_eq!(status(&format!("step=1&seat=0&key={key}")).await, 200);
        assert_eq!(status(&format!("step=1&seat=9&key={key}")).await, 400);
        played.house.stop().await;
    }
}
