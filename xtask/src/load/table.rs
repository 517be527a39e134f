//! A table as seen by all its clients together.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::figures::Figures;
use super::http::Http;
use super::options::{Options, Rate};

/// A table of the server, with a cookie for each client.
pub(crate) struct Table {
    pub(crate) address: String,
    pub(crate) code: String,
    pub(crate) cookies: Vec<String>,
    pub(crate) number: u32,
    pub(crate) figures: Arc<Figures>,
    /// The time between two moves at this table; zero: no delay.
    every: Duration,
    /// How long after the beginning of play this table moves first, so that tables do not all move at once.
    first: Duration,
    shared: Mutex<Shared>,
}

struct Shared {
    /// When the next move may be made, once play has begun.
    next: Option<Instant>,
    /// For each client, the last sequence number it has been told, and when.
    told: Vec<(u64, Instant)>,
    /// Moves that are stored but not yet seen by all: their sequence number, and when they were sent.
    open: VecDeque<(u64, Instant)>,
}

impl Table {
    /// Opens a table and creates guests for it.
    pub(crate) async fn open(
        address: &str,
        options: &Options,
        number: u32,
        figures: Arc<Figures>,
    ) -> Result<Arc<Self>> {
        let mut http = Http::open(address).await?;
        let mut cookies = Vec::new();
        for seat in 0..options.clients {
            let name = json!({"name": format!("Gast {number}-{seat}"), "lang": "de"});
            let answer = http.post("/api/session", "", &name).await?;
            cookies.push(answer.cookie.context("a guest without a cookie")?);
        }
        let table = json!({"chosen": {"base": options.base}, "seats": options.clients});
        let answer = http.post("/api/tables", &cookies[0], &table).await?;
        let answer: Value = serde_json::from_str(&answer.body)?;
        let code = answer["code"].as_str().context("a table without a code")?.to_owned();
        let every = match options.rate {
            Rate::Max => Duration::ZERO,
            Rate::Moves(rate) => Duration::from_secs_f64(f64::from(options.tables) / rate),
        };
        let first = every.mul_f64(f64::from(number) / f64::from(options.tables));
        let told = vec![(0, Instant::now()); options.clients.into()];
        let shared = Mutex::new(Shared { next: None, told, open: VecDeque::new() });
        let address = address.to_owned();
        Ok(Arc::new(Self { address, code, cookies, number, figures, every, first, shared }))
    }

    /// When a client may move next. The first call starts the clock.
    pub(crate) fn next(&self) -> Instant {
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        *shared.next.get_or_insert_with(|| Instant::now() + self.first)
    }

    /// Notes that a client moves now.
    pub(crate) fn moves(&self) {
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let due = shared.next.unwrap_or(now);
        shared.next = Some(due.max(now - self.every) + self.every);
    }

    /// Notes that a client has been told everything up to this sequence number.
    pub(crate) fn told(&self, client: usize, seq: u64) {
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        shared.told[client] = (seq, Instant::now());
        self.settle(&mut shared);
    }

    /// Notes that a move was stored under this sequence number.
    pub(crate) fn stored(&self, seq: u64, sent: Instant) {
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        shared.open.push_back((seq, sent));
        self.settle(&mut shared);
    }

    fn settle(&self, shared: &mut Shared) {
        while let Some((seq, sent)) = shared.open.front().copied() {
            if !shared.told.iter().all(|(told, _)| *told >= seq) {
                return;
            }
            let last = shared.told.iter().map(|(_, at)| *at).max().unwrap_or(sent);
            self.figures.note(|sum| sum.seen.push(last.duration_since(sent)));
            shared.open.pop_front();
        }
    }
}
