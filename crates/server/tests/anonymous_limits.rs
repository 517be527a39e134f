//! What people may ask for without a session, and how little of it one address gets.

use std::sync::Arc;

use crate::common::House;
use crate::common::connection::Connection;
use crate::common::http::{Answer, send};
use crate::common::time::SetClock;
use serde_json::json;
use stammtisch_server::{Allowance, Config, LimitSettings};
use stammtisch_store::MemoryStore;

/// Behind a proxy that names addresses, with these limits.
async fn house(limits: LimitSettings) -> House {
    let config = Config {
        trust_proxy: stammtisch_server::Proxies::here(),
        limits,
        ..crate::common::hasty()
    };
    House::over(Arc::new(MemoryStore::new()), config).await
}

async fn from(
    house: &House,
    address: &str,
    method: &str,
    path: &str,
    body: Option<&str>,
) -> Answer {
    send(house.address, method, path, &[("x-forwarded-for", address)], body).await
}

/// Rules that are costly to read are checked after the limit: what is refused has not been read, so
/// not even its mistakes are reported.
#[tokio::test]
async fn a_limit_is_asked_before_rules_are_read() {
    let none = Allowance::new(0, 0);
    let limits =
        LimitSettings { tables: none, rules: none, trials: none, ..LimitSettings::default() };
    let house = house(limits).await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let bad = json!({"file": "base = \"nothing\""});
    let headers = [("cookie", anna.cookie.as_str()), ("x-forwarded-for", "203.0.113.7")];
    for (method, path, body) in [
        ("POST", "/api/rules/check".into(), bad.clone()),
        ("POST", "/api/rules/text".into(), json!({"chosen": bad, "seats": 2, "lang": "de"})),
        ("POST", "/api/rules/trial".into(), json!({"chosen": bad, "seats": 2})),
        ("POST", "/api/tables".into(), json!({"chosen": bad, "seats": 2})),
        ("POST", "/api/tables/quick".into(), json!({"chosen": bad, "seats": 2, "bot": "random"})),
        ("PUT", format!("/api/tables/{code}/rules"), json!({"base": 0, "chosen": bad, "seats": 2})),
    ] {
        let answer = send(house.address, method, &path, &headers, Some(&body.to_string())).await;
        assert_eq!((answer.status, answer.code().as_str()), (429, "too_many_requests"), "{path}");
        let here = send(house.address, method, &path, &headers[..1], Some(&body.to_string())).await;
        assert_eq!(here.status, 422, "{path}: {here:?}");
    }
    house.stop().await;
}

#[tokio::test]
async fn codes_of_tables_cannot_be_guessed_and_right_ones_cost_nothing() {
    let misses = Allowance::new(3, 0);
    let house = house(LimitSettings { misses, ..LimitSettings::default() }).await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let right = format!("/api/tables/{code}");
    for _ in 0..20 {
        assert_eq!(from(&house, "203.0.113.7", "GET", &right, None).await.status, 200);
    }
    let headers = |address| [("cookie", anna.cookie.as_str()), ("x-forwarded-for", address)];
    // A connection, a page and its QR code count as the same kind of guess.
    let connection = Connection::open(house.address, "ZZZZZ2", None, &headers("203.0.113.7")).await;
    assert_eq!(connection.err().map(|closed| closed.0), Some(4404));
    for path in ["/api/tables/ZZZZZ3", "/api/tables/ZZZZZ4/qr.svg"] {
        assert_eq!(from(&house, "203.0.113.7", "GET", path, None).await.code(), "no_such_table");
    }
    for path in
        ["/api/tables/ZZZZZ5", "/api/tables/ZZZZZ5/rules", "/api/tables/ZZZZZ5/qr.svg", &right]
    {
        let refused = from(&house, "203.0.113.7", "GET", path, None).await;
        assert_eq!((refused.status, refused.code().as_str()), (429, "too_many_requests"), "{path}");
        assert!(refused.header("retry-after").is_some());
    }
    let connection = Connection::open(house.address, &code, None, &headers("203.0.113.7")).await;
    assert_eq!(connection.err().map(|closed| closed.0), Some(429));
    assert_eq!(from(&house, "203.0.113.8", "GET", &right, None).await.status, 200);
    assert!(Connection::open(house.address, &code, None, &headers("203.0.113.8")).await.is_ok());
    house.stop().await;
}

#[tokio::test]
async fn one_address_reads_so_much_and_no_more() {
    let reads = Allowance::new(5, 0);
    let house = house(LimitSettings { reads, ..LimitSettings::default() }).await;
    for _ in 0..5 {
        assert_eq!(from(&house, "203.0.113.7", "GET", "/api/rules", None).await.status, 200);
    }
    let refused = from(&house, "203.0.113.7", "GET", "/api/tables", None).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_many_requests"));
    assert_eq!(from(&house, "203.0.113.8", "GET", "/api/rules", None).await.status, 200);
    assert_eq!(from(&house, "203.0.113.7", "GET", "/", None).await.status, 200, "the page itself");
    house.stop().await;
}

/// A household that opens the page again and again, and a club whose phones all come at once.
#[tokio::test]
async fn people_never_meet_the_limits_of_reading() {
    let house = house(LimitSettings::default()).await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let table = format!("/api/tables/{code}");
    let rules = format!("/api/tables/{code}/rules");
    for _ in 0..40 {
        for path in ["/api/session", "/api/rules", "/api/tables", "/api/account", &table, &rules] {
            let answer = from(&house, "203.0.113.7", "GET", path, None).await;
            assert!([200, 401].contains(&answer.status), "{path}: {answer:?}");
        }
    }
    house.stop().await;
}

/// Rules in words are a long answer to a short question: clients that have them are told that they
/// are unchanged.
#[tokio::test]
async fn rules_that_are_kept_are_told_to_have_stayed_the_same() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    for path in
        ["/api/rules".into(), "/api/rules/live?lang=en".into(), format!("/api/tables/{code}/rules")]
    {
        let first = send(house.address, "GET", &path, &[], None).await;
        let tag = first.header("etag").expect("a validator").to_owned();
        let again = send(house.address, "GET", &path, &[("if-none-match", &tag)], None).await;
        assert_eq!((first.status, again.status, again.body.as_str()), (200, 304, ""), "{path}");
        let anew = send(house.address, "GET", &path, &[], None).await;
        assert_eq!(anew.body, first.body);
    }
    house.stop().await;
}

/// Guessing from many places does not lock out the owner of the login.
#[tokio::test]
async fn a_login_that_is_guessed_at_from_everywhere_still_opens_where_it_did_before() {
    let config =
        Config { trust_proxy: stammtisch_server::Proxies::here(), ..crate::common::hasty() };
    let house = House::by(Arc::new(SetClock::default()), config).await;
    let anna = house.guest("Anna").await;
    let login = |passphrase: &str| json!({"login": "anna", "passphrase": passphrase}).to_string();
    let set = json!({"login": "anna", "passphrase": "vier alte Karten"});
    assert_eq!(anna.send("PUT", "/api/account/passphrase", &set).await.status, 204);
    let try_from = async |address: &str, passphrase: &str| {
        from(&house, address, "POST", "/api/login", Some(&login(passphrase))).await
    };
    assert_eq!(try_from("203.0.113.7", "vier alte Karten").await.status, 200);
    let mut guessed = 0;
    for n in 0..100 {
        let answer = try_from(&format!("198.51.100.{n}"), "vier neue Karten").await;
        match answer.status {
            401 => guessed += 1,
            _ => assert_eq!((answer.status, answer.code().as_str()), (429, "login_guessed")),
        }
    }
    assert!((50..70).contains(&guessed), "{guessed}");
    let elsewhere = try_from("203.0.113.9", "vier alte Karten").await;
    assert_eq!(elsewhere.code(), "login_guessed");
    assert!(!elsewhere.body.contains("your address"), "it is not her fault");
    assert_eq!(try_from("203.0.113.7", "vier alte Karten").await.status, 200);
    house.stop().await;
}

/// The highest possible command number still leaves one for what the server does itself.
#[tokio::test]
async fn who_has_used_the_last_number_leaves_no_ghost_behind() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = ben.open_table("live", 2).await;
    let mut connection = anna.connect(&code).await;
    let last = (1 << 53) - 1;
    connection.post(last, 0, &json!({"do": "sit"})).await;
    connection.answer(last).await.expect("a seat");
    let gone = anna.send("DELETE", "/api/account", &json!({"confirm": "Anna"})).await;
    assert_eq!(gone.status, 204);
    let seats = ben.get(&format!("/api/tables/{code}")).await.json()["seats"].clone();
    let taken = seats.as_array().expect("seats").iter();
    assert_eq!(taken.filter(|seat| seat["occupant"]["kind"] != "free").count(), 0, "{seats}");
    house.stop().await;
}
