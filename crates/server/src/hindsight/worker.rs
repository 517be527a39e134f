//! Analyses one match after the other, in the background.

use std::sync::Arc;
use std::time::{Duration, Instant};

use stammtisch_store::{MatchHindsight, MatchRef};
use stammtisch_table::film::Replay;
use tokio::runtime::Handle;

use super::queue::{Asked, Found, Hindsights, Kept, Wanted, is_wanted};
use super::{AnyAnalysis, VERSION};
use crate::app_state::AppState;
use crate::limits::{HINDSIGHT_GIVES_WAY, HINDSIGHT_LASTS, HINDSIGHTS_WAITING};
use crate::problem::Problem;
use crate::worker_pool::lower_priority;

impl Hindsights {
    /// What is known about a match; starts the analysis if nothing is.
    ///
    /// # Errors
    /// If too many are waiting, or the store fails.
    pub(crate) async fn ask(
        shared: &AppState,
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

    pub(super) fn want(
        &self,
        shared: &AppState,
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
}

pub(super) fn work(shared: &AppState, handle: &Handle) {
    lower_priority();
    while let Some((of, replay, kept)) = shared.hindsights.next() {
        let look = std::panic::AssertUnwindSafe(|| look(shared, &replay));
        let found = std::panic::catch_unwind(look).unwrap_or_else(|_| {
            tracing::error!("looking back at a match has failed");
            // An empty result, so that nobody keeps asking for ever.
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

/// Analyses a match; `None` if nobody wants to know any more.
pub(super) fn look(shared: &AppState, replay: &Replay) -> Option<Found> {
    let begun = Instant::now();
    let mut looking = AnyAnalysis::at(replay)?;
    while looking.step() {
        let since = Instant::now();
        // No table shall wait for a bot that waits for this.
        while !shared.bot_threads.are_idle() && since.elapsed() < HINDSIGHT_GIVES_WAY {
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

pub(super) fn written(hindsight: &stammtisch_table::wire::Hindsight) -> Vec<u8> {
    // It holds nothing that JSON cannot represent.
    serde_json::to_vec(hindsight).unwrap_or_default()
}
