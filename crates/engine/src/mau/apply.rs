//! The only place where a move changes a state.

use crate::limits::MAX_MOVES_PER_DEAL;
use crate::mau::calls;
use crate::mau::cheat;
use crate::mau::draw::draw;
use crate::mau::event::{DrawReason, Ending, Event};
use crate::mau::lay;
use crate::mau::legal;
use crate::mau::moment::Moment;
use crate::mau::moves::Move;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::DrawThen;
use crate::mau::setup;
use crate::mau::standing::Standing;
use crate::mau::start;
use crate::mau::state::{Phase, State};
use crate::mau::threat;
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
    let lay = calls::last_card(rules, state);
    // Only a last card that no longer lies leaves something to tell of the threat.
    let untold = lay.map(|_| state.threat);
    match mv {
        Move::Call { call } => calls::call(state, seat, call, sink),
        Move::Catch { seat: caught, call } => calls::catch(rules, state, caught, seat, call, sink),
        Move::Accuse { seat: accused } => cheat::accuse(rules, state, accused, seat, sink),
        turn_move => take_turn(rules, state, seat, turn_move, sink),
    }
    if !state.is_over() {
        turn::settle(rules, state, sink);
    }
    if lay != calls::last_card(rules, state) {
        tell_last_card(rules, state, &untold.unwrap_or(Standing::NONE), sink);
    }
    if state.moves >= MAX_MOVES_PER_DEAL && !state.is_over() {
        turn::finish(rules, state, Ending::Capped, sink);
    }
}

/// A last card lies now, or does no longer. What it threatens with comes only then (VER-28);
/// `untold` is the threat as it was before.
#[cold]
pub(super) fn tell_last_card(
    rules: &Rules,
    state: &State,
    untold: &Standing,
    sink: &mut impl FnMut(Event),
) {
    match calls::last_card(rules, state) {
        Some(seat) if !state.is_over() => sink(Event::LastCard { seat, by: state.turn }),
        None if state.phase == Phase::Threat && untold.is_asked_as(&state.threat) => {
            threat::announce(rules, state, sink);
        }
        _ => {}
    }
}

fn take_turn(rules: &Rules, state: &mut State, seat: Seat, mv: Move, sink: &mut impl FnMut(Event)) {
    let lies = calls::last_card(rules, state);
    let only_lets_stand = lies.is_some();
    if rules.cheat.is_some() && state.phase != Phase::Wish {
        cheat::note(rules, state, seat, mv, only_lets_stand);
    }
    if !state.all_said() && !is_one_step(state.phase) {
        calls::close_windows(rules, state, seat, sink);
        // What the table noticed has cost the seat this deal: its move is void.
        if !state.playing.has(seat) {
            state.moment = Moment::NONE;
            return;
        }
    }
    if let Some(last) = lies {
        return sink(Event::LetStand { seat: last, by: seat });
    }
    match mv {
        Move::Play { card, stands_for, wish, claim, under } => {
            let said = lay::Said { card, stands_for, wish, claim, under };
            lay::lay(rules, state, seat, said, sink);
        }
        Move::Draw => draw_in_turn(rules, state, seat, 0, sink),
        Move::DrawShort { missing } if state.phase == Phase::Threat => {
            threat::bear(rules, state, seat, missing, sink);
        }
        Move::DrawShort { missing } => draw_in_turn(rules, state, seat, missing, sink),
        Move::Bear => threat::bear(rules, state, seat, 0, sink),
        Move::Pass if state.phase == Phase::Together => {
            lay::take_effect(rules, state, seat, sink);
        }
        Move::Pass => {
            sink(Event::Passed { seat });
            turn::hand_over(rules, state, seat, sink);
        }
        Move::Wish { wish } => {
            sink(Event::Wished { seat, wish });
            start::wish(rules, state, wish, sink);
        }
        Move::Target { seat: target } => threat::aim(rules, state, seat, target, sink),
        Move::Give { card } => threat::set_aside(rules, state, card, sink),
        Move::DealHands { cards } => {
            sink(Event::HandChosen { seat, cards });
            setup::deal_hands(rules, state, cards, sink);
        }
        Move::Call { .. } | Move::Catch { .. } | Move::Accuse { .. } => {}
    }
}

/// Whether what is done in this phase is part of the step before: naming, giving, laying on, and the
/// wish of who begins. Nobody could have said a word yet.
pub(super) const fn is_one_step(phase: Phase) -> bool {
    matches!(phase, Phase::Wish | Phase::Target | Phase::Give | Phase::Together)
}

/// Draws on one's own turn, `missing` cards fewer than due.
fn draw_in_turn(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    missing: u8,
    sink: &mut impl FnMut(Event),
) {
    let due = rules.draw_count.saturating_sub(missing);
    let cards = draw(rules, state, seat, due, DrawReason::Turn, sink);
    state.drawn = state.drawn.plus(cards);
    state.draws = state.draws.saturating_add(1);
    // Who takes too few stops there.
    state.dry = cards.len() < u32::from(due) || rules.draw_count == 0 || missing > 0;
    state.phase = Phase::Drawn;
    if rules.draw_then == DrawThen::Nothing && state.turn == seat {
        let lay = legal::layable_drawn(rules, state, seat);
        if !legal::may_draw_on(rules, state, lay) {
            turn::hand_over(rules, state, seat, sink);
        }
    }
}
