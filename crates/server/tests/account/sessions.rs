//! The devices on which a player is signed in.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::http::send;
use crate::common::{Client, House};

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 \
                      (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/// The same player in a browser and on a phone.
async fn laptop_and_phone(house: &House) -> (Client, Client) {
    let body = json!({"name": "Anna"}).to_string();
    let agent = [("user-agent", FIREFOX)];
    let answer = send(house.address, "POST", "/api/session", &agent, Some(&body)).await;
    let laptop = Client::known(house.address, &answer);
    let link = laptop.send("POST", "/api/devices", &json!({})).await.json();
    let secret = link["url"].as_str().and_then(|url| url.split_once('#')).expect("a secret").1;
    let body = json!({"secret": secret}).to_string();
    let agent = [("user-agent", IPHONE)];
    let answer = send(house.address, "POST", "/api/devices/redeem", &agent, Some(&body)).await;
    (laptop, Client::known(house.address, &answer))
}

async fn sessions(client: &Client) -> Vec<Value> {
    client.get("/api/account").await.json()["sessions"].as_array().expect("a list").clone()
}

fn id(sessions: &[Value], current: bool) -> String {
    let found = sessions.iter().find(|session| session["current"] == current);
    found.and_then(|session| session["id"].as_str()).expect("a session").into()
}

#[tokio::test]
async fn devices_are_listed_by_what_people_call_them() {
    let house = House::open().await;
    let (laptop, phone) = laptop_and_phone(&house).await;
    for (client, own, other) in [
        (&laptop, "Firefox, Linux", "Safari, iPhone"),
        (&phone, "Safari, iPhone", "Firefox, Linux"),
    ] {
        let sessions = sessions(client).await;
        assert_eq!(sessions.len(), 2);
        for session in &sessions {
            let label = if session["current"] == true { own } else { other };
            assert_eq!(session["label"], label);
            assert!(session["created"].is_i64() && session["last_seen"].is_i64());
            let id = session["id"].as_str().expect("an id");
            assert!(!laptop.cookie.contains(id) && !phone.cookie.contains(id), "not the secret");
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn a_device_that_is_logged_out_is_cut_off_at_once() {
    let house = House::open().await;
    let (laptop, phone) = laptop_and_phone(&house).await;
    let code = laptop.open_table("live", 2).await;
    let mut stays = laptop.connect(&code).await;
    let mut connection = phone.connect(&code).await;
    let path = format!("/api/sessions/{}", id(&sessions(&laptop).await, false));
    let begin = Instant::now();
    assert_eq!(laptop.send("DELETE", &path, &json!({})).await.status, 204);
    let closed = loop {
        if let Err(closed) = connection.next().await {
            break closed;
        }
    };
    assert_eq!(closed.0, 4401);
    assert!(begin.elapsed() < Duration::from_secs(2), "{:?}", begin.elapsed());
    assert_eq!(phone.get("/api/account").await.code(), "no_session");
    assert_eq!(phone.connect_since(&code, None).await.err().map(|closed| closed.0), Some(4401));
    assert!(stays.ask(json!({"do": "sit", "seat": 0})).await.is_ok(), "the other one plays on");
    let again = laptop.send("DELETE", &path, &json!({})).await;
    assert_eq!((again.status, again.code().as_str()), (404, "no_such_session"));
    house.stop().await;
}

#[tokio::test]
async fn all_others_are_logged_out_together() {
    let house = House::open().await;
    let (laptop, phone) = laptop_and_phone(&house).await;
    let ben = house.guest("Ben").await;
    assert_eq!(laptop.send("DELETE", "/api/sessions", &json!({})).await.status, 204);
    assert_eq!(sessions(&laptop).await.len(), 1);
    assert_eq!(phone.get("/api/account").await.status, 401);
    assert_eq!(ben.get("/api/account").await.status, 200, "somebody else's are not touched");
    house.stop().await;
}

#[tokio::test]
async fn nobody_logs_somebody_else_out() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let hers = id(&sessions(&anna).await, true);
    for id in [hers.as_str(), "0", &"0".repeat(32), "%ff"] {
        let answer = ben.send("DELETE", &format!("/api/sessions/{id}"), &json!({})).await;
        assert!(matches!(answer.code().as_str(), "no_such_session" | "bad_path"), "{answer:?}");
    }
    let own = anna.send("DELETE", &format!("/api/sessions/{hers}"), &json!({})).await;
    assert_eq!(own.status, 204);
    assert!(own.head.contains("Max-Age=0"), "the cookie goes too: {}", own.head);
    assert_eq!(anna.get("/api/account").await.status, 401);
    house.stop().await;
}

/// More at once than a connection can be told of one by one.
#[tokio::test]
async fn however_many_are_logged_out_all_are_cut_off() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let mut connections = Vec::new();
    for number in 0..100 {
        let link = anna.send("POST", "/api/devices", &json!({})).await.json();
        let secret = link["url"].as_str().and_then(|url| url.split_once('#')).expect("a secret").1;
        let body = json!({"secret": secret}).to_string();
        let answer = send(house.address, "POST", "/api/devices/redeem", &[], Some(&body)).await;
        if number % 10 == 0 {
            let mut connection = Client::known(house.address, &answer).connect(&code).await;
            connections.push(tokio::spawn(async move {
                loop {
                    if let Err(closed) = connection.next().await {
                        break closed;
                    }
                }
            }));
        }
    }
    let mut own = anna.connect(&code).await;
    assert_eq!(anna.send("DELETE", "/api/sessions", &json!({})).await.status, 204);
    for connection in connections {
        assert_eq!(connection.await.expect("no panic").0, 4401);
    }
    assert!(own.ask(json!({"do": "sit", "seat": 0})).await.is_ok());
    house.stop().await;
}
