//! Runs the analysis of a finished match, step by step.

use super::balance::{Weighing, balance, decisions};
use super::game::{HindsightGame, remember};
use super::odds::odds;
use super::played_match::{Did, PlayedMatch};
use super::report::{Effort, JudgedDecision, Report};
use super::rollouts::{For, chance, wins_of_new};
use super::tally::SeatSamples;
use super::turning_points::{Values, spread};
use super::worlds::{Sample, sample};
use crate::limits::{NEW_MATCHES, SAMPLES_AT_ONCE, STEPS_LOOKED_AT};

/// How the budget of bot moves is split: curve, turning points, effect of decisions.
const SHARES: [f64; 3] = [0.3, 0.3, 0.4];

/// The stage of the analysis.
enum Stage {
    Odds(usize),
    Start,
    Curve(Values),
    Closer { curve: Values, inside: Values },
    Anew { curve: Values, anew: Values, candidates: Vec<(usize, usize)> },
    Balance { next: usize, samples: u32 },
    Done,
}

/// The analysis of a finished match.
pub struct Analysis<G: HindsightGame> {
    course: PlayedMatch<G>,
    effort: Effort,
    seats: usize,
    /// What was learned of hands before each step examined so far, and what is known by now.
    memories: Vec<G::Memory>,
    memory: G::Memory,
    start: SeatSamples,
    weighed: Vec<Weighing>,
    /// Sampled worlds for the decision that is being weighed, with its index.
    worlds: Option<(usize, Sample<G::State>)>,
    /// Moves that a new match takes, roughly.
    longest: f64,
    stage: Stage,
    report: Report,
}

impl<G: HindsightGame> Analysis<G> {
    /// An analysis in which nothing is known yet.
    #[must_use]
    pub fn new(course: PlayedMatch<G>, effort: Effort) -> Self {
        let seats = usize::from(G::seats(&course.rules));
        let memory = G::memory(&course.rules);
        let weighed = decisions(&course).into_iter().map(|at| Weighing::new(at, seats)).collect();
        Self {
            course,
            effort,
            seats,
            memories: Vec::new(),
            memory,
            start: SeatSamples::new(seats),
            weighed,
            worlds: None,
            longest: 1.0,
            stage: Stage::Odds(0),
            report: Report::default(),
        }
    }

    /// The report on what is known so far.
    #[must_use]
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// The progress from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let of = |done: usize, all: usize| done as f64 / all.max(1) as f64;
        // Each stage ends exactly where the next begins, to the last bit.
        let at = |from: f64, to: f64, part: f64| (from + (to - from) * part).min(to);
        match &self.stage {
            Stage::Odds(next) => at(0.0, 0.2, of(*next, self.course.steps.len())),
            Stage::Start => at(0.2, 0.25, f64::from(self.start.count()) / f64::from(NEW_MATCHES)),
            Stage::Curve(curve) => at(0.25, 0.45, curve.progress()),
            Stage::Closer { inside, .. } => at(0.45, 0.55, inside.progress()),
            Stage::Anew { anew, .. } => at(0.55, 0.7, anew.progress()),
            Stage::Balance { next, .. } => at(0.7, 1.0, of(*next, self.weighed.len())),
            Stage::Done => 1.0,
        }
    }

    /// Whether the analysis is finished.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done)
    }

    /// Runs one step. False once the analysis is finished.
    pub fn step(&mut self) -> bool {
        self.stage = match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Odds(at) => self.odds(at),
            Stage::Start => self.begin(),
            Stage::Curve(curve) => self.draw(curve),
            Stage::Closer { curve, inside } => self.look_closer(curve, inside),
            Stage::Anew { curve, anew, candidates } => self.look_anew(curve, anew, candidates),
            Stage::Balance { next, samples } => self.weigh(next, samples),
            Stage::Done => return false,
        };
        true
    }

    fn odds(&mut self, at: usize) -> Stage {
        let Some(step) = self.course.steps.get(at) else { return Stage::Start };
        let rules = &self.course.rules;
        if let Did::Move(seat, mv) = step.did {
            let (found, worlds) = odds::<G>(
                (self.course.ended, rules, &self.memory),
                (&step.before, seat, mv),
                self.effort.worlds,
                &mut chance(&self.effort.seed, For::Odds, at, 0),
            );
            if !found.is_empty() {
                let decision = JudgedDecision { step: step.number, seat, odds: found, worlds };
                self.report.decisions.push(decision);
            }
        }
        self.memories.push(self.memory.clone());
        remember::<G>(&mut self.memory, rules, step);
        Stage::Odds(at + 1)
    }

    fn begin(&mut self) -> Stage {
        let mut moves = 0;
        for _ in 0..SAMPLES_AT_ONCE {
            let number = self.start.count();
            let mut chance = chance(&self.effort.seed, For::Start, 0, number);
            let Some((wins, took)) = wins_of_new::<G>(&self.course.rules, &mut chance) else {
                // Bots that cannot play these rules can tell us nothing about them.
                return Stage::Done;
            };
            self.start.add(&wins);
            moves += took;
        }
        self.longest = self.longest.max(moves as f64 / f64::from(SAMPLES_AT_ONCE));
        if self.start.count() < NEW_MATCHES {
            return Stage::Start;
        }
        let count = self.course.steps.len();
        // On average half of a match is still to be played.
        let samples = self.samples(0, 0.5);
        let places = count.min((samples / 40.0) as usize).max(count.min(12));
        let each = (samples / places.max(1) as f64).clamp(16.0, 200.0) as u32;
        let ends = spread(count, places).chain([count]);
        Stage::Curve(Values::new(For::Curve, each, self.seats, ends))
    }

    /// How many samples the budget of moves allows, at this many matches each.
    fn samples(&self, share: usize, matches: f64) -> f64 {
        let moves = self.effort.moves as f64 * SHARES.get(share).copied().unwrap_or_default();
        moves / (self.longest * matches)
    }

    fn draw(&mut self, mut curve: Values) -> Stage {
        for _ in 0..SAMPLES_AT_ONCE {
            if curve.sample(&self.course, &self.effort).is_none() {
                let each = (self.samples(1, 0.5) / 3.0 / 144.0).clamp(16.0, 64.0) as u32;
                let places = curve.closer().into_iter();
                let inside = Values::new(For::Curve, each, self.seats, places);
                return Stage::Closer { curve, inside };
            }
        }
        Stage::Curve(curve)
    }

    fn look_closer(&mut self, mut curve: Values, mut inside: Values) -> Stage {
        for _ in 0..SAMPLES_AT_ONCE {
            if inside.sample(&self.course, &self.effort).is_none() {
                curve.join(inside);
                let candidates = curve.candidates();
                let mut ends: Vec<_> =
                    candidates.iter().flat_map(|(from, to)| [*from, *to]).collect();
                ends.sort_unstable();
                ends.dedup();
                let each = self.samples(1, 0.5) * 2.0 / 3.0 / (2 * STEPS_LOOKED_AT) as f64;
                let each = each.clamp(48.0, 600.0) as u32;
                let anew = Values::new(For::TurningPoint, each, self.seats, ends.into_iter());
                return Stage::Anew { curve, anew, candidates };
            }
        }
        Stage::Closer { curve, inside }
    }

    fn look_anew(
        &mut self,
        curve: Values,
        mut anew: Values,
        candidates: Vec<(usize, usize)>,
    ) -> Stage {
        for _ in 0..SAMPLES_AT_ONCE {
            if anew.sample(&self.course, &self.effort).is_none() {
                self.report.curve = curve.curve(&self.course);
                self.report.turning_points = anew.turning_points(&self.course, &candidates);
                let samples = self.samples(2, 1.0) / self.weighed.len().max(1) as f64;
                return Stage::Balance { next: 0, samples: samples.clamp(8.0, 400.0) as u32 };
            }
        }
        Stage::Anew { curve, anew, candidates }
    }

    fn weigh(&mut self, next: usize, samples: u32) -> Stage {
        let Some(one) = self.weighed.get_mut(next) else {
            let start = self.start.estimates();
            self.report.balance = balance(&self.course, &self.weighed, &start);
            return Stage::Done;
        };
        if one.is_done(samples) {
            return Stage::Balance { next: next + 1, samples };
        }
        let course = &self.course;
        let known = self.worlds.take().filter(|(of, _)| *of == next);
        let Some((_, worlds)) = known.or_else(|| {
            let step = course.steps.get(one.at())?;
            let Did::Move(seat, _) = step.did else { return None };
            let of = (course.ended, &*course.rules, self.memories.get(one.at())?);
            let mut chance = chance(&self.effort.seed, For::Worlds, one.at(), 0);
            let look = |world: &G::State| world.clone();
            let worlds = self.effort.worlds.to_play_on();
            Some((next, sample::<G, _>(of, (&*step.before, seat), worlds, &look, &mut chance)))
        }) else {
            return Stage::Balance { next: next + 1, samples };
        };
        for _ in 0..SAMPLES_AT_ONCE {
            if !one.is_done(samples) {
                one.sample(course, &worlds, &self.effort, self.seats);
            }
        }
        self.worlds = Some((next, worlds));
        Stage::Balance { next, samples }
    }
}
