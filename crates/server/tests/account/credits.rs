//! Credits (LIV-20).

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use stammtisch_server::{Allowance, Config, LimitSettings, Proxies};
use stammtisch_store::{
    Account, MemoryStore, PlayerId, Transfer, TransferId, TransferKind, UnixMillis,
};

use crate::common::connection::Connection;
use crate::common::http::send;
use crate::common::time::SetClock;
use crate::common::{Client, House, hasty};

/// Takes credits from the player, as at a table.
async fn lose(house: &House, client: &Client, amount: u64, key: &str) {
    let player: PlayerId = client.id.parse().expect("an id");
    let transfer = Transfer {
        from: Account::Player(player),
        to: Account::House,
        amount,
        kind: TransferKind::Stake,
    };
    let id = TransferId::keyed(key);
    let moved = house.store.transfer(id, transfer, UnixMillis(1_800_000_000_000)).await;
    assert_eq!(moved, Ok(true));
}

/// Opens a table with a stake, and sits down there.
async fn sits_for_a_stake(client: &Client) -> (String, Connection) {
    let body = json!({"chosen": {"base": "live"}, "seats": 2, "manner": {"stake": 250}});
    let opened = client.send("POST", "/api/tables", &body).await.json();
    let code = opened["code"].as_str().expect("a code").to_owned();
    let mut connection = client.connect(&code).await;
    connection.ask(json!({"do": "sit", "seat": 0})).await.expect("a seat");
    (code, connection)
}

/// A new name alone is worth nothing: a player who loses to a friend and returns under another has
/// to sit down first.
#[tokio::test]
async fn a_hundred_credits_come_once_with_the_first_seat_for_a_stake() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for _ in 0..2 {
        assert_eq!(anna.get("/api/account").await.json()["credits"], 0);
        let credits = anna.get("/api/credits").await.json();
        let told = (&credits["balance"], &credits["welcome"], &credits["daily"]);
        assert_eq!(told, (&json!(0), &json!(10_000), &json!(0)));
    }
    let refused = anna.send("POST", "/api/credits/daily", &json!({})).await;
    assert_eq!(refused.code(), "daily_taken", "nor is a new name topped up");
    assert_eq!(house.store.balance(Account::Issuance).await, Ok(0));
    for _ in 0..2 {
        let (_, connection) = sits_for_a_stake(&anna).await;
        let credits = anna.get("/api/credits").await.json();
        let told = (&credits["balance"], &credits["welcome"], &credits["daily"]);
        assert_eq!(told, (&json!(10_000), &json!(0), &json!(0)));
        assert_eq!(credits["movements"].as_array().map(Vec::len), Some(1));
        assert_eq!(credits["movements"][0]["kind"], "welcome");
        drop(connection);
    }
    let refused = anna.send("POST", "/api/credits/daily", &json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "daily_taken"), "she has enough");
    assert!(house.store.ledger_check().await.is_ok_and(|check| check.is_sound()));
    house.stop().await;
}

/// Ever new names from one network get a limited number of gifts.
#[tokio::test]
async fn gifts_run_out_for_one_network_and_for_no_other() {
    let one = Allowance::new(1, 0);
    let limits = LimitSettings { gifts: one, daily_gifts: one, ..LimitSettings::default() };
    let config = Config { trust_proxy: Proxies::here(), limits, ..hasty() };
    let house = House::over(Arc::new(MemoryStore::new()), config).await;
    let host = house.guest("Hanna").await;
    let from = async |client: &Client, code: &str, address: &str| {
        let headers = [("cookie", client.cookie.as_str()), ("x-forwarded-for", address)];
        Connection::open(house.address, code, None, &headers).await.expect("a connection")
    };
    let body = json!({"chosen": {"base": "live"}, "seats": 4, "manner": {"stake": 250}});
    let opened = host.send("POST", "/api/tables", &body).await.json();
    let code = opened["code"].as_str().expect("a code");
    let (anna, ben, carl) =
        (house.guest("Anna").await, house.guest("Ben").await, house.guest("Carl").await);
    let mut a = from(&anna, code, "203.0.113.7").await;
    a.ask(json!({"do": "sit"})).await.expect("the first one has it");
    let mut b = from(&ben, code, "203.0.113.7").await;
    assert_eq!(b.ask(json!({"do": "sit"})).await, Err("no_gift_left".into()));
    assert_eq!(anna.get("/api/credits").await.json()["balance"], 10_000);
    assert_eq!(ben.get("/api/credits").await.json()["balance"], 0);
    let mut c = from(&carl, code, "203.0.113.8").await;
    c.ask(json!({"do": "sit"})).await.expect("somewhere else there is one left");
    // A player who has received it once can sit down from anywhere.
    a.ask(json!({"do": "stand"})).await.expect("stands up");
    a.ask(json!({"do": "sit"})).await.expect("and sits down again");
    // Without a stake everybody can play.
    let free = host.open_table("live", 2).await;
    let mut b = from(&ben, &free, "203.0.113.7").await;
    b.ask(json!({"do": "sit"})).await.expect("a seat");

    let daily = async |client: &Client| {
        let headers = [("cookie", client.cookie.as_str()), ("x-forwarded-for", "203.0.113.9")];
        send(house.address, "POST", "/api/credits/daily", &headers, Some("{}")).await
    };
    lose(&house, &anna, 9_000, "a").await;
    lose(&house, &carl, 9_000, "c").await;
    assert_eq!(daily(&anna).await.status, 200);
    let refused = daily(&carl).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "no_gift_left"));
    assert!(house.store.ledger_check().await.is_ok_and(|check| check.is_sound()));
    house.stop().await;
}

/// The host gets it when the table starts to play for credits, the others when they sit down again.
#[tokio::test]
async fn a_stake_that_is_set_later_brings_the_gift_to_who_sits() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let mut connection = anna.connect(&code).await;
    connection.ask(json!({"do": "sit", "seat": 0})).await.expect("a seat");
    assert_eq!(anna.get("/api/credits").await.json()["balance"], 0);
    connection.ask(json!({"do": "set_manner", "manner": {"stake": 250}})).await.expect("a stake");
    assert_eq!(anna.get("/api/credits").await.json()["balance"], 10_000);
    house.stop().await;
}

#[tokio::test]
async fn who_has_little_is_topped_up_once_a_day() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), hasty()).await;
    let anna = house.guest("Anna").await;
    let _connection = sits_for_a_stake(&anna).await;
    lose(&house, &anna, 9_000, "a").await;
    assert_eq!(anna.get("/api/credits").await.json()["daily"], 1_000);
    let taken = anna.send("POST", "/api/credits/daily", &json!({})).await.json();
    assert_eq!((&taken["balance"], &taken["daily"]), (&json!(2_000), &json!(0)));
    let latest = &taken["movements"][0];
    assert_eq!((&latest["kind"], &latest["amount"]), (&json!("daily"), &json!(1_000)));
    assert_eq!(taken["movements"][1]["amount"], -9_000);

    lose(&house, &anna, 500, "b").await;
    let again = anna.send("POST", "/api/credits/daily", &json!({})).await;
    assert_eq!(again.code(), "daily_taken");
    assert_eq!(anna.get("/api/credits").await.json()["daily"], 0);
    // This clock starts at 2027-01-15 08:00 UTC: midnight is sixteen hours away.
    clock.forward(Duration::from_secs(16 * 3_600 - 1));
    assert_eq!(anna.send("POST", "/api/credits/daily", &json!({})).await.status, 409);
    clock.forward(Duration::from_secs(1));
    let next = anna.send("POST", "/api/credits/daily", &json!({})).await.json();
    assert_eq!(next["balance"], 2_000);
    assert!(house.store.ledger_check().await.is_ok_and(|check| check.is_sound()));
    house.stop().await;
}
