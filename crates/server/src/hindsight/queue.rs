//! The queue of finished matches to analyse, one after the other, in the background.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use stammtisch_store::{MatchHindsight, MatchRef};
use stammtisch_table::film::Replay;
use tokio::runtime::Handle;

use super::{Looking, VERSION};
use crate::app::Shared;
use crate::desk::give_way;
use crate::limits::{
    HINDSIGHT_GIVES_WAY, HINDSIGHT_LASTS, HINDSIGHT_WANTED, HINDSIGHTS_READY, HINDSIGHTS_WAITING,
};
use crate::problem::Problem;

/// What was found out, as JSON.
type Found = Arc<Vec<u8>>;

/// Where it is kept what was found out about a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kept {
    Stored,
    /// In memory alone: it names cards that others have still to play, and neither the database nor a
    /// backup of it tells them before the day is over.
    Today,
}

/// A match to be looked back at.
struct Wanted {
    of: MatchRef,
    replay: Option<Arc<Replay>>,
    kept: Kept,
    /// When somebody asked last.
    asked: Instant,
    progress: f64,
}

#[derive(Default)]
struct State {
    /// The first is being looked back at.
    wanted: VecDeque<Wanted>,
    /// The latest findings, kept in memory.
    ready: VecDeque<(MatchRef, Found)>,
    works: bool,
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
    /// What is known of a match; sets it going if nothing is.
    ///
    /// # Errors
    /// If too many wait, or the store fails.
    pub(crate) async fn ask(
        shared: &Shared,
        of: MatchRef,
        replay: &Arc<Replay>,
        kept: Kept,
    ) -> Result<Asked, Problem> {
        let known = shared.hindsights.known(of);
        if let Some(known) = known {
            return Ok(known);
        }
        if let Some(bytes) = shared.store.hindsight(of, VERSION).await? {
            return Ok(Asked::Done(Arc::new(bytes)));
        }
        shared.hindsights.want(shared, of, replay, kept)
    }

    /// What is known without asking the store. Whoever asks wants it still.
    fn known(&self, of: MatchRef) -> Option<Asked> {
        let mut state = self.lock();
        if let Some((_, found)) = state.ready.iter().find(|(ready, _)| *ready == of) {
            return Some(Asked::Done(found.clone()));
        }
        let wanted = state.wanted.iter_mut().find(|wanted| wanted.of == of)?;
        wanted.asked = Instant::now();
        Some(Asked::Working(wanted.progress))
    }

    fn want(
        &self,
        shared: &Shared,
        of: MatchRef,
        replay: &Arc<Replay>,
        kept: Kept,
    ) -> Result<Asked, Problem> {
        if let Some(known) = self.known(of) {
            return Ok(known);
        }
        let mut state = self.lock();
        state.wanted.retain(|wanted| wanted.replay.is_none() || is_wanted(wanted));
        if state.wanted.len() >= HINDSIGHTS_WAITING {
            return Err(Problem::busy());
        }
        let (replay, asked) = (Some(replay.clone()), Instant::now());
        state.wanted.push_back(Wanted { of, replay, kept, asked, progress: 0.0 });
        if !state.works {
            let (shared, handle) = (shared.clone(), Handle::current());
            let named = std::thread::Builder::new().name("hindsight".into());
            let begun = named.spawn(move || work(&shared, &handle));
            state.works = begun.is_ok();
            if let Err(error) = begun {
                tracing::error!(%error, "the thread that looks back does not start");
                state.wanted.clear();
                return Err(Problem::busy());
            }
        }
        Ok(Asked::Working(0.0))
    }

    /// Takes the next that is still wanted; none, and the thread ends, if there is none.
    fn next(&self) -> Option<(MatchRef, Arc<Replay>, Kept)> {
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
    fn note(&self, progress: f64) -> bool {
        let mut state = self.lock();
        let Some(first) = state.wanted.front_mut() else { return false };
        first.progress = progress;
        is_wanted(first)
    }

    /// The first is done, or nobody wants it.
    fn done(&self, found: Option<Found>) {
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
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_wanted(wanted: &Wanted) -> bool {
    wanted.asked.elapsed() < HINDSIGHT_WANTED
}

fn work(shared: &Shared, handle: &Handle) {
    give_way();
    while let Some((of, replay, kept)) = shared.hindsights.next() {
        let look = std::panic::AssertUnwindSafe(|| look(shared, &replay));
        let found = std::panic::catch_unwind(look).unwrap_or_else(|_| {
            tracing::error!("looking back at a match has failed");
            // Nobody shall ask for it for ever.
            Some(Arc::new(written(&stammtisch_table::wire::Hindsight::default())))
        });
        if let Some(bytes) = found.as_deref().cloned().filter(|_| kept == Kept::Stored) {
            let found = MatchHindsight { of, version: VERSION, bytes };
            if let Err(error) = handle.block_on(shared.store.keep_hindsight(found)) {
                tracing::warn!(%error, "what was found out about a match is not kept");
            }
        }
        shared.hindsights.done(found);
    }
}

/// Looks back at a match; none if nobody wants to know any more.
fn look(shared: &Shared, replay: &Replay) -> Option<Found> {
    let begun = Instant::now();
    let mut looking = Looking::at(replay)?;
    while looking.step() {
        let since = Instant::now();
        // No table waits for a bot that waits for this.
        while !shared.thinkers.are_idle() && since.elapsed() < HINDSIGHT_GIVES_WAY {
            std::thread::sleep(Duration::from_millis(1));
        }
        if !shared.hindsights.note(looking.progress()) {
            return None;
        }
        if begun.elapsed() > HINDSIGHT_LASTS {
            break;
        }
    }
    Some(Arc::new(written(&looking.hindsight())))
}

fn written(hindsight: &stammtisch_table::wire::Hindsight) -> Vec<u8> {
    // There is nothing in it that JSON cannot hold.
    serde_json::to_vec(hindsight).unwrap_or_default()
}
