//! Listing honest moves, by table look-ups. [`super::check`] answers the same question from the
//! document itself; tests hold the two against each other.

use crate::card_set::KindSet;
use crate::mau::calls::listing as say;
use crate::mau::end::last_card_lies;
use crate::mau::fit::{answering, beyond_run, playable};
use crate::mau::lay::jump_in;
use crate::mau::moves::Move;
use crate::mau::plays::{self, Moves, Plays};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{AnswerAction, DrawThen, DrawWhen, TogetherBy};
use crate::mau::state::{Phase, State};
use crate::mau::threat::Threat;
use crate::seat::{Seat, SeatSet};

/// The seats that have an honest move.
#[inline]
pub(super) fn to_act(rules: &Rules, state: &State) -> SeatSet {
    if state.is_over() {
        return SeatSet::EMPTY;
    }
    let mut seats = SeatSet::of(state.turn);
    if !state.all_said() {
        seats = seats.or(say::callers_and_catchers(rules, state));
    }
    if rules.jump_in.is_some() {
        seats = seats.or(jump_in::jumpers(rules, state, state.playing.without(seats)));
    }
    seats
}

/// Adds the honest moves of `seat`.
#[inline]
pub(super) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    if state.is_over() || !state.playing.has(seat) {
        return;
    }
    let own_turn = state.turn == seat;
    if own_turn && state.waiting.is_empty() && state.all_said() {
        // By far the most common case: no last card lies, and nobody owes a call.
        if is_course(state.phase) {
            lay_or_draw(rules, state, seat, moves);
        } else {
            asked_moves(rules, state, seat, moves);
            if !is_amid(state.phase) {
                return say::say(rules, state, seat, moves);
            }
        }
        return say::announce(rules, state, seat, moves);
    }
    if own_turn {
        turn_moves(rules, state, seat, moves);
    } else if rules.jump_in.is_some() {
        let cards = jump_in::jump_ins(rules, state, seat);
        if state.phase == Phase::Threat {
            // In answer a copying card is itself.
            let forms_of = |card| Plays::Answer.forms(rules, card);
            plays::push_in_runs(None, cards, KindSet::ALL, moves, forms_of);
        } else {
            plays::push(rules, state, cards, Plays::Full, moves);
        }
    }
    if (own_turn && rules.announces) || !state.all_said() {
        say::say(rules, state, seat, moves);
    }
}

/// Whether the seat to act begins its turn or goes on with it.
const fn is_course(phase: Phase) -> bool {
    matches!(phase, Phase::Turn | Phase::Drawn | Phase::Further)
}

/// Whether it goes on with it, or answers.
const fn is_amid(phase: Phase) -> bool {
    matches!(phase, Phase::Together | Phase::Threat)
}

fn turn_moves(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    if last_card_lies(rules, state) {
        return moves.put(Move::Pass);
    }
    if is_course(state.phase) {
        lay_or_draw(rules, state, seat, moves);
    } else {
        asked_moves(rules, state, seat, moves);
    }
}

/// What the seat to act may do as it begins its turn, has drawn, or lays on.
#[inline(always)]
fn lay_or_draw(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    let fitting = layable(rules, state, seat);
    if state.phase == Phase::Turn {
        plays::push(rules, state, fitting, Plays::Full, moves);
        if rules.draw_when == DrawWhen::AnyTime || fitting.is_empty() {
            moves.put(Move::Draw);
        }
    } else if state.phase == Phase::Drawn {
        let lay = fitting.and(offered(rules, state));
        plays::push(rules, state, lay, Plays::Full, moves);
        if may_draw_on(rules, state, lay) {
            moves.put(Move::Draw);
        }
        let spent = match rules.draw_times {
            0 => !lay.is_empty(),
            times => state.draws >= times,
        };
        if (spent || state.dry) && (lay.is_empty() || !rules.must_lay) {
            moves.put(Move::Pass);
        }
    } else {
        plays::push(rules, state, fitting, Plays::Full, moves);
        moves.put(Move::Pass);
    }
}

/// What the seat to act may do where it neither begins its turn nor has drawn.
fn asked_moves(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    match state.phase {
        Phase::Together => {
            let goes_with = going_with(rules, state, seat);
            plays::push(rules, state, goes_with, Plays::Full, moves);
            moves.put(Move::Pass);
        }
        Phase::Threat => {
            answers(rules, state, seat, moves);
            moves.put(Move::Accept);
        }
        Phase::Target => {
            targets(rules, state).for_each(|seat| moves.put(Move::Target { seat }));
        }
        Phase::Give => moves.give(state.hands[seat.index()].kinds()),
        Phase::DealHands => {
            let (min, max) = rules.hand_bounds(state.playing.len());
            (min..=max).for_each(|cards| moves.put(Move::DealHands { cards }));
        }
        Phase::Wish => plays::push_wishes(rules, state.face, moves),
        Phase::Turn | Phase::Drawn | Phase::Further | Phase::Over(_) => {}
    }
}

/// What `seat` may honestly lay at the start of its turn.
#[inline(always)]
pub(super) fn layable(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let hand = state.hands[seat.index()];
    plays::not_banned_as_last(rules, hand, hand.kinds().and(playable(rules, state)))
}

/// What `seat` may honestly lay after drawing.
pub(super) fn layable_drawn(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    layable(rules, state, seat).and(offered(rules, state))
}

/// What the rules leave to lay after drawing, fit or not.
#[inline]
fn offered(rules: &Rules, state: &State) -> KindSet {
    match rules.draw_then {
        DrawThen::LayDrawn => state.drawn.kinds(),
        DrawThen::LayAny => KindSet::ALL,
        DrawThen::Nothing => KindSet::EMPTY,
    }
}

/// Whether the seat that has drawn may draw once more; `lay` is what it may lay.
pub(super) fn may_draw_on(rules: &Rules, state: &State, lay: KindSet) -> bool {
    let left = match rules.draw_times {
        0 => lay.is_empty(),
        times => state.draws < times && (rules.draw_when == DrawWhen::AnyTime || lay.is_empty()),
    };
    left && !state.dry
}

/// What may follow the card just laid in the same turn.
fn going_with(rules: &Rules, state: &State, seat: Seat) -> KindSet {
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

fn answers(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    let standing = &state.threat;
    let threat = &rules.threats[usize::from(standing.rule)];
    let hand = state.hands[seat.index()];
    let mut answers = answering(rules, state, threat);
    if !standing.closing {
        answers = answers.and(threat.open_answers(standing.chain));
    }
    let may_be_last = threat.closing.as_ref().is_none_or(|closing| closing.may_be_last);
    if standing.closing && hand.len() == 1 && !may_be_last {
        return;
    }
    if !standing.closing && further(state, seat, threat).is_empty() {
        answers = answers.without(threat.sending_answers);
    }
    // Passed on, a card may wish; in any other answer nothing is said.
    let wishes = if standing.closing { KindSet::EMPTY } else { threat.passing_answers };
    let wishes = wishes.and(rules.special);
    let forms_of = |card| Plays::Answer.forms(rules, card);
    let own = plays::not_banned_as_itself(rules, hand, hand.kinds().and(answers));
    plays::push_in_runs(None, own, wishes, moves, forms_of);
    // A wild card answers as what it stands for (ERF-44).
    for card in hand.kinds().and(rules.wild).without(threat.listed()) {
        let names = plays::names_for(rules, hand, card).and(answers);
        plays::push_in_runs(Some(card), names, wishes, moves, forms_of);
    }
}

/// Whether there is a seat left to send the threat to, where the answer does that.
pub(super) fn can_be_sent(
    state: &State,
    seat: Seat,
    threat: &Threat,
    action: AnswerAction,
) -> bool {
    let sends = matches!(action, AnswerAction::SendTo(_)) && !state.threat.closing;
    !sends || !further(state, seat, threat).is_empty()
}

/// Seats to which `seat` may send a threat on.
pub(super) fn further(state: &State, seat: Seat, threat: &Threat) -> SeatSet {
    let mut others = state.playing;
    others.remove(seat);
    if threat.moves_hands() {
        others.remove(state.threat.author);
    }
    others
}

/// Seats that may be named in [`Phase::Target`]: by the author itself, or by who sends it on.
pub(super) fn targets(rules: &Rules, state: &State) -> SeatSet {
    let threat = &rules.threats[usize::from(state.threat.rule)];
    further(state, state.turn, threat)
}
