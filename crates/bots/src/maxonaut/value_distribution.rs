//! Probability distributions of what cards are worth.

use stammtisch_engine::maxonaut::value::value;
use stammtisch_engine::maxonaut::{Card, Claim};

/// Places on the ladder from 1; 0 is nothing.
pub(super) const RANKS: usize = Claim::COUNT + 1;

/// The place on the ladder of two cards.
pub(super) fn rank(one: Card, other: Card) -> usize {
    value(one, other).map_or(0, rank_of)
}

/// The place of a value on the ladder.
pub(super) const fn rank_of(claim: Claim) -> usize {
    claim.index() + 1
}

/// How likely cards are worth at least so much, by place on the ladder.
#[derive(Clone, Copy, Debug)]
pub(super) struct ValueDistribution([f32; RANKS + 1]);

impl ValueDistribution {
    /// From how much each place weighs.
    pub(super) fn of(weights: [f64; RANKS]) -> Self {
        let all = weights.iter().sum::<f64>().max(f64::MIN_POSITIVE);
        let (mut spread, mut above) = ([0.0; RANKS + 1], 0.0);
        for (share, weight) in spread.iter_mut().zip(weights).rev() {
            above += weight / all;
            *share = above as f32;
        }
        Self(spread)
    }

    /// The mean of several, each with its weight.
    pub(super) fn mean(parts: impl Iterator<Item = (Self, f32)>) -> Self {
        let mut weights = [0.0; RANKS];
        for (part, weight) in parts {
            for (rank, sum) in weights.iter_mut().enumerate() {
                *sum += f64::from(part.just(rank) * weight);
            }
        }
        Self::of(weights)
    }

    /// How likely they can do `claim`.
    pub(super) fn reaches(&self, claim: Claim) -> f32 {
        self.0[rank_of(claim)]
    }

    /// How likely they can do more than `last`; without it, how likely they are worth anything.
    pub(super) fn beats(&self, last: Option<Claim>) -> f32 {
        self.0[last.map_or(0, rank_of) + 1]
    }

    /// How likely they are worth exactly so much.
    pub(super) fn just(&self, rank: usize) -> f32 {
        self.0[rank] - self.0[rank + 1]
    }
}
