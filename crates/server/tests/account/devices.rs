//! Being the same player on another device.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;

use crate::common::http::{Answer, send};
use crate::common::time::SetClock;
use crate::common::{Client, House, hasty};

async fn link(client: &Client) -> String {
    let answer = client.send("POST", "/api/devices", &json!({})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let link = answer.json();
    assert_eq!(link["expires_ms"], 300_000);
    assert!(link["qr"].as_str().is_some_and(|qr| qr.contains("<svg")), "{link}");
    let url = link["url"].as_str().expect("an address");
    let start = format!("http://{}/geraet#", client.address);
    url.strip_prefix(&start).unwrap_or_else(|| panic!("the secret in the fragment: {url}")).into()
}

async fn redeem(house: &House, secret: &str) -> Answer {
    let body = json!({"secret": secret}).to_string();
    send(house.address, "POST", "/api/devices/redeem", &[], Some(&body)).await
}

fn bad(answer: &Answer) {
    assert_eq!((answer.status, answer.code().as_str()), (404, "bad_link"), "{answer:?}");
    assert!(answer.header("set-cookie").is_none());
}

#[tokio::test]
async fn a_link_works_once() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let secret = link(&anna).await;
    let phone = Client::known(house.address, &redeem(&house, &secret).await);
    assert_eq!(phone.id, anna.id);
    bad(&redeem(&house, &secret).await);
    for nonsense in ["", "x", &"0".repeat(64), &"ä".repeat(32)] {
        bad(&redeem(&house, nonsense).await);
    }
    let (first, second) = (link(&anna).await, link(&anna).await);
    bad(&redeem(&house, &first).await);
    assert_eq!(redeem(&house, &second).await.status, 200);
    house.stop().await;
}

#[tokio::test]
async fn a_link_expires() {
    let clock = Arc::new(SetClock::default());
    let house = House::by(clock.clone(), hasty()).await;
    let anna = house.guest("Anna").await;
    let secret = link(&anna).await;
    clock.forward(Duration::from_secs(299));
    let phone = redeem(&house, &secret).await;
    assert_eq!(phone.status, 200, "a second before");
    let secret = link(&anna).await;
    clock.forward(Duration::from_secs(300));
    bad(&redeem(&house, &secret).await);
    house.stop().await;
}
