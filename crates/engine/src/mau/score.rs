//! What a deal and a match come to.

use crate::limits::{MAX_DEALS_PER_MATCH, MAX_SEATS};
use crate::mau::event::Ending;
use crate::mau::rules::doc::PointsTo;
use crate::mau::rules::{Format, Rules};
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

/// Points noted in the deal that has just ended, by seat. Without a winner a winner's points fall
/// to nobody; holders still count what they hold.
pub(super) fn points(rules: &Rules, state: &State, ending: Ending) -> [i32; MAX_SEATS] {
    let held = |seat: Seat| -> i32 {
        state.hands[seat.index()].cards().map(|card| rules.points[card.index()]).sum()
    };
    let mut points = [0; MAX_SEATS];
    match (rules.points_to, state.places.as_slice().first()) {
        (PointsTo::Holder, _) => {
            Seat::first(rules.seats).for_each(|seat| points[seat.index()] = held(seat));
        }
        (PointsTo::Winner, Some(winner)) if ending == Ending::Out => {
            points[winner.index()] = Seat::first(rules.seats).map(held).sum();
        }
        (PointsTo::Winner, _) => {}
    }
    points
}

/// The winners of the match, if the deal that has just ended was its last.
pub(super) fn match_winners(rules: &Rules, state: &State) -> Option<SeatSet> {
    let scores = &state.scores[..usize::from(rules.seats)];
    let best = match rules.points_to {
        PointsTo::Winner => scores.iter().max(),
        PointsTo::Holder => scores.iter().min(),
    };
    let last = match rules.format {
        Format::Single => {
            return Some(
                state.places.as_slice().first().map_or(SeatSet::EMPTY, |seat| SeatSet::of(*seat)),
            );
        }
        Format::Race(target) => scores.iter().any(|score| *score >= target),
        Format::Deals(count) => state.deal >= count,
    };
    (last || state.deal >= MAX_DEALS_PER_MATCH).then(|| {
        let mut winners = SeatSet::EMPTY;
        Seat::first(rules.seats)
            .filter(|seat| Some(&scores[seat.index()]) == best)
            .for_each(|seat| winners.add(seat));
        winners
    })
}
