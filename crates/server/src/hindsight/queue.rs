//! The queue of finished matches to analyse, one after the other, in the background.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use stammtisch_store::MatchRef;
use stammtisch_table::film::Replay;

use crate::limits::{HINDSIGHT_WANTED, HINDSIGHTS_READY};

/// What was found out, as JSON.
pub(super) type Found = Arc<Vec<u8>>;

/// Where it is kept what was found out about a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kept {
    Stored,
    /// In memory alone: it names cards that others have still to play, and neither the database nor a
    /// backup of it tells them before the day is over.
    Today,
}

/// A match to be looked back at.
pub(super) struct Wanted {
    pub(super) of: MatchRef,
    pub(super) replay: Option<Arc<Replay>>,
    pub(super) kept: Kept,
    /// When somebody asked last.
    pub(super) asked: Instant,
    pub(super) progress: f64,
}

#[derive(Default)]
pub(super) struct State {
    /// The first is being looked back at.
    pub(super) wanted: VecDeque<Wanted>,
    /// The latest findings, kept in memory.
    ready: VecDeque<(MatchRef, Found)>,
    pub(super) works: bool,
}

/// What is being looked back at.
#[derive(Default)]
pub(crate) struct Hindsights {
    state: Mutex<State>,
}

/// How far it is.
pub(crate) enum Asked {
    Working(f64),
    Done(Found),
}

impl Hindsights {
    /// What is known without asking the store. Whoever asks wants it still.
    pub(super) fn known(&self, of: MatchRef) -> Option<Asked> {
        let mut state = self.lock();
        if let Some((_, found)) = state.ready.iter().find(|(ready, _)| *ready == of) {
            return Some(Asked::Done(found.clone()));
        }
        let wanted = state.wanted.iter_mut().find(|wanted| wanted.of == of)?;
        wanted.asked = Instant::now();
        Some(Asked::Working(wanted.progress))
    }

    /// Takes the next that is still wanted; none, and the thread ends, if there is none.
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

    /// Notes how far the first is; says whether anybody wants it still.
    pub(super) fn note(&self, progress: f64) -> bool {
        let mut state = self.lock();
        let Some(first) = state.wanted.front_mut() else { return false };
        first.progress = progress;
        is_wanted(first)
    }

    /// The first is done, or nobody wants it.
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

    /// Lets go of what was found out about a match that is no more.
    pub(crate) fn forget(&self, of: MatchRef) {
        self.lock().ready.retain(|(ready, _)| *ready != of);
    }

    /// Nothing panics while holding the lock.
    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(super) fn is_wanted(wanted: &Wanted) -> bool {
    wanted.asked.elapsed() < HINDSIGHT_WANTED
}
