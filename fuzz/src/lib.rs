//! Throws damaged input at everything that reads text or bytes from outside, and waits for a panic.
//!
//! Inputs begin as sound ones (presets, scripts, moves, logs) and are then damaged: bytes flipped,
//! words swapped for others of the same language, lines doubled, moved or taken from another input.
//! `cargo run --release -p stammtisch-fuzz -- --seconds 180` runs all targets; a run is the same for
//! the same seed. A target passes if nothing panics, whatever it answers.

mod mutate;
mod targets;

use std::panic::{AssertUnwindSafe, catch_unwind};

use stammtisch_engine::chance::{Chance, Seed};

pub use targets::{TARGETS, Target};

/// Damages sound inputs of a target, one after the other, without end.
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

/// Gives `input` to a target; says whether it panicked.
#[must_use]
pub fn panics(target: &Target, input: &[u8]) -> bool {
    catch_unwind(AssertUnwindSafe(|| (target.run)(input))).is_err()
}
