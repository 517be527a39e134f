//! Laying a further card in the same turn.

use crate::card_set::KindSet;
use crate::mau::dormant::barred;
use crate::mau::fit::beyond_run;
use crate::mau::plays;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::Seat;

/// What may follow the card just laid in the same turn.
pub(in crate::mau) fn going_with(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let hand = state.hands[seat.index()];
    let same = rules.going_on(state.face).without(rules.wild).without(beyond_run(rules, state));
    let barred = barred(rules, state, seat);
    plays::not_banned_as_last(rules, state, seat, hand.kinds().and(same).without(barred))
}
