//! Connections that send nothing, too little or too much, and host names that are not ours.

use std::sync::Arc;
use std::time::Duration;

use crate::common::House;
use crate::common::http::send;
use futures_util::{SinkExt, StreamExt};
use stammtisch_server::{Config, ConnectionLimits, Hosts};
use stammtisch_store::MemoryStore;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// Connection places in the test server.
const PLACES: usize = 40;

async fn house(config: Config) -> House {
    House::over(Arc::new(MemoryStore::new()), config).await
}

fn few_places() -> Config {
    Config {
        connections: ConnectionLimits { all: PLACES, ..ConnectionLimits::default() },
        ..crate::common::hasty()
    }
}

/// Opens a connection and sends only this text.
async fn say(house: &House, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    // The connection may already have been closed.
    let _ = stream.write_all(text.as_bytes()).await;
    stream
}

/// Everything received until the other side closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    let end = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut text)).await;
    assert!(end.is_ok(), "the connection is still open");
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_keeps_silent_keeps_nobody_out_nor_whoever_plays() {
    let house = house(few_places()).await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let mut hers = anna.connect(&code).await;
    let mut silent = Vec::new();
    for number in 0..3 * PLACES {
        let half =
            ["", "GET / HTTP/1.1\r\n", "POST /api/session HTTP/1.1\r\ncontent-length: 9\r\n\r\n{"];
        silent.push(say(&house, half[number % half.len()]).await);
    }
    let ben = house.guest("Ben").await;
    assert_eq!(ben.get(&format!("/api/tables/{code}")).await.status, 200);
    let mut his = ben.connect(&code).await;
    hers.ask(serde_json::json!({"do": "sit"})).await.expect("a seat: the connection holds");
    his.ask(serde_json::json!({"do": "sit"})).await.expect("a seat");
    let text = send(house.address, "GET", "/metrics", &[], None).await.body;
    let open = text.lines().find_map(|line| line.strip_prefix("stammtisch_connections "));
    let open: usize = open.expect("a gauge").parse().expect("a number");
    assert!(open <= PLACES, "{open}");
    drop(silent);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_requests_are_not_waited_for() {
    let house = house(crate::common::hasty()).await;
    let slow_body = "POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                     content-length: 9\r\n\r\n{";
    let half_head = "GET /healthz HTTP/1.1\r\nhost:";
    let streams =
        [say(&house, "").await, say(&house, half_head).await, say(&house, slow_body).await];
    let [mute, head, body] = streams.map(|stream| tokio::spawn(rest(stream)));
    assert_eq!(mute.await.expect("no panic"), "");
    assert_eq!(head.await.expect("no panic"), "");
    let told = body.await.expect("no panic");
    assert!(told.starts_with("HTTP/1.1 408") && told.contains("too_slow"), "{told}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_is_too_long_is_refused_before_it_has_come() {
    let house = house(crate::common::hasty()).await;
    let head = "POST /api/rules/check HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 99999999\r\n\r\n{";
    let told = rest(say(&house, head).await).await;
    assert!(told.starts_with("HTTP/1.1 413") && told.contains("too_long"), "{told}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_in_ever_more_empty_pieces_ends_the_connection() {
    let house = house(crate::common::hasty()).await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let url = format!("ws://{}/api/tables/{code}/ws", house.address);
    let mut request = url.into_client_request().expect("a request");
    request.headers_mut().insert("cookie", anna.cookie.parse().expect("a header"));
    let (socket, _) = tokio_tungstenite::connect_async(request).await.expect("a handshake");
    let (mut to, mut from) = socket.split();
    let pieces = tokio::spawn(async move {
        let piece = |kind| Message::Frame(Frame::message("", OpCode::Data(kind), false));
        let mut sent = to.send(piece(Data::Text)).await;
        let mut count = 0_u32;
        while sent.is_ok() && count < 1_000_000 {
            sent = to.feed(piece(Data::Continue)).await;
            count += 1;
        }
        count
    });
    let code = loop {
        match from.next().await {
            Some(Ok(Message::Close(frame))) => break frame.map(|frame| u16::from(frame.code)),
            Some(Ok(_)) => {}
            // The close frame was lost with the fragments that were no longer read.
            Some(Err(_)) | None => break None,
        }
    };
    assert!(matches!(code, Some(1008) | None), "{code:?}");
    assert!(pieces.await.expect("no panic") < 1_000_000, "somebody has read them all");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_names_of_ours_are_answered() {
    let named = Config { hosts: Hosts::new(["karten.example".into()]), ..crate::common::hasty() };
    let house = house(named).await;
    for (host, status) in [
        ("karten.example", 200),
        ("192.168.1.5:7777", 200),
        ("laptop.local", 200),
        ("evil.example", 421),
    ] {
        let text = format!("GET /healthz HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        let told = rest(say(&house, &text).await).await;
        assert!(told.starts_with(&format!("HTTP/1.1 {status}")), "{host}: {told}");
        assert_eq!(told.contains("unknown_host"), status == 421);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_named_proxy_says_that_a_connection_is_encrypted() {
    let secure = [("x-forwarded-proto", "https")];
    for (proxies, told) in [("true", true), ("192.0.2.1", false), ("false", false)] {
        let trust_proxy = proxies.parse().expect("proxies");
        let house = house(Config { trust_proxy, ..crate::common::hasty() }).await;
        let answer = send(house.address, "GET", "/healthz", &secure, None).await;
        let stays = answer.header("strict-transport-security").is_some();
        assert_eq!(stays, told, "{proxies}");
        house.stop().await;
    }
}
