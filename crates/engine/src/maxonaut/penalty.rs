//! Penalty points, the end of a round and of the match.

use crate::maxonaut::event::{Event, Why};
use crate::maxonaut::rules::Rules;
use crate::maxonaut::rules::doc::NextRound;
use crate::maxonaut::setup;
use crate::maxonaut::state::{Phase, State};
use crate::seat::Seat;

/// Notes points for `seat`.
pub(super) fn penalise(
    state: &mut State,
    seat: Seat,
    points: u8,
    why: Why,
    sink: &mut impl FnMut(Event),
) {
    let total = state.points[seat.index()].saturating_add(points);
    state.points[seat.index()] = total;
    state.noted[seat.index()] += points;
    sink(Event::Penalty { seat, points, total, why });
}

/// Who starts the round after one in which `penalised` got the points (MAX-11).
pub(super) const fn next_starter(
    rules: &Rules,
    penalised: Seat,
    judge: Seat,
    announcer: Seat,
) -> Seat {
    match rules.next_round {
        NextRound::Penalised => penalised,
        NextRound::Judge => judge,
        NextRound::Announcer => announcer,
    }
}

/// Ends the round, and the match if `penalised` has reached the limit (MAX-34).
pub(super) fn end_round(
    rules: &Rules,
    state: &mut State,
    penalised: Seat,
    starter: Seat,
    sink: &mut impl FnMut(Event),
) {
    sink(Event::RoundEnded { round: state.round, points: state.noted });
    if state.points[penalised.index()] < rules.limit {
        return setup::begin_round(rules, state, starter, sink);
    }
    state.phase = Phase::Over { loser: penalised };
    sink(Event::MatchEnded { loser: penalised, winners: state.winners(rules.seats) });
}
