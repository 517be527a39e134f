//! Operating the server.

use serde_json::json;
use stammtisch_store::{Chore, Done, TokenHash, UnixMillis};

use crate::common::{Client, House};

const TOKEN: [u8; 32] = [0xab; 32];

/// A server that has printed its admin token, valid for this long by its clock.
async fn house_with_token(expires: i64) -> (House, String) {
    let house = House::open().await;
    let expires = UnixMillis(1_800_000_000_000 + expires);
    house.store.set_admin_token(TokenHash::of(&TOKEN), expires).await.expect("stores");
    (house, "ab".repeat(32))
}

async fn claim(client: &Client, token: &str) -> u16 {
    let answer = client.send("POST", "/api/admin/claim", &json!({"token": token})).await;
    if answer.status != 204 {
        assert_eq!((answer.status, answer.code().as_str()), (403, "bad_token"), "{answer:?}");
    }
    answer.status
}

#[tokio::test]
async fn the_token_makes_one_player_admin() {
    let (house, token) = house_with_token(3_600_000).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    for wrong in ["", "x", &"0".repeat(64), &token[..62]] {
        assert_eq!(claim(&ben, wrong).await, 403, "{wrong:?}");
    }
    assert_eq!(claim(&anna, &token).await, 204);
    assert_eq!(claim(&ben, &token).await, 403, "used up");
    assert_eq!(anna.get("/api/account").await.json()["admin"], true);
    assert_eq!(ben.get("/api/account").await.json()["admin"], false);
    house.stop().await;

    let (house, token) = house_with_token(-1).await;
    assert_eq!(claim(&house.guest("Anna").await, &token).await, 403, "too old");
    house.stop().await;
}

#[tokio::test]
async fn nobody_else_may_look_or_close() {
    let (house, _) = house_with_token(3_600_000).await;
    let ben = house.guest("Ben").await;
    let code = ben.open_table("live", 2).await;
    let close = format!("/api/admin/tables/{code}");
    for (method, path) in
        [("GET", "/api/admin/tables"), ("GET", "/api/admin/status"), ("DELETE", close.as_str())]
    {
        let answer = ben.send(method, path, &json!({})).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "not_admin"), "{path}");
    }
    assert_eq!(ben.get(&format!("/api/tables/{code}")).await.status, 200);
    house.stop().await;
}

#[tokio::test]
async fn an_admin_sees_all_tables_and_closes_them() {
    let (house, token) = house_with_token(3_600_000).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    claim(&anna, &token).await;
    let code = ben.quick(json!({"base": "live"}), 2).await;
    let mut connection = ben.connect(&code).await;
    let tables = anna.get("/api/admin/tables").await.json();
    let row = &tables[0];
    assert_eq!((&row["code"], &row["state"]), (&json!(code), &json!("playing")), "{tables}");
    assert_eq!((&row["people"], row["rules"]["de"].is_string()), (&json!(1), true));
    assert!(!tables.to_string().contains("Ben"), "not who sits there");
    let status = anna.get("/api/admin/status").await.json();
    assert_eq!(
        (&status["tables"], &status["rooms"], &status["lines"], &status["store"]),
        (&json!(1), &json!(1), &json!(1), &json!(true)),
        "{status}"
    );

    assert_eq!((&status["read_only"], &status["broken"]), (&json!(false), &json!(0)));
    assert_eq!((&status["backup"], &status["drill"]), (&json!(null), &json!(null)));
    let done = Done { at: UnixMillis(7), well: false };
    house.store.note_chore(Chore::Drill, done).await.expect("it is noted");
    let status = anna.get("/api/admin/status").await.json();
    assert_eq!(status["drill"], json!({"at": 7, "well": false}));

    let path = format!("/api/admin/tables/{code}");
    assert_eq!(anna.send("DELETE", &path, &json!({})).await.status, 204);
    let closed = loop {
        if let Err(closed) = connection.next().await {
            break closed;
        }
    };
    assert_eq!(closed.0, 4404);
    assert_eq!(ben.get(&format!("/api/tables/{code}")).await.code(), "no_such_table");
    assert_eq!(ben.get("/api/tables/mine").await.json(), json!([]));
    assert_eq!(anna.get("/api/admin/tables").await.json(), json!([]));
    for code in [code.as_str(), "ZZZZZZ", "x"] {
        let answer = anna.send("DELETE", &format!("/api/admin/tables/{code}"), &json!({})).await;
        assert_eq!(answer.code(), "no_such_table");
    }
    house.stop().await;
}

/// Nobody wins a match that an admin ends (LIV-18).
#[tokio::test]
async fn stakes_are_given_back_when_a_table_is_closed() {
    let (house, token) = house_with_token(3_600_000).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    claim(&anna, &token).await;
    let body = json!({"chosen": {"base": "live"}, "seats": 2, "manner": {"stake": 500}});
    let code = anna.send("POST", "/api/tables", &body).await.json()["code"].clone();
    let code = code.as_str().expect("a code");
    let (mut hers, mut his) = (anna.connect(code).await, ben.connect(code).await);
    hers.ask(json!({"do": "sit", "seat": 0})).await.expect("sits");
    his.ask(json!({"do": "sit", "seat": 1})).await.expect("sits");
    hers.ask(json!({"do": "start"})).await.expect("starts");
    for client in [&anna, &ben] {
        assert_eq!(client.get("/api/credits").await.json()["balance"], 9_500);
    }
    let path = format!("/api/admin/tables/{code}");
    assert_eq!(anna.send("DELETE", &path, &json!({})).await.status, 204);
    for client in [&anna, &ben] {
        let credits = client.get("/api/credits").await.json();
        assert_eq!(credits["balance"], 10_000);
        let latest = &credits["movements"][0];
        assert_eq!((&latest["kind"], &latest["amount"]), (&json!("refund"), &json!(500)));
        assert_eq!(latest["table"], code);
    }
    assert!(house.store.ledger_check().await.is_ok_and(|check| check.is_sound()));
    house.stop().await;
}
