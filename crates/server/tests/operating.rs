//! What the operator sees and configures: metrics, and limits per address.

use std::sync::Arc;

use crate::common::House;
use crate::common::http::{Answer, send};
use serde_json::json;
use stammtisch_server::{Allowance, Config, LimitSettings};
use stammtisch_store::MemoryStore;

/// Behind a proxy, with small limits that are not replenished while the test runs.
fn strict() -> Config {
    let limits = LimitSettings {
        sessions: Allowance::new(2, 0),
        handshakes: Allowance::new(3, 0),
        sockets: 2,
        ..LimitSettings::default()
    };
    Config { trust_proxy: stammtisch_server::Proxies::here(), limits, ..crate::common::hasty() }
}

async fn new_guest(house: &House, address: &str) -> Answer {
    let body = json!({"name": "Anna"}).to_string();
    let headers = [("x-forwarded-for", address)];
    send(house.address, "POST", "/api/session", &headers, Some(&body)).await
}

#[tokio::test]
async fn one_address_is_told_to_wait_and_the_others_are_not() {
    let house = House::over(Arc::new(MemoryStore::new()), strict()).await;
    for _ in 0..2 {
        assert_eq!(new_guest(&house, "203.0.113.7").await.status, 200);
    }
    let refused = new_guest(&house, "203.0.113.7").await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_many_requests"));
    assert!(refused.header("retry-after").is_some_and(|wait| wait.parse::<u64>().is_ok()));
    let lies = new_guest(&house, "10.0.0.1, 203.0.113.7").await;
    assert_eq!(lies.status, 429, "only what the proxy has added counts");
    assert_eq!(new_guest(&house, "203.0.113.8").await.status, 200);
    let text = send(house.address, "GET", "/metrics", &[], None).await.body;
    assert!(text.contains("stammtisch_limited_total{what=\"session\"} 2"), "{text}");
    house.stop().await;
}

/// Actions without a limit of their own are limited all the same, except from this machine.
#[tokio::test]
async fn one_address_changes_so_much_and_no_more() {
    let limits = LimitSettings { changes: Allowance::new(3, 0), ..LimitSettings::default() };
    let config = Config {
        trust_proxy: stammtisch_server::Proxies::here(),
        limits,
        ..crate::common::hasty()
    };
    let house = House::over(Arc::new(MemoryStore::new()), config).await;
    let anna = house.guest("Anna").await;
    let from = |address| [("cookie", anna.cookie.as_str()), ("x-forwarded-for", address)];
    let body = json!({"lang": "de"}).to_string();
    let change = async |headers: &[(&str, &str)]| {
        send(house.address, "PATCH", "/api/session", headers, Some(&body)).await.status
    };
    for _ in 0..3 {
        assert_eq!(change(&from("203.0.113.7")).await, 200);
    }
    assert_eq!(change(&from("203.0.113.7")).await, 429);
    assert_eq!(change(&from("203.0.113.8")).await, 200);
    let asked = send(house.address, "GET", "/api/session", &from("203.0.113.7"), None).await;
    assert_eq!(asked.status, 200, "asking changes nothing");
    for _ in 0..5 {
        assert_eq!(change(&from("203.0.113.7")[..1]).await, 200, "this machine is not limited");
    }
    let text = send(house.address, "GET", "/metrics", &[], None).await.body;
    assert!(text.contains("stammtisch_limited_total{what=\"change\"} 1"), "{text}");
    house.stop().await;
}

#[tokio::test]
async fn so_many_connections_and_no_more() {
    let house = House::over(Arc::new(MemoryStore::new()), strict()).await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let from = |address| [("cookie", anna.cookie.as_str()), ("x-forwarded-for", address)];
    let open = async |address| {
        crate::common::connection::Connection::open(house.address, &code, None, &from(address))
            .await
    };
    let (first, second) = (open("203.0.113.7").await, open("203.0.113.7").await);
    assert!(first.is_ok() && second.is_ok());
    let third = open("203.0.113.7").await;
    assert_eq!(third.err().map(|closed| closed.0), Some(429), "two are open");
    assert!(open("203.0.113.8").await.is_ok());
    first.expect("a connection").close().await;
    let fourth = open("203.0.113.7").await;
    assert_eq!(fourth.err().map(|closed| closed.0), Some(429), "three handshakes were made");
    house.stop().await;
}

#[tokio::test]
async fn counters_name_no_table_and_are_shown_to_this_machine_only() {
    let house = House::over(Arc::new(MemoryStore::new()), strict()).await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let mut connection = anna.connect(&code).await;
    connection.ask(json!({"do": "sit"})).await.expect("a seat");
    assert_eq!(connection.ask(json!({"do": "next_deal"})).await, Err("not_started".into()));
    let asked = anna.get(&format!("/api/tables/{code}")).await;
    assert_eq!(asked.status, 200);
    let answer = send(house.address, "GET", "/metrics", &[], None).await;
    let kind = answer.header("content-type").expect("a type");
    assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
    for line in [
        "stammtisch_sockets 1",
        "stammtisch_rooms 1",
        "stammtisch_commands_total{answer=\"done\"} 1",
        "stammtisch_commands_total{answer=\"not_started\"} 1",
        "stammtisch_requests_total{method=\"GET\",route=\"/api/tables/{code}\",status=\"200\"} 1",
    ] {
        assert!(answer.body.lines().any(|found| found == line), "{line}\n{}", answer.body);
    }
    assert!(!answer.body.contains(&code) && !answer.body.contains("Anna"));
    let outside = [("x-forwarded-for", "203.0.113.7")];
    let outside = send(house.address, "GET", "/metrics", &outside, None).await;
    assert_eq!((outside.status, outside.code().as_str()), (403, "not_shown"));
    house.stop().await;
}
