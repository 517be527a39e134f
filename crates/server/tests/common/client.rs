//! A guest with a browser.

use std::net::SocketAddr;

use serde_json::{Value, json};
use stammtisch_engine::chance::{Chance, Seed};

use super::connection::{Closed, Connection};
use super::http::{self, Answer};

pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) id: String,
    chance: Chance,
}

impl Client {
    /// Becomes a guest of this name and keeps the cookie.
    pub(crate) async fn new(address: SocketAddr, name: &str) -> Self {
        let body = json!({"name": name, "lang": "de"}).to_string();
        let answer = http::send(address, "POST", "/api/session", &[], Some(&body)).await;
        Self::known(address, &answer)
    }

    /// The player that the server has recognised in this answer, in a separate browser.
    pub(crate) fn known(address: SocketAddr, answer: &Answer) -> Self {
        assert_eq!(answer.status, 200, "{answer:?}");
        let cookie = answer.header("set-cookie").expect("a cookie");
        let cookie = cookie.split(';').next().expect("a value").to_owned();
        let player = &answer.json()["player"];
        let id = player["id"].as_str().expect("an id").to_owned();
        let seed = player["name"].as_str().expect("a name").bytes().map(u64::from).sum();
        Self { address, cookie, id, chance: Chance::stream(&Seed::from_number(seed), 0) }
    }

    /// The same browser at another server.
    pub(crate) fn moved_to(self, address: SocketAddr) -> Self {
        Self { address, ..self }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        http::send(self.address, "GET", path, &[("cookie", &self.cookie)], None).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: &Value) -> Answer {
        let headers = [("cookie", self.cookie.as_str())];
        http::send(self.address, method, path, &headers, Some(&body.to_string())).await
    }

    /// Opens a table and returns its code.
    pub(crate) async fn open_table(&self, base: &str, seats: u8) -> String {
        let body = json!({"chosen": {"base": base}, "seats": seats});
        code(&self.send("POST", "/api/tables", &body).await)
    }

    /// Opens a table with random bots in all other seats, and deals the cards.
    pub(crate) async fn quick(&self, chosen: Value, seats: u8) -> String {
        self.quick_against("random", chosen, seats).await
    }

    /// Opens a table with bots of this kind in all other seats, and deals the cards.
    pub(crate) async fn quick_against(&self, bot: &str, chosen: Value, seats: u8) -> String {
        let body = json!({"chosen": chosen, "seats": seats, "bot": bot});
        code(&self.send("POST", "/api/tables/quick", &body).await)
    }

    pub(crate) async fn connect(&self, code: &str) -> Connection {
        self.connect_since(code, None).await.expect("a connection")
    }

    pub(crate) async fn connect_since(
        &self,
        code: &str,
        since: Option<u64>,
    ) -> Result<Connection, Closed> {
        Connection::open(self.address, code, since, &[("cookie", &self.cookie)]).await
    }

    /// Plays at random until the view satisfies `enough` or the match is over.
    pub(crate) async fn play(
        &mut self,
        connection: &mut Connection,
        mut enough: impl FnMut(&Value) -> bool,
    ) {
        while !enough(&connection.view) && connection.state() != "finished" {
            let ready = &connection.view["seats"][own_seat(&connection.view)]["ready"];
            let command = match connection.state() {
                "between_deals" if *ready == false => Some(json!({"do": "next_deal"})),
                "playing" => self.choose(&connection.view),
                _ => None,
            };
            let Some(command) = command else {
                connection.next().await.expect("the connection holds");
                continue;
            };
            match connection.ask(command.clone()).await {
                Ok(seq) => {
                    while connection.seq < seq {
                        connection.next().await.expect("the connection holds");
                    }
                }
                // Others may have been faster: moves open to all are judged by the table's state
                // when they arrive.
                Err(_) if matches!(command["move"]["move"].as_str(), Some("catch" | "call")) => {}
                Err(code) if code == "stale" || code == "deal_running" => {}
                Err(code) => {
                    panic!("{command} was offered and refused as {code}: {}", connection.view)
                }
            }
        }
    }

    /// Chooses a legal move. Half the time it leaves catches and calls to others.
    pub(crate) fn choose(&mut self, view: &Value) -> Option<Value> {
        let legal = view["game"]["legal"].as_array().expect("legal moves");
        let turn = |mv: &&Value| !matches!(mv["move"].as_str(), Some("call" | "catch"));
        let turns: Vec<_> = legal.iter().filter(turn).collect();
        let all: Vec<_> = legal.iter().collect();
        let from = if self.chance.below(2) == 0 || turns.is_empty() { all } else { turns };
        if from.is_empty() {
            return None;
        }
        let mut mv = from[self.chance.below(from.len() as u32) as usize].clone();
        mv["game"] = view["game"]["game"].clone();
        Some(json!({"do": "move", "move": mv}))
    }
}

pub(crate) fn own_seat(view: &Value) -> usize {
    view["you"]["seat"].as_u64().map_or(99, |seat| seat as usize)
}

fn code(answer: &Answer) -> String {
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["code"].as_str().expect("a code").into()
}
