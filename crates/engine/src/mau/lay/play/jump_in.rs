//! Laying out of turn.

use crate::card_set::KindSet;
use crate::mau::end::last_card_lies;
use crate::mau::fit::beyond_run;
use crate::mau::plays;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::JumpIn;
use crate::mau::state::{Phase, State};
use crate::mau::threat::answering;
use crate::seat::{Seat, SeatSet};

/// Those of `seats` that can lay out of turn.
#[inline(never)]
pub(in crate::mau) fn jumpers(rules: &Rules, state: &State, seats: SeatSet) -> SeatSet {
    let kinds = jump_in_kinds(rules, state);
    let can_jump_in = |seat: &Seat| {
        let hand = state.hands[seat.index()];
        let cards = hand.kinds().and(kinds);
        !cards.is_empty() && !plays::not_banned_as_last(rules, hand, cards).is_empty()
    };
    seats.filter(can_jump_in).collect()
}

/// What `seat` may lay out of turn.
pub(in crate::mau) fn jump_ins(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    if state.turn == seat {
        return KindSet::EMPTY;
    }
    let hand = state.hands[seat.index()];
    let cards = hand.kinds().and(jump_in_kinds(rules, state));
    plays::not_banned_as_last(rules, hand, cards)
}

/// What may be laid out of turn by whoever holds it.
fn jump_in_kinds(rules: &Rules, state: &State) -> KindSet {
    let Some(jump_in) = rules.jump_in else { return KindSet::EMPTY };
    let top = state.top();
    let Some(rank) = top.rank() else { return KindSet::EMPTY };
    let threat = match state.phase {
        Phase::Turn => None,
        Phase::Threat if !state.threat.closing => {
            Some(&rules.threats[usize::from(state.threat.rule)])
        }
        _ => return KindSet::EMPTY,
    };
    if last_card_lies(rules, state) {
        return KindSet::EMPTY;
    }
    let same = match jump_in {
        JumpIn::SameCard => KindSet::of(top),
        JumpIn::SameRank => KindSet::rank(rank),
    };
    let kinds = same.without(rules.wild).without(beyond_run(rules, state));
    match threat {
        None => kinds,
        Some(threat) => kinds
            .and(answering(rules, state, threat))
            .and(threat.open_answers(state.threat.chain))
            .and(threat.passing_answers),
    }
}
