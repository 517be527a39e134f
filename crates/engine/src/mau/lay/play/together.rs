//! Laying a further card in the same turn.

use crate::card_set::KindSet;
use crate::mau::fit::beyond_run;
use crate::mau::plays;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::TogetherBy;
use crate::mau::state::State;
use crate::seat::Seat;

/// What may follow the card just laid in the same turn.
pub(in crate::mau) fn going_with(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let Some(together) = &rules.together else { return KindSet::EMPTY };
    let Some(rank) = state.face.rank() else { return KindSet::EMPTY };
    let same = match together.by {
        TogetherBy::Rank => KindSet::rank(rank),
        TogetherBy::Card => KindSet::of(state.face),
    };
    let hand = state.hands[seat.index()];
    let same = same.without(rules.wild).without(beyond_run(rules, state));
    plays::not_banned_as_last(rules, hand, hand.kinds().and(same))
}
