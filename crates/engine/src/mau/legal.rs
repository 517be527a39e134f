//! Listing honest moves, by table look-ups. [`super::check`] answers the same question from the
//! document itself; tests hold the two against each other.

use crate::card_set::KindSet;
use crate::mau::calls;
use crate::mau::moves::Move;
use crate::mau::plays::{self, Moves, Plays};
use crate::mau::rules::doc::{
    AnswerAction, AnswerMust, DrawThen, DrawWhen, Due, JumpIn, TogetherBy, Victim,
};
use crate::mau::rules::{Rules, Threat};
use crate::mau::state::{Phase, State};
use crate::seat::{Seat, SeatSet};

/// The seats that have an honest move.
pub(super) fn to_act(rules: &Rules, state: &State) -> SeatSet {
    if state.is_over() {
        return SeatSet::EMPTY;
    }
    let mut seats = SeatSet::of(state.turn);
    for (index, call) in rules.calls.iter().enumerate() {
        let open = state.open[index];
        if open.is_empty() {
            continue;
        }
        seats = seats.or(open);
        if call.enforced.can_be_caught() {
            // Everybody can catch somebody else; alone at fault, one cannot catch oneself.
            let catchers =
                if open.len() == 1 { state.playing.without(open) } else { state.playing };
            seats = seats.or(catchers);
        }
    }
    if rules.jump_in.is_some() {
        for seat in state.playing.without(seats) {
            if !jump_ins(rules, state, seat).is_empty() {
                seats.add(seat);
            }
        }
    }
    seats
}

/// Adds the honest moves of `seat`.
pub(super) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    if state.is_over() || !state.playing.has(seat) {
        return;
    }
    let own_turn = state.turn == seat;
    if own_turn {
        turn_moves(rules, state, seat, moves);
    } else if rules.jump_in.is_some() {
        let cards = jump_ins(rules, state, seat);
        if state.phase == Phase::Threat {
            // In answer a copying card is itself.
            for card in cards {
                plays::push_as(rules, card, None, card, Plays::ANSWER, moves);
            }
        } else {
            plays::push(rules, state, cards, Plays::FULL, moves);
        }
    }
    for (index, call) in rules.calls.iter().enumerate() {
        let open = state.open[index];
        if open.has(seat) || (own_turn && can_announce(rules, state, seat, index)) {
            moves.put(Move::Call { call: index as u8 });
        }
        if !open.is_empty() && call.enforced.can_be_caught() {
            for other in open.without(SeatSet::of(seat)) {
                moves.put(Move::Catch { seat: other, call: index as u8 });
            }
        }
    }
}

/// Whether a call may be made before laying.
fn can_announce(rules: &Rules, state: &State, seat: Seat, index: usize) -> bool {
    let call = &rules.calls[index];
    let in_turn = match state.phase {
        Phase::DealHands | Phase::Wish => false,
        // What hands come to by this threat may be said before (ERF-49).
        Phase::Target | Phase::Give => {
            call.due == Due::Reached && state.threat.author == seat && moves_hands(rules, state)
        }
        _ => true,
    };
    call.before_laying
        && in_turn
        && !calls::last_card_lies(rules, state)
        && !state.announced[index].has(seat)
        && state.hands[seat.index()].len() > call.at.map_or(0, u32::from)
}

/// Whether the threat that stands makes cards change hands.
fn moves_hands(rules: &Rules, state: &State) -> bool {
    rules.threats.get(usize::from(state.threat.rule)).is_some_and(Threat::moves_hands)
}

fn turn_moves(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    if calls::last_card_lies(rules, state) {
        return moves.put(Move::Pass);
    }
    let hand = state.hands[seat.index()].kinds();
    match state.phase {
        Phase::Turn => {
            let fitting = layable(rules, state, seat);
            plays::push(rules, state, fitting, Plays::FULL, moves);
            if rules.draw_when == DrawWhen::AnyTime || fitting.is_empty() {
                moves.put(Move::Draw);
            }
        }
        Phase::Drawn => {
            let lay = layable_drawn(rules, state, seat);
            plays::push(rules, state, lay, Plays::FULL, moves);
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
        }
        Phase::Further => {
            plays::push(rules, state, layable(rules, state, seat), Plays::FULL, moves);
            moves.put(Move::Pass);
        }
        Phase::Together => {
            let goes_with = going_with(rules, state, seat);
            plays::push(rules, state, goes_with, Plays::FULL, moves);
            moves.put(Move::Pass);
        }
        Phase::Threat => {
            answers(rules, state, seat, moves);
            moves.put(Move::Bear);
        }
        Phase::Target => {
            targets(rules, state).for_each(|seat| moves.put(Move::Target { seat }));
        }
        Phase::Give => hand.for_each(|card| moves.put(Move::Give { card })),
        Phase::DealHands => {
            let (min, max) = rules.hand_bounds(state.playing.len());
            (min..=max).for_each(|cards| moves.put(Move::DealHands { cards }));
        }
        Phase::Wish => plays::push_wishes(rules, state.face, moves),
        Phase::Over(_) => {}
    }
}

/// What `seat` may honestly lay at the start of its turn.
#[inline]
pub(super) fn layable(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let hand = state.hands[seat.index()];
    plays::not_banned_as_last(rules, hand, hand.kinds().and(playable(rules, state)))
}

/// What `seat` may honestly lay after drawing.
pub(super) fn layable_drawn(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let offered = match rules.draw_then {
        DrawThen::LayDrawn => state.drawn.kinds(),
        DrawThen::LayAny => KindSet::ALL,
        DrawThen::Nothing => KindSet::EMPTY,
    };
    layable(rules, state, seat).and(offered)
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

/// What fits now: on the top card, or what meets the wish.
#[inline]
pub(super) fn playable(rules: &Rules, state: &State) -> KindSet {
    let top = state.face.index();
    let fitting = match state.wish {
        None => rules.fits[top],
        Some(wish) => rules.meets[wish.index()].without(rules.banned[top]),
    };
    fitting.without(beyond_run(rules, state))
}

/// The top card's rank, when as many of it lie on one another as may (SCH-10).
#[inline]
pub(super) fn beyond_run(rules: &Rules, state: &State) -> KindSet {
    let top = state.face;
    match (rules.longest_run[top.index()], top.rank()) {
        (1.., Some(rank)) if state.run >= rules.longest_run[top.index()] => KindSet::rank(rank),
        _ => KindSet::EMPTY,
    }
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
    let listed = threat.answers.or(threat.fitting_answers).or(threat.picky_answers);
    for card in plays::not_banned_as_last(rules, hand, hand.kinds().and(answers)) {
        let action = threat.answer[card.index()].action;
        if can_be_sent(state, seat, threat, action) {
            let asks = answer_asks(standing.closing, action);
            plays::push_as(rules, card, None, card, asks, moves);
        }
    }
    // A wild card answers as what it stands for (ERF-44).
    for card in hand.kinds().and(rules.wild).without(listed) {
        for named in answers.and(rules.pack) {
            let action = threat.answer[named.index()].action;
            if plays::may_be_laid(rules, hand, card, Some(named))
                && can_be_sent(state, seat, threat, action)
            {
                let asks = answer_asks(standing.closing, action);
                plays::push_as(rules, card, Some(named), named, asks, moves);
            }
        }
    }
}

/// What is said besides with a card laid in answer.
fn answer_asks(closing: bool, action: AnswerAction) -> Plays {
    match action {
        AnswerAction::PassOn(_) if !closing => Plays::ANSWER,
        _ => Plays::PLAIN,
    }
}

/// All kinds that answer the threat as things lie.
pub(super) fn answering(rules: &Rules, state: &State, threat: &Threat) -> KindSet {
    let mut answers = threat.answers;
    if !threat.fitting_answers.is_empty() {
        answers = answers.or(threat.fitting_answers.and(playable(rules, state)));
    }
    for card in threat.picky_answers {
        let meets = match threat.answer[card.index()].must {
            AnswerMust::Suit => match state.wish {
                Some(wish) => rules.meets[wish.index()].has(card),
                None => card.suit().is_some() && card.suit() == state.face.suit(),
            },
            AnswerMust::SameCard => card == state.face,
            AnswerMust::Higher => card.rank() > state.face.rank() && state.face.rank().is_some(),
            AnswerMust::Anything | AnswerMust::Fit => true,
        };
        if meets {
            answers = answers.or(KindSet::of(card));
        }
    }
    answers.without(beyond_run(rules, state))
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

/// What `seat` may lay out of turn.
pub(super) fn jump_ins(rules: &Rules, state: &State, seat: Seat) -> KindSet {
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
    if state.turn == seat || calls::last_card_lies(rules, state) {
        return KindSet::EMPTY;
    }
    let same = match jump_in {
        JumpIn::SameCard => KindSet::of(top),
        JumpIn::SameRank => KindSet::rank(rank),
    };
    let hand = state.hands[seat.index()];
    let mut kinds = plays::not_banned_as_last(rules, hand, hand.kinds().and(same));
    kinds = kinds.without(rules.wild).without(beyond_run(rules, state));
    if let Some(threat) = threat {
        kinds = kinds.and(answering(rules, state, threat));
        kinds = kinds.and(threat.open_answers(state.threat.chain));
        kinds = kinds
            .filter(|card| matches!(threat.answer[card.index()].action, AnswerAction::PassOn(_)))
            .collect();
    }
    kinds
}

impl Threat {
    /// The kinds that may still answer a chain of `chain` cards, wherever they fit or not.
    pub(super) fn open_answers(&self, chain: u8) -> KindSet {
        let all = self.answers.or(self.fitting_answers).or(self.picky_answers);
        if self.victim == Victim::LastOut {
            return KindSet::EMPTY;
        }
        let bound = self.longest > 0 && chain >= self.longest;
        if bound { all.and(self.ending_answers) } else { all }
    }
}
