//! Whole games over real sockets.

use std::time::Instant;

use crate::common::House;
use crate::common::client::own_seat;
use crate::common::connection::Connection;
use serde_json::{Value, json};

/// The connection itself checks every message: its form, its sequence number, and that it names no
/// card which the viewer may not know.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_quick_match_is_played_to_its_end() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let begun = Instant::now();
    let code = anna.quick(json!({"base": "live", "options": {"format": "single"}}), 4).await;
    let mut connection = anna.connect(&code).await;
    assert_eq!((connection.state(), &connection.view["you"]["seat"]), ("playing", &json!(0)));
    anna.play(&mut connection, |_| false).await;
    assert_eq!(connection.state(), "finished");
    let sheet = connection.view["sheet"].as_array().expect("a sheet");
    let winners = connection.view["game"]["winners"].as_array().expect("winners");
    assert!(!sheet.is_empty() && !winners.is_empty(), "{}", connection.view);
    println!("{} messages in {:?}", connection.heard.len(), begun.elapsed());
    house.stop().await;
}

/// As many matches as it takes for each bot to say something: talk is part of the game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_of_maxonaut_are_played_to_their_end_with_bots_that_talk() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let code = anna.quick_against("regel", json!({"base": "maxonaut"}), 4).await;
    let mut connection = anna.connect(&code).await;
    assert_eq!(connection.view["rules"]["bots"], json!(["random", "ehrlich", "regel"]));
    for _ in 0..50 {
        anna.play(&mut connection, |_| false).await;
        assert_eq!(connection.state(), "finished");
        let sheet = connection.view["sheet"].as_array().expect("a sheet");
        let end = &connection.view["game"]["phase"];
        assert!(!sheet.is_empty() && end["winners"].is_array(), "{}", connection.view);
        let speaks =
            |seat| connection.events.iter().any(|e| e["type"] == "said" && e["seat"] == seat);
        if [1, 2, 3].into_iter().all(speaks) {
            return house.stop().await;
        }
        connection.ask(json!({"do": "rematch"})).await.expect("another one");
        connection.until(|view| view["state"] == "playing").await.expect("cards");
    }
    panic!("a bot never says a word");
}

/// Two players and a spectator: the connection itself checks every message for cards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_bluff_and_talk_and_the_host_has_said_who_begins() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let carl = house.guest("Carl").await;
    let code = anna.open_table("maxonaut", 2).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    let mut c = carl.connect(&code).await;
    for connection in [&mut a, &mut b] {
        connection.ask(json!({"do": "sit"})).await.expect("a seat");
    }
    let say = json!({"do": "say", "phrase": "feeling_lucky"});
    assert_eq!(c.ask(say.clone()).await, Err("not_seated".into()));
    assert_eq!(a.ask(json!({"do": "start", "first": 2})).await, Err("no_such_seat".into()));
    a.ask(json!({"do": "start", "first": 1})).await.expect("cards");
    b.until(|view| view["state"] == "playing").await.expect("cards");
    assert_eq!((&game(&b)["starter"], &game(&b)["turn"]), (&json!(1), &json!(1)));
    b.ask(say).await.expect("says it");
    let said = json!({"type": "said", "seat": 1, "phrase": "feeling_lucky"});
    let heard = |connection: &Connection| connection.events.contains(&said);
    for connection in [&mut a, &mut b, &mut c] {
        while !heard(connection) {
            connection.next().await.expect("the connection holds");
        }
    }
    // Faster than anybody talks on whatever clock: some of it is too much.
    let first = a.last_no + 1;
    for no in first..first + 60 {
        a.post(no, a.seq, &json!({"do": "say", "phrase": "hurry_up"})).await;
    }
    let mut answers = Vec::new();
    for no in first..first + 60 {
        answers.push(a.answer(no).await);
    }
    assert!(answers[0].is_ok(), "{answers:?}");
    assert!(answers.contains(&Err("too_much_talk".into())), "{answers:?}");
    let watch = tokio::spawn(async move {
        c.until(|view| view["state"] == "finished").await.expect("the connection holds");
        c
    });
    tokio::join!(anna.play(&mut a, |_| false), ben.play(&mut b, |_| false));
    let c = watch.await.expect("no panic");
    assert!(c.hands.iter().all(|(_, hand)| hand.is_empty()));
    assert!(!a.hands.is_empty() && game(&a)["phase"] == game(&c)["phase"]);
    house.stop().await;
}

/// Two people and nobody else: besides the draw pile, only their hands can leak, and neither learns
/// the other's. A spectator learns neither.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_and_neither_sees_the_others_hand() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let carl = house.guest("Carl").await;
    let code = anna.open_table("schule", 2).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    let you = |host, watcher: &Value| json!({"seat": null, "host": host, "watcher": watcher, "link": null, "offered": null, "can_readmit": false});
    let watch = [&a, &b].map(|connection| connection.view["you"]["watcher"].clone());
    assert_ne!(watch[0], watch[1]);
    assert_eq!(a.view["you"], you(true, &watch[0]));
    assert_eq!(b.view["you"], you(false, &watch[1]));
    assert_eq!(b.ask(json!({"do": "start"})).await, Err("not_host".into()));
    a.ask(json!({"do": "sit"})).await.expect("a seat");
    assert_eq!(a.ask(json!({"do": "start"})).await, Err("seats_free".into()));
    assert_eq!(b.ask(json!({"do": "sit", "seat": 0})).await, Err("seat_taken".into()));
    assert_eq!(b.ask(json!({"do": "sit", "seat": 7})).await, Err("no_such_seat".into()));
    b.ask(json!({"do": "sit", "seat": 1})).await.expect("a seat");
    let mut c = carl.connect(&code).await;
    a.ask(json!({"do": "start"})).await.expect("cards");
    let watch = tokio::spawn(async move {
        c.until(|view| view["state"] == "finished").await.expect("the connection holds");
        c
    });
    tokio::join!(anna.play(&mut a, |_| false), ben.play(&mut b, |_| false));
    let c = watch.await.expect("no panic");
    assert!(!a.hands.is_empty() && !b.hands.is_empty());
    let mut compared = 0;
    for (seq, hand) in &a.hands {
        for (_, other) in b.hands.iter().filter(|(at, _)| at == seq) {
            assert!(hand.iter().all(|card| !other.contains(card)), "at {seq}: {hand:?} {other:?}");
            compared += 1;
        }
    }
    assert!(compared > 10, "{compared}");
    assert!(c.hands.iter().all(|(_, hand)| hand.is_empty()));
    assert_eq!(own_seat(&c.view), 99);
    assert_eq!(game(&a)["winners"], game(&c)["winners"]);
    house.stop().await;
}

/// Another match at the same table: the dealer has changed, and everybody has to agree.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_match_follows_when_everybody_has_asked_for_it() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = anna.open_table("schule", 2).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    for connection in [&mut a, &mut b] {
        connection.ask(json!({"do": "sit"})).await.expect("a seat");
    }
    a.ask(json!({"do": "start"})).await.expect("cards");
    assert_eq!(a.ask(json!({"do": "rematch"})).await, Err("match_not_over".into()));
    tokio::join!(anna.play(&mut a, |_| false), ben.play(&mut b, |_| false));
    let dealer = game(&a)["dealer"].clone();
    assert_eq!(a.ask(json!({"do": "next_deal"})).await, Err("match_over".into()));
    a.ask(json!({"do": "rematch"})).await.expect("noted");
    a.until(|view| view["seats"][0]["ready"] == true).await.expect("shown");
    assert_eq!(a.state(), "finished");
    b.ask(json!({"do": "rematch"})).await.expect("noted");
    a.until(|view| view["state"] == "playing").await.expect("cards");
    assert_ne!(game(&a)["dealer"], dealer);
    assert_eq!(a.view["sheet"], json!([]));
    house.stop().await;
}

fn game(connection: &Connection) -> &Value {
    &connection.view["game"]
}

/// Two people, and one of them does not answer a threat: both see the clock, and when it runs out
/// (a fifth of a second on this clock) the table answers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_an_answer_for_ever() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = anna.open_table("live", 2).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    a.ask(json!({"do": "sit"})).await.expect("a seat");
    b.ask(json!({"do": "sit"})).await.expect("a seat");
    a.ask(json!({"do": "start"})).await.expect("cards");
    let threat = |view: &Value| view["game"]["phase"] == "threat";
    tokio::join!(anna.play(&mut a, threat), ben.play(&mut b, threat));
    for connection in [&a, &b] {
        let clock = &connection.view["clock"];
        assert_eq!(
            (&clock["seat"], &clock["total_ms"]),
            (&connection.view["game"]["turn"], &json!(45_000))
        );
        assert!(clock["left_ms"].as_u64() <= Some(45_000), "{clock}");
    }
    a.until(|view| !threat(view)).await.expect("the connection holds");
    assert_eq!(a.view["clock"], Value::Null);
    assert!(a.heard.last().is_some_and(|text| text.contains("\"reason\":\"threat\"")));
    house.stop().await;
}
