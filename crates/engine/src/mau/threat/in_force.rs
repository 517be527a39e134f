//! What the rules in force say about threats.

use super::compiled::Threat;
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::cards::Effect;
use crate::mau::event::Penalty;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{AnswerAction, ThreatThen, Victim};

impl Rules {
    /// What `card` does when laid to a seat that accepts it: cards to draw, and whether it misses a turn.
    #[must_use]
    pub fn threatens(&self, card: Card) -> Option<(u8, bool)> {
        let threat = self.threat_of(card)?;
        Some((threat.draw, threat.then == ThreatThen::Misses))
    }

    /// The victim of `card` when laid.
    #[must_use]
    pub fn hits(&self, card: Card) -> Option<Victim> {
        Some(self.threat_of(card)?.victim)
    }

    /// Whether laying `card` makes its player swap hands with another.
    #[must_use]
    pub fn swaps_hands(&self, card: Card) -> bool {
        self.threat_of(card).is_some_and(|threat| threat.swap)
    }

    /// Whether any card moves whole hands or single cards between two seats.
    #[must_use]
    pub fn has_moving_threats(&self) -> bool {
        self.threats.iter().any(Threat::moves_hands)
    }

    pub(super) fn threat_of(&self, card: Card) -> Option<&Threat> {
        let Effect { threat, .. } = self.effects[card.index()];
        threat.map(|index| &self.threats[usize::from(index)])
    }

    /// The kinds that answer the threat of `card` just laid.
    #[must_use]
    pub fn answering(&self, card: Card) -> KindSet {
        self.threat_of(card).filter(|threat| threat.longest != 1).map_or(KindSet::EMPTY, |threat| {
            let fitting = threat.fitting_answers.and(self.fitting(card));
            let on_it = |picky: &Card| threat.answer[picky.index()].onto.has(card);
            threat.answers.or(fitting).or(threat.picky_answers.filter(on_it).collect())
        })
    }

    /// What `card` does when laid to a seat that accepts it, and what that seat does next.
    #[must_use]
    pub fn penalty_of(&self, card: Card) -> Option<(Penalty, ThreatThen)> {
        let threat = self.threat_of(card)?;
        Some((threat.penalty(threat.draw, threat.misses), threat.then))
    }

    /// Whether the player of `card` decides whether its threat counts.
    #[must_use]
    pub const fn threat_may(&self, card: Card) -> bool {
        self.effects[card.index()].threat_may
    }

    /// How many cards the player of `card` draws if it cannot end the round of its threat.
    #[must_use]
    pub fn closing_draw(&self, card: Card) -> Option<u8> {
        Some(self.threat_of(card)?.closing.as_ref()?.draw)
    }

    /// What laying `card` does to a threat that does `standing`: the action, the factor on the
    /// cards to be drawn, and whether a seat that cancels it then has the turn.
    #[must_use]
    pub fn answer_to(&self, standing: &Penalty, card: Card) -> Option<(AnswerAction, u8, bool)> {
        let threat = self.doing(standing).find(|threat| threat.listed().has(card))?;
        let answer = &threat.answer[card.index()];
        Some((answer.action, answer.times, answer.plays))
    }

    /// The kinds that may answer a threat that does `standing`.
    #[must_use]
    pub fn answers_to(&self, standing: &Penalty) -> KindSet {
        self.doing(standing).fold(KindSet::EMPTY, |all, threat| all.or(threat.listed()))
    }

    /// The threats that do the same to a seat as `standing`, whatever the number of cards.
    pub(super) fn doing(&self, standing: &Penalty) -> impl Iterator<Item = &Threat> {
        let kind = |penalty: &Penalty| {
            (
                penalty.draw > 0 || penalty.spent,
                penalty.miss,
                penalty.swap,
                penalty.give,
                penalty.take,
            )
        };
        let (closing, meant) = (standing.closing, kind(standing));
        self.threats.iter().filter(move |threat| {
            if closing {
                threat.closing.is_some()
            } else {
                kind(&threat.penalty(threat.draw, threat.misses)) == meant
            }
        })
    }
}
