//! All bots for Maxonaut, by name.

use stammtisch_engine::chance::Seed;
use stammtisch_engine::maxonaut::Maxonaut;

use crate::maxonaut::beginner::Beginner;
use crate::maxonaut::heuristic::Heuristic;
use crate::maxonaut::honest::Honest;
use crate::maxonaut::personas::{ANYBODY, Character};
use crate::maxonaut::random::Random;
use crate::{Bot, BotGame};

/// Constructs a bot.
type Make = fn(&Character, Seed) -> Box<dyn Bot<Maxonaut>>;

/// From the weakest to the strongest.
const BOTS: [(&str, Make); 4] = [
    (Random::NAME, |character, seed| Box::new(Random::new(character, seed))),
    (Beginner::NAME, |character, seed| Box::new(Beginner::new(character, seed))),
    (Honest::NAME, |character, seed| Box::new(Honest::new(character, seed))),
    (Heuristic::NAME, |character, seed| Box::new(Heuristic::new(character, seed))),
];

/// The bot of that name, with the default habits. Its random numbers follow from `seed`, which must not be
/// the table's.
#[must_use]
pub fn by_name(name: &str, seed: Seed) -> Option<Box<dyn Bot<Maxonaut>>> {
    with_character(name, &ANYBODY, seed)
}

/// The bot of that name with these habits.
#[must_use]
pub fn with_character(
    name: &str,
    character: &Character,
    seed: Seed,
) -> Option<Box<dyn Bot<Maxonaut>>> {
    let (_, make) = BOTS.iter().find(|(known, _)| *known == name)?;
    Some(make(character, seed))
}

/// The names of all bots, from the weakest to the strongest.
pub fn names() -> impl Iterator<Item = &'static str> {
    BOTS.iter().map(|(name, _)| *name)
}

impl BotGame for Maxonaut {
    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        by_name(name, seed)
    }

    fn bot_of(name: &str, person: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        with_character(name, super::person(person).unwrap_or(&ANYBODY), seed)
    }

    fn bots() -> Vec<&'static str> {
        names().collect()
    }

    fn phrases() -> Vec<&'static str> {
        super::PHRASES.into_iter().flatten().copied().collect()
    }
}
