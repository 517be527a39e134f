//! Lessons over the network: a table of one's own that appears in no list.
#![allow(missing_docs)]

use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_playscript::lesson;

use crate::common::{Client, House};

async fn begin(guest: &Client, id: &str) -> String {
    let answer = guest.send("POST", &format!("/api/lessons/{id}"), &json!({})).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["code"].as_str().expect("a code").into()
}

/// Tries legal moves until the lesson accepts one.
async fn learn(guest: &Client, code: &str, steps: u64) -> Value {
    let mut connection = guest.connect(code).await;
    loop {
        let lesson = connection.view["lesson"].clone();
        if lesson["done"].as_u64().expect("a number") >= steps {
            return connection.view.clone();
        }
        let tries = match lesson["awaits"].as_str() {
            Some("go_on") => vec![json!({"do": "go_on"})],
            Some("move") => {
                let legal = connection.view["game"]["legal"].as_array().expect("moves").clone();
                let game = connection.view["game"]["game"].clone();
                let with = |mut mv: Value| {
                    mv["game"] = game.clone();
                    json!({"do": "move", "move": mv})
                };
                legal.into_iter().map(with).collect()
            }
            Some("nothing") => return connection.view.clone(),
            _ => Vec::new(),
        };
        let mut taken = None;
        for command in tries {
            match connection.ask(command).await {
                Ok(seq) => {
                    taken = Some(seq);
                    break;
                }
                Err(code) => assert_eq!(code, "lesson_else"),
            }
        }
        let wanted = taken.unwrap_or(connection.seq + 1);
        while connection.seq < wanted {
            connection.next().await.expect("the connection holds");
        }
    }
}

#[tokio::test]
async fn every_lesson_is_learned_over_the_wire_and_stands_in_no_list() {
    let house = House::open().await;
    for id in lesson::ids() {
        let anna = house.guest("Anna").await;
        let code = begin(&anna, id).await;
        let view = learn(&anna, &code, 3).await;
        assert_eq!(view["lesson"]["id"], id);
        // A new connection resumes where the old one was.
        assert!(learn(&anna, &code, 3).await["lesson"]["done"].as_u64() >= Some(3));
        for list in ["/api/tables", "/api/tables/mine"] {
            let listed = anna.get(list).await;
            assert!(!listed.body.contains(&code), "{list}: {listed:?}");
        }
        let view = learn(&anna, &code, u64::MAX).await;
        assert_eq!(view["state"], "finished");
        assert!(!anna.get("/api/tables/mine").await.body.contains(&code));
    }
    house.stop().await;
}

#[tokio::test]
async fn nobody_else_has_a_place_in_a_lesson() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = begin(&anna, "first-deal").await;
    // The connection is closed without revealing anything about the table.
    let closed = ben.connect_since(&code, None).await.err().map(|closed| closed.0);
    assert_eq!(closed, Some(4403));
    let answer = ben.send("POST", "/api/lessons/second-deal", &json!({})).await;
    assert_eq!((answer.status, answer.code().as_str()), (404, "no_such_lesson"));
    let nobody = crate::common::http::send(
        house.address,
        "POST",
        "/api/lessons/first-deal",
        &[],
        Some("{}"),
    )
    .await;
    assert_eq!((nobody.status, nobody.code().as_str()), (401, "no_session"));
    house.stop().await;
}

#[tokio::test]
async fn a_lesson_outlives_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("house.db");
    let house = House::over_file(&path).await;
    let anna = house.guest("Anna").await;
    let code = begin(&anna, "first-bluff").await;
    let before = learn(&anna, &code, 4).await;
    house.stop().await;
    let house = House::over_file(&path).await;
    let anna = anna.moved_to(house.address);
    let connection = anna.connect(&code).await;
    assert_eq!(connection.view["lesson"]["text"], before["lesson"]["text"]);
    drop(connection);
    tokio::time::sleep(Duration::from_millis(1)).await;
    assert_eq!(learn(&anna, &code, u64::MAX).await["state"], "finished");
    house.stop().await;
}
