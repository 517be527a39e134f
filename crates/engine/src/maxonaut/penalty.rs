//! Penalty points, and the end of a round and of the match.

use crate::maxonaut::event::{Event, Why};
use crate::maxonaut::rules::doc::NextRound;
use crate::maxonaut::state::Phase;
use crate::maxonaut::step::Step;
use crate::seat::Seat;

impl<S: FnMut(Event) + ?Sized> Step<'_, S> {
    /// Notes points for `seat`.
    pub(super) fn penalise(&mut self, seat: Seat, points: u8, why: Why) {
        let total = self.state.points[seat.index()].saturating_add(points);
        self.state.points[seat.index()] = total;
        self.state.noted[seat.index()] += points;
        self.emit(Event::Penalty { seat, points, total, why });
    }

    /// The starter of the round after one in which `penalised` got the points (MAX-11).
    pub(super) const fn next_starter(&self, penalised: Seat, judge: Seat, announcer: Seat) -> Seat {
        match self.rules.next_round {
            NextRound::Penalised => penalised,
            NextRound::Judge => judge,
            NextRound::Announcer => announcer,
        }
    }

    /// Ends the round, and the match if `penalised` has reached the limit (MAX-34).
    pub(super) fn end_round(&mut self, penalised: Seat, starter: Seat) {
        self.emit(Event::RoundEnded { round: self.state.round, points: self.state.noted });
        if self.state.points[penalised.index()] < self.rules.limit {
            return self.begin_round(starter);
        }
        self.state.phase = Phase::Over { loser: penalised };
        self.emit(Event::MatchEnded {
            loser: penalised,
            winners: self.state.winners(self.rules.seats),
        });
    }
}
