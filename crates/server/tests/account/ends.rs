//! What ends by itself, and with a passphrase.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_server::{App, OsEntropy};
use stammtisch_store::TableStatus;

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
    let app = App::new(house.store.clone(), clock.clone(), Arc::new(OsEntropy), hasty());
    let anna = house.guest("Anna").await;
    house.guest("passing by").await;
    let waits = anna.open_table("live", 2).await;
    let begins = anna.quick(json!({"base": "live"}), 2).await;
    let status = async |code: &str| {
        let tables = house.store.all_tables().await.expect("tables");
        tables.iter().find(|table| table.code.as_str() == code).expect("it is there").status
    };
    clock.forward(29 * DAY);
    app.tidy_up().await;
    assert_eq!(status(&waits).await, TableStatus::Open);
    clock.forward(3 * DAY);
    app.tidy_up().await;
    assert_eq!(status(&waits).await, TableStatus::Closed);
    assert_eq!(status(&begins).await, TableStatus::Open, "a match has begun here");
    assert_eq!(name(&anna).await, "Anna", "who has had a seat stays");
    house.stop().await;
}
