//! Making a move that has been found legal.

use crate::maxonaut::claim::Said;
use crate::maxonaut::draw;
use crate::maxonaut::event::{Event, Why};
use crate::maxonaut::moves::{Laid, Lay, Move};
use crate::maxonaut::penalty::{self, penalise};
use crate::maxonaut::reveal;
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::{Announcement, Lying, Phase, State};
use crate::seat::Seat;

pub(super) fn apply(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    mv: Move,
    sink: &mut impl FnMut(Event),
) {
    match mv {
        Move::Believe => believe(rules, state, seat, sink),
        Move::Doubt => reveal::doubt(rules, state, seat, sink),
        Move::Lay { cards } => lay(state, seat, cards, sink),
        Move::Announce { said } => announce(rules, state, seat, said, sink),
        Move::Show { cards } => reveal::show(rules, state, seat, cards, sink),
        Move::Bear => reveal::bear(rules, state, seat, sink),
    }
}

/// The announcement stands; accepting a 21 costs and ends the round (MAX-08, MAX-O4).
fn believe(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    sink(Event::Believed { seat });
    let Some(last) = state.history.last().copied() else { return };
    match rules.accept_costs(last.said.claim()) {
        0 => draw::up(rules, state, sink),
        costs => {
            penalise(state, seat, costs, Why::Accepted, sink);
            let starter = penalty::next_starter(rules, seat, seat, last.seat);
            penalty::end_round(rules, state, seat, starter, sink);
        }
    }
}

/// Cards go onto the discard pile in the order named (MAX-17).
fn lay(state: &mut State, seat: Seat, cards: Lay, sink: &mut impl FnMut(Event)) {
    sink(Event::Laid { seat, cards });
    state.laid = [None; 2];
    for (at, laid) in cards.cards().enumerate() {
        state.laid[at] = Some(laid.source());
        let card = match laid {
            Laid::Hand(card) => state.hands[seat.index()].take(card).then_some(card),
            // MAX-16
            Laid::Unseen => draw::top(state, 2, sink),
        };
        // What was found legal is there.
        if let Some(card) = card {
            state.discards.push(Lying::laid(card, seat, laid.source()));
        }
    }
    state.phase = Phase::Announce;
}

fn announce(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    said: Said,
    sink: &mut impl FnMut(Event),
) {
    sink(Event::Announced { seat, said });
    state.history.push(Announcement { seat, said, from: state.laid });
    let claim = said.claim();
    // MAX-O2
    if said.is_wrong() {
        penalise(state, seat, rules.wrong_form, Why::WrongForm, sink);
        if state.points[seat.index()] >= rules.limit {
            return penalty::end_round(rules, state, seat, seat, sink);
        }
    }
    (state.direction, state.turn) = rules.judge_after(claim, seat, state.direction);
    // MAX-O1
    if rules.reverses(claim) {
        sink(Event::Reversed { direction: state.direction });
    }
    // MAX-O3
    if rules.skips(claim) {
        sink(Event::Skipped { seat: seat.next(state.direction, rules.seats) });
    }
    state.phase = Phase::Judge;
}
