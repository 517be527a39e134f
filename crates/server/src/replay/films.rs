//! Cache of finished matches that are being watched: a viewer who steps through one asks again and
//! again, and its log must not be read anew each time. No names are in it, so nobody who has been
//! deleted is.

use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use stammtisch_store::{LogEntry, MatchRef, StoredTable, TableId};
use stammtisch_table::film::{FilmError, FinishedMatch, Names, Replay, finished};
use stammtisch_table::{Header, LogError, Record};

use crate::app::Shared;
use crate::daily;
use crate::desk::Bench;
use crate::limits::{Caller, DESK_ANSWERS_WITHIN, Doing, FILMS_BYTES, LISTS_BYTES};
use crate::problem::Problem;
use crate::seed_key::{Keys, unseal};

/// Cache of films that were watched lately.
pub(crate) struct Films {
    films: Cache<MatchRef, Arc<Replay>, Steps>,
    /// The matches of tables, by how many entries their logs have.
    lists: Cache<(TableId, u64), Arc<Vec<FinishedMatch>>, Matches>,
}

impl Default for Films {
    fn default() -> Self {
        let of_one = FILM_BYTES + 500 * STEP_BYTES;
        let films = Cache::with_weighter((FILMS_BYTES / of_one) as usize, FILMS_BYTES, Steps);
        let lists = (LISTS_BYTES / (8 * RESULT_BYTES)) as usize;
        Self { films, lists: Cache::with_weighter(lists, LISTS_BYTES, Matches) }
    }
}

/// About how many bytes a film takes without its steps: two tables.
const FILM_BYTES: u64 = 128 << 10;

/// About how many bytes a step takes.
const STEP_BYTES: u64 = 1 << 10;

/// About how many bytes a match in a list takes.
const RESULT_BYTES: u64 = 1 << 10;

#[derive(Clone)]
struct Steps;

impl Weighter<MatchRef, Arc<Replay>> for Steps {
    fn weight(&self, _: &MatchRef, replay: &Arc<Replay>) -> u64 {
        FILM_BYTES + STEP_BYTES * u64::from(replay.len())
    }
}

#[derive(Clone)]
struct Matches;

impl Weighter<(TableId, u64), Arc<Vec<FinishedMatch>>> for Matches {
    fn weight(&self, _: &(TableId, u64), all: &Arc<Vec<FinishedMatch>>) -> u64 {
        RESULT_BYTES * (1 + all.len() as u64)
    }
}

/// A log that no film can be made of.
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

impl Films {
    /// A match that is over; none if there is none of that number, or not yet. For who has a right to
    /// watch it.
    ///
    /// # Errors
    /// If the caller has had too many read, too much waits at the desk, or the log is damaged.
    pub(crate) async fn get(
        shared: &Shared,
        caller: Caller,
        of: MatchRef,
    ) -> Result<Option<Arc<Replay>>, Problem> {
        let films = &shared.films.films;
        if let Some(known) = films.get(&of) {
            return Ok(Some(known));
        }
        caller.may(Doing::Replay, shared)?;
        // What several ask for at a time is read for the first of them.
        let asked = films.get_value_or_guard_async(&of);
        let Ok(asked) = tokio::time::timeout(DESK_ANSWERS_WITHIN, asked).await else {
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

    /// All matches of a table that are over, if that is known without reading its log.
    pub(super) fn listed(&self, table: TableId, entries: u64) -> Option<Arc<Vec<FinishedMatch>>> {
        self.lists.get(&(table, entries))
    }

    /// The same, read now. None at a table that cannot be read.
    ///
    /// # Errors
    /// If too much waits at the desk, or the store fails.
    pub(super) async fn list(
        shared: &Shared,
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
        let all = move |_: &mut Bench| -> Result<_, Unreadable> {
            let (header, log) = read(&stored, &keys)?;
            Ok(finished(header, &log, rules)?)
        };
        let all = Arc::new(shared.desk.work(caller, all).await?.unwrap_or_default());
        shared.films.lists.insert((table, entries), all.clone());
        Ok(all)
    }

    /// Lets go of what was kept of these.
    pub(crate) fn forget(&self, of: MatchRef) {
        self.films.remove(&of);
    }
}

async fn at_table(
    shared: &Shared,
    caller: Caller,
    table: TableId,
    no: u16,
) -> Result<Option<Replay>, Problem> {
    let Some(stored) = shared.store.load_table(table).await? else { return Ok(None) };
    let rules = shared.rooms.rules_cache.clone();
    let keys = daily::keys(shared, &stored).await?;
    let replay = move |_: &mut Bench| -> Result<_, Unreadable> {
        let (header, log) = read(&stored, &keys)?;
        Ok(Replay::of(header, &log, rules, no, &Names::new())?)
    };
    Ok(shared.desk.work(caller, replay).await??)
}

pub(crate) type Log = Vec<(i64, Record)>;

/// A log as it can be played again.
pub(crate) fn read(stored: &StoredTable, keys: &Keys) -> Result<(Header, Log), LogError> {
    let entry = |entry: &LogEntry| Ok((entry.at.0, Record::from_bytes(&entry.bytes)?));
    let mut log = stored.log.iter().map(entry).collect::<Result<Log, LogError>>()?;
    unseal(keys, log.iter_mut().map(|(_, record)| record));
    Ok((Header::from_bytes(&stored.head.header)?, log))
}
