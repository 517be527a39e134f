//! Every route of an account, requested by those who may not.

use serde_json::json;

use crate::common::House;
use crate::common::http::send;

const OWN: [(&str, &str); 28] = [
    ("GET", "/api/account"),
    ("PUT", "/api/account/passphrase"),
    ("DELETE", "/api/account/passphrase"),
    ("POST", "/api/account/passkeys/begin"),
    ("POST", "/api/account/passkeys"),
    ("DELETE", "/api/account/passkeys/AAAA"),
    ("GET", "/api/account/export"),
    ("DELETE", "/api/account"),
    ("POST", "/api/devices"),
    ("DELETE", "/api/sessions"),
    ("DELETE", "/api/sessions/00"),
    ("GET", "/api/credits"),
    ("POST", "/api/credits/daily"),
    ("GET", "/api/tables/mine"),
    ("DELETE", "/api/tables/mine/ABC234"),
    ("GET", "/api/matches"),
    ("POST", "/api/matches"),
    ("DELETE", "/api/matches/f-00000000000000000000000000000001"),
    ("GET", "/api/matches/x/links"),
    ("POST", "/api/matches/x/links"),
    ("DELETE", "/api/matches/x/links/x"),
    ("POST", "/api/admin/claim"),
    ("GET", "/api/admin/tables"),
    ("DELETE", "/api/admin/tables/ABC234"),
    ("GET", "/api/admin/status"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/quick"),
    ("PATCH", "/api/session"),
];

/// Routes for signing in, without a session.
const OPEN: [(&str, &str); 5] = [
    ("POST", "/api/session"),
    ("POST", "/api/login"),
    ("POST", "/api/login/passkey/begin"),
    ("POST", "/api/login/passkey"),
    ("POST", "/api/devices/redeem"),
];

#[tokio::test]
async fn nobody_gets_anything() {
    let house = House::open().await;
    let cookie = format!("stammtisch={}", "0".repeat(64));
    for (method, path) in OWN {
        for headers in [&[][..], &[("cookie", cookie.as_str())], &[("cookie", "stammtisch=x")]] {
            let answer = send(house.address, method, path, headers, Some("{}")).await;
            assert_eq!((answer.status, answer.code().as_str()), (401, "no_session"), "{path}");
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn a_foreign_page_changes_nothing() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let headers = [("cookie", anna.cookie.as_str()), ("origin", "http://evil.example")];
    for (method, path) in OWN.into_iter().chain(OPEN).filter(|(method, _)| *method != "GET") {
        let answer = send(house.address, method, path, &headers, Some("{}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "foreign_origin"), "{path}");
    }
    house.stop().await;
}

/// Bodies of any other form are refused with the common error format.
#[tokio::test]
async fn odd_bodies_are_refused() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (method, path) in [
        ("PUT", "/api/account/passphrase"),
        ("DELETE", "/api/account/passphrase"),
        ("POST", "/api/account/passkeys"),
        ("DELETE", "/api/account"),
        ("POST", "/api/login"),
        ("POST", "/api/login/passkey"),
        ("POST", "/api/devices/redeem"),
        ("POST", "/api/admin/claim"),
        ("POST", "/api/matches/x/links"),
    ] {
        for body in [json!({}), json!([]), json!({"x": 1}), json!(null)] {
            // A host with a name, as passkeys require.
            let host = format!("localhost:{}", anna.address.port());
            let headers = [("cookie", anna.cookie.as_str()), ("host", host.as_str())];
            let answer = send(anna.address, method, path, &headers, Some(&body.to_string())).await;
            assert_eq!((answer.status, answer.code().as_str()), (400, "bad_body"), "{path} {body}");
        }
    }
    assert_eq!(anna.get("/api/account").await.status, 200, "nothing has happened");
    house.stop().await;
}
