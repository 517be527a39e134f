//! Counts finished matches in the background: those that have just ended, and any that were missed.
//! It never gets in the way of a table: it reads what is stored, on threads that yield, and works
//! at most a tenth of the time.

use std::time::Instant;

use stammtisch_store::{
    CountedMatch, CountedTable, StoreError, TableId, TableShuffles, UnixMillis,
};
use stammtisch_table::Millis;
use stammtisch_table::fair::{Became, became};
use stammtisch_table::film::numbers::{MatchNumbers, WAY, counted};

use crate::app_state::{App, AppState};
use crate::daily;
use crate::limits::{COUNTED_EVERY_MS, Caller, LONGEST_COUNTING_REST_MS, TABLES_COUNTED_AT_ONCE};
use crate::numbers::rating;
use crate::problem::Problem;
use crate::replay::read_log;
use crate::seed_key::Keys;
use crate::worker_pool::HashMemory;

/// The pause after each table, as a multiple of the time that counting it took.
const REST: u64 = 9;

impl App {
    /// Counts what was missed while no server was running, and from then on every match when it
    /// ends. Never returns.
    pub async fn count_numbers(self) {
        let shared = &self.0;
        loop {
            self.count_missed().await;
            let next = Millis(shared.clock.now().0 + COUNTED_EVERY_MS);
            while shared.clock.now() < next {
                tokio::select! {
                    () = shared.clock.sleep_until(next) => {}
                    () = shared.counting_queue.there_are.notified() => {
                        while let Some(table) = shared.counting_queue.take() {
                            count_and_rest(shared, table).await;
                        }
                        rating::reckon_in(shared).await;
                    }
                }
            }
        }
    }

    /// Counts every table that has changed since it was last counted.
    pub async fn count_missed(&self) {
        let tables = match self.0.store.uncounted_tables(WAY, TABLES_COUNTED_AT_ONCE).await {
            Ok(tables) => tables,
            Err(error) => return tracing::warn!(%error, "what is to be counted cannot be found"),
        };
        for table in tables {
            count_and_rest(&self.0, table).await;
        }
        rating::reckon_in(&self.0).await;
    }
}

async fn count_and_rest(shared: &AppState, table: TableId) {
    let begun = Instant::now();
    if count(shared, table).await.is_err() {
        tracing::debug!(%table, "not counted now");
    }
    let took = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    let rest = took.saturating_mul(REST).min(LONGEST_COUNTING_REST_MS);
    shared.clock.sleep_until(Millis(shared.clock.now().0 + rest)).await;
}

async fn count(shared: &AppState, table: TableId) -> Result<(), Problem> {
    let stored = match shared.store.load_table(table).await {
        // A damaged table keeps its old counts; `admin verify` reports it.
        Err(StoreError::Corrupt { .. }) => None,
        other => other?,
    };
    let head = shared.store.table_head(table).await?;
    let Some(entries) = stored.as_ref().map(|stored| stored.head.seq).or(head.map(|head| head.seq))
    else {
        return Ok(());
    };
    let keys = match &stored {
        Some(stored) => daily::keys(shared, stored).await?,
        None => Keys::default(),
    };
    let rules = shared.rooms.rules_cache.clone();
    let play = move |_: &mut HashMemory| {
        let (header, log) = read_log(&stored?, &keys).ok()?;
        let became = became(&header, log.iter().map(|(_, record)| &record.entry));
        Some((became, counted(header, &log, rules).ok()))
    };
    let (became, all) = shared.trial_workers.work(Caller::HOUSE, play).await?.unzip();
    let one = |MatchNumbers { no, ended_ms, people, rated }: MatchNumbers| {
        // It holds nothing that JSON cannot represent.
        let bytes = |played| serde_json::to_vec(&played).unwrap_or_default();
        let players = people.into_iter().map(|(player, played)| (player, bytes(played))).collect();
        let due = rated.and_then(|rated| serde_json::to_vec(&rated).ok());
        CountedMatch { table, no, ended: UnixMillis(ended_ms), players, due }
    };
    let matches = all.flatten().map(|all| all.into_iter().map(one).collect());
    let shuffles = became.map(|became| {
        let Became { begun, finished, all_left, not_dealt, opened } = became;
        TableShuffles { begun, finished, all_left, not_dealt, opened }
    });
    let way = WAY;
    shared.store.keep_numbers(CountedTable { table, way, entries, matches, shuffles }).await?;
    Ok(())
}
