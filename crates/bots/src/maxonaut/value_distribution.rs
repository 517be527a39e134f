//! Probability distributions of the value of cards.

use stammtisch_engine::maxonaut::value::value;
use stammtisch_engine::maxonaut::{Card, Claim};

/// The ranks of the ladder from 1; 0 is no value.
pub(super) const RANKS: usize = Claim::COUNT + 1;

/// The rank of two cards on the ladder.
pub(super) fn rank(one: Card, other: Card) -> usize {
    value(one, other).map_or(0, rank_of)
}

/// The rank of a value on the ladder.
pub(super) const fn rank_of(claim: Claim) -> usize {
    claim.index() + 1
}

/// The probability that cards are worth at least the value of each rank of the ladder.
#[derive(Clone, Copy, Debug)]
pub(super) struct ValueDistribution([f32; RANKS + 1]);

impl ValueDistribution {
    /// From the weight of each rank.
    pub(super) fn of(weights: [f64; RANKS]) -> Self {
        let all = weights.iter().sum::<f64>().max(f64::MIN_POSITIVE);
        let (mut spread, mut above) = ([0.0; RANKS + 1], 0.0);
        for (share, weight) in spread.iter_mut().zip(weights).rev() {
            above += weight / all;
            *share = above as f32;
        }
        Self(spread)
    }

    /// The weighted mean of several distributions.
    pub(super) fn mean(parts: impl Iterator<Item = (Self, f32)>) -> Self {
        let mut weights = [0.0; RANKS];
        for (part, weight) in parts {
            for (rank, sum) in weights.iter_mut().enumerate() {
                *sum += f64::from(part.just(rank) * weight);
            }
        }
        Self::of(weights)
    }

    /// The probability of reaching `claim`.
    pub(super) fn reaches(&self, claim: Claim) -> f32 {
        self.0[rank_of(claim)]
    }

    /// The probability of more than `last`; without `last`, of any value.
    pub(super) fn beats(&self, last: Option<Claim>) -> f32 {
        self.0[last.map_or(0, rank_of) + 1]
    }

    /// The probability of exactly this rank.
    pub(super) fn just(&self, rank: usize) -> f32 {
        self.0[rank] - self.0[rank + 1]
    }
}
