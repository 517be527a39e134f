//! A finished match, and helpers that request everything about one.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::connection::Connection;
use crate::common::game_data::small_table;
use crate::common::http::{Answer, send};
use crate::common::{Client, House};

/// Two players who have played at a table, and what they know about it.
pub(crate) struct Played {
    pub(crate) house: House,
    pub(crate) anna: Client,
    pub(crate) ben: Client,
    pub(crate) hers: Connection,
    pub(crate) his: Connection,
    pub(crate) code: String,
    /// The name of the match.
    pub(crate) id: String,
}

impl Played {
    /// One match, played to its end.
    pub(crate) async fn at(house: House, base: &str) -> Self {
        let (anna, ben) = (house.guest("Annabella").await, house.guest("Benedikt").await);
        let mut sat = Self::seated(house, anna, ben, base).await;
        sat.hers.ask(json!({"do": "start"})).await.expect("cards");
        sat.play_out().await;
        sat.id = sat.hers.view["evening"][0]["replay"].as_str().expect("a name").to_owned();
        sat
    }

    /// Two players at a table, before the first card is dealt.
    pub(crate) async fn seated(house: House, anna: Client, ben: Client, base: &str) -> Self {
        let (chosen, seats) = small_table(base);
        let body = json!({"chosen": chosen, "seats": seats});
        let opened = anna.send("POST", "/api/tables", &body).await;
        assert_eq!(opened.status, 201, "{opened:?}");
        let code = opened.json()["code"].as_str().expect("a code").to_owned();
        let (mut hers, mut his) = (anna.connect(&code).await, ben.connect(&code).await);
        hers.ask(json!({"do": "sit", "seat": 0})).await.expect("a seat");
        his.ask(json!({"do": "sit", "seat": 1})).await.expect("a seat");
        if seats > 2 {
            hers.ask(json!({"do": "fill_bots", "bot": "random"})).await.expect("a bot");
        }
        Self { house, anna, ben, hers, his, code, id: String::new() }
    }

    pub(crate) async fn play_out(&mut self) {
        let Self { anna, ben, hers, his, .. } = self;
        tokio::join!(finish(anna, hers), finish(ben, his));
    }

    /// Starts another match, until its cards are dealt.
    pub(crate) async fn begin_another(&mut self) {
        for connection in [&mut self.hers, &mut self.his] {
            connection.ask(json!({"do": "rematch"})).await.expect("asks");
        }
        self.hers.until(|view| view["state"] == "playing").await.expect("cards");
        self.his.until(|view| view["state"] == "playing").await.expect("cards");
    }

    /// Makes this many moves by one of them, for as long as both have moves.
    pub(crate) async fn some_moves(&mut self, moves: usize) {
        let Self { anna, ben, hers, his, .. } = self;
        let (mut left, mut too) = (moves, moves);
        let mut enough = |_: &Value| left.checked_sub(1).map(|now| left = now).is_none();
        let mut also = |_: &Value| too.checked_sub(1).map(|now| too = now).is_none();
        tokio::select! {
            () = anna.play(hers, &mut enough) => {}
            () = ben.play(his, &mut also) => {}
        }
        // The interrupted player still learns the outcome of the command.
        for connection in [hers, his] {
            while connection.glance(Duration::from_millis(200)).await.is_some() {}
        }
    }

    pub(crate) fn path(&self) -> String {
        format!("/api/matches/{}", self.id)
    }

    /// Makes a link, and returns its id and its key.
    pub(crate) async fn link(&self, names: bool) -> (String, String) {
        link(&self.anna, &self.id, names).await
    }
}

/// Plays to the end of the match, laying cards rather than drawing: otherwise it takes thousands of
/// moves.
async fn finish(client: &mut Client, connection: &mut Connection) {
    while connection.state() != "finished" {
        let legal = connection.view["game"]["legal"].as_array().cloned().unwrap_or_default();
        let game = &connection.view["game"]["game"];
        let lay = legal.iter().find(|mv| *game == "mau" && mv["move"] == "play");
        let command = match lay {
            Some(mv) if connection.state() == "playing" => {
                let mut mv = mv.clone();
                mv["game"] = game.clone();
                Some(json!({"do": "move", "move": mv}))
            }
            _ => None,
        };
        let Some(command) = command else {
            let mut looked = 0;
            let once = |_: &Value| {
                looked += 1;
                looked > 1
            };
            client.play(connection, once).await;
            continue;
        };
        match connection.ask(command).await {
            Ok(seq) => {
                while connection.seq < seq {
                    connection.next().await.expect("the connection holds");
                }
            }
            Err(code) => assert_eq!(code, "stale"),
        }
    }
}

pub(crate) async fn link(client: &Client, id: &str, names: bool) -> (String, String) {
    let path = format!("/api/matches/{id}/links");
    let made = client.send("POST", &path, &json!({"names": names})).await;
    assert_eq!(made.status, 201, "{made:?}");
    let made = made.json();
    assert_eq!(made["names"], names);
    let text = |field: &str| made[field].as_str().expect("a text").to_owned();
    (text("id"), text("key"))
}

/// An answer without the parts that differ each time.
pub(crate) fn told(Answer { status, head, body }: Answer) -> (u16, String, String) {
    let lines = head.lines().filter(|line| !line.to_lowercase().starts_with("date:"));
    (status, lines.collect(), body)
}

/// Everything that can be requested about a match, with or without a cookie and a key.
pub(crate) async fn everything(
    house: &House,
    cookie: Option<&str>,
    id: &str,
    key: Option<&str>,
) -> Vec<(u16, String, String)> {
    let mut all = Vec::new();
    let with_key = key.map(|key| format!("key={key}")).unwrap_or_default();
    for path in [
        format!("/api/matches/{id}?{with_key}"),
        format!("/api/matches/{id}/positions?from=0&count=3&eyes=open&{with_key}"),
        format!("/api/matches/{id}/positions?from=0&count=64&eyes=1&{with_key}"),
        format!("/api/matches/{id}/positions?from=64&count=64&eyes=0&{with_key}"),
        format!("/api/matches/{id}/file?{with_key}"),
    ] {
        let headers: Vec<_> = cookie.map(|cookie| ("cookie", cookie)).into_iter().collect();
        all.push(told(send(house.address, "GET", &path, &headers, None).await));
    }
    all
}

/// All requests about links to a match.
pub(crate) async fn links(client: &Client, id: &str) -> Vec<(u16, String, String)> {
    let path = format!("/api/matches/{id}/links");
    vec![
        told(client.get(&path).await),
        told(client.send("POST", &path, &json!({"names": true})).await),
        told(client.send("DELETE", &format!("{path}/{:032}", 0), &json!({})).await),
    ]
}

/// The statuses alone.
pub(crate) fn statuses(all: &[(u16, String, String)]) -> Vec<u16> {
    all.iter().map(|(status, ..)| *status).collect()
}
