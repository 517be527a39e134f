//! Worlds that look alike to a seat: dealt anew, and weighed by what everybody saw others do.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::film::EndedMatch;
use stammtisch_engine::seat::Seat;

use super::game::HindsightGame;
use super::tally::Estimate;
use super::walk::{Walk, Walked, unit};

/// Worlds to be dealt for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worlds {
    /// So many at first.
    pub first: u32,
    /// More are dealt until they count as much as so many that count alike,
    pub counting: u32,
    /// but no more than so many.
    pub most: u32,
    /// Where they count as much as fewer than so many then, those are followed that count ([`Walk`]),
    pub few: u32,
    /// so many steps in all.
    pub steps: u32,
    /// Whether they count by what others did; else all alike.
    pub weighted: bool,
}

impl Default for Worlds {
    fn default() -> Self {
        let (first, counting, most) = (1_024, 256, 8_192);
        Self { first, counting, most, few: 64, steps: 16_384, weighted: true }
    }
}

impl Worlds {
    /// As many as are played on from.
    pub(super) fn to_play_on(self) -> Self {
        Self { first: 128, counting: 48, most: 1_024, few: 24, steps: 4_096, ..self }
    }
}

/// The weights of worlds.
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

    /// As much as how many that weigh alike they say (Kish's effective sample size).
    fn counting(self) -> f64 {
        if self.squares > 0.0 { self.weight * self.weight / self.squares } else { 0.0 }
    }

    /// How much those of them weigh, by weight.
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

/// What was looked at in worlds.
pub(super) enum Sample<T> {
    /// Each with its weight.
    Dealt(Vec<(f64, T)>),
    /// Met on walks, as often as they weigh; and those that were dealt before, which say what can be at all.
    Walked(Walked<T>, Vec<T>),
}

/// Looks at worlds that are like `state` to `seat`, which knows no more than it says.
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
    /// How many worlds were looked at.
    pub(super) fn worlds(&self) -> u32 {
        match self {
            Self::Dealt(dealt) => dealt.len() as u32,
            Self::Walked(walked, dealt) => (walked.len() + dealt.len()) as u32,
        }
    }

    /// One of the worlds that were looked at, each as often as it weighs.
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

    /// How likely something is.
    pub(super) fn share(&self, is_so: impl Fn(&T) -> bool) -> Estimate {
        match self {
            Self::Dealt(dealt) => {
                let so = dealt.iter().filter(|(_, seen)| is_so(seen));
                let all = Sums::of(dealt.iter().map(|(weight, _)| *weight));
                all.share(Sums::of(so.map(|(weight, _)| *weight)))
            }
            Self::Walked(walked, dealt) => {
                // What was never met, and can be, is not impossible; nor is it sure otherwise.
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

    /// All that was seen, with how much it weighs.
    pub(super) fn each(&self, mut take: impl FnMut(f64, &T)) {
        match self {
            Self::Dealt(dealt) => dealt.iter().for_each(|(weight, seen)| take(*weight, seen)),
            Self::Walked(walked, dealt) => {
                walked.each(|seen| take(1.0, seen));
                // Together they weigh as much as one look: what was never met, and can be, is not impossible.
                dealt.iter().for_each(|seen| take(1.0 / dealt.len() as f64, seen));
            }
        }
    }
}
