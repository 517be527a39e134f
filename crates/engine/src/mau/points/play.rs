//! Scoring a deal: who notes how many points, and how a seat stands in the match.

use crate::card::Card;
use crate::limits::MAX_SEATS;
use crate::mau::event::Ending;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{Blocked, PointsTo};
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

/// The most points that one hand can come to, factors included.
const MOST_HELD: i32 = 10_000_000;

/// Points noted in the deal that has just ended, by seat. Without a winner nobody gets the winner's
/// points; where holders note their own cards, they still do.
pub(in crate::mau) fn points(rules: &Rules, state: &State, ending: Ending) -> [i32; MAX_SEATS] {
    let won = match ending {
        Ending::Out | Ending::Rule => true,
        Ending::Stuck | Ending::PileEmpty => rules.blocked != Blocked::Nobody,
        Ending::Capped => false,
    };
    let first = state.first_out(rules).filter(|_| won);
    let seats = Seat::first(rules.seats).filter(|seat| !state.knocked_out.has(*seat));
    let last_card = match first {
        Some(seat) if rules.teams.all_out => state.last_laid[seat.index()],
        _ => first.and(state.last_card),
    };
    let factor = last_card.map_or(1, |card| i32::from(factor(rules, card)));
    let held = |seat: Seat| {
        let times = factor * i32::from(many(rules, state, seat)) * state.factor();
        held(rules, state, seat).saturating_mul(times).clamp(-MOST_HELD, MOST_HELD)
    };
    let noted = |seat: Seat| -> i32 {
        let holds = !state.hands[seat.index()].is_empty();
        if holds { rounded(rules, held(seat)) } else { 0 }
    };
    let mut points = [0; MAX_SEATS];
    match (rules.points_to, first) {
        (PointsTo::Holder, Some(first)) if rules.is_sharp(state.deal) => {
            let sum =
                rounded(rules, seats.clone().filter(|seat| *seat != state.dealer).map(held).sum());
            for seat in seats.clone() {
                // The dealer against all others (VER-22, VER-23).
                points[seat.index()] = match (first == state.dealer, seat == state.dealer) {
                    (true, false) => sum,
                    (false, true) if !state.hands[seat.index()].is_empty() => {
                        rounded(rules, 2 * held(seat))
                    }
                    _ => 0,
                };
            }
        }
        (PointsTo::Holder, _) => {
            seats.clone().for_each(|seat| points[seat.index()] = noted(seat));
        }
        (PointsTo::Winner, Some(winner)) => {
            // The last team left may still hold cards: they do not count for the others.
            let own = rules.teams.of(winner);
            let held = |team: SeatSet| {
                team.filter(|seat| seats.clone().any(|in_it| in_it == *seat))
                    .map(noted)
                    .sum::<i32>()
            };
            let less = if rules.difference { held(own) } else { 0 };
            let mut left: SeatSet = seats.clone().filter(|seat| !own.has(*seat)).collect();
            while let Some(seat) = left.into_iter().next() {
                // Partners' hands count together.
                let team = rules.teams.of(seat).and(left);
                let pays = held(team) - less;
                points[winner.index()] += pays;
                if rules.paid {
                    points[seat.index()] -= pays;
                }
                left = left.without(team);
            }
        }
        (PointsTo::Winner, None) => {}
    }
    for seat in seats.clone() {
        points[seat.index()] += state.points[seat.index()];
    }
    if rules.teams.any {
        points = shared(rules, points);
    }
    for seat in seats.filter(|_| first.is_some()) {
        let place = state.team_place(rules, seat);
        let own = place.and_then(|place| rules.places.get(place));
        points[seat.index()] += own.or(rules.places.last()).copied().unwrap_or(0);
        points[seat.index()] += if place.is_none() { rules.rest } else { 0 };
    }
    points
}

/// Partners note the same: the sum of their points.
fn shared(rules: &Rules, points: [i32; MAX_SEATS]) -> [i32; MAX_SEATS] {
    let sum = |seat: usize| rules.teams.of(Seat(seat as u8)).map(|own| points[own.index()]).sum();
    std::array::from_fn(sum)
}

/// Points of the match so far, including those noted during this deal.
pub(in crate::mau) fn so_far(rules: &Rules, state: &State, seat: Seat) -> i32 {
    let noted = if state.is_over() {
        0
    } else {
        rules.teams.of(seat).map(|own| state.points[own.index()]).sum()
    };
    state.scores[seat.index()] + noted
}

/// How well `seat` stands in the match: higher is better.
pub(in crate::mau) fn stands(rules: &Rules, state: &State, seat: Seat) -> i32 {
    let points = so_far(rules, state, seat);
    if rules.most_points_win() { points } else { -points }
}

/// What the cards held by `seat` count.
pub(in crate::mau) fn held(rules: &Rules, state: &State, seat: Seat) -> i32 {
    let rules = rules.in_force(state.deal);
    state.hands[seat.index()].cards().map(|card| rules.points[card.index()]).sum()
}

/// The factor on all card points when the first goes out with this card (VER-18).
fn factor(rules: &Rules, card: Card) -> u8 {
    rules.factors[card.index()]
}

/// The factor on the card points of a hand of this size.
fn many(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let cards = state.hands[seat.index()].len();
    let reached = rules.many.iter().filter(|(from, _)| u32::from(*from) <= cards);
    reached.max_by_key(|(from, _)| *from).map_or(1, |(_, factor)| *factor)
}

/// A sum rounded to the nearest multiple, halves up, and raised to the minimum (VER-17).
fn rounded(rules: &Rules, sum: i32) -> i32 {
    let Some(round) = &rules.rounding else { return sum };
    let to = i32::from(round.to).max(1);
    let nearest = (2 * sum + to).div_euclid(2 * to) * to;
    nearest.max(round.at_least)
}

/// The score after a reset: that of the table for a score reached exactly, else unchanged.
pub(in crate::mau) fn reset(rules: &Rules, score: i32) -> i32 {
    rules.resets.iter().find(|(at, _)| *at == score).map_or(score, |(_, to)| *to)
}
