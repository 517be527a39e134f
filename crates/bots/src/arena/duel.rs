//! One bot against a table of others, the same deals from every seat.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Opening;
use stammtisch_engine::mau::Rules;
use stammtisch_engine::seat::Seat;

use super::result::{Fault, MatchResult};
use super::seeds::{Purpose, seed_for};
use super::share::{Samples, Share};
use super::table::play_match;
use crate::Bot;

/// What a bot does against others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Duel {
    /// Its share of matches won, ties split.
    pub matches: Share,
    /// Its share of deals in which it was out first, of those that anybody finished.
    pub deals: Share,
}

/// Plays `count` series, each from its own seed: the same deals once with the hero in every seat
/// and `field` bots in all others, so that luck in the cards falls to both.
///
/// # Errors
/// The first [`Fault`] of a bot.
pub fn duel(
    rules: &Rules,
    hero: &dyn Fn(Seed) -> Box<dyn Bot>,
    field: &dyn Fn(Seed) -> Box<dyn Bot>,
    seed: &Seed,
    count: u64,
) -> Result<Duel, Fault> {
    let seats = rules.seats();
    let (mut matches, mut deals) = (Samples::default(), Samples::default());
    for number in 0..count {
        let opening = Opening::new(seed_for(seed, Purpose::Deals, number));
        let (mut won, mut out, mut finished) = (0.0, 0, 0);
        for hero_seat in Seat::first(seats) {
            let mut bots: Vec<_> = Seat::first(seats)
                .map(|seat| {
                    let own = seed_for(seed, Purpose::Bots, number * 256 + u64::from(seat.0));
                    if seat == hero_seat { hero(own) } else { field(own) }
                })
                .collect();
            let lots = Chance::stream(&seed_for(seed, Purpose::Lots, number), 0);
            let result: MatchResult = play_match(rules, opening, &mut bots, lots)?;
            won += result.win_of(hero_seat);
            out += result.first_out[hero_seat.index()];
            finished += result.deals - result.unfinished;
        }
        matches.add(won / f64::from(seats));
        if finished > 0 {
            deals.add(f64::from(out) / f64::from(finished));
        }
    }
    Ok(Duel { matches: matches.share(), deals: deals.share() })
}
