//! The chance to win over the course of a match, and its turning points.

use super::game::HindsightGame;
use super::played_match::{Did, PlayedMatch};
use super::report::{Effort, Point, TurningPoint};
use super::rollouts::{For, chance, wins};
use super::tally::{Estimate, SeatSamples};
use crate::limits::{STEPS_LOOKED_AT, TURNING_POINTS_TOLD};

/// The stretches of a long match that are looked at more closely, and the number of places in each.
const STRETCHES: usize = 6;
const PLACES: usize = 24;

/// The chance to win at some positions of a match: hands as they really were, and everything still to come
/// played anew.
pub(super) struct Values {
    what: For,
    samples: u32,
    seats: usize,
    /// Positions with the samples of their chance to win.
    places: Vec<(usize, SeatSamples)>,
    done: usize,
}

impl Values {
    pub(super) fn new(
        what: For,
        samples: u32,
        seats: usize,
        places: impl Iterator<Item = usize>,
    ) -> Self {
        let places = places.map(|at| (at, SeatSamples::new(seats))).collect();
        Self { what, samples, seats, places, done: 0 }
    }

    /// Plays on once more. Returns the moves it took; none once everything is done.
    pub(super) fn sample<G: HindsightGame>(
        &mut self,
        course: &PlayedMatch<G>,
        effort: &Effort,
    ) -> Option<u64> {
        let number = self.tried(self.done);
        let (at, tally) = self.places.get_mut(self.done)?;
        let Some(step) = course.steps.get(*at) else {
            // The end of the match, whose result is known.
            let won = |seat: usize| course.winners.iter().any(|winner| winner.index() == seat);
            let won: Vec<_> = (0..self.seats).map(|seat| f64::from(u8::from(won(seat)))).collect();
            *tally = SeatSamples::sure(&won);
            self.done += 1;
            return Some(0);
        };
        let mut chance = chance(&effort.seed, self.what, *at, number);
        let state = G::unforeseen(&course.rules, &step.before, &mut chance);
        let played = wins::<G>(&course.rules, state, &mut chance);
        let moves = played.map_or(1, |(wins, moves)| {
            tally.add(&wins);
            moves
        });
        if number + 1 >= self.samples || tally.count() <= number {
            self.done += 1;
        }
        Some(moves)
    }

    fn tried(&self, place: usize) -> u32 {
        self.places.get(place).map_or(0, |(_, tally)| tally.count())
    }

    /// The progress from 0 to 1.
    pub(super) fn progress(&self) -> f64 {
        self.done as f64 / self.places.len().max(1) as f64
    }

    /// Merges in the places of `other`.
    pub(super) fn join(&mut self, other: Self) {
        self.places.extend(other.places);
        self.places.sort_by_key(|(at, _)| *at);
        self.places.dedup_by_key(|(at, _)| *at);
    }

    /// Neighbouring places, those with the greatest change between them first.
    fn changes(&self) -> Vec<(usize, usize)> {
        let pair = |pair: &[(usize, SeatSamples)]| match pair {
            [(from, before), (to, after)] => {
                Some((*from, *to, greatest(&difference(before, after)).value.abs()))
            }
            _ => None,
        };
        let mut pairs: Vec<_> = self.places.windows(2).filter_map(pair).collect();
        pairs.sort_by(|one, other| other.2.total_cmp(&one.2));
        pairs.into_iter().map(|(from, to, _)| (from, to)).collect()
    }

    /// Places within the stretches that changed most.
    pub(super) fn closer(&self) -> Vec<usize> {
        let wide = self.changes().into_iter().take(STRETCHES).filter(|(from, to)| to - from > 1);
        wide.flat_map(|(from, to)| spread(to - from - 1, PLACES).map(move |at| from + 1 + at))
            .collect()
    }

    /// The neighbouring places that changed most.
    pub(super) fn candidates(&self) -> Vec<(usize, usize)> {
        self.changes().into_iter().take(STEPS_LOOKED_AT).collect()
    }

    fn at(&self, place: usize) -> Option<&SeatSamples> {
        self.places.iter().find(|(at, _)| *at == place).map(|(_, tally)| tally)
    }

    /// The changes beyond chance, the greatest first.
    pub(super) fn turning_points<G: HindsightGame>(
        &self,
        course: &PlayedMatch<G>,
        candidates: &[(usize, usize)],
    ) -> Vec<TurningPoint> {
        let point = |(from, to): &(usize, usize)| {
            let change = difference(self.at(*from)?, self.at(*to)?);
            let most = greatest(&change);
            let seat = match course.steps.get(to.checked_sub(1)?)?.did {
                Did::Move(seat, _) => Some(seat),
                Did::Deal | Did::Withdraw(_) => None,
            };
            (most.value.abs() >= least_told(most)).then(|| TurningPoint {
                step: course.number(*to),
                seat,
                change,
            })
        };
        let mut points: Vec<_> = candidates.iter().filter_map(point).collect();
        let size = |point: &TurningPoint| greatest(&point.change).value.abs();
        points.sort_by(|one, other| size(other).total_cmp(&size(one)));
        points.truncate(TURNING_POINTS_TOLD);
        points
    }

    pub(super) fn curve<G: HindsightGame>(&self, course: &PlayedMatch<G>) -> Vec<Point> {
        let point = |(at, tally): &(usize, SeatSamples)| Point {
            step: course.number(*at),
            wins: tally.estimates(),
        };
        self.places.iter().map(point).collect()
    }
}

fn difference(before: &SeatSamples, after: &SeatSamples) -> Vec<Estimate> {
    let (before, after) = (before.estimates(), after.estimates());
    before.into_iter().zip(after).map(|(before, after)| after.minus(before)).collect()
}

/// What a change has to come to: beyond chance, and not nothing when told in whole percent.
fn least_told(change: Estimate) -> f64 {
    (2.0 * change.error).max(0.005)
}

/// The change for the seat that it affected most.
fn greatest(changes: &[Estimate]) -> Estimate {
    let most = changes.iter().max_by(|one, other| one.value.abs().total_cmp(&other.value.abs()));
    most.copied().unwrap_or_default()
}

/// At most `most` of the numbers below `count`, evenly spread.
pub(super) fn spread(count: usize, most: usize) -> impl Iterator<Item = usize> {
    let taken = count.min(most);
    (0..taken).map(move |at| at * count / taken.max(1))
}
