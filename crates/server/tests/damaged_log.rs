//! A table whose log is damaged stays closed, the others go on, and the operator is told.

use crate::common::House;
use crate::common::connection::Closed;
use crate::common::http::send;
use serde_json::json;
use stammtisch_store::{TokenHash, UnixMillis};

const TOKEN: [u8; 32] = [0xab; 32];

#[tokio::test]
async fn a_damaged_table_is_told_and_keeps_no_other_from_playing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("stammtisch.db");
    let house = House::over_file(&path).await;
    let anna = house.guest("Anna").await;
    let (code, other) = (anna.open_table("live", 2).await, anna.open_table("live", 2).await);
    let mut connection = anna.connect(&code).await;
    connection.ask(json!({"do": "sit", "seat": 0})).await.expect("a seat");
    connection.ask(json!({"do": "add_bot", "seat": 1, "bot": "regel"})).await.expect("a bot");
    drop(connection);
    house.stop().await;
    damage(&path, b"bot_added");

    let house = House::over_file(&path).await;
    let anna = anna.moved_to(house.address);
    let expires = UnixMillis(1_900_000_000_000);
    house.store.set_admin_token(TokenHash::of(&TOKEN), expires).await.expect("stores");
    let claim = json!({"token": "ab".repeat(32)});
    assert_eq!(anna.send("POST", "/api/admin/claim", &claim).await.status, 204);
    let told = async || {
        let status = anna.get("/api/admin/status").await.json()["broken"].clone();
        let counters = send(house.address, "GET", "/metrics", &[], None).await.body;
        let counted =
            counters.lines().find_map(|line| line.strip_prefix("stammtisch_tables_broken "));
        let ready = send(house.address, "GET", "/readyz", &[], None).await;
        assert_eq!(ready.status, 200, "the others are played on");
        let ready = ready.body.lines().find_map(|line| line.strip_prefix("tables_broken "));
        let number = |text: Option<&str>| text.and_then(|text| text.parse().ok());
        (status.as_u64(), number(counted), number(ready))
    };
    assert_eq!(told().await, (Some(0), Some(0), Some(0)), "nobody has asked for it");
    let answer = anna.get(&format!("/api/tables/{code}")).await;
    assert_eq!((answer.status, answer.code().as_str()), (500, "table_broken"));
    assert_eq!(anna.connect_since(&code, None).await.err(), Some(Closed(4500)));
    assert_eq!(told().await, (Some(1), Some(1), Some(1)));
    anna.connect(&other).await.ask(json!({"do": "sit"})).await.expect("plays on");
    // Strangers learn that the server is ready, and nothing else about it.
    let far = [("x-forwarded-for", "203.0.113.7")];
    assert_eq!(send(house.address, "GET", "/readyz", &far, None).await.body, "ok");

    let close = format!("/api/admin/tables/{code}");
    assert_eq!(anna.send("DELETE", &close, &json!({})).await.status, 204);
    assert_eq!(told().await, (Some(0), Some(0), Some(0)), "closed for good");
    house.stop().await;
}

/// Flips one bit of an entry in the database file.
fn damage(path: &std::path::Path, entry: &[u8]) {
    let mut bytes = std::fs::read(path).expect("the file");
    let at = bytes.windows(entry.len()).position(|found| found == entry).expect("the entry");
    bytes[at] ^= 1;
    std::fs::write(path, bytes).expect("the file");
}
