//! Threats compiled: the answers found by card.

use crate::card::Card;
use crate::card_set::KindSet;

use super::compile::kinds;
use super::doc::{AnswerAction, AnswerMust, ClosingRule, ThreatRule, ThreatThen, Victim};

/// A threat, with the answers found by card.
#[derive(Clone, Debug)]
pub(crate) struct Threat {
    pub(crate) victim: Victim,
    pub(crate) draw: u8,
    pub(crate) at_most: u8,
    pub(crate) swap: bool,
    pub(crate) give: bool,
    pub(crate) take: bool,
    pub(crate) then: ThreatThen,
    pub(crate) longest: u8,
    /// Kinds that answer whatever lies there.
    pub(crate) answers: KindSet,
    /// Kinds that answer only if they fit the top card.
    pub(crate) fitting_answers: KindSet,
    /// Kinds that answer only as `must` says.
    pub(crate) picky_answers: KindSet,
    /// Kinds whose answer does not send the threat on: no chain is too long for them.
    pub(crate) ending_answers: KindSet,
    /// Kinds whose answer passes the threat on to the next seat.
    pub(crate) passing_answers: KindSet,
    /// Kinds whose answer sends the threat to any seat.
    pub(crate) sending_answers: KindSet,
    pub(crate) answer: [Answer; Card::KINDS],
    pub(crate) closing: Option<ClosingRule>,
}

/// What answering with a card does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answer {
    pub(crate) action: AnswerAction,
    pub(crate) must: AnswerMust,
    pub(crate) times: u8,
    pub(crate) plays: bool,
}

impl Threat {
    pub(super) fn compile(threat: &ThreatRule) -> Self {
        let never = Answer {
            action: AnswerAction::Cancel,
            must: AnswerMust::Anything,
            times: 1,
            plays: false,
        };
        let mut compiled = Self {
            victim: threat.victim,
            draw: threat.draw,
            at_most: threat.at_most,
            swap: threat.swap,
            give: threat.give,
            take: threat.take,
            then: threat.then,
            longest: threat.longest,
            answers: KindSet::EMPTY,
            fitting_answers: KindSet::EMPTY,
            picky_answers: KindSet::EMPTY,
            ending_answers: KindSet::EMPTY,
            passing_answers: KindSet::EMPTY,
            sending_answers: KindSet::EMPTY,
            answer: [never; Card::KINDS],
            closing: threat.closing.clone(),
        };
        // The map goes from the least to the most special, so that a single card overrides its rank.
        for (with, answer) in &threat.answers {
            for card in kinds(std::slice::from_ref(with)) {
                let of_card = KindSet::of(card);
                let sets = [
                    &mut compiled.answers,
                    &mut compiled.fitting_answers,
                    &mut compiled.picky_answers,
                ];
                let place = match answer.must {
                    AnswerMust::Anything => 0,
                    AnswerMust::Fit => 1,
                    AnswerMust::Suit | AnswerMust::SameCard | AnswerMust::Higher => 2,
                };
                for (index, set) in sets.into_iter().enumerate() {
                    *set = if index == place { set.or(of_card) } else { set.without(of_card) };
                }
                let passes = matches!(answer.action, AnswerAction::PassOn(_));
                let sends = matches!(answer.action, AnswerAction::SendTo(_));
                let goes_back = matches!(answer.action, AnswerAction::SendBack(_));
                for (set, is_in) in [
                    (&mut compiled.passing_answers, passes),
                    (&mut compiled.sending_answers, sends),
                    (&mut compiled.ending_answers, !(passes || sends || goes_back)),
                ] {
                    *set = if is_in { set.or(of_card) } else { set.without(of_card) };
                }
                compiled.answer[card.index()] = Answer {
                    action: answer.action,
                    must: answer.must,
                    times: answer.times,
                    plays: answer.plays,
                };
            }
        }
        compiled
    }

    /// Whether hands change by it, so that its author has to be there.
    pub(crate) const fn moves_hands(&self) -> bool {
        self.swap || self.give || self.take
    }

    /// Whether a gift is all there is to it.
    pub(crate) fn only_gives(&self) -> bool {
        let moves = self.swap || self.take;
        self.give && !moves && self.draw == 0 && self.then == ThreatThen::Nothing
    }

    /// Whether it hits several seats.
    pub(crate) const fn hits_several(&self) -> bool {
        matches!(self.victim, Victim::Others | Victim::Next(2..))
    }
}
