//! Bad input of every kind: each gets a clear answer, and nothing is lost.

use std::time::Duration;

use crate::common::House;
use crate::common::connection::{Closed, Connection};
use serde_json::{Value, json};

const SOON: Duration = Duration::from_millis(300);

#[tokio::test]
async fn a_connection_needs_a_session_and_a_table() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let foreign = format!("stammtisch={}", "ab".repeat(32));
    let cases: [&[(&'static str, &str)]; 3] =
        [&[], &[("cookie", &foreign)], &[("cookie", "stammtisch=../../etc")]];
    for headers in cases {
        let connection = Connection::open(house.address, &code, None, headers).await;
        assert_eq!(connection.err(), Some(Closed(4401)), "{headers:?}");
    }
    for unknown in ["ZZZZZZ", "short", "%00%00%00%00%00%00", "ABCDEFG"] {
        assert_eq!(anna.connect_since(unknown, None).await.err(), Some(Closed(4404)), "{unknown}");
    }
    let lower = anna.connect(&code.to_ascii_lowercase()).await;
    assert_eq!(lower.view["code"], code);
    house.stop().await;
}

#[tokio::test]
async fn a_page_of_another_origin_gets_no_connection() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let own = format!("http://{}", house.address);
    for origin in ["http://evil.example", "null", "https://127.0.0.1"] {
        let headers = [("cookie", anna.cookie.as_str()), ("origin", origin)];
        let connection = Connection::open(house.address, &code, None, &headers).await;
        assert_eq!(connection.err(), Some(Closed(403)), "{origin}");
    }
    let headers = [("cookie", anna.cookie.as_str()), ("origin", &own)];
    assert!(Connection::open(house.address, &code, None, &headers).await.is_ok());
    house.stop().await;
}

#[tokio::test]
async fn garbage_is_answered_and_harms_nothing() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.quick(json!({"base": "live"}), 2).await;
    let mut connection = anna.connect(&code).await;
    let garbage = [
        "",
        "{",
        "[]",
        "null",
        "{\"type\":\"sing\"}",
        "{\"type\":\"command\"}",
        "{\"type\":\"command\",\"no\":-1,\"base\":0,\"command\":{\"do\":\"stand\"}}",
        "{\"type\":\"command\",\"no\":1.5,\"base\":0,\"command\":{\"do\":\"stand\"}}",
        "\u{0}\u{1}",
        "{\"type\":\"ping\"}{\"type\":\"ping\"}",
        "🂡",
    ];
    for text in garbage {
        connection.send_text(text).await;
        assert_refused(&mut connection, Value::Null, "bad_frame", text).await;
    }
    connection.send_binary(vec![0xff, 0, 1]).await;
    assert_refused(&mut connection, Value::Null, "bad_frame", "binary").await;
    let unknown = json!({"type": "command", "no": 5, "base": 0, "command": {"do": "sing"}});
    connection.send_text(unknown.to_string()).await;
    assert_refused(&mut connection, json!(5), "bad_frame", "unknown command").await;
    let deep = format!("{}{}", "[".repeat(3_000), "]".repeat(3_000));
    connection.send_text(deep).await;
    assert_refused(&mut connection, Value::Null, "bad_frame", "deep").await;
    connection.send_text(json!({"type": "ping"}).to_string()).await;
    connection.until_said("pong").await;
    house.stop().await;
}

async fn assert_refused(connection: &mut Connection, no: Value, code: &str, what: &str) {
    let message = connection.until_said("refused").await;
    assert_eq!((&message["no"], &message["code"]), (&no, &json!(code)), "{what}: {message}");
}

#[tokio::test]
async fn a_message_of_more_than_8_kib_closes_the_connection() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let mut connection = anna.connect(&code).await;
    connection.send_text("x".repeat(8 * 1024)).await;
    assert_refused(&mut connection, Value::Null, "bad_frame", "just fits").await;
    connection.send_text("x".repeat(8 * 1024 + 1)).await;
    assert_eq!(connection.ended().await, Closed(1009));
    let mut again = anna.connect(&code).await;
    again.ask(json!({"do": "sit"})).await.expect("nothing was lost");
    house.stop().await;
}

#[tokio::test]
async fn a_text_that_is_no_utf8_closes_the_connection_with_a_reason() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let mut connection = anna.connect(&code).await;
    connection.send_raw_text(vec![b'{', 0xff, 0xfe, b'}']).await;
    assert_eq!(connection.ended().await, Closed(1007));
    house.stop().await;
}

#[tokio::test]
async fn who_sends_too_much_is_cut() {
    let config = stammtisch_server::Config { burst: 20, rate: 1, ..crate::common::hasty() };
    let store = std::sync::Arc::new(stammtisch_store::MemoryStore::new());
    let house = House::over(store, config).await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let mut connection = anna.connect(&code).await;
    for _ in 0..5_000 {
        connection.send_text("{\"type\":\"ping\"}").await;
    }
    let ended = connection.ended().await;
    assert!(matches!(ended, Closed(1008 | 1006)), "{ended:?}");
    house.stop().await;
}

#[tokio::test]
async fn wrong_moves_change_nothing() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let ben = house.guest("Ben").await;
    let code = anna.open_table("live", 2).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    let mv = |mv: Value| json!({"do": "move", "move": mv});
    let draw = mv(json!({"game": "mau", "move": "draw"}));
    assert_eq!(a.ask(draw.clone()).await, Err("not_seated".into()));
    for connection in [&mut a, &mut b] {
        connection.ask(json!({"do": "sit"})).await.expect("a seat");
    }
    assert_eq!(a.ask(draw.clone()).await, Err("not_started".into()));
    a.ask(json!({"do": "start"})).await.expect("cards");
    for connection in [&mut a, &mut b] {
        connection.until(|view| view["state"] == "playing").await.expect("cards");
    }
    let before = (a.view["game"].clone(), b.view["game"].clone(), a.seq);
    let turn = a.view["game"]["turn"].clone();
    let (on, off) = if turn == json!(0) { (&mut a, &mut b) } else { (&mut b, &mut a) };
    assert_eq!(off.ask(draw.clone()).await, Err("not_your_turn".into()));
    let pass = mv(json!({"game": "mau", "move": "pass"}));
    assert_eq!(on.ask(pass).await, Err("must_draw_first".into()));
    let bear = mv(json!({"game": "mau", "move": "bear"}));
    assert_eq!(on.ask(bear).await, Err("nothing_to_bear".into()));
    let other = off.view["game"]["hand"][0].clone();
    let foreign = mv(json!({"game": "mau", "move": "play", "card": other}));
    assert_eq!(on.ask(foreign).await, Err("not_in_hand".into()));
    let bluff = mv(json!({"game": "maxonaut", "move": "doubt"}));
    assert_eq!(on.ask(bluff).await, Err("other_game".into()));
    let call = mv(json!({"game": "mau", "move": "call", "call": 3}));
    assert_eq!(on.ask(call).await, Err("no_such_call".into()));
    assert_eq!(on.ask(json!({"do": "next_deal"})).await, Err("deal_running".into()));
    assert_eq!(on.ask(json!({"do": "stand"})).await, Err("match_running".into()));
    assert_eq!(on.ask(json!({"do": "return"})).await, Err("not_away".into()));
    let ahead = on.last_no + 1;
    on.post(ahead, 9_999, &draw).await;
    assert_eq!(on.answer(ahead).await, Err("bad_base".into()));
    on.post(0, on.seq, &draw).await;
    assert_eq!(on.answer(0).await, Err("bad_number".into()));
    let (a, b) = (anna.connect(&code).await, ben.connect(&code).await);
    assert_eq!((a.view["game"].clone(), b.view["game"].clone(), a.seq), before);
    house.stop().await;
}

/// A client that never reads is cut, and the others play on without waiting for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_reader_is_cut_and_holds_up_nobody() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let ben = house.guest("Ben").await;
    let code = anna.quick(json!({"base": "live"}), 4).await;
    let mut sleeper = ben.connect(&code).await;
    let mut connection = anna.connect(&code).await;
    connection.until(|view| view["spectators"] == 1).await.expect("both here");
    sleeper.sleep(true);
    // The operating system buffers some megabytes for a reader before anything backs up.
    while connection.view["spectators"] == 1 {
        anna.play(&mut connection, |view| view["spectators"] == 0).await;
        if connection.state() == "finished" {
            connection.ask(json!({"do": "rematch"})).await.expect("another one");
            connection.until(|view| view["state"] == "playing").await.expect("cards");
        }
        assert!(connection.heard.len() < 100_000, "the sleeper is never cut");
    }
    sleeper.sleep(false);
    let ended = sleeper.ended().await;
    assert!(matches!(ended, Closed(4008 | 1006)), "{ended:?}");
    house.stop().await;
}

#[tokio::test]
async fn a_session_that_ends_closes_its_connections() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let mut connection = anna.connect(&code).await;
    let gone = anna.send("DELETE", "/api/session", &json!({})).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(connection.ended().await, Closed(4401));
    assert_eq!(anna.connect_since(&code, None).await.err(), Some(Closed(4401)));
    assert!(connection.glance(SOON).await.is_none_or(|message| message.is_err()));
    house.stop().await;
}
