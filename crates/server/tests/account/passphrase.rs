//! Login names and passphrases.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_server::Config;

use crate::common::http::{Answer, send};
use crate::common::time::SetClock;
use crate::common::{Client, House, hasty};

const PASSPHRASE: &str = "vier alte Karten";

async fn choose(client: &Client, login: &str, passphrase: &str, current: Option<&str>) -> Answer {
    let body = json!({"login": login, "passphrase": passphrase, "current": current});
    client.send("PUT", "/api/account/passphrase", &body).await
}

async fn log_in(house: &House, login: &str, passphrase: &str) -> Answer {
    let body = json!({"login": login, "passphrase": passphrase}).to_string();
    send(house.address, "POST", "/api/login", &[], Some(&body)).await
}

#[tokio::test]
async fn a_passphrase_brings_the_same_player_back() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    assert_eq!(anna.get("/api/account").await.json()["login"], Value::Null);
    assert_eq!(choose(&anna, "Änne", PASSPHRASE, None).await.status, 204);
    assert_eq!(anna.get("/api/account").await.json()["login"], "Änne");
    for login in ["Änne", " änne ", "ÄNNE", "A\u{308}nne"] {
        let back = Client::known(house.address, &log_in(&house, login, PASSPHRASE).await);
        assert_eq!(back.id, anna.id, "{login}");
        assert_ne!(back.cookie, anna.cookie, "a session of its own");
    }
    let ben = house.guest("Ben").await;
    let body = json!({"login": "änne", "passphrase": PASSPHRASE});
    let answer = ben.send("POST", "/api/login", &body).await;
    assert_eq!(Client::known(house.address, &answer).id, anna.id);
    let before = ben.get("/api/session").await.json();
    assert_eq!(before["player"], Value::Null, "the guest of this browser is logged out");
    house.stop().await;
}

#[tokio::test]
async fn whoever_guesses_learns_nothing() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    choose(&anna, "anna", PASSPHRASE, None).await;
    let wrong = log_in(&house, "anna", "vier alte Kerzen").await;
    assert_eq!((wrong.status, wrong.code().as_str()), (401, "wrong_login"));
    assert!(wrong.header("set-cookie").is_none());
    for (login, passphrase) in [("nobody", PASSPHRASE), ("", ""), ("x", "y"), ("anna", "")] {
        let answer = log_in(&house, login, passphrase).await;
        assert_eq!((answer.status, &answer.body), (401, &wrong.body), "{login:?}");
    }
    house.stop().await;
}

#[tokio::test]
async fn what_cannot_be_a_login_is_refused() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let long = "x".repeat(201);
    for (login, passphrase, status, code) in [
        ("an", PASSPHRASE, 422, "bad_login"),
        ("a\u{202E}nna", PASSPHRASE, 422, "bad_login"),
        ("anna", "neun lang", 422, "bad_passphrase"),
        ("anna", long.as_str(), 422, "bad_passphrase"),
        ("Anna Anna Anna", "anna anna anna", 422, "bad_passphrase"),
    ] {
        let answer = choose(&anna, login, passphrase, None).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{login:?}");
    }
    assert_eq!(choose(&anna, "Anna", PASSPHRASE, None).await.status, 204);
    let taken = choose(&ben, "aNNA", PASSPHRASE, None).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "login_taken"));
    assert_eq!(ben.get("/api/account").await.json()["login"], Value::Null);
    house.stop().await;
}

#[tokio::test]
async fn a_passphrase_is_changed_only_by_who_knows_it() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let new = "fünf neue Karten";
    choose(&anna, "anna", PASSPHRASE, None).await;
    for current in [None, Some("falsch geraten"), Some("")] {
        let answer = choose(&anna, "anna", new, current).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "wrong_passphrase"));
    }
    assert_eq!(choose(&anna, "anni", new, Some(PASSPHRASE)).await.status, 204);
    assert_eq!(log_in(&house, "anna", PASSPHRASE).await.status, 401);
    assert_eq!(log_in(&house, "anni", PASSPHRASE).await.status, 401);
    assert_eq!(log_in(&house, "anni", new).await.status, 200);

    let remove = async |current: &str| {
        anna.send("DELETE", "/api/account/passphrase", &json!({"current": current})).await
    };
    assert_eq!(remove(PASSPHRASE).await.code(), "wrong_passphrase");
    assert_eq!(remove(new).await.status, 204);
    assert_eq!(remove("").await.status, 204, "there is none any more");
    assert_eq!(log_in(&house, "anni", new).await.status, 401);
    house.stop().await;
}

#[tokio::test]
async fn guesses_are_few() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), hasty()).await;
    let anna = house.guest("Anna").await;
    choose(&anna, "anna", PASSPHRASE, None).await;
    for _ in 0..20 {
        assert_eq!(log_in(&house, "anna", "falsch geraten").await.code(), "wrong_login");
    }
    let answer = log_in(&house, "ANNA", PASSPHRASE).await;
    assert_eq!((answer.status, answer.code().as_str()), (429, "too_many_requests"));
    assert_eq!(answer.header("retry-after"), Some("10"));
    assert_eq!(log_in(&house, "ben", PASSPHRASE).await.code(), "wrong_login", "others may");
    clock.forward(Duration::from_secs(10));
    assert_eq!(log_in(&house, "anna", PASSPHRASE).await.status, 200);
    assert_eq!(log_in(&house, "anna", PASSPHRASE).await.status, 200, "forgotten by success");
    house.stop().await;
}

#[tokio::test]
async fn one_address_guesses_few_times_whatever_the_names() {
    let config = Config { trust_proxy: stammtisch_server::Proxies::here(), ..hasty() };
    let house = House::by(Arc::new(SetClock::default()), config).await;
    let guess = async |address: &str, login: usize| {
        let body = json!({"login": format!("login {login}"), "passphrase": PASSPHRASE}).to_string();
        let from = [("x-forwarded-for", address)];
        send(house.address, "POST", "/api/login", &from, Some(&body)).await.code()
    };
    for login in 0..20 {
        assert_eq!(guess("203.0.113.7", login).await, "wrong_login");
    }
    assert_eq!(guess("203.0.113.7", 20).await, "too_many_requests");
    assert_eq!(guess("203.0.113.8", 0).await, "wrong_login", "another address may");
    house.stop().await;
}
