//! Dropped connections, restarts and kills: everybody comes back to the same place.

use crate::common::House;
use serde_json::{Value, json};
use stammtisch_store::JoinCode;

const SINGLE: &str = r#"{"base": "live", "options": {"format": "single"}}"#;

fn single() -> Value {
    serde_json::from_str(SINGLE).expect("JSON")
}

/// The state of a game, without who is connected.
fn place(view: &Value) -> (Value, Value, Value) {
    (view["game"].clone(), view["sheet"].clone(), view["state"].clone())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reload_comes_back_to_the_same_place_and_learns_what_was_missed() {
    let house = House::open().await;
    let (mut anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = anna.quick(json!({"base": "live"}), 3).await;
    let mut connection = anna.connect(&code).await;
    // Somebody watches, so that the table does not pause.
    let mut watcher = ben.connect(&code).await;
    anna.play(&mut connection, |view| view["game"]["discards"].as_array().map_or(0, Vec::len) > 5)
        .await;
    let since = connection.seq;
    connection.close().await;
    // A bot may still move; then the table waits for Anna.
    let gone = |view: &Value| view["seats"][0]["occupant"]["connected"] == false;
    watcher.until(gone).await.expect("told");
    let again = anna.connect_since(&code, Some(since)).await.expect("a connection");
    assert_eq!(again.missed.is_empty(), again.seq == since);
    let none = anna.connect_since(&code, Some(again.seq)).await.expect("a connection");
    assert_eq!((none.missed.len(), place(&none.view)), (0, place(&again.view)));
    let hand = again.view["game"]["hand"].as_array().expect("a hand");
    assert!(!hand.is_empty());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_mau_mau_goes_on_after_the_server_was_killed() {
    goes_on_after_kills(single()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_maxonaut_goes_on_after_the_server_was_killed() {
    goes_on_after_kills(json!({"base": "maxonaut"})).await;
}

/// Kill -9 as far as a test inside the process can do it: no room says goodbye, nothing is flushed.
async fn goes_on_after_kills(chosen: Value) {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("house.db");
    let house = House::over_file(&file).await;
    let mut anna = house.guest("Anna").await;
    let code = anna.quick(chosen, 4).await;
    let mut connection = anna.connect(&code).await;
    let (mut games, mut done) = (0, 0);
    let mut house = house;
    while connection.state() != "finished" {
        let start = connection.seq;
        let mut looks = 0;
        anna.play(&mut connection, |_| {
            looks += 1;
            games < 8 && looks > 15
        })
        .await;
        if connection.state() == "finished" && games < 2 {
            // A short match: it says little about being killed in the middle.
            connection.ask(json!({"do": "rematch"})).await.expect("another one");
            connection.until(|view| view["state"] == "playing").await.expect("cards");
            continue;
        }
        if connection.state() == "finished" {
            break;
        }
        let (seq, last_no, last_done) = (connection.seq, connection.last_no, connection.last_done);
        house.kill().await;
        house = House::over_file(&file).await;
        anna.address = house.address;
        connection = anna.connect_since(&code, Some(seq)).await.expect("back again");
        assert!(connection.seq >= seq && seq >= start, "{} after {seq}", connection.seq);
        // What was refused has left no trace; what was done is there.
        assert!((last_done..=last_no).contains(&connection.last_no), "every command is there");
        done += u32::from(last_done > 0);
        games += 1;
    }
    assert!(games > 1 && done > 0, "{games} kills, {done} after something was done");
    // The list of one's own tables still contains the old one.
    let mine = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine[0]["code"], code);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_repeated_command_counts_once_across_connections_and_restarts() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("house.db");
    let house = House::over_file(&file).await;
    let mut anna = house.guest("Anna").await;
    let code = anna.open_table("live", 4).await;
    let mut connection = anna.connect(&code).await;
    // The house has committed to its part of the shuffle.
    while connection.seq < 1 {
        connection.next().await.expect("the connection holds");
    }
    let sit = json!({"do": "sit", "seat": 2});
    for _ in 0..3 {
        connection.post(1, 1, &sit).await;
        assert_eq!(connection.answer(1).await, Ok(2));
    }
    connection.post(1, 1, &json!({"do": "stand"})).await;
    assert_eq!(connection.answer(1).await, Err("number_taken".into()));
    connection.post(1, 2, &sit).await;
    assert_eq!(connection.answer(1).await, Err("number_taken".into()), "the base is part of it");
    let mut second = anna.connect(&code).await;
    second.post(1, 1, &sit).await;
    assert_eq!(second.answer(1).await, Ok(2));
    let bots = json!({"do": "fill_bots", "bot": "random"});
    second.post(2, 2, &bots).await;
    assert_eq!(second.answer(2).await, Ok(5));
    house.kill().await;
    let house = House::over_file(&file).await;
    anna.address = house.address;
    let mut third = anna.connect(&code).await;
    for (no, base, seq, command) in [(1, 1, 2, &sit), (2, 2, 5, &bots)] {
        third.post(no, base, command).await;
        assert_eq!(third.answer(no).await, Ok(seq), "the same answer as before");
        third.post(no, base + 1, command).await;
        let other_base = third.answer(no).await;
        assert_eq!(other_base, Err("number_taken".into()), "another window's command");
        third.post(no, base, &json!({"do": "stand"})).await;
        assert_eq!(third.answer(no).await, Err("number_taken".into()), "another command");
    }
    let id = house.store.table_by_code(code.parse::<JoinCode>().expect("a code")).await;
    let id = id.expect("reads").expect("is there");
    let stored = house.store.load_table(id).await.expect("reads").expect("is there");
    assert_eq!(stored.log.len(), 5, "a seed fixed, one seat taken, three bots");
    house.stop().await;
}

/// Another server takes over the table: the first one must notice before it tells anybody anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_fenced_room_loads_the_table_again() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let mut connection = anna.connect(&code).await;
    // Wait until the house has committed to its part of the shuffle: what it writes by itself would
    // notice as well.
    while connection.seq < 1 {
        connection.next().await.expect("the connection holds");
    }
    connection.ask(json!({"do": "sit"})).await.expect("a seat");
    let id = house.store.table_by_code(code.parse().expect("a code")).await;
    let id = id.expect("reads").expect("is there");
    let seen = house.store.table_head(id).await.expect("reads").expect("is there").epoch;
    house.store.claim(id, seen).await.expect("claims");
    let refused = connection.ask(json!({"do": "stand"})).await;
    assert_eq!(refused, Err("not_stored".into()), "the client repeats it under its number");
    connection.ask(json!({"do": "stand"})).await.expect("the table is ours again");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_stays_away_is_stood_in_for_and_gets_the_seat_back() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = anna.open_table("live", 2).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    for connection in [&mut a, &mut b] {
        connection.ask(json!({"do": "sit"})).await.expect("a seat");
    }
    a.ask(json!({"do": "start"})).await.expect("cards");
    b.close().await;
    let bot = |view: &Value, is: bool| view["seats"][1]["occupant"]["played_by_bot"] == is;
    a.until(|view| bot(view, true)).await.expect("after a minute");
    let b = ben.connect(&code).await;
    a.until(|view| bot(view, false)).await.expect("at once");
    drop(b);
    let mut b = ben.connect(&code).await;
    b.ask(json!({"do": "leave"})).await.expect("goes");
    let mut b = ben.connect(&code).await;
    assert!(bot(&b.view, true), "who has left is not back by looking in");
    b.ask(json!({"do": "return"})).await.expect("comes back");
    a.until(|view| bot(view, false)).await.expect("told");
    a.ask(json!({"do": "leave"})).await.expect("goes");
    b.until(|view| view["you"]["host"] == true).await.expect("the host is a person");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_ends_says_so() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 2).await;
    let mut connections = Vec::new();
    for _ in 0..40 {
        let mut connection = anna.connect(&code).await;
        connections.push(tokio::spawn(async move {
            let closing = connection.until_said("closing").await;
            (closing["code"].clone(), connection.ended().await.0)
        }));
    }
    house.stop_at_once().await;
    for connection in connections {
        assert_eq!(connection.await.expect("no panic"), (json!("restart"), 1012));
    }
}
