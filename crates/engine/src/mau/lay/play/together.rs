//! Laying a further card in the same turn.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::dormant::{asleep, barred};
use crate::mau::fit::beyond_run;
use crate::mau::plays;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::threat::further_answering;
use crate::seat::Seat;

/// The kinds that may follow the card just laid in the same turn.
pub(in crate::mau) fn going_with(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let next = following(rules, state, seat);
    if is_enough(rules, state.together.saturating_add(1)) {
        return next;
    }
    next.filter(|card| goes_far(rules, state, seat, *card)).collect()
}

/// Whether the turn may end with the cards laid so far, after which `next` may follow.
pub(in crate::mau) fn may_stop(rules: &Rules, state: &State, next: KindSet) -> bool {
    state.together < 2 || is_enough(rules, state.together) || next.is_empty()
}

/// Whether this many cards may be laid in one turn in which more than one is.
fn is_enough(rules: &Rules, cards: u8) -> bool {
    rules.together.as_ref().is_none_or(|rule| cards >= rule.least)
}

/// The kinds that may follow the card just laid, leaving `least` aside.
fn following(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let hand = state.hands[seat.index()];
    if hand.len() == 1 && rules.together.as_ref().is_some_and(|rule| !rule.may_be_last) {
        return KindSet::EMPTY;
    }
    let same = rules.going_on(state.face).without(rules.wild).without(beyond_run(rules, state));
    let barred = barred(rules, state, seat);
    let next = hand.kinds().and(same).without(barred);
    let next = plays::not_banned_as_last(rules, state, seat, next);
    if state.is_answering() { next.and(further_answering(rules, state, seat)) } else { next }
}

/// Whether `card`, and what can follow it, make up the number of cards required.
#[inline(never)]
fn goes_far(rules: &Rules, state: &State, seat: Seat, card: Card) -> bool {
    if is_enough(rules, state.together.saturating_add(1)) {
        return true;
    }
    let Some(lies) = lying(rules, state, seat, card) else { return false };
    following(rules, &lies, seat).any(|next| goes_far(rules, &lies, seat, next))
}

/// The state with one more card laid in this turn, as far as that matters for the next one; none if that ends
/// the turn.
fn lying(rules: &Rules, state: &State, seat: Seat, card: Card) -> Option<State> {
    let mut lies = state.unwatched();
    lies.hands[seat.index()].take(card);
    let hand = lies.hands[seat.index()];
    let awake = !asleep(rules, &lies, seat, hand.len()).has(card);
    let through = rules.see_through.has(card) && awake;
    if hand.is_empty() || (through && !state.is_answering()) {
        return None;
    }
    if !through {
        let same = card.rank().is_some() && card.rank() == state.face.rank();
        lies.run = if same { state.run.saturating_add(1) } else { 1 };
        lies.face = card;
    }
    lies.together = lies.together.saturating_add(1);
    if state.is_answering() {
        lies.threat.chain = lies.threat.chain.saturating_add(1);
    }
    Some(lies)
}
