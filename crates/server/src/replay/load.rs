//! Loads finished matches that are watched, and caches them: a viewer who steps through one sends
//! many requests, and its log must not be read anew each time. It contains no names, so it cannot
//! reveal deleted players.

use std::sync::Arc;

use stammtisch_store::{LogEntry, MatchRef, StoredTable, TableId};
use stammtisch_table::film::{FilmError, FinishedMatch, Names, Replay, finished};
use stammtisch_table::{Header, LogError, Record};

use super::cache::ReplayCache;
use crate::app_state::AppState;
use crate::daily;
use crate::limits::{Caller, Doing, WORKER_POOL_ANSWERS_WITHIN};
use crate::problem::Problem;
use crate::seed_key::{Keys, unseal};
use crate::worker_pool::HashMemory;

/// Why no film can be made of a log.
#[derive(Debug, thiserror::Error)]
enum Unreadable {
    #[error(transparent)]
    Log(#[from] LogError),
    #[error(transparent)]
    Film(#[from] FilmError),
}

impl From<Unreadable> for Problem {
    fn from(error: Unreadable) -> Self {
        Self::table_broken(error.to_string())
    }
}

impl ReplayCache {
    /// A finished match; `None` if there is no match of that number, or it is not over. The caller
    /// must have checked the right to watch it.
    ///
    /// # Errors
    /// If the caller has had too many read, too much is waiting in the worker pool, or the log is
    /// damaged.
    pub(crate) async fn get(
        shared: &AppState,
        caller: Caller,
        of: MatchRef,
    ) -> Result<Option<Arc<Replay>>, Problem> {
        let films = &shared.replays.films;
        if let Some(known) = films.get(&of) {
            return Ok(Some(known));
        }
        caller.may(Doing::Replay, shared)?;
        // If several ask at a time, it is read once, for the first of them.
        let asked = films.get_value_or_guard_async(&of);
        let Ok(asked) = tokio::time::timeout(WORKER_POOL_ANSWERS_WITHIN, asked).await else {
            return Err(Problem::busy());
        };
        let place = match asked {
            Ok(known) => return Ok(Some(known)),
            Err(place) => place,
        };
        let read = match of {
            MatchRef::AtTable { table, no } => at_table(shared, caller, table, no).await?,
            MatchRef::File(file) => super::file::kept(shared, caller, file).await?,
        };
        let read = read.map(Arc::new);
        if let Some(read) = &read {
            let _ = place.insert(read.clone());
        }
        Ok(read)
    }

    /// All finished matches of a table, read now. Empty for a table that cannot be read.
    ///
    /// # Errors
    /// If too much waits in the worker pool, or the store fails.
    pub(super) async fn list(
        shared: &AppState,
        caller: Caller,
        table: TableId,
    ) -> Result<Arc<Vec<FinishedMatch>>, Problem> {
        let stored = match shared.store.load_table(table).await {
            // A damaged table must not keep the rest from its players.
            Err(stammtisch_store::StoreError::Corrupt { .. }) => None,
            other => other?,
        };
        let Some(stored) = stored else { return Ok(Arc::default()) };
        let entries = stored.head.seq;
        let rules = shared.rooms.rules_cache.clone();
        let keys = daily::keys(shared, &stored).await?;
        let all = move |_: &mut HashMemory| -> Result<_, Unreadable> {
            let (header, log) = read(&stored, &keys)?;
            Ok(finished(header, &log, rules)?)
        };
        let all = Arc::new(shared.workers.work(caller, all).await?.unwrap_or_default());
        shared.replays.lists.insert((table, entries), all.clone());
        Ok(all)
    }
}

async fn at_table(
    shared: &AppState,
    caller: Caller,
    table: TableId,
    no: u16,
) -> Result<Option<Replay>, Problem> {
    let Some(stored) = shared.store.load_table(table).await? else { return Ok(None) };
    let rules = shared.rooms.rules_cache.clone();
    let keys = daily::keys(shared, &stored).await?;
    let replay = move |_: &mut HashMemory| -> Result<_, Unreadable> {
        let (header, log) = read(&stored, &keys)?;
        Ok(Replay::of(header, &log, rules, no, &Names::new())?)
    };
    Ok(shared.workers.work(caller, replay).await??)
}

pub(crate) type Log = Vec<(i64, Record)>;

/// A log in the form in which it can be replayed.
pub(crate) fn read(stored: &StoredTable, keys: &Keys) -> Result<(Header, Log), LogError> {
    let entry = |entry: &LogEntry| Ok((entry.at.0, Record::from_bytes(&entry.bytes)?));
    let mut log = stored.log.iter().map(entry).collect::<Result<Log, LogError>>()?;
    unseal(keys, log.iter_mut().map(|(_, record)| record));
    Ok((Header::from_bytes(&stored.head.header)?, log))
}
