//! A connection that dies silently, as when a phone enters a tunnel: no close ever arrives.

use std::time::Duration;

use crate::common::House;
use futures_util::StreamExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Longer than five seconds, for a busy machine; shorter than connections used to be waited for.
const SOON: Duration = Duration::from_secs(15);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_others_learn_soon_that_somebody_is_gone() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let chosen = json!({"base": "live", "options": {"format": "single"}});
    let body = json!({"chosen": chosen, "seats": 2});
    let opened = anna.send("POST", "/api/tables", &body).await.json();
    let code = opened["code"].as_str().expect("a code");
    let mut a = anna.connect(code).await;
    a.ask(json!({"do": "sit", "seat": 0})).await.expect("a seat");
    let mut b = ben.connect(code).await;
    b.ask(json!({"do": "sit", "seat": 1})).await.expect("a seat");
    let here = |view: &serde_json::Value| view["seats"][1]["occupant"]["connected"] == true;
    a.until(here).await.expect("the connection holds");
    drop(b);
    a.until(|view| !here(view)).await.expect("a connection that is closed is over at once");

    // Ben's phone opens a connection, says hello, and is never heard from again.
    let url = format!("ws://{}/api/tables/{code}/ws", house.address);
    let mut request = url.into_client_request().expect("a request");
    request.headers_mut().insert("cookie", ben.cookie.parse().expect("a header"));
    let (mut silent, _) = tokio_tungstenite::connect_async(request).await.expect("a handshake");
    silent.next().await.expect("a welcome").expect("a message");

    a.until(here).await.expect("the connection holds");
    let gone = tokio::time::timeout(SOON, a.until(|view| !here(view))).await;
    gone.expect("is told soon").expect("the connection holds");
    drop(silent);
    house.stop().await;
}
