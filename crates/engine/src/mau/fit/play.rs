//! Which kinds fit as things lie, whoever holds them: by table look-ups.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Start;
use crate::mau::state::State;

/// The kinds that fit now: on the top card, or those that meet the wish.
#[inline(always)]
pub(in crate::mau) fn playable(rules: &Rules, state: &State) -> KindSet {
    let top = state.face.index();
    let fitting = match state.wish {
        None if state.face == Card::JOKER_BLACK && leads(rules, state) => to_lead(rules, state),
        None => rules.fits[top],
        Some(wish) => rules.meets[wish.index()].without(rules.banned[top]),
    };
    fitting.without(beyond_run(rules, state))
}

/// Whether no card lies there, so that anything can be led.
#[cold]
fn leads(rules: &Rules, state: &State) -> bool {
    rules.start == Start::Led && state.discard_pile.is_empty()
}

/// What the seat to act can lead: anything, unless it begins because of a card that it has to lead.
#[cold]
fn to_lead(rules: &Rules, state: &State) -> KindSet {
    let hand = state.hands[state.turn.index()].kinds();
    let found = || rules.starter_holds.iter().find(|kinds| !kinds.and(hand).is_empty());
    let begins = rules.starter_leads && state.kept.begins == Some(state.turn);
    let first = if begins { found() } else { None };
    first.map_or(KindSet::ALL, |kinds| *kinds)
}

/// The top card's rank, if as many of it lie on top of one another as are allowed (SCH-10).
#[inline(always)]
pub(in crate::mau) fn beyond_run(rules: &Rules, state: &State) -> KindSet {
    if rules.bounds_runs { run_at_its_end(rules, state) } else { KindSet::EMPTY }
}

#[inline(never)]
fn run_at_its_end(rules: &Rules, state: &State) -> KindSet {
    let top = state.face;
    match (rules.longest_run[top.index()], top.rank()) {
        (1.., Some(rank)) if state.run >= rules.longest_run[top.index()] => KindSet::rank(rank),
        _ => KindSet::EMPTY,
    }
}
