//! What expires: sessions and idle guests, and how a passphrase prevents it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_server::{Config, Ends};
use stammtisch_store::{MemoryStore, TableStatus};

use crate::common::connection::Closed;
use crate::common::http::send;
use crate::common::time::SetClock;
use crate::common::{Client, House, hasty};

const DAY: Duration = Duration::from_secs(24 * 3_600);

async fn name(client: &Client) -> Value {
    client.get("/api/session").await.json()["player"]["name"].clone()
}

async fn link(client: &Client) -> String {
    let link = client.send("POST", "/api/devices", &json!({})).await.json();
    link["url"].as_str().and_then(|url| url.split_once('#')).expect("a secret").1.to_owned()
}

async fn redeem(house: &House, secret: &str) -> crate::common::http::Answer {
    let body = json!({"secret": secret}).to_string();
    send(house.address, "POST", "/api/devices/redeem", &[], Some(&body)).await
}

#[tokio::test]
async fn a_changed_passphrase_leaves_nobody_else_in() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let choose = async |passphrase: &str, current: Option<&str>| {
        let body = json!({"login": "anna", "passphrase": passphrase, "current": current});
        anna.send("PUT", "/api/account/passphrase", &body).await.status
    };
    let phone = Client::known(house.address, &redeem(&house, &link(&anna).await).await);
    assert_eq!(choose("vier alte Karten", None).await, 204);
    assert_eq!(name(&phone).await, "Anna", "the first one ends nothing");
    let open = link(&anna).await;
    assert_eq!(choose("neue neue Karten", Some("vier alte Karten")).await, 204);
    assert_eq!((name(&anna).await, name(&phone).await), (json!("Anna"), Value::Null));
    assert_eq!(redeem(&house, &open).await.code(), "bad_link");

    let phone = Client::known(house.address, &redeem(&house, &link(&anna).await).await);
    let open = link(&anna).await;
    let body = json!({"current": "neue neue Karten"});
    assert_eq!(anna.send("DELETE", "/api/account/passphrase", &body).await.status, 204);
    assert_eq!((name(&anna).await, name(&phone).await), (json!("Anna"), Value::Null));
    assert_eq!(redeem(&house, &open).await.code(), "bad_link");
    house.stop().await;
}

async fn status(house: &House, code: &str) -> TableStatus {
    let tables = house.store.all_tables().await.expect("tables");
    tables.iter().find(|table| table.code.as_str() == code).expect("it is there").status
}

#[tokio::test]
async fn a_session_ends_half_a_year_after_it_was_last_used() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), hasty()).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    clock.forward(179 * DAY);
    assert_eq!(name(&anna).await, "Anna");
    clock.forward(2 * DAY);
    assert_eq!((name(&anna).await, name(&ben).await), (json!("Anna"), Value::Null));
    clock.forward(181 * DAY);
    assert_eq!(name(&anna).await, Value::Null);
    house.stop().await;
}

#[tokio::test]
async fn what_nobody_uses_is_tidied_up_and_what_was_played_stays() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), hasty()).await;
    let app = house.app.clone();
    let anna = house.guest("Anna").await;
    house.guest("passing by").await;
    let waits = anna.open_table("live", 2).await;
    // Somebody is there, but does nothing for weeks.
    let visited = anna.open_table("live", 2).await;
    let _connection = anna.connect(&visited).await;
    let begins = anna.quick(json!({"base": "live"}), 2).await;
    let status = async |code: &str| status(&house, code).await;
    clock.forward(29 * DAY);
    app.tidy_up().await;
    assert_eq!(status(&waits).await, TableStatus::Open);
    clock.forward(3 * DAY);
    app.tidy_up().await;
    assert_eq!(status(&waits).await, TableStatus::Closed);
    assert_eq!(status(&visited).await, TableStatus::Open, "not under somebody's hands");
    assert_eq!(status(&begins).await, TableStatus::Open, "a match has begun here");
    assert_eq!(name(&anna).await, "Anna", "who has had a seat stays");
    house.stop().await;
}

/// The open connections of deleted guests are closed.
#[tokio::test]
async fn a_guest_who_is_forgotten_is_cut_off() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), hasty()).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    house.app.tidy_up().await;
    let code = anna.quick(json!({"base": "live"}), 2).await;
    let mut watches = ben.connect(&code).await;
    clock.forward(31 * DAY);
    house.app.tidy_up().await;
    assert_eq!(watches.ended().await, Closed(4401));
    assert_eq!((name(&ben).await, name(&anna).await), (Value::Null, json!("Anna")));
    house.stop().await;
}

#[tokio::test]
async fn a_public_table_that_nobody_comes_to_ends_sooner() {
    let (clock, store) = (Arc::new(SetClock::default()), Arc::new(MemoryStore::new()));
    let ends = Ends { tables: 0, ..Ends::default() };
    let config = Config { ends, ..hasty() };
    let house = House::by_over(clock.clone(), config.clone(), store.clone()).await;
    let anna = house.guest("Anna").await;
    let open = async |manner: Value| {
        let body =
            json!({"chosen": {"base": "live"}, "seats": 2, "bot": "random", "manner": manner});
        let opened = anna.send("POST", "/api/tables/quick", &body).await.json();
        opened["code"].as_str().expect("a code").to_owned()
    };
    let public = open(json!({"public": true})).await;
    let (private, visited) = (open(json!({})).await, open(json!({"public": true})).await);
    house.kill().await;

    let house = House::by_over(clock.clone(), config, store).await;
    let anna = anna.moved_to(house.address);
    house.app.tidy_up().await;
    clock.forward(13 * DAY);
    house.app.tidy_up().await;
    let connection = anna.connect(&visited).await;
    let is = async |code: &str| status(&house, code).await;
    assert_eq!(is(&public).await, TableStatus::Open);
    clock.forward(2 * DAY);
    house.app.tidy_up().await;
    let now = (is(&public).await, is(&private).await, is(&visited).await);
    assert_eq!(now, (TableStatus::Closed, TableStatus::Open, TableStatus::Open));
    drop(connection);
    house.stop().await;
}

/// A wrong clock is corrected sooner or later, but what has expired by then does not come back.
#[tokio::test]
async fn a_clock_that_is_suddenly_far_ahead_ends_nothing_at_once() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), hasty()).await;
    house.app.tidy_up().await;
    clock.forward(2 * DAY);
    house.app.tidy_up().await;
    let anna = house.guest("Anna").await;
    let waits = anna.open_table("live", 2).await;
    clock.jump(400);
    house.app.tidy_up().await;
    assert_eq!(name(&anna).await, "Anna");
    clock.forward(DAY / 2);
    house.app.tidy_up().await;
    assert_eq!(status(&house, &waits).await, TableStatus::Open);
    // It is corrected, and nothing has happened.
    clock.jump(-400);
    for _ in 0..3 {
        house.app.tidy_up().await;
        clock.forward(DAY);
    }
    assert_eq!(status(&house, &waits).await, TableStatus::Open);
    assert_eq!(name(&anna).await, "Anna");
    // If it stays for a day, it is trusted.
    clock.jump(400);
    house.app.tidy_up().await;
    assert_eq!(status(&house, &waits).await, TableStatus::Open);
    clock.forward(DAY);
    house.app.tidy_up().await;
    assert_eq!(status(&house, &waits).await, TableStatus::Closed);
    house.stop().await;
}
