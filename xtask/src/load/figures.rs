//! Sums of what all clients of a load test have measured.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

/// Nobody takes longer to be dealt cards.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sums since they were last taken.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    sum: Mutex<Sum>,
    dealt: Mutex<u32>,
}

/// What was measured in a span of time.
#[derive(Debug, Default)]
pub(crate) struct Sum {
    /// From each move, sent, until everybody at the table had seen it.
    pub(crate) seen: Vec<Duration>,
    /// From each move, sent, until it was known to be stored.
    pub(crate) done: Vec<Duration>,
    /// Moves that are stored.
    pub(crate) moves: u64,
    /// Commands that were refused, by code.
    pub(crate) refused: BTreeMap<String, u64>,
    /// Bytes of messages from the server, and how many there were.
    pub(crate) bytes: u64,
    pub(crate) messages: u64,
    /// Answers to those who watch matches that are over, and how many were looked back at to the end.
    pub(crate) watched: u64,
    pub(crate) looked_back: u64,
}

/// So many spans are kept at most.
const SPANS: usize = 1 << 20;

impl Sum {
    /// Adds what was measured later. Over a long time only some of the spans are kept.
    pub(crate) fn add(&mut self, more: Self) {
        for (all, spans) in [(&mut self.seen, more.seen), (&mut self.done, more.done)] {
            all.extend(spans);
            while all.len() > SPANS {
                let mut keep = false;
                all.retain(|_| {
                    keep = !keep;
                    keep
                });
            }
        }
        for (code, count) in more.refused {
            *self.refused.entry(code).or_default() += count;
        }
        self.moves += more.moves;
        self.bytes += more.bytes;
        self.messages += more.messages;
        self.watched += more.watched;
        self.looked_back += more.looked_back;
    }
}

impl Figures {
    pub(crate) fn note(&self, note: impl FnOnce(&mut Sum)) {
        note(&mut self.sum.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Everything since the last time.
    pub(crate) fn take(&self) -> Sum {
        std::mem::take(&mut self.sum.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn note_dealt(&self) {
        *self.dealt.lock().unwrap_or_else(PoisonError::into_inner) += 1;
    }

    /// Waits until so many tables have cards.
    pub(crate) async fn all_dealt(&self, tables: u32) -> Result<()> {
        let begin = Instant::now();
        loop {
            let dealt = *self.dealt.lock().unwrap_or_else(PoisonError::into_inner);
            if dealt >= tables {
                return Ok(());
            }
            if begin.elapsed() > PATIENCE {
                bail!("only {dealt} of {tables} tables have begun");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
