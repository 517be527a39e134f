//! Plays deals of the day to their end.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_engine::any::GameId;
use stammtisch_server::Clock;

use crate::common::connection::Connection;
use crate::common::time::SetClock;
use crate::common::{Client, House, hasty};

/// The date on the clock of these tests.
pub(crate) const TODAY: &str = "2027-01-15";

/// The names of all games, each of which has a deal of the day.
pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    GameId::ALL.into_iter().map(GameId::name)
}

pub(crate) async fn house() -> (House, Arc<SetClock>) {
    let clock = Arc::new(SetClock::default());
    (House::by(clock.clone() as Arc<dyn Clock>, hasty()).await, clock)
}

pub(crate) async fn begin(client: &Client, game: &str) -> (String, bool) {
    let opened = client.send("POST", &format!("/api/daily/{TODAY}/{game}/tries"), &json!({})).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let opened = opened.json();
    (opened["link"].as_str().expect("a link").into(), opened["counted"] == true)
}

pub(crate) async fn deal(client: &Client, game: &str) -> Value {
    let answer = client.get(&format!("/api/daily/{TODAY}/{game}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

/// Plays to the end, always with the first legal move on its turn (laying a card if possible), and
/// does nothing else.
pub(crate) async fn play_alike(connection: &mut Connection) {
    while connection.state() != "finished" {
        let legal = connection.view["game"]["legal"].as_array().cloned().unwrap_or_default();
        let turn = |mv: &&Value| !matches!(mv["move"].as_str(), Some("call" | "catch"));
        let rank = |mv: &&Value| u8::from(mv["move"] != "play");
        let command = match connection.state() {
            "between_deals" if connection.view["seats"][0]["ready"] == false => {
                Some(json!({"do": "next_deal"}))
            }
            "playing" => legal.iter().filter(turn).min_by_key(rank).map(|mv| {
                let mut mv = mv.clone();
                mv["game"] = connection.view["game"]["game"].clone();
                json!({"do": "move", "move": mv})
            }),
            _ => None,
        };
        // Calls and catches depend on timing, so the others go first here.
        if command.is_some() && connection.glance(Duration::from_millis(60)).await.is_some() {
            continue;
        }
        match command {
            Some(command) => match connection.ask(command).await {
                Ok(seq) => {
                    while connection.seq < seq {
                        connection.next().await.expect("the connection holds");
                    }
                }
                Err(code) => assert!(code == "stale" || code == "deal_running", "{code}"),
            },
            None => {
                connection.next().await.expect("the connection holds");
            }
        }
    }
}

/// Plays the one attempt that counts, and returns the deal as told afterwards.
pub(crate) async fn try_it(client: &Client, game: &str) -> Value {
    let (link, counted) = begin(client, game).await;
    assert!(counted);
    let mut connection = client.connect(&link).await;
    play_alike(&mut connection).await;
    deal(client, game).await
}
