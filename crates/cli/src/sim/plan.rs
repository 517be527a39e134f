//! The plan of a simulation: rules, seats and bots, checked to exist and to go together.

use std::collections::BTreeMap;

use stammtisch_bots::arena::{ArenaGame, Purpose, seed_for};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::Opening;
use stammtisch_engine::limits::MAX_SEATS;

use super::Args;
use crate::usage::Usage;

/// The bot that needs no views.
const RANDOM: &str = "random";

/// A series of games, ready to be played.
pub(super) struct Plan<G: ArenaGame> {
    pub(super) rules: G::Rules,
    pub(super) rules_name: String,
    pub(super) options: BTreeMap<String, String>,
    pub(super) games: u64,
    pub(super) number: u64,
    seed: Seed,
    /// The bot of each seat in the first game.
    pub(super) bots: Vec<String>,
    /// Their names, each once.
    pub(super) names: Vec<String>,
    /// For each bot of the first game, the index of its name.
    pub(super) name_of_bot: Vec<usize>,
}

/// One game of a plan.
pub(super) struct Game {
    pub(super) opening: Opening,
    /// The seed of the bots.
    pub(super) bots: Seed,
    /// The seed of the lots between equally quick bots.
    pub(super) lots: Seed,
    /// Seat `s` is played by bot `(s + turned) % seats`.
    pub(super) turned: usize,
}

impl<G: ArenaGame> Plan<G> {
    pub(super) fn of(args: &Args, rules: G::Rules) -> Result<Self, Usage> {
        let options = args.options.clone().unwrap_or_default();
        let bots = seat_bots::<G>(&args.bots, usize::from(G::seats(&rules)))?;
        let mut names = Vec::new();
        for bot in &bots {
            if !names.contains(bot) {
                names.push(bot.clone());
            }
        }
        let name_of_bot =
            bots.iter().filter_map(|bot| names.iter().position(|name| name == bot)).collect();
        let (rules_name, games, number) = (args.rules.clone(), args.games.get(), args.seed);
        let seed = Seed::from_number(number);
        Ok(Self { rules, rules_name, options, games, number, seed, bots, names, name_of_bot })
    }

    /// Games on the same deals: different bots play them from each seat.
    pub(super) fn block(&self) -> u64 {
        if self.names.len() > 1 { self.bots.len() as u64 } else { 1 }
    }

    /// Whether all bots play at random, so that no views are needed.
    pub(super) fn is_random(&self) -> bool {
        self.names == [RANDOM]
    }

    pub(super) fn game(&self, number: u64) -> Game {
        let block = number / self.block();
        Game {
            opening: Opening::new(seed_for(&self.seed, Purpose::Deals, block)),
            bots: seed_for(&self.seed, Purpose::Bots, number),
            lots: seed_for(&self.seed, Purpose::Lots, number),
            turned: (number % self.block()) as usize,
        }
    }
}

fn seat_bots<G: ArenaGame>(named: &[String], seats: usize) -> Result<Vec<String>, Usage> {
    for name in named {
        let known = G::bots();
        if !known.contains(&name.as_str()) {
            let known = known.join(", ");
            return Err(Usage(format!("there is no bot `{name}`; there are: {known}")));
        }
    }
    if named.len() > seats.min(MAX_SEATS) {
        let bots = named.len();
        return Err(Usage(format!(
            "there are {bots} bots for {seats} seats; name {seats} at most"
        )));
    }
    let last = named.last().cloned().unwrap_or_default();
    Ok(named.iter().cloned().chain(std::iter::repeat(last)).take(seats).collect())
}
