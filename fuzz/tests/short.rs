//! A short run of every target.
#![allow(missing_docs, reason = "a test")]

use stammtisch_fuzz::{Inputs, TARGETS, panics};

/// Damaged inputs for each target.
const INPUTS: usize = 1_500;

#[test]
fn damaged_input_makes_nothing_panic() {
    for target in &TARGETS {
        let mut inputs = Inputs::new(target, 11);
        for _ in 0..INPUTS {
            let input = inputs.damaged();
            assert!(
                !panics(target, &input),
                "{} panics on:\n{}",
                target.name,
                String::from_utf8_lossy(&input)
            );
        }
    }
}

/// Inputs that cannot be read at all would test nothing: valid ones must be accepted.
#[test]
fn sound_inputs_are_taken() {
    for target in &TARGETS {
        let seeds = (target.seeds)();
        assert!(!seeds.is_empty(), "{} begins with nothing", target.name);
        for seed in seeds {
            assert!(!panics(target, &seed), "{} refuses a sound input", target.name);
        }
    }
}
