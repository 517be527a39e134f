//! What must be said: announcing, making up for it, being caught or noticed.

use crate::card::Card;
use crate::mau::draw::draw;
use crate::mau::event::{DrawReason, Event};
use crate::mau::moves::CallIndex;
use crate::mau::rules::doc::{Due, Enforced};
use crate::mau::rules::{Call, Rules};
use crate::mau::state::{Phase, State, nobody};
use crate::seat::{Seat, SeatSet};

/// Makes a call: before laying it is an announcement, afterwards it makes up for the omission.
pub(super) fn call(state: &mut State, seat: Seat, call: CallIndex, sink: &mut impl FnMut(Event)) {
    let index = usize::from(call);
    if state.open[index].has(seat) {
        state.open[index].remove(seat);
        state.called[index].add(seat);
    } else {
        state.announced[index].add(seat);
    }
    sink(Event::Called { seat, call });
}

/// `by` catches `seat`, which draws and plays on (LIV-07). If it has left nothing out, `by` draws.
pub(super) fn catch(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    by: Seat,
    call: CallIndex,
    sink: &mut impl FnMut(Event),
) {
    let index = usize::from(call);
    let rule = &rules.calls[index];
    if !state.open[index].has(seat) {
        sink(Event::FalseCatch { seat, by, call });
        draw(rules, state, by, rule.false_catch, DrawReason::FalseCatch, sink);
        return;
    }
    state.open[index].remove(seat);
    sink(Event::Caught { seat, by, call });
    draw(rules, state, seat, rule.penalty, DrawReason::Caught, sink);
}

/// Who can be caught by `by` in vain: those still in the deal who have not left the call out.
pub(super) fn caught_in_vain(rules: &Rules, state: &State, by: Seat, index: usize) -> SeatSet {
    let rule = &rules.calls[index];
    let begun = !state.is_over() && state.phase != Phase::DealHands;
    if rule.false_catch == 0 || !begun || !rule.enforced.can_be_caught() || !state.playing.has(by) {
        return SeatSet::EMPTY;
    }
    state.playing.without(state.open[index]).without(SeatSet::of(by))
}

/// Before any turn is taken: windows close, and the table notices what was left out (SCH-16).
pub(super) fn close_windows(
    rules: &Rules,
    state: &mut State,
    actor: Seat,
    sink: &mut impl FnMut(Event),
) {
    // What falls due by a penalty drawn here is of the next window.
    let open = state.open;
    for (index, call) in rules.calls.iter().enumerate() {
        let due = open[index].and(state.open[index]);
        if due.is_empty() {
            continue;
        }
        match call.enforced {
            Enforced::Nobody
            | Enforced::Reminder
            | Enforced::Automatic
            | Enforced::CatchUntilNextMove => state.open[index] = state.open[index].without(due),
            Enforced::CatchUntilOwnTurn => state.open[index].remove(actor),
            Enforced::Table => {
                state.open[index] = state.open[index].without(due);
                for seat in due {
                    sink(Event::CallMissed { seat, call: index as u8 });
                    draw(rules, state, seat, call.penalty, DrawReason::CallMissed, sink);
                }
            }
        }
    }
}

/// Whether a call falls due when laying `card` leaves `left` cards.
pub(super) fn falls_due(call: &Call, left: u8, card: Card) -> bool {
    call.at.is_none_or(|at| at == left) && call.cards.has(card)
}

/// After `seat` has laid down to `left` cards: calls fall due, and those for more cards are past.
#[inline]
pub(super) fn fall_due(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    left: u8,
    card: Card,
    sink: &mut impl FnMut(Event),
) {
    if rules.calls_at(left) || !state.no_call_stands() {
        fall_due_or_pass(rules, state, seat, left, card, sink);
    }
}

#[inline(never)]
fn fall_due_or_pass(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    left: u8,
    card: Card,
    sink: &mut impl FnMut(Event),
) {
    for (index, call) in rules.calls.iter().enumerate() {
        if falls_due(call, left, card) {
            owe(rules, state, seat, index, sink);
        } else if call.at.is_none_or(|at| at > left) {
            state.open[index].remove(seat);
            state.called[index].remove(seat);
        }
    }
}

/// After the hand of `seat`, which had `before` cards, has changed without a card laid: calls that
/// fall due however a hand comes to its number of cards (ERF-49).
pub(super) fn reach(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    before: u32,
    sink: &mut impl FnMut(Event),
) {
    let count = state.hands[seat.index()].len();
    if !rules.due_by_number || count == before || !state.playing.has(seat) {
        return;
    }
    for (index, call) in rules.calls.iter().enumerate() {
        let reached = call.due == Due::Reached && call.at.map(u32::from) == Some(count);
        if reached && !state.called[index].has(seat) && !state.open[index].has(seat) {
            owe(rules, state, seat, index, sink);
        }
    }
}

/// The call is due from `seat`: said already, said by the table, or left out so far.
fn owe(rules: &Rules, state: &mut State, seat: Seat, index: usize, sink: &mut impl FnMut(Event)) {
    if state.announced[index].has(seat) {
        state.announced[index].remove(seat);
        state.called[index].add(seat);
    } else if rules.calls[index].enforced == Enforced::Automatic {
        state.called[index].add(seat);
        sink(Event::Called { seat, call: index as u8 });
    } else {
        state.open[index].add(seat);
    }
}

/// After `seat` has drawn: calls for fewer cards than it holds now no longer stand.
#[inline]
pub(super) fn lapse(rules: &Rules, state: &mut State, seat: Seat) {
    if !state.no_call_stands() {
        lapse_those_for_fewer(rules, state, seat);
    }
}

#[inline(never)]
fn lapse_those_for_fewer(rules: &Rules, state: &mut State, seat: Seat) {
    let count = state.hands[seat.index()].len();
    for (index, call) in rules.calls.iter().enumerate() {
        if call.at.is_some_and(|at| count > u32::from(at)) {
            state.open[index].remove(seat);
            state.called[index].remove(seat);
        }
    }
}

/// Who is out of the deal has nothing more to call.
pub(super) fn forget(rules: &Rules, state: &mut State, seat: Seat) {
    for index in 0..rules.calls.len() {
        state.open[index].remove(seat);
        state.called[index].remove(seat);
        state.announced[index].remove(seat);
    }
}

/// At the end of a turn: an announcement without its card costs (LIV-08). Where hands may `still`
/// move by that turn, those stay that this could make true (ERF-49).
#[inline]
pub(super) fn check_announcements(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    still: bool,
    sink: &mut impl FnMut(Event),
) {
    if nobody(&state.announced) {
        return;
    }
    check_those(rules, state, seat, |call| !(still && call.due == Due::Reached), sink);
}

/// When no hand moves any more by that turn: those that had stayed.
pub(super) fn check_those_left(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    sink: &mut impl FnMut(Event),
) {
    check_those(rules, state, seat, |call| call.due == Due::Reached, sink);
}

fn check_those(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    which: impl Fn(&Call) -> bool,
    sink: &mut impl FnMut(Event),
) {
    for (index, call) in rules.calls.iter().enumerate().filter(|(_, call)| which(call)) {
        if state.announced[index].has(seat) {
            state.announced[index].remove(seat);
            if call.false_penalty > 0 {
                sink(Event::FalseCall { seat, call: index as u8 });
                draw(rules, state, seat, call.false_penalty, DrawReason::FalseCall, sink);
            }
        }
    }
}

/// Whether `seat`, rid of all cards, still owes a call that somebody sees to.
pub(super) fn owes(rules: &Rules, state: &State, seat: Seat) -> bool {
    rules.calls.iter().enumerate().any(|(index, call)| {
        call.at.is_none_or(|at| at == 0) && is_seen_to(call.enforced) && state.open[index].has(seat)
    })
}

/// Whether leaving the call out can cost anything.
pub(super) const fn is_seen_to(enforced: Enforced) -> bool {
    matches!(enforced, Enforced::Table) || enforced.can_be_caught()
}

/// Whether a last card lies on the table whose player may still be caught, or accused.
#[inline]
pub(super) fn last_card_lies(rules: &Rules, state: &State) -> bool {
    last_card(rules, state).is_some()
}

/// Whose last card lies on the table until the seat to act lets it stand (VER-28).
#[inline]
pub(super) fn last_card(rules: &Rules, state: &State) -> Option<Seat> {
    if state.waiting.is_empty() {
        return None;
    }
    waiting_card(rules, state)
}

#[inline(never)]
fn waiting_card(rules: &Rules, state: &State) -> Option<Seat> {
    if !(rules.last_card_can_be_caught || rules.cheat.is_some()) {
        return None;
    }
    let waiting = state.waiting.as_slice().iter().copied();
    waiting.filter(|seat| *seat != state.turn).find(|seat| window_is_open(rules, state, *seat))
}

/// Whether `seat` waits without cards and may still be caught, or accused.
pub(super) fn window_is_open(rules: &Rules, state: &State, seat: Seat) -> bool {
    let accusable = rules.cheat.is_some() && state.moment.seat == Some(seat);
    let caught = || {
        rules.calls.iter().enumerate().any(|(index, call)| {
            call.at.is_none_or(|at| at == 0)
                && call.enforced == Enforced::CatchUntilNextMove
                && state.open[index].has(seat)
        })
    };
    state.waiting.as_slice().contains(&seat) && (accusable || caught())
}
