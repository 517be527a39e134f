//! The odds by what a seat knew: worlds dealt anew that look alike to it, and what is so in how many.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::film::EndedMatch;
use stammtisch_engine::seat::Seat;

use super::game::{About, HindsightGame};
use super::tally::Estimate;

/// What was at stake in a decision, and how likely it was by what the seat knew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// What.
    pub about: About,
    /// How likely it was.
    pub share: Estimate,
    /// Whether it was so.
    pub was_so: bool,
}

/// Worlds to be dealt for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worlds {
    /// So many at first.
    pub first: u32,
    /// More are dealt until they count as much as so many that count alike,
    pub counting: u32,
    /// but no more than so many.
    pub most: u32,
    /// Whether they count by what others did; else all alike.
    pub weighted: bool,
}

impl Default for Worlds {
    fn default() -> Self {
        Self { first: 1_024, counting: 256, most: 8_192, weighted: true }
    }
}

/// What worlds say so far.
#[derive(Default)]
struct Sums {
    worlds: u32,
    weight: f64,
    squares: f64,
    /// For everything that was told: the weight of the worlds in which it is so, and its square.
    so: BTreeMap<About, (f64, f64)>,
}

impl Sums {
    fn counting(&self) -> f64 {
        if self.squares > 0.0 { self.weight * self.weight / self.squares } else { 0.0 }
    }

    fn share(&self, about: About) -> Estimate {
        let (weight, squares) = self.so.get(&about).copied().unwrap_or_default();
        if self.weight <= 0.0 {
            return Estimate::sure(0.0);
        }
        let value = (weight / self.weight).clamp(0.0, 1.0);
        let (yes, no) = (squares, self.squares - squares);
        let variance = yes * (1.0 - value).powi(2) + no.max(0.0) * value.powi(2);
        Estimate { value, error: variance.sqrt() / self.weight }
    }
}

/// The odds of a move of `seat` in `state`, which says only what `seat` knows, and in the end what
/// was so. Nothing, where nothing was at stake.
pub(super) fn odds<G: HindsightGame>(
    ended: EndedMatch,
    rules: &G::Rules,
    memory: &G::Memory,
    (state, seat, mv): (&G::State, Seat, G::Move),
    worlds: Worlds,
    chance: &mut Chance,
) -> (Vec<Odds>, u32) {
    let mut truth = BTreeMap::new();
    G::stakes(rules, state, seat, mv, &mut |about, so| {
        truth.insert(about, so);
    });
    if truth.is_empty() {
        return (Vec::new(), 0);
    }
    let mut sums = Sums::default();
    while sums.worlds < worlds.first
        || sums.worlds < worlds.most && sums.counting() < f64::from(worlds.counting)
    {
        let world = G::resample(rules, state, Some(seat), chance);
        let weight =
            if worlds.weighted { G::weight(memory, rules, &world, seat, ended) } else { 1.0 };
        sums.worlds += 1;
        sums.weight += weight;
        sums.squares += weight * weight;
        G::stakes(rules, &world, seat, mv, &mut |about, so| {
            if so {
                let (weights, squares) = sums.so.entry(about).or_default();
                *weights += weight;
                *squares += weight * weight;
            }
        });
    }
    let told = |(about, was_so): (&About, &bool)| Odds {
        about: *about,
        share: sums.share(*about),
        was_so: *was_so,
    };
    (truth.iter().map(told).collect(), sums.worlds)
}
