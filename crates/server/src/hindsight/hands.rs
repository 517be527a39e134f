//! Who could have held which card, in a film of whichever game, with a cache of recent answers.

use super::known_hands::{Asked, KnownHands};
use std::sync::Arc;

use stammtisch_bots::hindsight::{Worlds, holdings};
use stammtisch_engine::any::AnyRules;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::each_game;
use stammtisch_engine::seat::Seat;
use stammtisch_table::film::Replay;
use stammtisch_table::wire::HandOdds;

use super::course::course;
use super::told::hands as told;
use crate::desk::Bench;
use crate::limits::{Caller, Doing, HANDS_STEPS};
use crate::problem::Problem;
use crate::shared::Shared;

/// What a seat could know about all hands after a step; empty once play had ended. It depends on
/// the match alone.
#[must_use]
pub fn hands(replay: &Replay, step: u32, seat: Seat) -> HandOdds {
    let rules = replay.rules();
    let seed = Seed::from_number(replay.digest());
    let found = each_game!(AnyRules, rules, G: _ => {
        course::<G>(replay).and_then(|course| {
            let worlds = Worlds { steps: HANDS_STEPS, ..Worlds::default() };
            holdings::<G>(&course, step, seat, worlds, &seed)
        })
    });
    told(step, seat, &found.unwrap_or_default())
}

impl KnownHands {
    /// The answer, cached or worked out now.
    ///
    /// # Errors
    /// If too much is waiting at the desk, or the caller has asked too often.
    pub(crate) async fn ask(
        shared: &Shared,
        caller: Caller,
        (of, step, seat): Asked,
        replay: &Arc<Replay>,
    ) -> Result<Arc<HandOdds>, Problem> {
        if let Some(known) = shared.hands.0.get(&(of, step, seat)) {
            return Ok(known);
        }
        caller.may(Doing::Replay, shared)?;
        let replay = replay.clone();
        let found = move |_: &mut Bench| hands(&replay, step, seat);
        let found = Arc::new(shared.lab.work(caller, found).await?);
        shared.hands.0.insert((of, step, seat), found.clone());
        Ok(found)
    }
}
