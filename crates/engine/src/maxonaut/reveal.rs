//! Doubting: cards are turned up, and who was wrong gets the points.

use arrayvec::ArrayVec;

use crate::maxonaut::card::Card;
use crate::maxonaut::draw;
use crate::maxonaut::event::{Event, Origin, Why};
use crate::maxonaut::moves::Shown;
use crate::maxonaut::penalty::{self, penalise};
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::{Lying, Phase, Reveal, State, Trap};
use crate::maxonaut::value;
use crate::seat::Seat;

/// Turns up the two top cards (MAX-08) and what comes instead of chance cards.
pub(super) fn doubt(rules: &Rules, state: &mut State, judge: Seat, sink: &mut impl FnMut(Event)) {
    let Some(last) = state.history.last().copied() else { return };
    sink(Event::Doubted { seat: judge, announcer: last.seat });
    let mut reveal = Reveal {
        round: state.round,
        judge,
        announcer: last.seat,
        claim: last.said.claim(),
        cards: ArrayVec::new(),
        worth: None,
        shown: None,
        penalty: None,
    };
    for _ in 0..2 {
        if let Some(Lying { card, .. }) = state.discards.pop() {
            turn_up(&mut reveal, card, Origin::Top, sink);
        }
    }
    replace_chance(state, &mut reveal, sink);
    state.reveal = Some(reveal);
    let Trap { virus, bomb } = state.trap();
    if virus || bomb {
        state.phase = Phase::Trap;
        sink(Event::Trapped { seat: judge, virus, bomb });
    } else {
        compare(rules, state, sink);
    }
}

fn turn_up(reveal: &mut Reveal, card: Card, origin: Origin, sink: &mut impl FnMut(Event)) {
    reveal.cards.push(card);
    sink(Event::TurnedUp { card, origin });
}

/// Each chance card is replaced by the top card of the discard pile and the top card of the draw
/// pile; one that comes as a replacement is replaced in turn (MAX-32, MAX-33).
fn replace_chance(state: &mut State, reveal: &mut Reveal, sink: &mut impl FnMut(Event)) {
    let mut next = 0;
    while let Some(card) = reveal.cards.get(next).copied() {
        next += 1;
        if card != Card::CHANCE {
            continue;
        }
        if let Some(Lying { card, .. }) = state.discards.pop() {
            turn_up(reveal, card, Origin::Discard, sink);
        }
        // The cards turned up are the two that stay on the table (MAX-20).
        if let Some(card) = draw::top(state, 0, sink) {
            turn_up(reveal, card, Origin::Draw, sink);
        }
    }
}

/// Without virus and bomb the value decides: announced as high or lower is true (MAX-09, MAX-10).
fn compare(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    let Some(reveal) = &mut state.reveal else { return };
    let (announcer, judge, claim) = (reveal.announcer, reveal.judge, reveal.claim);
    let worth = value::best(&reveal.cards);
    reveal.worth = worth;
    sink(Event::Judged { announcer, claim, worth });
    if worth >= Some(claim) {
        settle(rules, state, judge, Why::Doubt, sink);
    } else {
        settle(rules, state, announcer, Why::Lie, sink);
    }
}

/// What helps against virus and bomb is shown: the point falls to the announcer (MAX-29, MAX-30).
pub(super) fn show(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    cards: Shown,
    sink: &mut impl FnMut(Event),
) {
    sink(Event::Shown { seat, cards });
    for card in cards.cards() {
        state.hands[seat.index()].take(card);
    }
    let Some(reveal) = &mut state.reveal else { return };
    reveal.shown = Some(cards);
    let announcer = reveal.announcer;
    settle(rules, state, announcer, Why::Antidote, sink);
}

/// Nothing is shown: the point falls to the revealer (MAX-29 to MAX-31).
pub(super) fn bear(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    sink(Event::Bore { seat });
    settle(rules, state, seat, Why::Trap, sink);
}

/// All cards shown go to the bottom of the discard pile (MAX-12); the points are noted and the next
/// round begins (MAX-11).
fn settle(
    rules: &Rules,
    state: &mut State,
    penalised: Seat,
    why: Why,
    sink: &mut impl FnMut(Event),
) {
    let Some(reveal) = &mut state.reveal else { return };
    let points = rules.doubt_costs(reveal.claim);
    reveal.penalty = Some((penalised, points, why));
    let (judge, announcer) = (reveal.judge, reveal.announcer);
    let shown = reveal.shown.into_iter().flat_map(Shown::cards);
    let open = reveal.cards.iter().copied().chain(shown).map(Lying::open);
    let lay_before = state.discards.len();
    state.discards.extend(open);
    state.discards.rotate_left(lay_before);
    penalise(state, penalised, points, why, sink);
    let starter = penalty::next_starter(rules, penalised, judge, announcer);
    penalty::end_round(rules, state, penalised, starter, sink);
}
