//! Personal data: exported, and erased.

use std::path::Path;

use serde_json::{Value, json};

use crate::common::http::{Answer, send};
use crate::common::{Client, House, cards};

const NAME: &str = "Quendoline";

async fn delete(client: &Client, confirm: &str) -> Answer {
    client.send("DELETE", "/api/account", &json!({"confirm": confirm})).await
}

/// Whether any file of the store contains this text.
fn is_kept(directory: &Path, text: &str) -> bool {
    let files = std::fs::read_dir(directory).expect("a directory");
    files.filter_map(Result::ok).any(|file| {
        let bytes = std::fs::read(file.path()).unwrap_or_default();
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    })
}

#[tokio::test]
async fn the_export_holds_what_one_was_told_and_no_card_more() {
    let house = House::open().await;
    let mut anna = house.guest(NAME).await;
    let ben = house.guest("Ben").await;
    let code = anna.open_table("live", 2).await;
    let (mut hers, mut his) = (anna.connect(&code).await, ben.connect(&code).await);
    hers.ask(json!({"do": "set_manner", "manner": {"stake": 250}})).await.expect("a stake");
    hers.ask(json!({"do": "sit", "seat": 0})).await.expect("sits");
    his.ask(json!({"do": "sit", "seat": 1})).await.expect("sits");
    hers.ask(json!({"do": "start"})).await.expect("starts");
    let mut moves = 0;
    let enough = |view: &Value| {
        moves += usize::from(view["state"] == "playing");
        moves > 3 || view["game"]["legal"].as_array().is_some_and(Vec::is_empty)
    };
    tokio::time::timeout(std::time::Duration::from_secs(5), anna.play(&mut hers, enough))
        .await
        .expect("plays");

    let answer = anna.get("/api/account/export").await;
    let kind = answer.header("content-disposition");
    assert_eq!(kind, Some("attachment; filename=\"stammtisch.json\""));
    let export = answer.json();
    assert_eq!(export["account"]["player"]["name"], NAME);
    assert_eq!(export["credits"][0]["amount"], -250);
    assert_eq!(export["credits"][1]["amount"], 10_000);
    let table = &export["tables"][0];
    assert_eq!((&table["code"], &table["status"]), (&json!(code), &json!("open")));
    let played = &table["played"];
    assert_eq!((&played["seat"], &played["state"]), (&json!(0), &json!("playing")), "{played}");
    let kinds: Vec<_> =
        played["told"].as_array().expect("events").iter().map(|e| &e["type"]).collect();
    assert!(kinds.contains(&&json!("sat")) && kinds.contains(&&json!("game")), "{kinds:?}");
    let own = cards::hand(&hers.view);
    assert!(
        own.iter().all(|card| cards::named(&played.to_string()).contains(card)),
        "{own:?} {played}"
    );

    let heard = cards::named(&hers.heard.concat());
    let extra: Vec<_> = cards::named(&answer.body).difference(&heard).cloned().collect();
    assert!(extra.is_empty(), "{extra:?} was never told to this seat: {played}");
    while his.state() != "playing" {
        his.next().await.expect("the connection holds");
    }
    let foreign = cards::hand(&his.view);
    assert!(foreign.iter().any(|card| !heard.contains(card)), "there was something to leak");
    assert!(!answer.body.contains(anna.cookie.split('=').nth(1).expect("a token")));
    house.stop().await;
}

#[tokio::test]
async fn who_is_deleted_leaves_no_trace_of_the_name() {
    let directory = tempfile::tempdir().expect("a directory");
    let house = House::over_file(&directory.path().join("house.db")).await;
    let body = json!({"name": NAME}).to_string();
    let answer = send(house.address, "POST", "/api/session", &[], Some(&body)).await;
    let anna = Client::known(house.address, &answer);
    let ben = house.guest("Ben").await;
    let login = json!({"login": "Quendolines Login", "passphrase": "vier alte Karten"});
    assert_eq!(anna.send("PUT", "/api/account/passphrase", &login).await.status, 204);
    assert_eq!(anna.get("/api/credits").await.status, 200);
    let code = ben.open_table("live", 3).await;
    let mut bens = ben.connect(&code).await;
    bens.ask(json!({"do": "sit", "seat": 0})).await.expect("sits");
    let mut connection = anna.connect(&code).await;
    connection.ask(json!({"do": "sit", "seat": 1})).await.expect("sits");
    bens.ask(json!({"do": "fill_bots", "bot": "random"})).await.expect("fills");
    bens.ask(json!({"do": "start"})).await.expect("starts");
    assert!(is_kept(directory.path(), NAME), "there is something to erase");

    for wrong in ["", "Ben", "quendoline"] {
        let answer = delete(&anna, wrong).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "not_confirmed"), "{wrong}");
    }
    let gone = delete(&anna, NAME).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert!(gone.head.contains("Max-Age=0"), "the cookie goes too");
    let closed = loop {
        if let Err(closed) = connection.next().await {
            break closed;
        }
    };
    assert_eq!(closed.0, 4401);
    assert_eq!(anna.get("/api/account").await.status, 401);
    let again = send(house.address, "POST", "/api/login", &[], Some(&login.to_string())).await;
    assert_eq!(again.code(), "wrong_login");
    let table = ben.get(&format!("/api/tables/{code}")).await;
    assert!(!table.body.contains(NAME), "{}", table.body);
    assert_eq!(table.json()["seats"][1]["occupant"]["played_by_bot"], true, "a bot plays on");
    assert!(house.store.ledger_check().await.is_ok_and(|check| check.is_sound()));
    assert!(!is_kept(directory.path(), NAME), "in a file, while the server runs");
    house.stop().await;
    assert!(!is_kept(directory.path(), NAME), "in a file, afterwards");
    assert!(!is_kept(directory.path(), "quendoline"), "in any form");

    let again = House::over_file(&directory.path().join("house.db")).await;
    let ben = ben.moved_to(again.address);
    let table = ben.get(&format!("/api/tables/{code}")).await.json();
    assert_eq!(table["seats"][1]["occupant"]["name"], "?");
    again.stop().await;
}
