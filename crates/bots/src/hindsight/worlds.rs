//! Worlds that look alike to a seat (its information set): dealt at random, and weighted by the moves that
//! everybody saw others make.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::film::EndedMatch;
use stammtisch_engine::seat::Seat;

use super::game::HindsightGame;
use super::metropolis::{Walk, Walked, unit};
use super::tally::Estimate;

/// How many worlds are sampled for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worlds {
    /// Worlds dealt at first.
    pub first: u32,
    /// More are dealt until the effective sample size reaches this,
    pub counting: u32,
    /// but no more than this in all.
    pub most: u32,
    /// If the effective sample size is then below this, a [`Walk`] starts from the worlds that carry weight,
    pub few: u32,
    /// with this many steps in all.
    pub steps: u32,
    /// Whether worlds are weighted by what others did; otherwise all count alike.
    pub weighted: bool,
}

impl Default for Worlds {
    fn default() -> Self {
        let (first, counting, most) = (1_024, 256, 8_192);
        Self { first, counting, most, few: 64, steps: 16_384, weighted: true }
    }
}

impl Worlds {
    /// As many as are needed to play on from.
    pub(super) fn to_play_on(self) -> Self {
        Self { first: 128, counting: 48, most: 1_024, few: 24, steps: 4_096, ..self }
    }
}

/// The sums of the weights of worlds and of their squares.
#[derive(Clone, Copy, Default)]
struct Sums {
    weight: f64,
    squares: f64,
}

impl Sums {
    fn of(weights: impl Iterator<Item = f64>) -> Self {
        let mut sums = Self::default();
        weights.for_each(|weight| sums.add(weight));
        sums
    }

    fn add(&mut self, weight: f64) {
        self.weight += weight;
        self.squares += weight * weight;
    }

    /// Kish's effective sample size: the number of equally weighted worlds that would say as much.
    fn counting(self) -> f64 {
        if self.squares > 0.0 { self.weight * self.weight / self.squares } else { 0.0 }
    }

    /// The share of the weight that `of` has.
    fn share(self, of: Self) -> Estimate {
        if self.weight <= 0.0 {
            return Estimate::sure(0.0);
        }
        let value = (of.weight / self.weight).clamp(0.0, 1.0);
        let (yes, no) = (of.squares, self.squares - of.squares);
        let variance = yes * (1.0 - value).powi(2) + no.max(0.0) * value.powi(2);
        Estimate { value, error: variance.sqrt() / self.weight }
    }
}

/// Observations in sampled worlds.
pub(super) enum Sample<T> {
    /// From worlds that were dealt, each with its weight.
    Dealt(Vec<(f64, T)>),
    /// From walks, met in proportion to their weight; and from the worlds dealt before, which show what is
    /// possible at all.
    Walked(Walked<T>, Vec<T>),
}

/// Observes worlds that look like `state` to `seat`, of which it uses only what `seat` knows.
pub(super) fn sample<G: HindsightGame, T>(
    (ended, rules, memory): (EndedMatch, &G::Rules, &G::Memory),
    (state, seat): (&G::State, Seat),
    worlds: Worlds,
    look: &dyn Fn(&G::State) -> T,
    chance: &mut Chance,
) -> Sample<T> {
    let weight = |world: &G::State| {
        if worlds.weighted { G::weight(memory, rules, world, seat, ended) } else { 1.0 }
    };
    let exchange =
        |world: &mut G::State, chance: &mut Chance| G::exchange(rules, world, seat, chance);
    let (mut dealt, mut sums) = (Vec::new(), Sums::default());
    let enough = |sums: Sums| sums.counting() >= f64::from(worlds.counting);
    while dealt.len() < worlds.first as usize || dealt.len() < worlds.most as usize && !enough(sums)
    {
        let world = G::resample(rules, state, Some(seat), chance);
        let weight = weight(&world);
        sums.add(weight);
        dealt.push((world, weight));
    }
    if sums.counting() < f64::from(worlds.few) {
        let walk = Walk { steps: worlds.steps, weight: &weight, look };
        if let Some(walked) = walk.from(&dealt, &exchange, chance) {
            return Sample::Walked(walked, dealt.iter().map(|(world, _)| look(world)).collect());
        }
    }
    Sample::Dealt(dealt.iter().map(|(world, weight)| (*weight, look(world))).collect())
}

impl<T> Sample<T> {
    /// The number of worlds observed.
    pub(super) fn worlds(&self) -> u32 {
        match self {
            Self::Dealt(dealt) => dealt.len() as u32,
            Self::Walked(walked, dealt) => (walked.len() + dealt.len()) as u32,
        }
    }

    /// A random observation, in proportion to its weight.
    pub(super) fn pick(&self, chance: &mut Chance) -> Option<&T> {
        match self {
            Self::Dealt(dealt) => {
                let all: f64 = dealt.iter().map(|(weight, _)| weight).sum();
                let mut wanted = unit(chance) * all;
                let found = dealt.iter().find(|(weight, _)| {
                    wanted -= weight;
                    wanted < 0.0
                });
                found.or_else(|| dealt.last()).map(|(_, seen)| seen)
            }
            Self::Walked(walked, _) => walked.pick(chance),
        }
    }

    /// How likely something is true.
    pub(super) fn share(&self, is_so: impl Fn(&T) -> bool) -> Estimate {
        match self {
            Self::Dealt(dealt) => {
                let so = dealt.iter().filter(|(_, seen)| is_so(seen));
                let all = Sums::of(dealt.iter().map(|(weight, _)| *weight));
                all.share(Sums::of(so.map(|(weight, _)| *weight)))
            }
            Self::Walked(walked, dealt) => {
                // What was never met but is possible is not impossible; nor is the opposite certain.
                let seen = 1.0 / walked.len().max(1) as f64;
                let least = if dealt.iter().any(&is_so) { seen } else { 0.0 };
                let most = if dealt.iter().all(&is_so) { 1.0 } else { 1.0 - seen };
                let Estimate { value, error } = walked.share(is_so);
                Estimate {
                    value: value.clamp(least.min(most), most),
                    error: error.max(least.min(1.0 - most)),
                }
            }
        }
    }

    /// Visits each observation with its weight.
    pub(super) fn each(&self, mut take: impl FnMut(f64, &T)) {
        match self {
            Self::Dealt(dealt) => dealt.iter().for_each(|(weight, seen)| take(*weight, seen)),
            Self::Walked(walked, dealt) => {
                walked.each(|seen| take(1.0, seen));
                // Together they weigh as much as one observation: what was never met but is possible is not
                // impossible.
                dealt.iter().for_each(|seen| take(1.0 / dealt.len() as f64, seen));
            }
        }
    }
}
