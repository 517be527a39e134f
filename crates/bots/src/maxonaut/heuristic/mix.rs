//! Randomised choice among moves that are nearly as good, so that nobody can read a player from what it does
//! in the same situation.

use stammtisch_engine::chance::Chance;

/// Resolution of the random draw.
const PARTS: f32 = 65_536.0;

/// Draws one of these in proportion to its weight.
pub(super) fn draw<T: Copy>(chance: &mut Chance, choices: &[(T, f32)]) -> Option<T> {
    let sum: f32 = choices.iter().map(|(_, weight)| weight).sum();
    let mut lot = chance.below(PARTS as u32) as f32 / PARTS * sum;
    for (choice, weight) in choices {
        lot -= weight;
        if lot < 0.0 {
            return Some(*choice);
        }
    }
    choices.last().map(|(choice, _)| *choice)
}

/// Draws one of these by value, never one that is worse than the best by `mix` or more.
pub(super) fn best<T: Copy>(chance: &mut Chance, worth: &[(T, f32)], mix: f32) -> Option<T> {
    let most = worth.iter().map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
    let weigh = |(choice, worth): &(T, f32)| (*choice, weight(most - worth, mix));
    draw(chance, &worth.iter().map(weigh).collect::<Vec<_>>())
}

/// The weight: from 1 for the best to 0 for what is worse by `mix`.
pub(super) fn weight(worse: f32, mix: f32) -> f32 {
    let left = (1.0 - worse / mix).max(0.0);
    left * left
}
