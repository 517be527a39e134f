//! Who could have held which card, in a film of whichever game, with a cache of recent answers.

use super::hands_cache::{Asked, HandsCache};
use std::sync::Arc;

use stammtisch_bots::hindsight::{Worlds, holdings};
use stammtisch_engine::any::AnyRules;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::each_game;
use stammtisch_engine::seat::Seat;
use stammtisch_table::film::Replay;
use stammtisch_table::wire::HandOdds;

use super::messages::hands as message;
use super::played_match::played_match;
use crate::app_state::AppState;
use crate::limits::{Caller, Doing, HANDS_STEPS};
use crate::problem::Problem;
use crate::worker_pool::HashMemory;

/// What a seat could know about all hands after a step; empty once play had ended. It depends on
/// the match alone.
#[must_use]
pub fn hands(replay: &Replay, step: u32, seat: Seat) -> HandOdds {
    let rules = replay.rules();
    let seed = Seed::from_number(replay.digest());
    let found = each_game!(AnyRules, rules, G: _ => {
        played_match::<G>(replay).and_then(|played| {
            let worlds = Worlds { steps: HANDS_STEPS, ..Worlds::default() };
            holdings::<G>(&played, step, seat, worlds, &seed)
        })
    });
    message(step, seat, &found.unwrap_or_default())
}

impl HandsCache {
    /// The answer, cached or worked out now.
    ///
    /// # Errors
    /// If too much is waiting in the worker pool, or the caller has asked too often.
    pub(crate) async fn ask(
        shared: &AppState,
        caller: Caller,
        (of, step, seat): Asked,
        replay: &Arc<Replay>,
    ) -> Result<Arc<HandOdds>, Problem> {
        if let Some(known) = shared.hands_cache.0.get(&(of, step, seat)) {
            return Ok(known);
        }
        caller.may(Doing::Replay, shared)?;
        let replay = replay.clone();
        let found = move |_: &mut HashMemory| hands(&replay, step, seat);
        let found = Arc::new(shared.trial_workers.work(caller, found).await?);
        shared.hands_cache.0.insert((of, step, seat), found.clone());
        Ok(found)
    }
}
