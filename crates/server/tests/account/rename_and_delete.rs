//! Renaming or deleting a player takes effect wherever they have been: at tables where they sit, at
//! those they have left, among spectators, in chat messages, and in the evening's list.

use std::path::Path;

use serde_json::{Value, json};

use crate::common::connection::Connection;
use crate::common::{Client, House};

const NAME: &str = "Quendoline";
const NEW: &str = "Amaryllis";

/// Whether any file of the store contains this text.
fn is_kept(directory: &Path, text: &str) -> bool {
    let files = std::fs::read_dir(directory).expect("a directory");
    files.filter_map(Result::ok).any(|file| {
        let bytes = std::fs::read(file.path()).unwrap_or_default();
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    })
}

/// Three tables at which Anna has been, each with a connection of Ben's.
struct Traces {
    /// She played here to the end, and left.
    evening: (String, Connection),
    /// She sat, wrote and stood up here, and is still watching.
    talk: (String, Connection),
    /// She sits here.
    seat: (String, Connection),
    /// Anna's own connections.
    own: Vec<Connection>,
}

impl Traces {
    async fn leave(anna: &mut Client, ben: &Client) -> Self {
        let code = anna.quick(json!({"base": "live", "options": {"format": "single"}}), 2).await;
        let mut connection = anna.connect(&code).await;
        anna.play(&mut connection, |view| view["state"] == "finished").await;
        let evening = (code.clone(), ben.connect(&code).await);
        connection.ask(json!({"do": "leave"})).await.expect("leaves");
        connection.close().await;

        let code = ben.open_table("live", 3).await;
        let mut bens = ben.connect(&code).await;
        let manner = json!({"talk": "free"});
        bens.ask(json!({"do": "set_manner", "manner": manner})).await.expect("free talk");
        let mut connection = anna.connect(&code).await;
        connection.ask(json!({"do": "sit"})).await.expect("sits");
        let text = format!("{NAME} sagt guten Abend");
        connection.ask(json!({"do": "write", "text": text})).await.expect("writes");
        connection.ask(json!({"do": "stand"})).await.expect("stands up");
        let (talk, watching) = ((code, bens), connection);

        let code = ben.open_table("live", 3).await;
        let mut connection = anna.connect(&code).await;
        connection.ask(json!({"do": "sit"})).await.expect("sits");
        let seat = (code.clone(), ben.connect(&code).await);
        Self { evening, talk, seat, own: vec![watching, connection] }
    }

    /// Everything that a newcomer is told at these tables.
    async fn told_to(&self, client: &Client) -> String {
        let mut told = client.get("/api/tables").await.body;
        for (code, _) in [&self.evening, &self.talk, &self.seat] {
            told += &client.get(&format!("/api/tables/{code}")).await.body;
            let connection = client.connect(code).await;
            told += &connection.heard.concat();
            told +=
                &client.connect_since(code, Some(0)).await.expect("a connection").heard.concat();
        }
        told
    }
}

/// Reads everything sent so far; returns how many messages there were in all.
async fn read_all(connection: &mut Connection) -> usize {
    connection.send_text(json!({"type": "ping"}).to_string()).await;
    connection.until_said("pong").await;
    connection.heard.len()
}

#[tokio::test]
async fn a_new_name_is_shown_wherever_one_has_been() {
    let house = House::open().await;
    let mut anna = house.guest(NAME).await;
    let ben = house.guest("Ben").await;
    let mut traces = Traces::leave(&mut anna, &ben).await;
    let told = traces.told_to(&house.guest("Cem").await).await;
    assert!(told.matches(&format!("\"name\":\"{NAME}\"")).count() >= 3, "{told}");

    assert_eq!(anna.send("PATCH", "/api/session", &json!({"name": NEW})).await.status, 200);
    let watches = |view: &Value| view["watchers"].to_string().contains(NEW);
    traces.talk.1.until(watches).await.expect("the connection holds");
    let sits = |view: &Value| view["seats"].to_string().contains(NEW);
    traces.seat.1.until(sits).await.expect("the connection holds");
    let told = traces.told_to(&house.guest("Dora").await).await;
    let text = format!("{NAME} sagt guten Abend");
    assert!(told.contains(&text), "what was said was said");
    assert!(!told.replace(&text, "").contains(NAME), "{told}");
    let evening = house.guest("Emma").await.connect(&traces.evening.0).await;
    assert!(evening.view["evening"].to_string().contains(NEW), "{}", evening.view["evening"]);
    house.stop().await;
}

#[tokio::test]
async fn an_erased_name_is_told_to_nobody_and_lies_in_no_file() {
    let directory = tempfile::tempdir().expect("a directory");
    let house = House::over_file(&directory.path().join("house.db")).await;
    let mut anna = house.guest(NAME).await;
    let ben = house.guest("Ben").await;
    let mut traces = Traces::leave(&mut anna, &ben).await;
    let told = traces.told_to(&house.guest("Cem").await).await;
    assert!(told.contains(NAME) && is_kept(directory.path(), NAME), "there is something to erase");
    let mine = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine.as_array().map(Vec::len), Some(1), "only where one sits: {mine}");
    let export = anna.get("/api/account/export").await.json();
    let codes: Vec<_> = export["tables"].as_array().expect("tables").iter().collect();
    for (code, sits, told) in
        [(&traces.evening.0, false, 5), (&traces.talk.0, false, 1), (&traces.seat.0, true, 1)]
    {
        let table = codes.iter().find(|table| table["code"] == **code).expect("every table");
        assert_eq!(table["played"]["seat"].is_u64(), sits, "{table}");
        let events = table["played"]["told"].as_array().map_or(0, Vec::len);
        assert!(events >= told, "{events} things of {code}");
    }

    let gone = anna.send("DELETE", "/api/account", &json!({"confirm": NAME})).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    for connection in &mut traces.own {
        // The close reason is lost if a pong was still in flight.
        assert!([4401, 1006].contains(&connection.ended().await.0));
    }
    let mut known = Vec::new();
    for (_, connection) in [&mut traces.evening, &mut traces.talk, &mut traces.seat] {
        known.push(read_all(connection).await);
    }
    let told = traces.told_to(&house.guest("Dora").await).await;
    assert!(!told.contains(NAME), "{told}");
    // Those who were there before learn that somebody has arrived.
    for (_, connection) in [&mut traces.evening, &mut traces.talk, &mut traces.seat] {
        let before = known.remove(0);
        assert!(read_all(connection).await > before + 1, "nothing more was said");
        let heard = connection.heard[before..].concat();
        assert!(!heard.contains(NAME), "{heard}");
        assert!(
            connection.view["seats"].to_string().contains("\"kind\":\"free\""),
            "{}",
            connection.view
        );
    }
    assert!(!is_kept(directory.path(), NAME), "in a file, while the server runs");
    house.stop().await;
    assert!(!is_kept(directory.path(), NAME), "in a file, afterwards");
}
