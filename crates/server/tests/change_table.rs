//! The host changes rules, seats and even the game at the same table.

use crate::common::House;
use crate::common::client::Client;
use crate::common::connection::Connection;
use crate::common::http::Answer;
use serde_json::{Value, json};

async fn set(client: &Client, code: &str, connection: &Connection, wanted: Value) -> Answer {
    let mut body = wanted;
    body["base"] = json!(connection.seq);
    client.send("PUT", &format!("/api/tables/{code}/rules"), &body).await
}

/// Waits for the next event of this kind on a connection.
async fn event(connection: &mut Connection, kind: &str) -> Value {
    loop {
        let message = connection.next().await.expect("the connection holds");
        let events = message["events"].as_array().into_iter().flatten();
        if let Some(event) = events.into_iter().find(|event| event["type"] == kind) {
            return event.clone();
        }
    }
}

#[tokio::test]
async fn another_game_at_the_same_table_survives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("house.db");
    let house = House::over_file(&file).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = anna.open_table("live", 3).await;
    let (mut host, mut guest) = (anna.connect(&code).await, ben.connect(&code).await);
    host.ask(json!({"do": "sit"})).await.expect("sits");
    guest.ask(json!({"do": "sit"})).await.expect("sits");

    let refused = set(&ben, &code, &guest, json!({"seats": 4})).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "not_host"));
    let wanted = json!({"seats": 4, "chosen": {"base": "maxonaut"}});
    assert_eq!(set(&anna, &code, &host, wanted.clone()).await.status, 204);
    let change = event(&mut guest, "rules_set").await["change"].clone();
    assert_eq!(change["seats"], json!({"before": 3, "now": 4}));
    assert_eq!(change["rules"]["before"]["de"], "Live Mau-Mau");
    assert_eq!(guest.view["rules"]["game"], "maxonaut");
    assert_eq!(guest.view["seats"].as_array().map(Vec::len), Some(4));
    assert_eq!(set(&anna, &code, &host, wanted).await.status, 204, "so already");

    let summary = anna.get(&format!("/api/tables/{code}")).await.json();
    assert_eq!((&summary["rules"]["game"], &summary["host"]), (&json!("maxonaut"), &json!("Anna")));
    let text = anna.get(&format!("/api/tables/{code}/rules?lang=de")).await.json();
    assert_eq!(text["title"], "Maxonaut");
    let mine = ben.get("/api/tables/mine").await.json();
    assert_eq!(mine[0]["rules"]["de"], "Maxonaut");
    house.stop().await;

    let house = House::over_file(&file).await;
    let (anna, ben) = (anna.moved_to(house.address), ben.moved_to(house.address));
    // Nobody is at the table: lists use the note beside the log.
    assert_eq!(ben.get("/api/tables/mine").await.json()[0]["rules"]["de"], "Maxonaut");
    let mut host = anna.connect(&code).await;
    assert_eq!(host.view["rules"]["game"], "maxonaut");
    host.ask(json!({"do": "fill_bots", "bot": "random"})).await.expect("fills");
    let _ben = ben.connect(&code).await;
    host.ask(json!({"do": "start"})).await.expect("starts");
    host.until(|view| view["game"]["game"] == "maxonaut").await.expect("cards");
    house.stop().await;
}

#[tokio::test]
async fn mistakes_are_told_as_at_the_opening_and_change_nothing() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 3).await;
    let mut host = anna.connect(&code).await;
    // The house has committed to its part of the shuffle.
    while host.seq < 1 {
        host.next().await.expect("the connection holds");
    }
    for (wanted, refusal) in [
        (json!({"seats": 4, "chosen": {"base": "poker"}}), "unknown_preset"),
        (
            json!({"seats": 4, "chosen": {"file": "base = \"live\"\ndraw.cout = 3\n"}}),
            "unknown_field",
        ),
    ] {
        let answer = set(&anna, &code, &host, wanted).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, refusal));
        assert!(!answer.json()["mistakes"].as_array().expect("mistakes").is_empty());
    }
    for seats in [0, 1, 99] {
        let answer = set(&anna, &code, &host, json!({"seats": seats})).await;
        assert_eq!(answer.status, 422, "{seats}");
    }
    let far = json!({"seats": 4, "base": 1_000});
    let answer = anna.send("PUT", &format!("/api/tables/{code}/rules"), &far).await;
    assert_eq!((answer.status, answer.code().as_str()), (409, "bad_base"));
    let stranger = anna.send("PUT", "/api/tables/AAAAAA/rules", &far).await;
    assert_eq!(stranger.status, 404);
    assert_eq!(anna.connect(&code).await.seq, host.seq, "nothing has changed");
    house.stop().await;
}

/// Nobody is sent a table's own rules file, so its options are changed without it.
#[tokio::test]
async fn a_file_stays_while_its_options_change() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 3).await;
    let mut host = anna.connect(&code).await;
    let file =
        "base = \"live\"\nid = \"ours\"\ndraw.count = 3\n[name]\nde = \"Unseres\"\nen = \"Ours\"\n";
    let wanted = json!({"seats": 3, "chosen": {"file": file}});
    assert_eq!(set(&anna, &code, &host, wanted).await.status, 204);
    event(&mut host, "rules_set").await;
    assert_eq!(host.view["rules"]["id"], "ours");
    assert_eq!(host.view["chosen"]["file"], Value::Null, "it is told to nobody");
    let option = host.view["rules"]["options"][0].clone();
    let choices = option["choices"].as_array().expect("choices");
    let other = choices.iter().find(|choice| choice["id"] != option["default"]).expect("two");
    let id = option["id"].as_str().expect("an id");
    let wanted = json!({"seats": 2, "chosen": {"base": "", "options": {id: other["id"]}}});
    assert_eq!(set(&anna, &code, &host, wanted).await.status, 204);
    let change = event(&mut host, "rules_set").await["change"].clone();
    assert_eq!(host.view["rules"]["id"], "ours");
    assert_eq!(change["options"][0]["now"], other["name"]);
    house.stop().await;
}
