//! The odds of a decision, given what its seat knew: the share of the worlds alike to that seat in which a
//! fact is true.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::film::EndedMatch;
use stammtisch_engine::seat::Seat;

use super::game::{About, HindsightGame};
use super::tally::Estimate;
use super::worlds::{Worlds, sample};

/// A fact at stake in a decision, and how likely it was given what the seat knew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// What the seat could not see.
    pub about: About,
    /// How likely it was to be true.
    pub share: Estimate,
    /// Whether it was true.
    pub was_so: bool,
}

/// The odds of a move of `seat` in `state`, and the number of worlds sampled. They use only what `seat` knows
/// of `state`, apart from reporting what was true. Empty where nothing was at stake.
pub(super) fn odds<G: HindsightGame>(
    of: (EndedMatch, &G::Rules, &G::Memory),
    (state, seat, mv): (&G::State, Seat, G::Move),
    worlds: Worlds,
    chance: &mut Chance,
) -> (Vec<Odds>, u32) {
    let (_, rules, _) = of;
    let mut truth = BTreeMap::new();
    G::stakes(rules, state, seat, mv, &mut |about, so| {
        truth.insert(about, so);
    });
    if truth.is_empty() {
        return (Vec::new(), 0);
    }
    let look = |world: &G::State| {
        let mut is_so = 0;
        G::stakes(rules, world, seat, mv, &mut |about, so| {
            let at = truth.keys().position(|told| *told == about).filter(|_| so);
            is_so |= at.and_then(|at| 1_u32.checked_shl(at as u32)).unwrap_or(0);
        });
        is_so
    };
    let sample = sample::<G, u32>(of, (state, seat), worlds, &look, chance);
    let told = |(at, (about, was_so)): (usize, (&About, &bool))| {
        let share = sample.share(|so| so.checked_shr(at as u32).unwrap_or(0) & 1 == 1);
        Odds { about: *about, share, was_so: *was_so }
    };
    (truth.iter().enumerate().map(told).collect(), sample.worlds())
}
