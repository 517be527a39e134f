//! Listing whom a seat may charge, and who votes on it.

use crate::mau::charges::kept::Trial;
use crate::mau::moves::Move;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Against;
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

/// Adds the charges that `seat` may press.
pub(in crate::mau) fn charges(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let kept = &state.kept.pressed;
    if !may_judge(state) || !state.playing.has(seat) || kept.by.has(seat) {
        return;
    }
    for (index, rule) in rules.charges.iter().enumerate() {
        let mut whom = state.playing.without(SeatSet::of(seat)).without(kept.judged[index]);
        if rule.against == Against::ActedLast {
            whom = whom.and(kept.acted.map_or(SeatSet::EMPTY, SeatSet::of));
        }
        if rule.against == Against::HasTurn {
            whom = whom.and(SeatSet::of(state.in_course()));
        }
        if !rule.pressed_by.hold(rules, state, seat) {
            continue;
        }
        if rule.on.is_some() {
            whom = whom.and(kept.open[index]);
        }
        let whom = whom.filter(|seat| rule.is_open(rules, state, *seat));
        moves.extend(whom.map(|seat| Move::Charge { seat, charge: index as u8 }));
    }
}

/// Whether a charge can be pressed now: not in the middle of a step, and not while a last card lies.
fn may_judge(state: &State) -> bool {
    matches!(state.phase, Phase::Turn | Phase::Further | Phase::Threat | Phase::Drawn)
        && state.waiting.is_empty()
}

/// The seats that vote on a charge: neither the charged seat nor its accuser.
pub(super) fn voters(state: &State, trial: &Trial) -> SeatSet {
    state.playing.without(SeatSet::of(trial.seat)).without(SeatSet::of(trial.by))
}
