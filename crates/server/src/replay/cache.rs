//! Cache of films (replays of finished matches), and of the lists of finished matches.

use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use stammtisch_store::{MatchRef, TableId};
use stammtisch_table::film::{FinishedMatch, Replay};

use crate::limits::{FILMS_BYTES, LISTS_BYTES};

/// Cache of films that were watched lately, and of lists.
pub(crate) struct ReplayCache {
    pub(super) films: Cache<MatchRef, Arc<Replay>, Steps>,
    /// The finished matches of tables, by table and number of log entries.
    pub(super) lists: Cache<(TableId, u64), Arc<Vec<FinishedMatch>>, Matches>,
}

impl Default for ReplayCache {
    fn default() -> Self {
        let of_one = FILM_BYTES + 500 * STEP_BYTES;
        let films = Cache::with_weighter((FILMS_BYTES / of_one) as usize, FILMS_BYTES, Steps);
        let lists = (LISTS_BYTES / (8 * RESULT_BYTES)) as usize;
        Self { films, lists: Cache::with_weighter(lists, LISTS_BYTES, Matches) }
    }
}

/// Roughly how many bytes a film takes without its steps: two tables.
pub(super) const FILM_BYTES: u64 = 128 << 10;

/// Roughly how many bytes a step takes.
pub(super) const STEP_BYTES: u64 = 1 << 10;

/// Roughly how many bytes a match in a list takes.
pub(super) const RESULT_BYTES: u64 = 1 << 10;

#[derive(Clone)]
pub(super) struct Steps;

impl Weighter<MatchRef, Arc<Replay>> for Steps {
    fn weight(&self, _: &MatchRef, replay: &Arc<Replay>) -> u64 {
        FILM_BYTES + STEP_BYTES * u64::from(replay.len())
    }
}

#[derive(Clone)]
pub(super) struct Matches;

impl Weighter<(TableId, u64), Arc<Vec<FinishedMatch>>> for Matches {
    fn weight(&self, _: &(TableId, u64), all: &Arc<Vec<FinishedMatch>>) -> u64 {
        RESULT_BYTES * (1 + all.len() as u64)
    }
}

impl ReplayCache {
    /// All finished matches of a table, if they are cached.
    pub(super) fn listed(&self, table: TableId, entries: u64) -> Option<Arc<Vec<FinishedMatch>>> {
        self.lists.get(&(table, entries))
    }

    /// Drops this match from the cache.
    pub(crate) fn forget(&self, of: MatchRef) {
        self.films.remove(&of);
    }
}
