//! The chance to win, estimated by playing on: bots take all seats, again and again.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::seat::Seat;

use crate::Bot;
use crate::arena::{ArenaGame, play_on};
use crate::limits::MOVES_PLAYED_ON;

/// The purpose of a stream of random numbers.
#[derive(Clone, Copy)]
pub(super) enum For {
    Odds = 1,
    Start,
    Curve,
    TurningPoint,
    Balance,
    /// The worlds that the balance is sampled from.
    Worlds,
}

/// The random numbers for one purpose at one place of a match.
pub(super) fn chance(seed: &Seed, what: For, place: usize, number: u32) -> Chance {
    let stream = (what as u64) << 56 | (place as u64 & 0xff_ffff) << 32 | u64::from(number);
    Chance::stream(seed, stream)
}

pub(super) fn seed(chance: &mut Chance) -> Seed {
    Seed(std::array::from_fn(|_| chance.below(256) as u8))
}

/// The strongest bot, with its own random numbers.
pub(super) fn bot<G: ArenaGame>(chance: &mut Chance) -> Option<Box<dyn Bot<G>>> {
    G::bot(G::bots().last()?, seed(chance))
}

/// Plays a match on with bots. Returns 1 or 0 for each seat that has won or not, and the moves it took. None
/// if a bot broke the rules.
pub(super) fn wins<G: ArenaGame>(
    rules: &G::Rules,
    mut state: G::State,
    chance: &mut Chance,
) -> Option<(Vec<f64>, u64)> {
    let seats = G::seats(rules);
    let bots: Option<Vec<_>> = (0..seats).map(|_| bot::<G>(chance)).collect();
    let order = Chance::stream(&seed(chance), 0);
    let moves = play_on(rules, &mut state, &mut bots?, order, MOVES_PLAYED_ON).ok()?;
    Some((winners::<G>(rules, &state), moves))
}

/// Like [`wins`], for a match that has not begun.
pub(super) fn wins_of_new<G: ArenaGame>(
    rules: &G::Rules,
    chance: &mut Chance,
) -> Option<(Vec<f64>, u64)> {
    let opening = Opening::new(seed(chance));
    wins::<G>(rules, G::start(rules, opening, &mut |_| {}), chance)
}

fn winners<G: Game>(rules: &G::Rules, state: &G::State) -> Vec<f64> {
    let standing = G::standing(rules, state);
    let ahead = standing.rank.iter().min().copied();
    let over = G::status(state) == Status::MatchOver;
    let wins = |(seat, rank): (u8, &i32)| {
        if over { standing.winners.contains(&Seat(seat)) } else { Some(*rank) == ahead }
    };
    (0..).zip(&standing.rank).map(|seat| f64::from(u8::from(wins(seat)))).collect()
}
