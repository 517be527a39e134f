//! Sums of the measurements of all load clients.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

/// The longest wait until all tables have dealt.
const PATIENCE: Duration = Duration::from_secs(60);

/// The sums since they were last taken.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    sum: Mutex<Sum>,
    dealt: Mutex<u32>,
}

/// What was measured in a period.
#[derive(Debug, Default)]
pub(crate) struct Sum {
    /// For each move, the time from sending it until everybody at the table had seen it.
    pub(crate) seen: Vec<Duration>,
    /// For each move, the time from sending it until it was known to be stored.
    pub(crate) done: Vec<Duration>,
    /// Moves stored.
    pub(crate) moves: u64,
    /// Commands refused, by code.
    pub(crate) refused: BTreeMap<String, u64>,
    /// Bytes of messages from the server, and the number of messages.
    pub(crate) bytes: u64,
    pub(crate) messages: u64,
    /// Answers to readers of finished matches, and the number of analyses that ran to their end.
    pub(crate) watched: u64,
    pub(crate) looked_back: u64,
}

/// The most durations that are kept.
const SPANS: usize = 1 << 20;

impl Sum {
    /// Adds later measurements. Over a long time only some of the durations are kept.
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

    /// Takes everything since the last time.
    pub(crate) fn take(&self) -> Sum {
        std::mem::take(&mut self.sum.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn note_dealt(&self) {
        *self.dealt.lock().unwrap_or_else(PoisonError::into_inner) += 1;
    }

    /// Waits until this many tables have dealt.
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
