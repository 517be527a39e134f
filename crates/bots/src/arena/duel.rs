//! Duels: one bot against a table of others, with the same deals from every seat.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Opening;
use stammtisch_engine::seat::Seat;

use super::game::ArenaGame;
use super::result::ArenaResult;
use super::seeds::{Purpose, seed_for};
use super::share::{Samples, Share};
use super::table::{FaultOf, play_match};
use crate::Bot;

/// How well a seat did in a match, from 0 to 1.
pub type Measure<C> = fn(&ArenaResult<C>, Seat) -> f64;

/// Plays `count` series, each from its own seed: the same deals once with the hero in every seat and `field`
/// bots in all others, so that both get the same luck in the cards. Each measure is taken of the hero.
///
/// # Errors
/// The first fault of a bot.
pub fn duel<G: ArenaGame, const N: usize>(
    rules: &G::Rules,
    hero: &dyn Fn(Seed) -> Box<dyn Bot<G>>,
    field: &dyn Fn(Seed) -> Box<dyn Bot<G>>,
    seed: &Seed,
    count: u64,
    measures: [Measure<G::Counts>; N],
) -> Result<[Share; N], FaultOf<G>> {
    let seats = G::seats(rules);
    let mut samples = [Samples::default(); N];
    for number in 0..count {
        let opening = Opening::new(seed_for(seed, Purpose::Deals, number));
        let mut sums = [0.0; N];
        for hero_seat in Seat::first(seats) {
            let mut bots: Vec<_> = Seat::first(seats)
                .map(|seat| {
                    let own = seed_for(seed, Purpose::Bots, number * 256 + u64::from(seat.0));
                    if seat == hero_seat { hero(own) } else { field(own) }
                })
                .collect();
            let lots = Chance::stream(&seed_for(seed, Purpose::Lots, number), 0);
            let result = play_match(rules, opening, &mut bots, lots)?;
            for (sum, measure) in sums.iter_mut().zip(measures) {
                *sum += measure(&result, hero_seat);
            }
        }
        for (samples, sum) in samples.iter_mut().zip(sums) {
            samples.add(sum / f64::from(seats));
        }
    }
    Ok(samples.map(|samples| samples.share()))
}
