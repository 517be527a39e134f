//! A reader that opens a finished match again and again and has it analysed, as fast as the server answers,
//! while tables play: to see whether they have to wait for it.

use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use tokio::sync::watch;

use super::Phase;
use super::figures::Figures;
use super::http::Http;

/// A match of three seats with 48 steps: one answer holds 64.
const MATCH: &str = include_str!("../../../docs/examples/match-2.json");

const EYES: [&str; 4] = ["open", "0", "1", "2"];

/// What the server answers once an analysis is finished.
const DONE: &str = "\"state\":\"done\"";

/// The delay after a refusal, when the server is too busy.
const AGAIN: Duration = Duration::from_millis(20);

/// Runs this many readers on a thread of their own, so that what they read takes no time from the clients
/// whose moves are measured.
pub(crate) fn begin(
    address: &str,
    readers: u32,
    figures: &Arc<Figures>,
    phases: &watch::Receiver<Phase>,
) -> JoinHandle<Result<()>> {
    let (address, figures, phases) = (address.to_owned(), figures.clone(), phases.clone());
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let mut all = tokio::task::JoinSet::new();
            for number in 0..readers {
                let reader = LookingBack::open(&address, number, &figures).await?;
                all.spawn(reader.keep(phases.clone()));
            }
            while let Some(reader) = all.join_next().await {
                reader.context("a reader failed")??;
            }
            Ok(())
        })
    })
}

struct LookingBack {
    http: Http,
    figures: Arc<Figures>,
    number: u32,
    cookie: String,
    /// The path of the match on the server.
    path: String,
}

impl LookingBack {
    async fn open(address: &str, number: u32, figures: &Arc<Figures>) -> Result<Self> {
        let http = Http::open(address).await?;
        let (cookie, path) = (String::new(), String::new());
        let mut reader = Self { http, figures: figures.clone(), number, cookie, path };
        reader.bring().await?;
        Ok(reader)
    }

    /// Signs in as another guest and imports the match: to the server it is another match.
    async fn bring(&mut self) -> Result<()> {
        let name = json!({"name": format!("Leser {}", self.number), "lang": "de"});
        let answer = self.http.post("/api/session", "", &name).await?;
        self.cookie = answer.cookie.context("a guest without a cookie")?;
        let file: Value = serde_json::from_str(MATCH)?;
        let card = self.http.post("/api/matches", &self.cookie, &file).await?;
        let card: Value = serde_json::from_str(&card.body)?;
        let id = card["id"].as_str().context("a match without a name")?;
        self.path = format!("/api/matches/{id}");
        Ok(())
    }

    /// Requests everything until all clients stop.
    async fn keep(mut self, mut all: watch::Receiver<Phase>) -> Result<()> {
        all.wait_for(|phase| *phase != Phase::Gather).await?;
        let mut round = 0_u32;
        while *all.borrow() == Phase::Play {
            self.ask("").await?;
            // A different question each time: earlier answers are cached.
            self.ask(&format!("/hands?step={}&seat={}", round % 47, round % 3)).await?;
            round += 1;
            for eyes in EYES {
                self.ask(&format!("/positions?from=0&count=64&eyes={eyes}")).await?;
            }
            if self.ask("/hindsight").await?.contains(DONE) {
                self.figures.note(|sum| sum.looked_back += 1);
                self.bring().await?;
            }
        }
        Ok(())
    }

    /// The server's answer about the match; empty while it is too busy.
    async fn ask(&mut self, what: &str) -> Result<String> {
        match self.http.get(&format!("{}{what}", self.path), &self.cookie).await {
            Ok(answer) => {
                self.figures.note(|sum| sum.watched += 1);
                Ok(answer.body)
            }
            Err(error) if error.to_string().contains(" 503 ") => {
                self.figures.note(|sum| *sum.refused.entry("busy".into()).or_default() += 1);
                tokio::time::sleep(AGAIN).await;
                Ok(String::new())
            }
            Err(error) => Err(error),
        }
    }
}
