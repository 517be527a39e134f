//! Judging one move: an implementation apart from `legal`.

use crate::maxonaut::legal;
use crate::maxonaut::moves::{Move, MoveList};
use crate::maxonaut::refusal::Refusal;
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::State;
use crate::seat::Seat;

pub(super) fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let (mut moves, mut daring) = (MoveList::new(), Vec::new());
    legal::legal(rules, state, seat, &mut moves);
    legal::daring(rules, state, seat, &mut daring);
    if moves.contains(&mv) || daring.contains(&mv) { Ok(()) } else { Err(Refusal::NotYourTurn) }
}
