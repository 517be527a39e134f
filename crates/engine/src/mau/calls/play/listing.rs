//! Listing spoken moves: calls, and catching seats that have left one out.

use super::calling::caught_in_vain;
use crate::mau::end::last_card_lies;
use crate::mau::moves::Move;
use crate::mau::phase::Phase;
use crate::mau::plays::Moves;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Due;
use crate::mau::state::State;
use crate::mau::threat::Threat;
use crate::seat::{Seat, SeatSet};

/// Seats that may make up for a call left out, or catch others.
#[inline(never)]
pub(in crate::mau) fn callers_and_catchers(rules: &Rules, state: &State) -> SeatSet {
    let mut seats = SeatSet::EMPTY;
    for (index, call) in rules.calls.iter().enumerate() {
        let open = state.open[index];
        if open.is_empty() {
            continue;
        }
        if call.afterwards {
            seats = seats.or(open);
        }
        if call.enforced.can_be_caught() {
            // Everybody can catch somebody else; a seat alone at fault cannot catch itself.
            let catchers =
                if open.len() == 1 { state.playing.without(open) } else { state.playing };
            seats = seats.or(catchers);
        }
    }
    seats
}

/// Calls that the seat to act may make before laying, where none is open and no last card lies.
#[inline(always)]
pub(in crate::mau) fn announce(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    if !rules.announces {
        return;
    }
    let mut calls = rules.announceable.with(state.hands[seat.index()].len());
    let mut left = calls;
    while left != 0 {
        let call = left.trailing_zeros();
        left &= left - 1;
        calls ^= u8::from(state.announced[call as usize].has(seat)) << call;
    }
    moves.calls(calls);
}

/// Whether anybody may speak now: between two moves, and not while a last card lies.
fn may_speak(state: &State) -> bool {
    let between =
        matches!(state.phase, Phase::Turn | Phase::Further | Phase::Threat | Phase::Drawn);
    between && state.waiting.is_empty()
}

/// Seats that have a call to make that may be made at any time.
#[cold]
pub(in crate::mau) fn speakers(rules: &Rules, state: &State) -> SeatSet {
    if !may_speak(state) {
        return SeatSet::EMPTY;
    }
    let any_time = rules.calls.iter().zip(&state.announced).filter(|(call, _)| call.any_time);
    let speakers = any_time.map(|(_, said)| state.playing.without(*said));
    speakers.fold(SeatSet::EMPTY, SeatSet::or)
}

/// Calls that `seat` may make out of turn, each once until its next turn is over.
#[cold]
pub(in crate::mau) fn say_any_time(
    rules: &Rules,
    state: &State,
    seat: Seat,
    moves: &mut impl Moves,
) {
    if !may_speak(state) {
        return;
    }
    for (index, call) in rules.calls.iter().enumerate() {
        if call.any_time && !state.announced[index].has(seat) {
            moves.put(Move::Call { call: index as u8 });
        }
    }
}

/// Calls that may be made, and seats that may be caught.
#[inline(never)]
pub(in crate::mau) fn say(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    let may_announce = state.turn == seat && !last_card_lies(rules, state);
    let announceable = rules.announceable.with(state.hands[seat.index()].len());
    for (index, call) in rules.calls.iter().enumerate() {
        let open = state.open[index];
        let announces = || {
            announceable >> index & 1 == 1
                && !state.announced[index].has(seat)
                && in_time(rules, state, seat, call.due)
        };
        if (open.has(seat) && call.afterwards) || (may_announce && announces()) {
            moves.put(Move::Call { call: index as u8 });
        }
        if !open.is_empty() && call.enforced.can_be_caught() {
            moves.catch(open.without(SeatSet::of(seat)), index as u8);
        }
    }
}

/// Whether the seat to act may make a call with this `due` before laying, in this phase.
fn in_time(rules: &Rules, state: &State, seat: Seat, due: Due) -> bool {
    match state.phase {
        Phase::DealHands | Phase::Wish => false,
        // A number of cards that this threat brings about may be called before (ERF-49).
        Phase::Target | Phase::Give => {
            due == Due::Reached && state.threat.author == seat && moves_hands(rules, state)
        }
        _ => true,
    }
}

/// Whether the threat in force makes cards change hands.
fn moves_hands(rules: &Rules, state: &State) -> bool {
    rules.threats.get(usize::from(state.threat.rule)).is_some_and(Threat::moves_hands)
}

/// Adds the catches that `seat` may make in vain.
pub(in crate::mau) fn catches_in_vain(
    rules: &Rules,
    state: &State,
    seat: Seat,
    moves: &mut Vec<Move>,
) {
    for index in 0..rules.calls.len() {
        let others = caught_in_vain(rules, state, seat, index);
        moves.extend(others.map(|seat| Move::Catch { seat, call: index as u8 }));
    }
    // A call that matches the number of cards of the seat to catch comes first.
    moves.sort_by_key(|it| match *it {
        Move::Catch { seat, call } => {
            rules.calls[usize::from(call)].at.map(u32::from)
                != Some(state.hands[seat.index()].len())
        }
        _ => true,
    });
}
