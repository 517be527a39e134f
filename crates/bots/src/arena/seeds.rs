//! Seeds for whole series of matches. Deals, bots and lots have separate streams, so that none can be derived
//! from another.

use stammtisch_engine::chance::{Chance, Seed};

/// What a derived seed is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Purpose {
    /// Shuffling.
    Deals = 1,
    /// The bots' choices.
    Bots = 2,
    /// Which of several equally quick bots acts first.
    Lots = 3,
}

/// The `number`th seed for `purpose` in the series of `seed`.
#[must_use]
pub fn seed_for(seed: &Seed, purpose: Purpose, number: u64) -> Seed {
    let mut chance = Chance::stream(seed, (purpose as u64) << 56 | number & ((1 << 56) - 1));
    Seed(std::array::from_fn(|_| chance.below(256) as u8))
}
