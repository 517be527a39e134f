//! Luck and skill: how decisions changed the chance to win, given what the deciding seats knew.

use stammtisch_engine::game::{Game, LegalSet, MoveKind};
use stammtisch_engine::seat::Seat;

use super::game::HindsightGame;
use super::played_match::{Did, PlayedMatch};
use super::report::{Balance, Effort};
use super::rollouts::{For, bot, chance, wins};
use super::tally::{Estimate, SeatSamples};
use super::worlds::Sample;

/// After this many samples in which the bot makes the same move as the player, it is taken always to do so.
const ALWAYS: u32 = 8;

/// Most calls that a bot makes before its move.
const CALLS: usize = 4;

/// The decisions of a match: turns with more than one option.
pub(super) fn decisions<G: HindsightGame>(course: &PlayedMatch<G>) -> Vec<usize> {
    let is_one = |step: &super::MatchStep<G>| {
        let Did::Move(seat, mv) = step.did else { return false };
        let mut legal = G::MoveSet::default();
        G::legal_set(&course.rules, &step.before, seat, &mut legal);
        let turns = (0..legal.len()).filter_map(|at| legal.nth(at));
        mv.into() == MoveKind::Turn && turns.filter(|mv| is_turn::<G>(*mv)).nth(1).is_some()
    };
    let steps = course.steps.iter().enumerate();
    steps.filter(|(_, step)| is_one(step)).map(|(at, _)| at).collect()
}

fn is_turn<G: Game>(mv: G::Move) -> bool {
    mv.into() == MoveKind::Turn
}

/// How one decision changed each seat's chance to win.
pub(super) struct Weighing {
    at: usize,
    tally: SeatSamples,
    tried: u32,
    differed: bool,
}

impl Weighing {
    pub(super) fn new(at: usize, seats: usize) -> Self {
        Self { at, tally: SeatSamples::new(seats), tried: 0, differed: false }
    }

    /// The index of the step.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Whether more samples would add nothing.
    pub(super) const fn is_done(&self, samples: u32) -> bool {
        self.tried >= samples || self.tried >= ALWAYS && !self.differed
    }

    /// Adds a sample: picks one of the worlds that looked alike to the deciding seat, by weight; from there
    /// bots play on after the move that was made, and after the one that a bot would have made, with the same
    /// random numbers. Returns the moves it took.
    pub(super) fn sample<G: HindsightGame>(
        &mut self,
        course: &PlayedMatch<G>,
        worlds: &Sample<G::State>,
        effort: &Effort,
        seats: usize,
    ) -> u64 {
        let Some(step) = course.steps.get(self.at) else { return 0 };
        let Did::Move(seat, mv) = step.did else { return 0 };
        let mut chance = chance(&effort.seed, For::Balance, self.at, self.tried);
        self.tried += 1;
        let Some(mut world) = worlds.pick(&mut chance).cloned() else { return 0 };
        let other = bots_move::<G>(&course.rules, &mut world, seat, &mut chance);
        let Some(other) = other.filter(|other| *other != mv) else {
            self.tally.add(&vec![0.0; seats]);
            return 0;
        };
        self.differed = true;
        let on = |mv: G::Move| {
            let mut after = world.clone();
            G::play(&course.rules, &mut after, seat, mv, &mut |_| {}).ok()?;
            wins::<G>(&course.rules, after, &mut chance.clone())
        };
        let (Some((made, one)), Some((bots, two))) = (on(mv), on(other)) else { return 0 };
        let differences: Vec<f64> =
            made.iter().zip(&bots).map(|(made, bots)| made - bots).collect();
        self.tally.add(&differences);
        one + two
    }

    /// The change in the chance to win, by seat.
    fn effects(&self) -> Vec<Estimate> {
        self.tally.estimates()
    }
}

/// The move a bot would make on its turn in this world, after the calls that it makes first.
fn bots_move<G: HindsightGame>(
    rules: &G::Rules,
    world: &mut G::State,
    seat: Seat,
    chance: &mut stammtisch_engine::chance::Chance,
) -> Option<G::Move> {
    let mut bot = bot::<G>(chance)?;
    for _ in 0..CALLS {
        let mv = bot.choose(rules, &G::view(rules, world, Some(seat)))?.mv;
        if is_turn::<G>(mv) {
            return Some(mv);
        }
        G::play(rules, world, seat, mv, &mut |_| {}).ok()?;
    }
    None
}

/// Adds up the effects of all decisions.
pub(super) fn balance<G: HindsightGame>(
    course: &PlayedMatch<G>,
    weighed: &[Weighing],
    start: &[Estimate],
) -> Vec<Balance> {
    let of = |(at, start): (usize, &Estimate)| {
        let (mut own, mut others) = (Estimate::default(), Estimate::default());
        for one in weighed {
            let mover = course.steps.get(one.at).and_then(|step| match step.did {
                Did::Move(seat, _) => Some(seat),
                Did::Deal | Did::Withdraw(_) => None,
            });
            let effect = one.effects().get(at).copied().unwrap_or_default();
            let sum =
                if mover.is_some_and(|seat| seat.index() == at) { &mut own } else { &mut others };
            *sum = sum.plus(effect);
        }
        let result = f64::from(u8::from(course.winners.iter().any(|seat| seat.index() == at)));
        let luck = Estimate::sure(result).minus(start.plus(own).plus(others));
        Balance { start: *start, own, others, luck, result }
    };
    start.iter().enumerate().map(of).collect()
}
