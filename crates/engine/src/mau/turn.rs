//! Whose turn it is: the end of a turn and of a deal.

use crate::card_set::CardSet;
use crate::limits::{MAX_IDLE_ROUNDS, MAX_SEATS};
use crate::mau::calls;
use crate::mau::event::{Ending, Event};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{EmptyPile, Enforced, LastThreat, PlayUntil};
use crate::mau::score;
use crate::mau::state::{Phase, State};
use crate::mau::threat;
use crate::seat::{Seat, SeatSet};

/// Ends the turn of `seat`: an announcement that was not followed by its card costs (LIV-08).
#[inline]
pub(super) fn end(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    end_before(rules, state, seat, false, sink);
}

/// [`end`] of a turn by which hands may `still` move.
#[inline]
pub(super) fn end_before(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    still: bool,
    sink: &mut impl FnMut(Event),
) {
    calls::check_announcements(rules, state, seat, still, sink);
    state.drawn = CardSet::EMPTY;
    (state.draws, state.dry, state.together) = (0, false, 0);
    state.idle += 1;
}

/// Ends the turn of `seat`; the next one is to act.
pub(super) fn hand_over(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    sink: &mut impl FnMut(Event),
) {
    end(rules, state, seat, sink);
    if state.wish_turns > 0 && state.wish.is_some() {
        state.wish_turns -= 1;
        if state.wish_turns == 0 {
            state.wish = None;
        }
    }
    state.phase = Phase::Turn;
    advance(rules, state, seat, sink);
}

/// The turn goes to the next seat after `seat`, past those who miss it.
#[inline]
pub(super) fn advance(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    let next = state.after(seat);
    advance_to(rules, state, next, seat, sink);
}

/// The turn goes to `seat`, or past those who miss it. `from` is who has just acted.
#[inline]
pub(super) fn advance_to(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    from: Seat,
    sink: &mut impl FnMut(Event),
) {
    state.turn = if state.playing.has(seat) { seat } else { state.after(seat) };
    if !state.misses.is_empty() || !state.waiting.is_empty() {
        pass_over(rules, state, sink);
    }
    begin(rules, state, from);
}

/// The turn goes past those who miss it.
#[inline(never)]
fn pass_over(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    while state.misses.has(state.turn) {
        state.misses.remove(state.turn);
        sink(Event::Missed { seat: state.turn });
        state.turn = state.after(state.turn);
    }
    // Whose last card lies has no turn: another seat lets it stand.
    if !state.waiting.is_empty() && calls::window_is_open(rules, state, state.turn) {
        state.turn = state.after(state.turn);
    }
}

/// Notes who has come to act after `from`: windows that last until one's own turn close.
///
/// Where the turn goes straight back to the seat that had it (a 9 that gives another turn, an 8
/// between two), nobody else could have acted: the window stays open until that seat acts.
#[inline]
pub(super) fn begin(rules: &Rules, state: &mut State, from: Seat) {
    let seat = state.turn;
    if seat != from && rules.catches_until_own_turn && !state.all_said() {
        for (index, call) in rules.calls.iter().enumerate() {
            if call.enforced == Enforced::CatchUntilOwnTurn {
                state.open[index].remove(seat);
            }
        }
    }
}

/// Lets seats without cards be out, unless a threat may still come back to them (LIV-09), a call
/// is owed (SCH-16) or they may still be accused, and ends the deal when it is decided or cannot
/// go on.
#[inline]
pub(super) fn settle(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    let all_play = state.waiting.is_empty() && state.places.is_empty() && state.lost.is_empty();
    let goes_on = rules.empty_pile != EmptyPile::EndDeal && !is_stuck(state);
    if !(all_play && goes_on) {
        settle_what_is_open(rules, state, sink);
    }
}

/// Whether no card has moved for too long.
#[inline]
fn is_stuck(state: &State) -> bool {
    u32::from(state.idle) > state.active() * u32::from(MAX_IDLE_ROUNDS)
}

#[inline(never)]
fn settle_what_is_open(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    if !state.waiting.is_empty() {
        let_out(rules, state, sink);
    }
    if !state.waiting.is_empty() || !state.places.is_empty() || !state.lost.is_empty() {
        if is_decided(rules, state) {
            return finish(rules, state, Ending::Out, sink);
        }
        if !state.playing.has(state.turn) {
            go_on_without(rules, state, sink);
        }
    }
    if rules.empty_pile == EmptyPile::EndDeal
        && state.draw_pile.is_empty()
        && state.phase != Phase::DealHands
    {
        return finish(rules, state, Ending::PileEmpty, sink);
    }
    if is_stuck(state) {
        finish(rules, state, Ending::Stuck, sink);
    }
}

/// Whether the deal is decided. Who is left alone without the others having gone out has won.
pub(super) fn is_decided(rules: &Rules, state: &mut State) -> bool {
    if state.active() <= 1 && state.places.is_empty() {
        state.playing.into_iter().for_each(|seat| state.places.push(seat));
        return true;
    }
    match rules.play_until {
        PlayUntil::FirstOut => !state.places.is_empty(),
        PlayUntil::OneLeft => state.active() <= 1,
    }
}

/// The seat to act is out, has lost or has withdrawn: somebody else is to act.
pub(super) fn go_on_without(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    let from = state.turn;
    match state.phase {
        Phase::Threat | Phase::Target | Phase::Give => {
            threat::ask_next(rules, state, from, sink);
        }
        // The next one begins, and wishes.
        Phase::Wish => advance(rules, state, from, sink),
        _ => {
            state.phase = Phase::Turn;
            state.drawn = CardSet::EMPTY;
            (state.draws, state.dry, state.together) = (0, false, 0);
            advance(rules, state, from, sink);
        }
    }
}

fn let_out(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    let threatened = matches!(state.phase, Phase::Threat | Phase::Target | Phase::Give);
    let held = threatened && rules.last_threat == LastThreat::MayComeBack;
    while let Some(seat) = state.waiting.as_slice().first().copied() {
        let watched = rules.cheat.is_some() && state.moment.seat == Some(seat);
        if held || watched || calls::owes(rules, state, seat) {
            break;
        }
        state.waiting.remove(seat);
        state.playing.remove(seat);
        state.places.push(seat);
        if state.places.len() == 1 {
            state.last_card = state.last_laid[seat.index()];
        }
        calls::forget(rules, state, seat);
        sink(Event::WentOut { seat, place: state.places.len() });
    }
}

/// Ends the deal and, if it was the last, the match.
pub(super) fn finish(
    rules: &Rules,
    state: &mut State,
    ending: Ending,
    sink: &mut impl FnMut(Event),
) {
    state.phase = Phase::Over(ending);
    state.points = score::points(rules, state, ending);
    for index in 0..MAX_SEATS {
        state.scores[index] = score::reset(rules, state.scores[index] + state.points[index]);
    }
    sink(Event::DealEnded { ending, points: state.points, hands: state.hands });
    let played = SeatSet::first(rules.seats).without(state.knocked_out);
    score::knock_out(rules, state);
    if let Some(winners) = score::match_winners(rules, state, played) {
        end_match(state, winners, sink);
    }
}

/// The match is over.
pub(super) fn end_match(state: &mut State, winners: SeatSet, sink: &mut impl FnMut(Event)) {
    state.match_over = true;
    state.winners = winners;
    sink(Event::MatchEnded { winners });
}
