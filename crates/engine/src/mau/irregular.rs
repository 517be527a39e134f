//! Irregular moves, what a seat may do besides honest ones: cheat, accuse, charge, and catch a seat that has
//! left nothing out.

use crate::mau::calls;
use crate::mau::charges;
use crate::mau::cheat;
use crate::mau::moves::Move;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

/// The seats that have an irregular move.
pub(super) fn may_act_irregularly(rules: &Rules, state: &State) -> SeatSet {
    let in_vain = rules.calls.iter().any(|call| call.false_catch > 0);
    let charges = !rules.charges.is_empty();
    if (rules.cheat.is_none() && !in_vain && !charges) || state.is_over() || state.phase.is_aside()
    {
        return SeatSet::EMPTY;
    }
    let mut seats = SeatSet::EMPTY;
    let mut moves = Vec::new();
    for seat in state.playing {
        irregular(rules, state, seat, &mut moves);
        if !moves.is_empty() {
            seats.add(seat);
        }
    }
    seats
}

/// Lists the irregular moves of `seat`.
pub(super) fn irregular(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    moves.clear();
    if state.phase.is_aside() {
        return;
    }
    calls::listing::catches_in_vain(rules, state, seat, moves);
    cheat::cheats(rules, state, seat, moves);
    charges::charges(rules, state, seat, moves);
}
