//! Laying out of turn.

use crate::card_set::KindSet;
use crate::mau::dormant::barred;
use crate::mau::end::last_card_lies;
use crate::mau::event::Event;
use crate::mau::fit::beyond_run;
use crate::mau::lay::OutOfTurn;
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::plays;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{ThrowThen, Thrower};
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::mau::threat::answering;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// A card without effect has been laid out of turn: the turn stays where it was, or the seat that threw
    /// it in owes a further one.
    #[cold]
    pub(super) fn go_on_after_throw(&mut self, seat: Seat, then: ThrowThen) {
        self.state.claim = false;
        if then == ThrowThen::Stays {
            return;
        }
        let before = self.state.turn;
        self.take_turn_from(before, seat);
        self.state.phase = Phase::Turn;
        if self.hand(seat).is_empty() {
            return self.advance(seat);
        }
        self.emit(Event::Again { seat });
        self.note_turn_from(before);
        self.begin_turn(before);
    }

    /// The turn of `before` is void and costs nothing: it is the turn of `seat` now.
    pub(super) fn take_turn_from(&mut self, before: Seat, seat: Seat) {
        self.state.announced.iter_mut().for_each(|announced| announced.remove(before));
        self.state.drawn = Default::default();
        (self.state.draws, self.state.dry, self.state.together) = (0, false, 0);
        self.state.turn = seat;
    }
}

/// Those of `seats` that can lay out of turn.
#[inline(never)]
pub(in crate::mau) fn jumpers(rules: &Rules, state: &State, seats: SeatSet) -> SeatSet {
    let Some(rule) = rules.jump_in.as_deref() else { return SeatSet::EMPTY };
    // Which cards fit as an answer may differ from seat to seat.
    if rules.plain_fit.is_some() {
        return seats.filter(|seat| !jump_ins(rules, state, *seat).is_empty()).collect();
    }
    let kinds = jump_in_kinds(rules, state, rule, state.turn);
    if kinds.is_empty() {
        return SeatSet::EMPTY;
    }
    seats.filter(|seat| !goes_in(rules, state, rule, *seat, kinds).is_empty()).collect()
}

/// The kinds that `seat` may lay out of turn.
pub(in crate::mau) fn jump_ins(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    match rules.jump_in.as_deref() {
        Some(rule) if state.turn != seat => {
            goes_in(rules, state, rule, seat, jump_in_kinds(rules, state, rule, seat))
        }
        _ => KindSet::EMPTY,
    }
}

/// Those of `kinds` that `seat` holds and may lay.
fn goes_in(rules: &Rules, state: &State, rule: &OutOfTurn, seat: Seat, kinds: KindSet) -> KindSet {
    let hand = state.hands[seat.index()];
    let cards = hand.kinds().and(kinds).without(barred(rules, state, seat));
    if cards.is_empty() || (hand.len() == 1 && !rule.may_be_last) {
        return KindSet::EMPTY;
    }
    let may = match rule.who {
        Thrower::Anyone => true,
        Thrower::Previous => seat == state.before(state.turn),
        Thrower::NotPrevious => seat != state.before(state.turn),
    };
    if may { plays::not_banned_as_last(rules, state, seat, cards) } else { KindSet::EMPTY }
}

/// The kinds that `seat` may lay out of turn if it holds them.
fn jump_in_kinds(rules: &Rules, state: &State, rule: &OutOfTurn, seat: Seat) -> KindSet {
    if !rule.is_open(state) || last_card_lies(rules, state) {
        return KindSet::EMPTY;
    }
    let kinds = rule.on[state.top().index()].without(beyond_run(rules, state));
    let kinds = match state.wish {
        None => kinds,
        Some(wish) => {
            kinds.and(rules.meets[wish.index()].or(rule.under_any_wish[state.top().index()]))
        }
    };
    if state.phase != Phase::Threat {
        return kinds;
    }
    let threat = &rules.threats[usize::from(state.threat.rule)];
    kinds
        .and(answering(rules, state, seat, threat))
        .and(threat.open_answers(state.threat.chain))
        .and(threat.passing_answers)
}
