//! Mau-Mau in the arena: the counts of a match.

use stammtisch_engine::game::Game;
use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::mau::event::Ending;
use stammtisch_engine::mau::{Event, Mau, Move, Rules, State};
use stammtisch_engine::seat::Seat;

use crate::arena::{self, ArenaGame, ArenaResult};

/// The counts of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Deals that ended with nobody out.
    pub unfinished: u32,
    /// Deals in which a seat went out first, by seat.
    pub first_out: [u32; MAX_SEATS],
    /// Times a seat was caught having left out a call, by seat.
    pub omissions: [u32; MAX_SEATS],
    /// Calls made wrongly, by seat.
    pub false_calls: [u32; MAX_SEATS],
    /// Cheats tried, by seat.
    pub cheats: [u32; MAX_SEATS],
    /// Cheats found out, by seat.
    pub found_out: [u32; MAX_SEATS],
    /// Accusations of an honest player, by seat of the accuser.
    pub accused_in_vain: [u32; MAX_SEATS],
}

impl Counts {
    /// The share of the finished deals in which `seat` went out first.
    #[must_use]
    pub fn first_out_of(result: &ArenaResult<Self>, seat: Seat) -> f64 {
        let finished = result.deals - result.counts.unfinished;
        f64::from(result.counts.first_out[seat.index()]) / f64::from(finished.max(1))
    }
}

impl arena::Counts for Counts {
    fn of_match(&self) -> Vec<(&'static str, u64)> {
        vec![("ended with nobody out", self.unfinished.into())]
    }

    fn of_seats(&self) -> Vec<(&'static str, [u32; MAX_SEATS])> {
        vec![
            ("first out", self.first_out),
            ("calls left out", self.omissions),
            ("called in vain", self.false_calls),
            ("cheats", self.cheats),
            ("found out", self.found_out),
            ("accused in vain", self.accused_in_vain),
        ]
    }
}

impl ArenaGame for Mau {
    type Counts = Counts;

    fn seats(rules: &Rules) -> u8 {
        rules.seats()
    }

    fn holds(rules: &Rules, state: &State, seat: Seat, mv: Move) -> bool {
        let means_the_same = match mv {
            // Another seat may have been quicker: a catch that now catches nobody may cost something.
            Move::Catch { seat, call } => {
                let owed = Self::race(rules, state).owed;
                owed.get(usize::from(call)).is_some_and(|seats| seats.has(seat))
            }
            _ => true,
        };
        means_the_same && Self::check(rules, state, seat, mv).is_ok()
    }

    fn note_move(rules: &Rules, state: &State, seat: Seat, mv: Move, counts: &mut Counts) {
        if !mv.is_turn_move() || !Self::may_act_irregularly(rules, state).has(seat) {
            return;
        }
        let mut irregular = Vec::new();
        Self::irregular(rules, state, seat, &mut irregular);
        counts.cheats[seat.index()] += u32::from(irregular.contains(&mv));
    }

    /// Honest moves are not counted.
    #[inline]
    fn note_honest_move(_: &Rules, _: &State, _: Seat, _: Move, _: &mut Counts) {}

    #[inline]
    fn note_event(event: Event, result: &mut ArenaResult<Counts>) {
        let counts = &mut result.counts;
        match event {
            Event::WentOut { seat, place: 1 } => counts.first_out[seat.index()] += 1,
            Event::Caught { seat, .. } | Event::CallMissed { seat, .. } => {
                counts.omissions[seat.index()] += 1;
            }
            Event::FalseCall { seat, .. } => counts.false_calls[seat.index()] += 1,
            Event::Accused { seat, guilty: true, .. } => counts.found_out[seat.index()] += 1,
            Event::Accused { by, guilty: false, .. } => counts.accused_in_vain[by.index()] += 1,
            Event::DealEnded { ending, points, .. } => {
                counts.unfinished += u32::from(!matches!(ending, Ending::Out | Ending::Rule));
                result.deals += 1;
                for (score, more) in result.scores.iter_mut().zip(points) {
                    *score += more;
                }
            }
            Event::MatchEnded { winners } => result.winners = winners,
            _ => {}
        }
    }
}
