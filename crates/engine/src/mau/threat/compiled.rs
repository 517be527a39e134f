//! Compiled threats, with answers looked up by kind.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::cause::Source;
use crate::mau::event::Penalty;

use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{
    AnswerAction, AnswerMust, AnswersOf, ClosingRule, ThreatRule, ThreatThen, Victim,
};

/// A compiled threat, with answers looked up by kind.
#[derive(Clone, Debug)]
pub(crate) struct Threat {
    pub(crate) source: Source,
    pub(crate) victim: Victim,
    /// Whether it spares seats that are to miss a turn.
    pub(crate) spares_waiting: bool,
    pub(crate) draw: u8,
    /// The number of cards is random between `draw` and this; 0: it is not random.
    pub(crate) up_to: u8,
    /// Drawing stops when one of these has been drawn.
    pub(crate) until: KindSet,
    /// What follows for the turn if one of these has been drawn.
    pub(crate) until_then: Option<ThreatThen>,
    pub(crate) at_most: u8,
    pub(crate) swap: bool,
    pub(crate) give: bool,
    pub(crate) take: bool,
    pub(crate) then: ThreatThen,
    /// Turns missed; 1 where none are missed.
    pub(crate) misses: u8,
    pub(crate) longest: u8,
    /// Whether the threat of an answering card replaces this one.
    pub(crate) gives_way: bool,
    /// Kinds that answer no matter what lies on top.
    pub(crate) answers: KindSet,
    /// Kinds that answer only if they fit the top card.
    pub(crate) fitting_answers: KindSet,
    /// Kinds that answer only if `must` and `onto` allow it.
    pub(crate) picky_answers: KindSet,
    /// Kinds whose answer does not send the threat on: no chain is too long for them.
    pub(crate) ending_answers: KindSet,
    /// Kinds whose answer passes the threat on to the next seat.
    pub(crate) passing_answers: KindSet,
    /// Kinds whose answer cancels the threat and also takes the card's own effect.
    pub(crate) acting_answers: KindSet,
    /// Whether an answer may leave its seat threatened with the rest.
    pub(crate) takes_off: bool,
    /// Kinds whose answer sends the threat to any seat.
    pub(crate) sending_answers: KindSet,
    pub(crate) answer: [CardAnswer; Card::KINDS],
    /// Whether a seat that has drawn may still answer with a drawn card.
    pub(crate) drawn_answers: bool,
    pub(crate) closing: Option<ClosingRule>,
}

/// What answering with a card does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardAnswer {
    pub(crate) action: AnswerAction,
    pub(crate) must: AnswerMust,
    /// The kinds it may be laid on.
    pub(crate) onto: KindSet,
    pub(crate) times: u8,
    pub(crate) misses: u8,
    pub(crate) plays: bool,
    pub(crate) acts: bool,
}

impl Threat {
    pub(in crate::mau) fn compile(threat: &ThreatRule, source: Source) -> Self {
        let never = CardAnswer {
            action: AnswerAction::Cancel,
            must: AnswerMust::Anything,
            onto: KindSet::ALL,
            times: 1,
            misses: 0,
            plays: false,
            acts: false,
        };
        let mut compiled = Self {
            source,
            victim: threat.victim,
            spares_waiting: threat.spares_waiting,
            draw: threat.draw,
            up_to: threat.up_to,
            until: kinds(&threat.until),
            until_then: threat.until_then,
            at_most: threat.at_most,
            swap: threat.swap,
            give: threat.give,
            take: threat.take,
            then: threat.then,
            misses: threat.misses,
            longest: threat.longest,
            gives_way: threat.answers_of == AnswersOf::Top,
            answers: KindSet::EMPTY,
            fitting_answers: KindSet::EMPTY,
            picky_answers: KindSet::EMPTY,
            ending_answers: KindSet::EMPTY,
            passing_answers: KindSet::EMPTY,
            acting_answers: KindSet::EMPTY,
            takes_off: threat.takes_off(),
            sending_answers: KindSet::EMPTY,
            answer: [never; Card::KINDS],
            drawn_answers: threat.drawn_answers,
            closing: threat.closing.clone(),
        };
        // The map is ordered from the least to the most specific, so a single card overrides its rank.
        for (with, answer) in &threat.answers {
            for card in kinds(std::slice::from_ref(with)) {
                let of_card = KindSet::of(card);
                let sets = [
                    &mut compiled.answers,
                    &mut compiled.fitting_answers,
                    &mut compiled.picky_answers,
                ];
                let place = match answer.must {
                    _ if !answer.onto.is_empty() => 2,
                    AnswerMust::Anything => 0,
                    AnswerMust::Fit => 1,
                    AnswerMust::Suit
                    | AnswerMust::SameCard
                    | AnswerMust::Colour
                    | AnswerMust::Higher
                    | AnswerMust::NotLower
                    | AnswerMust::Lower => 2,
                };
                let onto = if answer.onto.is_empty() { KindSet::ALL } else { kinds(&answer.onto) };
                for (index, set) in sets.into_iter().enumerate() {
                    *set = if index == place { set.or(of_card) } else { set.without(of_card) };
                }
                let passes = matches!(answer.action, AnswerAction::PassOn(_));
                let sends = matches!(answer.action, AnswerAction::SendTo(_));
                for (set, is_in) in [
                    (&mut compiled.acting_answers, answer.acts),
                    (&mut compiled.passing_answers, passes),
                    (&mut compiled.sending_answers, sends),
                    (&mut compiled.ending_answers, answer.action.adds().is_none()),
                ] {
                    *set = if is_in { set.or(of_card) } else { set.without(of_card) };
                }
                compiled.answer[card.index()] = CardAnswer {
                    action: answer.action,
                    must: answer.must,
                    onto,
                    times: answer.times,
                    misses: answer.misses,
                    plays: answer.plays,
                    acts: answer.acts,
                };
            }
        }
        compiled
    }

    /// Whether hands change by it, so that its author must still be playing.
    pub(crate) const fn moves_hands(&self) -> bool {
        self.swap || self.give || self.take
    }

    /// Whether all it does is give a card.
    pub(crate) fn only_gives(&self) -> bool {
        let moves = self.swap || self.take;
        self.give && !moves && self.draw == 0 && self.then == ThreatThen::Nothing
    }

    /// Whether it hits several seats.
    pub(crate) const fn hits_several(&self) -> bool {
        matches!(self.victim, Victim::Others | Victim::Next(2..))
    }
}

impl Threat {
    /// All kinds that can answer it.
    pub(crate) const fn listed(&self) -> KindSet {
        self.answers.or(self.fitting_answers).or(self.picky_answers)
    }

    /// What it does to its victim, with `draw` cards to draw and `misses` turns to miss.
    pub(in crate::mau) fn penalty(&self, draw: u8, misses: u8) -> Penalty {
        let miss = self.then == ThreatThen::Misses;
        Penalty {
            draw,
            miss,
            misses: if miss { misses } else { 0 },
            swap: self.swap,
            give: self.give,
            take: self.take,
            closing: false,
            until: !self.until.is_empty(),
            spent: false,
        }
    }
}
