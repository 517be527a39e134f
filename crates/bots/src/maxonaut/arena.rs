//! Maxonaut in the arena: the counts of a match.

use stammtisch_engine::game::Game;
use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::maxonaut::event::Why;
use stammtisch_engine::maxonaut::value::value;
use stammtisch_engine::maxonaut::{Card, Event, Maxonaut, Move, Rules, State};
use stammtisch_engine::seat::{Seat, SeatSet};

use crate::arena::{self, ArenaGame, ArenaResult};

/// The counts of a match, most of them by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Rounds played.
    pub rounds: u32,
    /// Announcements.
    pub announced: [u32; MAX_SEATS],
    /// Announcements above the value of the two top cards. Not counted where one of them is a virus or a
    /// bomb.
    pub lies: [u32; MAX_SEATS],
    /// Doubted announcements of this seat that were lies.
    pub caught: [u32; MAX_SEATS],
    /// Doubts by this seat.
    pub doubts: [u32; MAX_SEATS],
    /// Doubts by this seat of true announcements.
    pub in_vain: [u32; MAX_SEATS],
    /// Viruses and bombs turned up by this seat without an antidote.
    pub trapped: [u32; MAX_SEATS],
    /// Viruses and bombs turned up by this seat and met with an antidote.
    pub antidotes: [u32; MAX_SEATS],
    /// Penalty points.
    pub points: [u32; MAX_SEATS],
}

impl arena::Counts for Counts {
    const RATES: &'static [(&'static str, &'static str, &'static str)] =
        &[("share of lies", "lies", "announced")];

    fn of_match(&self) -> Vec<(&'static str, u64)> {
        vec![("rounds", self.rounds.into())]
    }

    fn of_seats(&self) -> Vec<(&'static str, [u32; MAX_SEATS])> {
        vec![
            ("points", self.points),
            ("announced", self.announced),
            ("lies", self.lies),
            ("caught", self.caught),
            ("doubts", self.doubts),
            ("in vain", self.in_vain),
            ("trapped", self.trapped),
            ("antidotes", self.antidotes),
        ]
    }
}

impl ArenaGame for Maxonaut {
    type Counts = Counts;

    fn seats(rules: &Rules) -> u8 {
        rules.seats()
    }

    fn holds(rules: &Rules, state: &State, seat: Seat, mv: Move) -> bool {
        Self::check(rules, state, seat, mv).is_ok()
    }

    fn note_move(rules: &Rules, state: &State, seat: Seat, mv: Move, counts: &mut Counts) {
        if matches!(mv, Move::Announce { .. }) {
            counts.lies[seat.index()] += u32::from(is_lie(rules, state, seat, mv));
        }
    }

    #[inline]
    fn note_event(event: Event, result: &mut ArenaResult<Counts>) {
        let counts = &mut result.counts;
        match event {
            Event::RoundStarted { .. } => counts.rounds += 1,
            Event::Announced { seat, .. } => counts.announced[seat.index()] += 1,
            Event::Doubted { seat, .. } => counts.doubts[seat.index()] += 1,
            Event::Bore { seat } => counts.trapped[seat.index()] += 1,
            Event::Shown { seat, .. } => counts.antidotes[seat.index()] += 1,
            Event::Penalty { seat, points, total, why } => {
                counts.points[seat.index()] += u32::from(points);
                counts.caught[seat.index()] += u32::from(why == Why::Lie);
                counts.in_vain[seat.index()] += u32::from(why == Why::Doubt);
                result.scores[seat.index()] = total.into();
            }
            Event::MatchEnded { loser, winners } => {
                result.deals = 1;
                result.losers = SeatSet::of(loser);
                result.winners = winners;
            }
            _ => {}
        }
    }
}

/// Cards after which a doubt turns up more.
const TURN_UP_MORE: [Card; 3] = [Card::CHANCE, Card::VIRUS, Card::BOMB];

/// Whether this announcement is above the value of the cards: what a doubt would reveal.
fn is_lie(rules: &Rules, state: &State, seat: Seat, mv: Move) -> bool {
    if let Move::Announce { said } = mv
        && !said.is_wrong()
        && let Some([top, below]) = state.top_cards()
        && ![top, below].iter().any(|card| TURN_UP_MORE.contains(card))
    {
        return value(top, below) < Some(said.claim());
    }
    let mut after = state.clone();
    Maxonaut::play_silently(rules, &mut after, seat, mv);
    let Some(judge) = Maxonaut::to_act(rules, &after).next() else { return false };
    let mut lie = false;
    Maxonaut::play_unchecked(rules, &mut after, judge, Move::Doubt, &mut |event| {
        if let Event::Judged { claim, worth, .. } = event {
            lie = worth < Some(claim);
        }
    });
    lie
}
