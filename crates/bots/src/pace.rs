//! Thinking times of bots. They depend only on what the whole table sees, so that the clock reveals nothing
//! about a hand.

use stammtisch_engine::chance::Chance;

use crate::personas::Person;

/// Nobody reacts faster than this.
const FASTEST_MS: u32 = 350;

/// A person's pace of play.
pub(crate) struct Pace {
    chance: Chance,
    percent: u32,
}

impl Pace {
    pub(crate) const fn new(person: &Person, chance: Chance) -> Self {
        Self { chance, percent: person.pace }
    }

    /// A time from `least_ms` up, usually short, sometimes long: the smaller of two draws.
    pub(crate) fn between_ms(&mut self, least_ms: u32, spread_ms: u32) -> u32 {
        let more_ms =
            self.chance.below(spread_ms).min(self.chance.below(spread_ms + spread_ms / 2));
        ((least_ms + more_ms) * self.percent / 100).max(FASTEST_MS)
    }
}
