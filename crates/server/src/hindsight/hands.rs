//! Who could have held what, in a film of whichever game.

use stammtisch_bots::hindsight::{Worlds, holdings};
use stammtisch_engine::any::AnyRules;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::each_game;
use stammtisch_engine::seat::Seat;
use stammtisch_table::film::Replay;
use stammtisch_table::wire::HandOdds;

use super::course::course;
use super::told::hands as told;

/// What a seat could know of all hands after a step; nothing once nothing was played any more. It
/// follows from the match alone.
#[must_use]
pub fn hands(replay: &Replay, step: u32, seat: Seat) -> HandOdds {
    let rules = replay.rules();
    let seed = Seed::from_number(replay.digest());
    let found = each_game!(AnyRules, rules, G: _ => {
        course::<G>(replay).and_then(|course| {
            holdings::<G>(&course, step, seat, Worlds::default(), &seed)
        })
    });
    told(step, seat, &found.unwrap_or_default())
}
