//! The only place where a move changes a state.

use crate::card::{Card, Suit};
use crate::limits::MAX_MOVES_PER_DEAL;
use crate::mau::calls;
use crate::mau::draw::draw;
use crate::mau::event::{DrawReason, Ending, Event};
use crate::mau::moves::Move;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{AnswerAction, DrawThen, WithTwo};
use crate::mau::state::{Phase, State};
use crate::mau::turn;
use crate::seat::Seat;

/// Makes a legal move.
pub(super) fn apply(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    mv: Move,
    sink: &mut impl FnMut(Event),
) {
    state.moves += 1;
    match mv {
        Move::Call { call } => calls::call(state, seat, call, sink),
        Move::Catch { seat: caught, call } => calls::catch(rules, state, caught, seat, call, sink),
        turn_move => take_turn(rules, state, seat, turn_move, sink),
    }
    if !state.is_over() {
        turn::settle(rules, state, sink);
    }
    if state.moves >= MAX_MOVES_PER_DEAL && !state.is_over() {
        turn::finish(rules, state, Ending::Capped, sink);
    }
}

fn take_turn(rules: &Rules, state: &mut State, seat: Seat, mv: Move, sink: &mut impl FnMut(Event)) {
    let only_lets_stand = calls::last_card_lies(rules, state);
    calls::close_windows(rules, state, seat, sink);
    if only_lets_stand {
        return sink(Event::Passed { seat });
    }
    match mv {
        Move::Play { card, wish } => lay(rules, state, seat, card, wish, sink),
        Move::Draw => {
            state.drawn = draw(rules, state, seat, rules.draw_count, DrawReason::Turn, sink);
            state.phase = Phase::Drawn;
            if rules.draw_then == DrawThen::Nothing {
                hand_over(rules, state, seat, sink);
            }
        }
        Move::Bear => bear(rules, state, seat, sink),
        Move::Pass => {
            sink(Event::Passed { seat });
            hand_over(rules, state, seat, sink);
        }
        Move::Call { .. } | Move::Catch { .. } => {}
    }
}

/// Ends the turn; the next seat is to act.
fn hand_over(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    turn::end(rules, state, seat, sink);
    state.phase = Phase::Turn;
    state.turn = state.after(seat);
    turn::begin(rules, state, seat);
}

/// Suffers the threat: draws, then takes the turn or misses it.
fn bear(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    let Phase::Threat { rule, draw: count, .. } = state.phase else { return };
    if count > 0 {
        draw(rules, state, seat, count, DrawReason::Threat, sink);
    }
    state.phase = Phase::Turn;
    // Seats that waited for this threat are out now, before the turn goes on.
    turn::settle(rules, state, sink);
    if state.is_over() || !rules.threats[usize::from(rule)].misses {
        return;
    }
    turn::end(rules, state, seat, sink);
    turn::miss(state, seat, sink);
    turn::begin(rules, state, seat);
}

fn lay(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    card: Card,
    wish: Option<Suit>,
    sink: &mut impl FnMut(Event),
) {
    state.hands[seat.index()].take(card);
    let on_own_rank = card.rank().is_some() && card.rank() == state.top().rank();
    state.run = if on_own_rank { state.run.saturating_add(1) } else { 1 };
    state.discard_pile.push(card);
    state.wish = wish;
    state.idle = 0;
    sink(Event::Played { seat, card, wish });
    let left = state.hands[seat.index()].len() as u8;
    calls::fall_due(rules, state, seat, left);
    if left == 0 {
        state.waiting.push(seat);
    }
    match state.phase {
        Phase::Threat { rule, draw, chain } => {
            match rules.threats[usize::from(rule)].action[card.index()] {
                AnswerAction::PassOn(more) => {
                    turn_direction(rules, state, card, sink);
                    turn::end(rules, state, seat, sink);
                    let victim = state.after(seat);
                    let draw = draw.saturating_add(more);
                    turn::threaten(rules, state, victim, rule, draw, chain.saturating_add(1), sink);
                    turn::begin(rules, state, seat);
                }
                AnswerAction::Cancel => {
                    sink(Event::Cancelled { seat });
                    hand_over(rules, state, seat, sink);
                }
            }
        }
        _ => take_effect(rules, state, seat, card, left, sink),
    }
}

/// What a card does that was laid on one's own turn without a threat.
fn take_effect(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    card: Card,
    left: u8,
    sink: &mut impl FnMut(Event),
) {
    let effect = rules.effects[card.index()];
    let other_misses = turn_direction(rules, state, card, sink);
    if effect.again && left > 0 {
        sink(Event::Again { seat });
        state.phase = Phase::Turn;
        state.drawn = Default::default();
        return;
    }
    turn::end(rules, state, seat, sink);
    state.phase = Phase::Turn;
    state.turn = state.after(seat);
    if other_misses {
        let other = state.turn;
        turn::miss(state, other, sink);
    } else if let Some(rule) = effect.threat {
        let victim = state.turn;
        let draw = rules.threats[usize::from(rule)].draw;
        turn::threaten(rules, state, victim, rule, draw, 1, sink);
    }
    turn::begin(rules, state, seat);
}

/// Turns the direction if the card does. Between two seats it may make the other miss instead;
/// says whether it does.
fn turn_direction(
    rules: &Rules,
    state: &mut State,
    card: Card,
    sink: &mut impl FnMut(Event),
) -> bool {
    match rules.effects[card.index()].reverse {
        None => false,
        Some(with_two) if state.active() <= 2 => with_two == WithTwo::OtherMisses,
        Some(_) => {
            state.direction = state.direction.reversed();
            sink(Event::Reversed { direction: state.direction });
            false
        }
    }
}
