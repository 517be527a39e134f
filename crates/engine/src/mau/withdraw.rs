//! A seat that plays no further in this match: its cards are laid aside, and the others go on as if
//! it were not there (LIV-19).

use crate::card_set::CardSet;
use crate::mau::apply;
use crate::mau::calls;
use crate::mau::event::{Ending, Event};
use crate::mau::moment::{Moment, Moved};
use crate::mau::rules::{Rules, Threat};
use crate::mau::score;
use crate::mau::state::{Phase, State};
use crate::mau::threat;
use crate::mau::turn;
use crate::seat::{Seat, SeatSet};

/// Takes `seat` out of the match; says whether that was possible. The rules are those in force.
pub(super) fn withdraw(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    sink: &mut impl FnMut(Event),
) -> bool {
    if seat.0 >= state.seats || state.match_over || state.withdrawn.has(seat) {
        return false;
    }
    state.withdrawn.add(seat);
    // No deal counts it any more, and it can win none.
    state.knocked_out.add(seat);
    sink(Event::Withdrew { seat });
    if state.is_over() {
        // What it still held lies open, and the points of the deal have been noted.
        if let Some(winners) = score::last_one_left(rules, state) {
            turn::end_match(state, winners, sink);
        }
        return true;
    }
    let played = state.playing.has(seat);
    let (lay, untold) = (calls::last_card(rules, state), state.threat);
    take_out(rules, state, seat);
    if played {
        go_on(rules, state, seat, sink);
    }
    if lay != calls::last_card(rules, state) {
        apply::tell_last_card(rules, state, &untold, sink);
    }
    true
}

/// The others go on: past what is asked of `seat`, and past a choice that has become none.
fn go_on(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    if turn::is_decided(rules, state) {
        return turn::finish(rules, state, Ending::Out, sink);
    }
    let turn = state.turn;
    match state.phase {
        Phase::DealHands if turn == seat => state.turn = state.after(seat),
        Phase::DealHands => {}
        Phase::Threat | Phase::Target | Phase::Give if is_void(rules, state) => {
            threat::ask_next(rules, state, turn, sink);
        }
        _ if turn == seat => turn::go_on_without(rules, state, sink),
        Phase::Target => threat::choose(rules, state, turn, sink),
        Phase::Give if state.threat.victim == seat => {
            threat::ask_next(rules, state, turn, sink);
        }
        _ => {}
    }
    if !state.is_over() {
        turn::settle(rules, state, sink);
    }
}

/// Lays the cards aside and forgets what stands open at this seat.
fn take_out(rules: &Rules, state: &mut State, seat: Seat) {
    let hand = std::mem::replace(&mut state.hands[seat.index()], CardSet::EMPTY);
    state.aside = state.aside.plus(hand);
    state.playing.remove(seat);
    state.lost.remove(seat);
    state.misses.remove(seat);
    state.waiting.remove(seat);
    calls::forget(rules, state, seat);
    let was_first = state.places.as_slice().first() == Some(&seat);
    state.places.remove(seat);
    if was_first {
        let first = state.places.as_slice().first();
        state.last_card = first.and_then(|first| state.last_laid[first.index()]);
    }
    if state.moment.seat == Some(seat) || state.moment.rotated {
        // Nobody is left to be accused, or the hands can no longer go back to where they were.
        state.moment = Moment::NONE;
    }
    state.moment.drew[seat.index()] = CardSet::EMPTY;
    for moved in &mut state.moment.moved {
        // Where one has gone, cards stay with the other.
        if moved.seats.contains(&seat) {
            *moved = Moved::NOTHING;
        }
    }
    state.moment.before.misses.remove(seat);
    state.threat.pending.remove(seat);
    if is_void(rules, state) {
        (state.threat.pending, state.threat.gift) = (SeatSet::EMPTY, None);
    }
}

/// Whether hands can no longer move to or from the author of the threat, who has withdrawn.
fn is_void(rules: &Rules, state: &State) -> bool {
    let named = matches!(state.phase, Phase::Threat | Phase::Target | Phase::Give);
    let threat = rules.threats.get(usize::from(state.threat.rule));
    named && state.withdrawn.has(state.threat.author) && threat.is_some_and(Threat::moves_hands)
}
