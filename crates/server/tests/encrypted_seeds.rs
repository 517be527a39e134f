//! The cards of a running match are encrypted in the store, and the match can go on only with the
//! key.

use std::path::Path;
use std::sync::Arc;

use crate::common::time::SetClock;
use crate::common::{House, hasty};
use serde_json::json;
use stammtisch_server::{Clock, Config, SeedKey};
use stammtisch_store::SqliteStore;

async fn house(file: &Path, key: Option<[u8; 32]>) -> House {
    let store = SqliteStore::open(file).await.expect("a store");
    let config = Config { seed_key: key.map(SeedKey::new), ..hasty() };
    House::over(Arc::new(store), config).await
}

/// The contents of the database and all files beside it.
fn bytes(folder: &Path) -> Vec<u8> {
    let files = std::fs::read_dir(folder).expect("a folder");
    files.flat_map(|file| std::fs::read(file.expect("a file").path()).expect("bytes")).collect()
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_file_holds_the_seed_of_a_running_match() {
    let dir = tempfile::tempdir().expect("a directory");
    let house = house(&dir.path().join("house.db"), Some([7; 32])).await;
    let mut anna = house.guest("Anna").await;
    let code = anna.quick(json!({"base": "live", "options": {"format": "single"}}), 3).await;
    let mut connection = anna.connect(&code).await;
    anna.play(&mut connection, |view| view["game"]["discards"].as_array().map_or(0, Vec::len) > 3)
        .await;
    let meanwhile = bytes(dir.path());
    let exported = anna.get("/api/account/export").await.body;
    anna.play(&mut connection, |view| !view["evening"][0]["shuffle"].is_null()).await;
    while connection.view["evening"][0]["shuffle"].is_null() {
        connection.next().await.expect("the connection holds");
    }
    let shown = connection.view["evening"][0]["shuffle"].clone();
    let (seed, commitment) = (shown["house"].as_str(), shown["commitment"].as_str());
    let (seed, commitment) = (seed.expect("a seed"), commitment.expect("a commitment"));
    assert!(holds(&meanwhile, commitment), "the house was bound");
    assert!(!holds(&meanwhile, seed) && !exported.contains(seed));
    assert!(holds(&meanwhile, "sealed_move"), "there were moves");
    assert!(!holds(&meanwhile, "\"moved\""), "none of them can be read");
    assert!(holds(&bytes(dir.path()), seed), "what is over is open");
    house.stop().await;
}

/// While the match runs, only the holder of the key can read what was sealed; afterwards, anybody
/// can.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sealed_moves_are_played_again_after_a_restart_and_watched_without_a_key() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("house.db");
    let first = house(&file, Some([7; 32])).await;
    let mut anna = first.guest("Anna").await;
    let code = anna.quick(json!({"base": "live", "options": {"format": "single"}}), 3).await;
    let mut connection = anna.connect(&code).await;
    anna.play(&mut connection, |view| view["game"]["discards"].as_array().map_or(0, Vec::len) > 3)
        .await;
    let top = connection.view["game"]["discards"].clone();
    connection.close().await;
    first.stop().await;
    let again = house(&file, Some([7; 32])).await;
    let mut anna = anna.moved_to(again.address);
    let mut connection = anna.connect(&code).await;
    let now = connection.view["game"]["discards"].as_array().expect("cards").clone();
    assert!(top.as_array().expect("cards").iter().all(|card| now.contains(card)), "it goes on");
    anna.play(&mut connection, |_| false).await;
    while connection.view["evening"][0]["shuffle"].is_null() {
        connection.next().await.expect("the connection holds");
    }
    let id = connection.view["evening"][0]["replay"].as_str().expect("a name").to_owned();
    connection.close().await;
    again.stop().await;
    let keyless = house(&file, None).await;
    let anna = anna.moved_to(keyless.address);
    let film = anna.get(&format!("/api/matches/{id}")).await;
    assert_eq!(film.status, 200, "{}", film.body);
    assert!(film.json()["steps"].as_array().expect("steps").len() > 3, "{}", film.body);
    keyless.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_match_needs_the_key_it_was_begun_with() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("house.db");
    let first = house(&file, Some([7; 32])).await;
    let mut anna = first.guest("Anna").await;
    let code = anna.quick(json!({"base": "live"}), 3).await;
    let connection = anna.connect(&code).await;
    let hand = connection.view["game"]["hand"].clone();
    connection.close().await;
    first.stop().await;
    for other in [Some([8; 32]), None] {
        let house = house(&file, other).await;
        anna = anna.moved_to(house.address);
        let answer = anna.get(&format!("/api/tables/{code}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (500, "seed_key_lost"));
        let closed = anna.connect_since(&code, None).await.expect_err("no connection");
        assert_eq!(closed.0, 4501);
        house.stop().await;
    }
    let again = house(&file, Some([7; 32])).await;
    let anna = anna.moved_to(again.address);
    let connection = anna.connect(&code).await;
    let now = connection.view["game"]["hand"].to_string();
    let is_there = |card: &serde_json::Value| now.contains(&card.to_string());
    assert!(hand.as_array().expect("a hand").iter().any(is_there), "it goes on");
    again.stop().await;
}

/// When a day is over, the house publishes the seed of its deals; then their films need no key
/// either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn films_of_a_day_that_is_over_outlive_the_key() {
    const TODAY: &str = "/api/daily/2027-01-15/maxonaut";
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("house.db");
    let clock = Arc::new(SetClock::default());
    let house = async |key: u8| {
        let store = Arc::new(SqliteStore::open(&file).await.expect("a store"));
        let config = Config { seed_key: Some(SeedKey::new([key; 32])), ..hasty() };
        House::by_over(clock.clone() as Arc<dyn Clock>, config, store).await
    };
    let first = house(7).await;
    let mut anna = first.guest("Anna").await;
    let opened = anna.send("POST", &format!("{TODAY}/tries"), &json!({})).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let link = opened.json()["link"].as_str().expect("a link").to_owned();
    let mut connection = anna.connect(&link).await;
    connection.ask(json!({"do": "start"})).await.ok();
    anna.play(&mut connection, |_| false).await;
    connection.close().await;
    let id =
        anna.get(TODAY).await.json()["info"]["own"]["replay"].as_str().expect("a film").to_owned();
    let steps = async |anna: &crate::common::Client| {
        let film = anna.get(&format!("/api/matches/{id}")).await;
        (film.status, film.json()["steps"].as_array().map_or(0, Vec::len))
    };
    let (status, count) = steps(&anna).await;
    assert!(status == 200 && count > 3, "{status} {count}");
    first.stop().await;
    let other = house(8).await;
    let anna = anna.moved_to(other.address);
    assert_eq!(steps(&anna).await.0, 404, "of a day that is not over nothing opens it but the key");
    other.stop().await;
    let again = house(7).await;
    let anna = anna.moved_to(again.address);
    clock.jump(2);
    assert!(anna.get("/api/daily/past").await.json()["deals"][0]["seed"].is_string());
    assert_eq!(anna.get("/api/daily").await.json()["deals"].as_array().map(Vec::len), Some(2));
    again.stop().await;
    let without = house(8).await;
    let anna = anna.moved_to(without.address);
    assert_eq!(steps(&anna).await, (200, count));
    // Days that the house had committed to are lost with the key; the first one after them is dealt
    // anew.
    let play = async |day: &str| {
        let path = format!("/api/daily/{day}/maxonaut/tries");
        anna.send("POST", &path, &json!({})).await.status
    };
    assert_eq!(play("2027-01-17").await, 409);
    clock.jump(30);
    assert_eq!(play("2027-02-16").await, 201);
    without.stop().await;
}
