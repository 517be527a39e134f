//! Runs a lab experiment: bots play deals and series, step by step.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Opening;
use stammtisch_engine::seat::Seat;

use super::game::LabGame;
use super::tally::LabTally;
use crate::BEGINNER;
use crate::arena::{FaultOf, Purpose, Samples, play_watched, seed_for};

/// How much an experiment plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExperimentSize {
    /// Deals that the strongest bots play among themselves. The last match is played to its end.
    pub deals: u64,
    /// Series in which the strongest bot plays a match from each seat against beginners.
    pub series: u64,
    /// Most moves in all, after which the experiment stops: it also tries out rules under which games never
    /// end.
    pub moves: u64,
    /// The seed of all randomness.
    pub seed: Seed,
}

/// An experiment that tries out rules.
pub struct Experiment<'a, G: LabGame> {
    pub(super) rules: &'a G::Rules,
    pub(super) size: ExperimentSize,
    pub(super) tally: LabTally,
    pub(super) skill: Samples,
    matches: u64,
    pub(super) series: u64,
    /// Moves made so far.
    moves: u64,
}

impl<'a, G: LabGame> Experiment<'a, G> {
    /// An experiment in which nothing has been played yet.
    #[must_use]
    pub fn new(rules: &'a G::Rules, size: ExperimentSize) -> Self {
        let seats = G::seats(rules);
        let tally = LabTally::new(seats, G::groups(rules).len(), G::features(rules).len());
        Self { rules, size, tally, skill: Samples::default(), matches: 0, series: 0, moves: 0 }
    }

    /// Plays a little further: a match, or a series. False once everything is played.
    ///
    /// # Errors
    /// The first fault of a bot.
    pub fn step(&mut self) -> Result<bool, FaultOf<G>> {
        if self.moves >= self.size.moves {
            return Ok(false);
        }
        if self.tally.deals < self.size.deals {
            self.play()?;
            return Ok(true);
        }
        if self.series < self.size.series {
            self.compare()?;
            return Ok(true);
        }
        Ok(false)
    }

    /// The progress from 0 to 1; a series counts like a few deals.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let of = |done: u64, all: u64| done.min(all) as f64;
        let weight = self.size.deals as f64 / (2 * self.size.series.max(1)) as f64;
        let done = of(self.tally.deals, self.size.deals) + weight * self.series as f64;
        let all = self.size.deals as f64 + weight * self.size.series as f64;
        if all > 0.0 { done / all } else { 1.0 }
    }

    /// Names of the strongest bot and of one that plays as children do: a bot that plays at random is no
    /// yardstick, since nobody loses to it.
    pub(super) fn bots() -> [&'static str; 2] {
        [G::bots().last().copied().unwrap_or_default(), BEGINNER]
    }

    /// A match among the strongest bots; each seat deals first in turn.
    fn play(&mut self) -> Result<(), FaultOf<G>> {
        let (number, seats) = (self.matches, G::seats(self.rules));
        self.matches += 1;
        let seed = |purpose, number| seed_for(&self.size.seed, purpose, number);
        let [strongest, _] = Self::bots();
        let mut bots: Vec<_> = (0..u64::from(seats))
            .filter_map(|seat| G::bot(strongest, seed(Purpose::Bots, number * 256 + seat)))
            .collect();
        let dealer = Seat((number % u64::from(seats)) as u8);
        let opening =
            Opening { dealer: Some(dealer), ..Opening::new(seed(Purpose::Deals, number)) };
        let lots = Chance::stream(&seed(Purpose::Lots, number), 0);
        let (rules, tally, most) = (self.rules, &mut self.tally, self.size.moves - self.moves);
        let result = play_watched(rules, opening, &mut bots, lots, most, &mut |at, event| {
            G::note(rules, event, &mut |noted| tally.note(at, noted));
        })?;
        self.moves += result.moves;
        Ok(())
    }

    /// The strongest bot against beginners, the same deals from each seat. A series that is broken off does
    /// not count.
    fn compare(&mut self) -> Result<(), FaultOf<G>> {
        let [strongest, beginner] = Self::bots();
        // A number that no match among the strongest bots has.
        let number = u64::MAX - self.series;
        let seed = |purpose, number| seed_for(&self.size.seed, purpose, number);
        let seats = G::seats(self.rules);
        let mut sum = 0.0;
        for hero in Seat::first(seats) {
            let mut bots: Vec<_> = Seat::first(seats)
                .filter_map(|seat| {
                    let own = seed(Purpose::Bots, number.wrapping_mul(256) + u64::from(seat.0));
                    G::bot(if seat == hero { strongest } else { beginner }, own)
                })
                .collect();
            let opening = Opening::new(seed(Purpose::Deals, number));
            let lots = Chance::stream(&seed(Purpose::Lots, number), 0);
            let most = self.size.moves - self.moves;
            let result = play_watched(self.rules, opening, &mut bots, lots, most, &mut |_, _| {})?;
            self.moves += result.moves;
            if self.moves >= self.size.moves {
                return Ok(());
            }
            sum += G::SHARE(&result, hero);
        }
        self.skill.add(sum / f64::from(seats));
        self.series += 1;
        Ok(())
    }
}
