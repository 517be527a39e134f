//! Listing answers to the pending threat by table look-up, and the seats it may be sent to.

use crate::card::{Card, Suit};
use crate::card_set::KindSet;
use crate::mau::dormant::{barred, unfit};
use crate::mau::fit::{beyond_run, playable};
use crate::mau::plays::{self, Moves, Plays};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{AnswerAction, AnswerMust, Victim};
use crate::mau::state::State;
use crate::mau::threat::Threat;
use crate::seat::{Seat, SeatSet};

pub(in crate::mau) fn answers(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    let standing = &state.threat;
    let threat = &rules.threats[usize::from(standing.rule)];
    let hand = state.hands[seat.index()];
    let offered = if standing.spent { state.drawn.kinds() } else { hand.kinds() };
    let held = offered.without(barred(rules, state, seat));
    let mut answers = answering(rules, state, seat, threat);
    if !standing.closing {
        answers = answers.and(threat.open_answers(standing.chain));
    }
    let may_be_last = threat.closing.as_ref().is_none_or(|closing| closing.may_be_last);
    if standing.closing && hand.len() == 1 && !may_be_last {
        return;
    }
    if !standing.closing && further(rules, state, seat, threat).is_empty() {
        answers = answers.without(threat.sending_answers);
    }
    // Only a card that passes the threat on or takes its own effect may wish.
    let speaking = threat.passing_answers.or(threat.acting_answers);
    let wishes = if standing.closing { KindSet::EMPTY } else { speaking };
    let wishes = wishes.and(rules.special);
    let forms_of = |card| Plays::Answer.forms(rules, state, card);
    let own = plays::not_banned_as_itself(rules, state, seat, held.and(answers));
    plays::push_in_runs(None, own, wishes, moves, forms_of);
    // A wild card answers as the card it stands for (ERF-44).
    let wild = held.and(rules.wild).without(threat.listed());
    for card in plays::not_banned_as_last(rules, state, seat, wild) {
        let names = plays::names_for(rules, hand, card).and(answers);
        plays::push_in_runs(Some(card), names, wishes, moves, forms_of);
    }
}

/// Lists laying one of `kinds`, which also pass the threat on, after another that has.
pub(in crate::mau) fn further_answers(
    rules: &Rules,
    state: &State,
    kinds: KindSet,
    moves: &mut impl Moves,
) {
    let forms_of = |card| Plays::Answer.forms(rules, state, card);
    plays::push_in_runs(None, kinds, rules.special, moves, forms_of);
}

/// The kinds that pass the threat on too, laid in answer after another that has.
pub(in crate::mau) fn further_answering(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let threat = &rules.threats[usize::from(state.threat.rule)];
    let answers =
        answering(rules, state, seat, threat).and(threat.open_answers(state.threat.chain));
    answers.and(threat.passing_answers)
}

/// The kinds with which `seat` could answer the threat as things lie.
pub(in crate::mau) fn answering(
    rules: &Rules,
    state: &State,
    seat: Seat,
    threat: &Threat,
) -> KindSet {
    let mut answers = threat.answers;
    if !threat.fitting_answers.is_empty() {
        answers = answers.or(threat.fitting_answers.and(fitting(rules, state, seat)));
    }
    for card in threat.picky_answers {
        let answer = &threat.answer[card.index()];
        let worth = |card: Card| rules.worth[card.index()];
        let both = worth(card).min(worth(state.face)) > 0;
        let meets = match answer.must {
            AnswerMust::Suit => match state.wish {
                Some(wish) => rules.meets[wish.index()].has(card),
                None => card.suit().is_some() && card.suit() == state.face.suit(),
            },
            AnswerMust::SameCard => card == state.face,
            AnswerMust::Colour => same_colour(card, state.face),
            AnswerMust::NotLower => both && worth(card) >= worth(state.face),
            AnswerMust::Lower => both && worth(card) < worth(state.face),
            AnswerMust::Higher => both && worth(card) > worth(state.face),
            AnswerMust::Fit => fitting(rules, state, seat).has(card),
            AnswerMust::Anything => true,
        };
        if meets && answer.onto.has(state.face) {
            answers = answers.or(KindSet::of(card));
        }
    }
    answers.without(beyond_run(rules, state))
}

/// What fits for `seat` as on its own turn.
fn fitting(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    playable(rules, state).without(unfit(rules, state, seat))
}

fn same_colour(one: Card, other: Card) -> bool {
    let red = |card: Card| card.suit().map(Suit::red);
    red(one).is_some() && red(one) == red(other)
}

impl Threat {
    /// The kinds that may still answer a chain of `chain` cards, whether they fit or not.
    pub(in crate::mau) fn open_answers(&self, chain: u8) -> KindSet {
        let all = self.listed();
        if self.victim == Victim::LastOut {
            return KindSet::EMPTY;
        }
        let bound = self.longest > 0 && chain >= self.longest;
        if bound { all.and(self.ending_answers) } else { all }
    }
}

/// Whether there is a seat left to send the threat to, if the answer does that.
pub(in crate::mau) fn can_be_sent(
    rules: &Rules,
    state: &State,
    seat: Seat,
    threat: &Threat,
    action: AnswerAction,
) -> bool {
    let sends = matches!(action, AnswerAction::SendTo(_)) && !state.threat.closing;
    !sends || !further(rules, state, seat, threat).is_empty()
}

/// Seats to which `seat` may send a threat on.
pub(in crate::mau) fn further(
    rules: &Rules,
    state: &State,
    seat: Seat,
    threat: &Threat,
) -> SeatSet {
    let mut others = state.playing.without(rules.teams.spared(seat));
    others.remove(seat);
    if threat.moves_hands() {
        others.remove(state.threat.author);
    }
    if threat.spares_waiting { others.without(state.misses) } else { others }
}

/// Seats that may be named in [`Phase::Target`], by the author or by the seat that sends it on.
pub(in crate::mau) fn targets(rules: &Rules, state: &State) -> SeatSet {
    let threat = &rules.threats[usize::from(state.threat.rule)];
    further(rules, state, state.turn, threat)
}
