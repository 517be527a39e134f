//! How good values are under the rules in force: how likely a full hand can reach them.

use stammtisch_engine::maxonaut::{Card, Claim, Hand, Rules};

use crate::maxonaut::value_distribution::{RANKS, rank};

/// How likely each rank of the ladder is reached by a full hand, by two random cards, and by a given card
/// with another.
#[derive(Clone)]
pub(super) struct Ladder {
    hand: [f64; RANKS],
    two: [f64; RANKS],
    with: [[f64; RANKS]; Card::KINDS],
}

impl Ladder {
    pub(super) fn of(rules: &Rules) -> Self {
        let deck = rules.deck();
        let all = deck.len().max(2) as f64;
        let (mut two, mut with) = ([0.0; RANKS], [[0.0; RANKS]; Card::KINDS]);
        for one in Card::all() {
            for other in Card::all() {
                let left = deck.of(other).saturating_sub(u8::from(one == other));
                let share = f64::from(left) / (all - 1.0);
                with[one.index()][rank(one, other)] += share;
                two[rank(one, other)] += f64::from(deck.of(one)) / all * share;
            }
        }
        let pairs = i32::from(rules.hand()) * (i32::from(rules.hand()) - 1) / 2;
        let two = reached(two);
        let hand = two.map(|reached| 1.0 - (1.0 - reached.min(1.0)).powi(pairs));
        Self { hand, two, with: with.map(reached) }
    }

    /// How likely a full hand reaches this rank.
    pub(super) fn hand(&self, rank: usize) -> f64 {
        self.hand.get(rank).copied().unwrap_or_default()
    }

    /// How likely two cards reach this rank if the player knows at most one of them.
    pub(super) fn luck(&self, known: Option<Card>, rank: usize) -> f64 {
        let by_rank = known.and_then(|card| self.with.get(card.index())).unwrap_or(&self.two);
        by_rank.get(rank).copied().unwrap_or_default()
    }
}

impl Ladder {
    /// Roughly how likely these cards and `drawn` more beat `floor`.
    pub(super) fn filled_up(&self, held: Hand, drawn: u8, floor: usize) -> f64 {
        if held.pairs().any(|(one, other)| rank(one, other) > floor) {
            return 1.0;
        }
        let drawn = i32::from(drawn);
        let misses = |known| 1.0 - self.luck(known, floor + 1).min(1.0);
        let with: f64 = held.cards().map(|card| misses(Some(card)).powi(drawn)).product();
        1.0 - with * misses(None).powi(drawn * (drawn - 1) / 2)
    }
}

fn reached(mut just: [f64; RANKS]) -> [f64; RANKS] {
    for rank in (1..RANKS).rev() {
        just[rank - 1] += just[rank];
    }
    just
}

/// The ranks above `floor`.
pub(super) fn above(floor: usize) -> std::ops::RangeInclusive<usize> {
    floor + 1..=Claim::COUNT
}

/// Knots of a piecewise linear curve over how likely a hand can reach a value.
pub(super) const KNOTS: [f64; CURVE] = [0.2, 0.3, 0.4, 0.46, 0.53, 0.58, 0.64, 0.7, 0.8, 1.0];

/// The number of parameters of a curve.
pub(super) const CURVE: usize = 10;

/// Adds the contributions of a curve's parameters at `x`, times `much`.
pub(super) fn curve(
    from: usize,
    knots: &[f64],
    x: f64,
    much: f64,
    add: &mut dyn FnMut(usize, f64),
) {
    let after = knots.iter().position(|knot| x <= *knot).unwrap_or(knots.len() - 1);
    let Some(before) = after.checked_sub(1) else { return add(from, much) };
    let part = ((x - knots[before]) / (knots[after] - knots[before])).clamp(0.0, 1.0);
    add(from + before, (1.0 - part) * much);
    add(from + after, part * much);
}
