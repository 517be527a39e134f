//! Credits (LIV-20).

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use stammtisch_store::{Account, PlayerId, Transfer, TransferId, TransferKind, UnixMillis};

use crate::common::time::SetClock;
use crate::common::{Client, House, hasty};

/// The player loses credits, as at a table.
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

#[tokio::test]
async fn everybody_begins_with_a_hundred_credits_once() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for _ in 0..3 {
        assert_eq!(anna.get("/api/account").await.json()["credits"], 10_000);
        let credits = anna.get("/api/credits").await.json();
        assert_eq!((&credits["balance"], &credits["daily"]), (&json!(10_000), &json!(0)));
        assert_eq!(credits["movements"].as_array().map(Vec::len), Some(1));
        assert_eq!(credits["movements"][0]["kind"], "welcome");
    }
    let refused = anna.send("POST", "/api/credits/daily", &json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "daily_taken"), "she has enough");
    assert!(house.store.ledger_check().await.is_ok_and(|check| check.is_sound()));
    house.stop().await;
}

#[tokio::test]
async fn who_has_little_is_topped_up_once_a_day() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), hasty()).await;
    let anna = house.guest("Anna").await;
    anna.get("/api/credits").await;
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
    // 2027-01-15 08:00 UTC is when this clock begins: midnight is sixteen hours away.
    clock.forward(Duration::from_secs(16 * 3_600 - 1));
    assert_eq!(anna.send("POST", "/api/credits/daily", &json!({})).await.status, 409);
    clock.forward(Duration::from_secs(1));
    let next = anna.send("POST", "/api/credits/daily", &json!({})).await.json();
    assert_eq!(next["balance"], 2_000);
    assert!(house.store.ledger_check().await.is_ok_and(|check| check.is_sound()));
    house.stop().await;
}
