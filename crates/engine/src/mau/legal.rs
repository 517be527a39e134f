//! Listing legal moves, by table look-ups. [`super::check`] answers the same question from the
//! document itself; tests hold the two against each other.

use crate::card::Suit;
use crate::card_set::KindSet;
use crate::mau::calls;
use crate::mau::moves::{Move, MoveList};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{AnswerAction, DrawThen, DrawWhen};
use crate::mau::state::{Phase, State};
use crate::seat::{Seat, SeatSet};

/// The seats that have a legal move.
pub(super) fn to_act(rules: &Rules, state: &State) -> SeatSet {
    if state.is_over() {
        return SeatSet::EMPTY;
    }
    let mut seats = SeatSet::of(state.turn);
    for (index, call) in rules.calls.iter().enumerate() {
        let open = state.open[index];
        if open.is_empty() {
            continue;
        }
        seats = seats.or(open);
        if calls::can_be_caught(call.enforced) {
            // Everybody can catch somebody else; alone at fault, one cannot catch oneself.
            let catchers =
                if open.len() == 1 { state.playing.without(open) } else { state.playing };
            seats = seats.or(catchers);
        }
    }
    seats
}

/// Lists the legal moves of `seat`.
pub(super) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveList) {
    moves.clear();
    if state.is_over() || !state.playing.has(seat) {
        return;
    }
    let own_turn = state.turn == seat;
    if own_turn {
        turn_moves(rules, state, seat, moves);
    }
    for (index, call) in rules.calls.iter().enumerate() {
        let open = state.open[index];
        let announce = own_turn
            && call.before_laying
            && !state.announced[index].has(seat)
            && state.hands[seat.index()].len() > u32::from(call.at);
        if announce || open.has(seat) {
            moves.push(Move::Call { call: index as u8 });
        }
        if !open.is_empty() && calls::can_be_caught(call.enforced) {
            for other in open.without(SeatSet::of(seat)) {
                moves.push(Move::Catch { seat: other, call: index as u8 });
            }
        }
    }
}

fn turn_moves(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveList) {
    if calls::last_card_lies(rules, state) {
        return moves.push(Move::Pass);
    }
    let hand = state.hands[seat.index()].kinds();
    match state.phase {
        Phase::Turn => {
            let fitting = hand.and(playable(rules, state));
            push_plays(rules, fitting, moves);
            if rules.draw_when == DrawWhen::AnyTime || fitting.is_empty() {
                moves.push(Move::Draw);
            }
        }
        Phase::Drawn => {
            let offered = match rules.draw_then {
                DrawThen::LayDrawn => hand.and(state.drawn.kinds()),
                DrawThen::LayAny => hand,
                DrawThen::Nothing => KindSet::EMPTY,
            };
            push_plays(rules, offered.and(playable(rules, state)), moves);
            moves.push(Move::Pass);
        }
        Phase::Threat { rule, chain, .. } => {
            let threat = &rules.threats[usize::from(rule)];
            if threat.can_be_answered(chain) {
                let fitting = threat.fitting_answers.and(playable(rules, state));
                let answers = threat.answers.without(beyond_run(rules, state)).or(fitting);
                let answers = hand.and(answers);
                for card in answers {
                    let of_card = KindSet::of(card);
                    if threat.action[card.index()] == AnswerAction::Cancel {
                        moves.push(Move::Play { card, wish: None });
                    } else {
                        push_plays(rules, of_card, moves);
                    }
                }
            }
            moves.push(Move::Bear);
        }
        Phase::Over(_) => {}
    }
}

/// What fits now: on the top card, or what meets the wish.
#[inline]
fn playable(rules: &Rules, state: &State) -> KindSet {
    let top = state.top().index();
    let fitting = match state.wish {
        None => rules.fits[top],
        Some(suit) => rules.meets[suit as usize].without(rules.banned[top]),
    };
    fitting.without(beyond_run(rules, state))
}

/// The top card's rank, when as many of it lie on one another as may (SCH-10).
#[inline]
fn beyond_run(rules: &Rules, state: &State) -> KindSet {
    let top = state.top();
    match (rules.longest_run[top.index()], top.rank()) {
        (1.., Some(rank)) if state.run >= rules.longest_run[top.index()] => KindSet::rank(rank),
        _ => KindSet::EMPTY,
    }
}

#[inline]
fn push_plays(rules: &Rules, kinds: KindSet, moves: &mut MoveList) {
    for card in kinds.without(rules.wishers) {
        moves.push(Move::Play { card, wish: None });
    }
    for card in kinds.and(rules.wishers) {
        for suit in Suit::ALL {
            moves.push(Move::Play { card, wish: Some(suit) });
        }
    }
}
