//! Public tables, and one's own.

use std::sync::Arc;

use serde_json::{Value, json};
use stammtisch_store::SqliteStore;

use crate::common::{Client, House, hasty};

async fn open(client: &Client, base: &str, seats: u8, manner: Value) -> String {
    let body = json!({"chosen": {"base": base}, "seats": seats, "manner": manner});
    let answer = client.send("POST", "/api/tables", &body).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["code"].as_str().expect("a code").into()
}

async fn found(client: &Client, query: &str) -> Vec<String> {
    let answer = client.get(&format!("/api/tables{query}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let all = answer.json();
    let code = |table: &Value| table["code"].as_str().expect("a code").to_owned();
    all.as_array().expect("a list").iter().map(code).collect()
}

#[tokio::test]
async fn public_tables_are_found_while_somebody_is_there() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let open_to_all = open(&anna, "live", 2, json!({"public": true, "pace": "brisk"})).await;
    let private = open(&anna, "live", 2, json!({})).await;
    assert_eq!(found(&ben, "").await, Vec::<String>::new(), "nobody is there");
    let mut connection = anna.connect(&open_to_all).await;
    let hidden = anna.connect(&private).await;
    connection.ask(json!({"do": "sit", "seat": 0})).await.expect("sits");
    assert_eq!(found(&ben, "").await, [open_to_all.as_str()]);
    let table = ben.get("/api/tables").await.json()[0].clone();
    assert_eq!(
        table,
        json!({
            "code": open_to_all, "base": "live", "rules": table["rules"], "game": "mau",
            "seats": 2, "free": 1, "people": 1, "pace": "brisk", "talk": "phrases", "stake": 0,
            "state": "lobby", "watching": "open", "host": "Anna",
        })
    );
    for (query, fits) in [
        ("?base=live", true),
        ("?base=schule", false),
        ("?pace=brisk", true),
        ("?pace=none", false),
        ("?free=true", true),
        ("?free=false", false),
        ("?stake=0&pace=brisk&base=live", true),
        ("?stake=250", false),
    ] {
        assert_eq!(found(&ben, query).await.len(), usize::from(fits), "{query}");
    }
    for query in ["?pace=slow", "?free=2", "?stake=-1", "?x=1"] {
        assert_eq!(ben.get(&format!("/api/tables{query}")).await.code(), "bad_query", "{query}");
    }
    let mut bens = ben.connect(&open_to_all).await;
    bens.ask(json!({"do": "sit", "seat": 1})).await.expect("sits");
    assert_eq!(found(&ben, "?free=true").await.len(), 0);
    connection.ask(json!({"do": "start"})).await.expect("starts");
    assert_eq!(ben.get("/api/tables").await.json()[0]["state"], "playing");
    drop((connection, bens, hidden));
    for _ in 0..200 {
        if found(&ben, "").await.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(found(&ben, "").await, Vec::<String>::new(), "everybody has gone");
    house.stop().await;
}

/// After a restart the list needs no log: this works even with an unreadable log.
#[tokio::test]
async fn own_tables_are_listed_without_loading_them() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("house.db");
    let house = House::over_file(&path).await;
    let anna = house.guest("Anna").await;
    let playing = anna.quick(json!({"base": "live"}), 3).await;
    let waiting = anna.open_table("schule", 4).await;
    let mut connection = anna.connect(&waiting).await;
    connection.ask(json!({"do": "sit", "seat": 2})).await.expect("sits");
    let before = anna.get("/api/tables/mine").await.json();
    drop(connection);
    house.stop().await;

    let store = Arc::new(SqliteStore::open(&path).await.expect("opens"));
    let again = House::over(store, hasty()).await;
    let anna = anna.moved_to(again.address);
    let mine = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine, before);
    let rows = mine.as_array().expect("a list");
    let row = |code: &str| rows.iter().find(|row| row["code"] == code).expect("on the list");
    assert_eq!((rows.len(), &row(&playing)["state"]), (2, &json!("playing")));
    assert_eq!(row(&waiting)["state"], "lobby");
    assert!(row(&waiting)["last"].as_i64() >= row(&playing)["last"].as_i64());
    for row in rows {
        let code = row["code"].as_str().expect("a code").parse().expect("a code");
        let id = again.store.table_by_code(code).await.expect("reads").expect("is open");
        let head = again.store.table_head(id).await.expect("reads").expect("is there");
        assert_eq!(head.epoch, 2, "nobody has taken it over to make the list");
    }
    again.stop().await;
}

#[tokio::test]
async fn a_table_is_taken_off_the_list_and_its_seat_is_free() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let code = anna.open_table("live", 3).await;
    let path = format!("/api/tables/mine/{code}");
    let mut connection = anna.connect(&code).await;
    connection.ask(json!({"do": "sit", "seat": 0})).await.expect("sits");
    assert_eq!(ben.send("DELETE", &path, &json!({})).await.code(), "no_such_table");
    assert_eq!(anna.send("DELETE", &path, &json!({})).await.status, 204);
    assert_eq!(anna.get("/api/tables/mine").await.json(), json!([]));
    let table = ben.get(&format!("/api/tables/{code}")).await.json();
    assert_eq!(table["seats"][0]["occupant"]["kind"], "free");
    for code in [code.as_str(), "ZZZZZZ", "x", "%ff"] {
        let answer = anna.send("DELETE", &format!("/api/tables/mine/{code}"), &json!({})).await;
        assert!(matches!(answer.code().as_str(), "no_such_table" | "bad_path"), "{answer:?}");
    }
    house.stop().await;
}

#[tokio::test]
async fn leaving_a_match_for_good_lets_a_bot_play_on() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.quick(json!({"base": "live"}), 3).await;
    assert_eq!(
        anna.send("DELETE", &format!("/api/tables/mine/{code}"), &json!({})).await.status,
        204
    );
    assert_eq!(anna.get("/api/tables/mine").await.json(), json!([]));
    let table = anna.get(&format!("/api/tables/{code}")).await.json();
    assert_eq!(table["seats"][0]["occupant"]["played_by_bot"], true);
    house.stop().await;
}
