//! Listing honest moves, by table look-ups. [`super::check`] answers the same question from the document
//! itself; tests compare the two.

use crate::card_set::KindSet;
use crate::mau::calls::listing;
use crate::mau::dormant::{barred, unfit};
use crate::mau::draw::{Besides, offered};
use crate::mau::end::last_card_lies;
use crate::mau::fit::held_back::left_by_rest;
use crate::mau::fit::playable;
use crate::mau::lay::{jump_in, together};
use crate::mau::moves::Move;
use crate::mau::phase::Phase;
use crate::mau::plays::{Moves, Plays};
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::threat::{answers, further_answers, targets};
use crate::mau::{effects, plays};
use crate::seat::{Seat, SeatSet};

/// The seats that have an honest move.
#[inline]
pub(super) fn to_act(rules: &Rules, state: &State) -> SeatSet {
    if state.is_over() {
        return SeatSet::EMPTY;
    }
    let mut seats = SeatSet::of(state.turn);
    match state.phase {
        Phase::Trial => return seats,
        Phase::Asked => {
            return state.kept.question.map_or(seats, |question| question.asked(state.turn));
        }
        _ => {}
    }
    if !state.all_said() {
        seats = seats.or(listing::callers_and_catchers(rules, state));
    }
    if rules.says_any_time {
        seats = seats.or(listing::speakers(rules, state));
    }
    if rules.jump_in.is_some() {
        seats = seats.or(jump_in::jumpers(rules, state, state.playing.without(seats)));
    }
    seats
}

/// Adds the honest moves of `seat`.
#[inline]
pub(super) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    let own_turn = state.turn == seat;
    match state.phase {
        // A seat that has just gone out may be asked as well.
        Phase::Asked => return effects::answers(rules, state, seat, moves),
        Phase::Over(_) => return,
        _ if !state.playing.has(seat) => return,
        Phase::Trial if own_turn => {
            moves.put(Move::Judge { guilty: true });
            return moves.put(Move::Judge { guilty: false });
        }
        Phase::Trial => return,
        _ => {}
    }
    if own_turn && state.waiting.is_empty() && state.all_said() {
        // By far the most common case: no last card lies, and nobody owes a call.
        if is_course(state.phase) {
            lay_or_draw(rules, state, seat, moves);
        } else {
            asked_moves(rules, state, seat, moves);
            if !is_amid(state.phase) {
                return listing::say(rules, state, seat, moves);
            }
        }
        return listing::announce(rules, state, seat, moves);
    }
    if own_turn {
        turn_moves(rules, state, seat, moves);
    } else if let Some(rule) = rules.jump_in.as_deref() {
        let cards = jump_in::jump_ins(rules, state, seat);
        if rule.only_lies() {
            moves.lay_plain(cards);
        } else if state.phase == Phase::Threat {
            // In an answer a copying card counts as itself.
            let forms_of = |card| Plays::Answer.forms(rules, state, card);
            plays::push_in_runs(None, cards, KindSet::ALL, moves, forms_of);
        } else {
            plays::push(rules, state, cards, Plays::full(rules, state, seat), moves);
        }
    }
    if (own_turn && rules.announces) || !state.all_said() {
        listing::say(rules, state, seat, moves);
    }
    if rules.says_any_time && !own_turn {
        listing::say_any_time(rules, state, seat, moves);
    }
}

/// Whether the seat to act begins its turn or goes on with it.
const fn is_course(phase: Phase) -> bool {
    matches!(phase, Phase::Turn | Phase::Drawn | Phase::Further)
}

/// Whether the seat to act goes on with its turn, or answers.
const fn is_amid(phase: Phase) -> bool {
    matches!(phase, Phase::Together | Phase::Threat)
}

fn turn_moves(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    if last_card_lies(rules, state) {
        return moves.put(Move::Pass);
    }
    if is_course(state.phase) {
        lay_or_draw(rules, state, seat, moves);
    } else {
        asked_moves(rules, state, seat, moves);
    }
}

/// What the seat to act may do as it begins its turn, has drawn, or lays on.
#[inline(always)]
fn lay_or_draw(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    let fitting = layable(rules, state, seat);
    if state.phase == Phase::Turn {
        plays::push(rules, state, fitting, Plays::full(rules, state, seat), moves);
        besides(Besides::laying(rules, state, fitting), moves);
    } else if state.phase == Phase::Drawn {
        let lay = fitting.and(offered(rules, state));
        plays::push(rules, state, lay, Plays::full(rules, state, seat), moves);
        besides(Besides::laying(rules, state, lay), moves);
    } else {
        plays::push(rules, state, fitting, Plays::full(rules, state, seat), moves);
        moves.put(Move::Pass);
    }
}

#[inline(always)]
fn besides(besides: Besides, moves: &mut impl Moves) {
    if besides.draw {
        moves.put(Move::Draw);
    }
    if besides.pass {
        moves.put(Move::Pass);
    }
}

/// What the seat to act may do where it neither begins its turn nor has drawn.
fn asked_moves(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    match state.phase {
        Phase::Together => {
            let goes_with = together::going_with(rules, state, seat);
            if state.is_answering() {
                further_answers(rules, state, goes_with, moves);
            } else {
                plays::push(rules, state, goes_with, Plays::full(rules, state, seat), moves);
            }
            if together::may_stop(rules, state, goes_with) {
                moves.put(Move::Pass);
            }
        }
        Phase::Threat => {
            answers(rules, state, seat, moves);
            moves.put(Move::Accept);
        }
        Phase::Target => {
            targets(rules, state).for_each(|seat| moves.put(Move::Target { seat }));
        }
        Phase::Give => moves.give(state.hands[seat.index()].kinds()),
        Phase::DealHands => {
            let (min, max) = rules.hand_bounds(state.playing.len());
            (min..=max).for_each(|cards| moves.put(Move::DealHands { cards }));
        }
        Phase::Wish => plays::push_wishes(state, rules.effects[state.face.index()].wish, moves),
        Phase::Turn
        | Phase::Drawn
        | Phase::Further
        | Phase::Trial
        | Phase::Asked
        | Phase::Over(_) => {}
    }
}

/// The kinds that `seat` may honestly lay at the start of its turn.
#[inline(always)]
pub(super) fn layable(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let fitting = state.hands[seat.index()].kinds().and(playable(rules, state));
    let left = if rules.sifts { sifted(rules, state, seat, fitting) } else { fitting };
    plays::not_banned_as_last(rules, state, seat, left)
}

/// Those of `fitting` that are neither dormant nor held back by the rest of the hand.
#[inline(never)]
fn sifted(rules: &Rules, state: &State, seat: Seat, fitting: KindSet) -> KindSet {
    let barred = barred(rules, state, seat).or(unfit(rules, state, seat));
    let hand = state.hands[seat.index()];
    left_by_rest(rules, state, hand, fitting.without(barred), barred)
}
