//! Fuzzing: feeds damaged input to everything that reads text or bytes from outside, and looks for panics.
//!
//! Inputs start out valid (presets, scripts, moves, logs) and are then damaged: bytes flipped, words swapped
//! for others of the same language, lines doubled, moved or taken from another input. `cargo run --release -p
//! stammtisch-fuzz -- --seconds 180` runs all targets; the same seed gives the same run. A target passes if
//! nothing panics, whatever it answers.

mod mutate;
mod targets;

use std::panic::{AssertUnwindSafe, catch_unwind};

use stammtisch_engine::chance::{Chance, Seed};

pub use targets::{TARGETS, Target};

/// Produces damaged inputs for a target, one after the other, endlessly.
pub struct Inputs {
    seeds: Vec<Vec<u8>>,
    words: Vec<String>,
    chance: Chance,
}

impl Inputs {
    /// The inputs of `target` that follow from `seed`.
    #[must_use]
    pub fn new(target: &Target, seed: u64) -> Self {
        let seeds = (target.seeds)();
        let words = mutate::words_of(&seeds);
        Self { seeds, words, chance: Chance::stream(&Seed::from_number(seed), 1) }
    }

    /// The next damaged input.
    pub fn damaged(&mut self) -> Vec<u8> {
        mutate::damage(&self.seeds, &self.words, &mut self.chance)
    }
}

/// Gives `input` to a target; returns whether it panicked.
#[must_use]
pub fn panics(target: &Target, input: &[u8]) -> bool {
    catch_unwind(AssertUnwindSafe(|| (target.run)(input))).is_err()
}
