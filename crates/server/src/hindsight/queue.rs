//! The queue of finished matches to analyse, one after the other, in the background.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use stammtisch_store::MatchRef;
use stammtisch_table::film::Replay;

use crate::limits::{HINDSIGHT_WANTED, HINDSIGHTS_READY};

/// The findings, as JSON.
pub(super) type Found = Arc<Vec<u8>>;

/// Where the findings about a match are kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kept {
    Stored,
    /// In memory only: they name cards that others have still to play, and neither the database nor
    /// a backup of it may reveal those before the day is over.
    Today,
}

/// A match waiting for analysis.
pub(super) struct Wanted {
    pub(super) of: MatchRef,
    pub(super) replay: Option<Arc<Replay>>,
    pub(super) kept: Kept,
    /// When somebody last asked for it.
    pub(super) asked: Instant,
    pub(super) progress: f64,
}

#[derive(Default)]
pub(super) struct State {
    /// The first one is being analysed.
    pub(super) wanted: VecDeque<Wanted>,
    /// The latest findings, kept in memory.
    ready: VecDeque<(MatchRef, Found)>,
    pub(super) works: bool,
}

/// The analyses: those waiting, the one in progress and the latest findings.
#[derive(Default)]
pub(crate) struct Hindsights {
    state: Mutex<State>,
}

/// The progress of an analysis, or its findings.
pub(crate) enum Asked {
    Working(f64),
    Done(Found),
}

impl Hindsights {
    /// What is known without asking the store. Asking renews the wish for it.
    pub(super) fn known(&self, of: MatchRef) -> Option<Asked> {
        let mut state = self.lock();
        if let Some((_, found)) = state.ready.iter().find(|(ready, _)| *ready == of) {
            return Some(Asked::Done(found.clone()));
        }
        let wanted = state.wanted.iter_mut().find(|wanted| wanted.of == of)?;
        wanted.asked = Instant::now();
        Some(Asked::Working(wanted.progress))
    }

    /// Takes the next match that is still wanted; if there is none, returns `None` and the thread
    /// ends.
    pub(super) fn next(&self) -> Option<(MatchRef, Arc<Replay>, Kept)> {
        let mut state = self.lock();
        while let Some(first) = state.wanted.front_mut() {
            if let Some(replay) = first.replay.take().filter(|_| is_wanted(first)) {
                return Some((first.of, replay, first.kept));
            }
            state.wanted.pop_front();
        }
        state.works = false;
        None
    }

    /// Notes the progress of the first one; returns whether anybody still wants it.
    pub(super) fn note(&self, progress: f64) -> bool {
        let mut state = self.lock();
        let Some(first) = state.wanted.front_mut() else { return false };
        first.progress = progress;
        is_wanted(first)
    }

    /// The first one is finished, or nobody wants it any more.
    pub(super) fn done(&self, found: Option<Found>) {
        let mut state = self.lock();
        let first = state.wanted.pop_front();
        if let (Some(Wanted { of, .. }), Some(found)) = (first, found) {
            state.ready.push_back((of, found));
            if state.ready.len() > HINDSIGHTS_READY {
                state.ready.pop_front();
            }
        }
    }

    /// Drops the findings about a match that no longer exists.
    pub(crate) fn forget(&self, of: MatchRef) {
        self.lock().ready.retain(|(ready, _)| *ready != of);
    }

    /// No code panics while holding the lock.
    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(super) fn is_wanted(wanted: &Wanted) -> bool {
    wanted.asked.elapsed() < HINDSIGHT_WANTED
}
