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
    /// Where they count as much as fewer than so many in the end, each weighs a root of its weight, so that a
    /// few of them do not decide alone.
    pub tempered: u32,
    /// Whether they count by what others did; else all alike.
    pub weighted: bool,
}

impl Default for Worlds {
    fn default() -> Self {
        Self { first: 1_024, counting: 256, most: 8_192, tempered: 24, weighted: true }
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

/// A world that was dealt: how much it weighs, and what is so in it, a bit for each thing.
type Dealt = (f64, u32);

/// Where a few worlds outweigh all others, what they say is chance: then all weigh a root, just so that they
/// count as much as so many that weigh alike. (After long rounds with eight seats, what was said to be so in
/// 5 of 100 cases was so in 22 without it.)
///
/// What cannot be weighs nothing, whatever the root.
fn temper(dealt: &mut [Dealt], counting: u32) {
    let heaviest = dealt.iter().fold(0.0, |most: f64, (weight, _)| most.max(*weight));
    if heaviest <= 0.0 {
        return;
    }
    let counts = |power: f64| {
        let rooted = dealt.iter().map(|(weight, _)| root(*weight / heaviest, power));
        Sums::of(rooted).counting() >= f64::from(counting)
    };
    let (mut least, mut most) = (0.0, 1.0);
    if counts(most) {
        return;
    }
    for _ in 0..12 {
        let power = f64::midpoint(least, most);
        *(if counts(power) { &mut least } else { &mut most }) = power;
    }
    dealt.iter_mut().for_each(|(weight, _)| *weight = root(*weight / heaviest, least));
}

fn root(weight: f64, power: f64) -> f64 {
    if weight > 0.0 { weight.powf(power) } else { 0.0 }
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
    let (mut sums, mut dealt): (_, Vec<Dealt>) = (Sums::default(), Vec::new());
    let (first, most) = (worlds.first as usize, worlds.most as usize);
    while dealt.len() < first || dealt.len() < most && sums.counting() < f64::from(worlds.counting)
    {
        let world = G::resample(rules, state, Some(seat), chance);
        let weight =
            if worlds.weighted { G::weight(memory, rules, &world, seat, ended) } else { 1.0 };
        sums.add(weight);
        let mut is_so = 0;
        G::stakes(rules, &world, seat, mv, &mut |about, so| {
            let at = truth.keys().position(|told| *told == about).filter(|_| so);
            is_so |= at.and_then(|at| 1_u32.checked_shl(at as u32)).unwrap_or(0);
        });
        dealt.push((weight, is_so));
    }
    if worlds.weighted {
        temper(&mut dealt, worlds.tempered);
    }
    let all = Sums::of(dealt.iter().map(|(weight, _)| *weight));
    let told = |(at, (about, was_so)): (usize, (&About, &bool))| {
        let is_so = dealt.iter().filter(|(_, so)| so.checked_shr(at as u32).unwrap_or(0) & 1 == 1);
        let share = all.share(Sums::of(is_so.map(|(weight, _)| *weight)));
        Odds { about: *about, share, was_so: *was_so }
    };
    (truth.iter().enumerate().map(told).collect(), dealt.len() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counting(dealt: &[Dealt]) -> f64 {
        Sums::of(dealt.iter().map(|(weight, _)| *weight)).counting()
    }

    #[test]
    fn no_few_worlds_decide() {
        let mut dealt: Vec<_> = (0..100).map(|power| (10_f64.powi(-power), 0)).collect();
        temper(&mut dealt, 24);
        assert!((24.0..26.0).contains(&counting(&dealt)), "{}", counting(&dealt));
        assert!(dealt.windows(2).all(|pair| pair[0].0 > pair[1].0), "their order stays");
    }

    #[test]
    fn enough_worlds_keep_their_weights() {
        let even: Vec<_> = (1..100).map(|weight| (f64::from(weight), 0)).collect();
        let mut dealt = even.clone();
        temper(&mut dealt, 24);
        assert_eq!(dealt, even);
        let mut few = [(1.0, 0), (0.5, 0), (0.0, 0)];
        temper(&mut few, 24);
        assert_eq!(few[2].0, 0.0, "what cannot be stays so");
        let mut nothing = [(0.0, 0); 5];
        temper(&mut nothing, 24);
        assert_eq!(nothing, [(0.0, 0); 5]);
    }
}
