//! Metropolis walks through worlds (Markov chain Monte Carlo), for when hardly any world dealt at random
//! would have led to what everybody saw: the few that would must not decide alone. A walk begins at one of
//! them; each step exchanges two unknown cards, and is accepted with a probability that makes worlds appear
//! in proportion to their weight.

use stammtisch_engine::chance::Chance;

use super::tally::Estimate;

/// Parallel walks. Where they agree, the result is reliable.
const WALKS: usize = 32;

/// The burn-in, which only leads away from where a walk began: one of this many parts of its steps.
const LEADS_AWAY: usize = 3;

/// Neighbouring worlds are nearly the same: one of this many steps is looked at.
const LOOKS: usize = 4;

/// The parameters of a walk.
pub(super) struct Walk<'a, S, T> {
    /// Steps of all walks together.
    pub(super) steps: u32,
    /// The weight of a world.
    pub(super) weight: &'a dyn Fn(&S) -> f64,
    /// What is observed in a world.
    pub(super) look: &'a dyn Fn(&S) -> T,
}

/// The observations of each walk.
pub(super) struct Walked<T>(Vec<Vec<T>>);

impl<S: Clone, T> Walk<'_, S, T> {
    /// Walks from worlds that were dealt, chosen in proportion to their weight; none if all weights are zero,
    /// or the game knows no exchange.
    pub(super) fn from(
        &self,
        dealt: &[(S, f64)],
        exchange: &dyn Fn(&mut S, &mut Chance) -> bool,
        chance: &mut Chance,
    ) -> Option<Walked<T>> {
        let all: f64 = dealt.iter().map(|(_, weight)| weight).sum();
        if all <= 0.0 {
            return None;
        }
        let steps = self.steps as usize / WALKS;
        let mut walks = Vec::with_capacity(WALKS);
        let (mut dealt, mut passed) = (dealt.iter(), 0.0);
        let mut at = dealt.next()?;
        for walk in 0..WALKS {
            // Evenly spaced through the total weight.
            let wanted = all * (walk as f64 + 0.5) / WALKS as f64;
            while passed + at.1 < wanted
                && let Some(next) = dealt.next()
            {
                passed += at.1;
                at = next;
            }
            let (mut world, mut weight) = at.clone();
            let mut seen = Vec::with_capacity(steps / LOOKS);
            for step in 0..steps {
                let mut other = world.clone();
                if !exchange(&mut other, chance) {
                    return None;
                }
                let weighs = (self.weight)(&other);
                if weighs >= weight || unit(chance) * weight < weighs {
                    (world, weight) = (other, weighs);
                }
                if step >= steps / LEADS_AWAY && step % LOOKS == 0 {
                    seen.push((self.look)(&world));
                }
            }
            walks.push(seen);
        }
        Some(Walked(walks))
    }
}

/// A number from 0 to below 1.
pub(super) fn unit(chance: &mut Chance) -> f64 {
    const PARTS: u32 = 1 << 30;
    f64::from(chance.below(PARTS)) / f64::from(PARTS)
}

impl<T> Walked<T> {
    /// Visits each observation.
    pub(super) fn each(&self, take: impl FnMut(&T)) {
        self.0.iter().flatten().for_each(take);
    }

    /// The number of observations.
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }

    /// A random observation.
    pub(super) fn pick(&self, chance: &mut Chance) -> Option<&T> {
        let at = chance.below((self.len() as u32).max(1)) as usize;
        self.0.iter().flatten().nth(at)
    }

    /// How often something was true, with the variation between the walks as its error.
    pub(super) fn share(&self, is_so: impl Fn(&T) -> bool) -> Estimate {
        let of = |walk: &Vec<T>| {
            walk.iter().filter(|seen| is_so(seen)).count() as f64 / walk.len().max(1) as f64
        };
        let shares: Vec<f64> = self.0.iter().map(of).collect();
        let walks = shares.len() as f64;
        let value = shares.iter().sum::<f64>() / walks;
        let spread: f64 = shares.iter().map(|share| (share - value).powi(2)).sum();
        Estimate { value, error: (spread / (walks * (walks - 1.0))).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_engine::chance::Seed;

    use super::*;

    /// A world is a place from 0 to 9 whose weight is its number; a step leads anywhere.
    #[test]
    fn worlds_are_met_as_often_as_they_weigh() {
        let weight = |place: &u32| f64::from(*place);
        let look = |place: &u32| *place;
        let walk = Walk { steps: 64_000, weight: &weight, look: &look };
        let mut chance = Chance::new(&Seed::from_number(3), 1);
        let anywhere = |place: &mut u32, chance: &mut Chance| {
            *place = chance.below(10);
            true
        };
        let walked = walk.from(&[(0, 0.0), (1, 1.0), (2, 2.0)], &anywhere, &mut chance);
        let share = walked.expect("walks").share(|place| *place >= 8);
        assert!((share.value - 17.0 / 45.0).abs() < 0.02 && share.error < 0.01, "{share:?}");
        assert!(walk.from(&[(0, 0.0)], &anywhere, &mut chance).is_none(), "nothing weighs");
        assert!(walk.from(&[(1, 1.0)], &|_, _| false, &mut chance).is_none(), "no step");
    }
}
