//! Judging answers to a named rule that asks something.

use super::Case;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::effects::{Ask, Question};
use crate::mau::moves::Move;
use crate::mau::refusal::Refusal;
use crate::mau::rules::compile::best;
use crate::mau::rules::doc::Extreme;

impl Case<'_> {
    /// While a named rule asks something, only answers are allowed.
    pub(super) fn asked(self, mv: Move) -> Result<(), Refusal> {
        let Some(question) = self.state.kept.question else { return Err(Refusal::RuleAsks) };
        let race = matches!(question.ask, Ask::Race(_));
        let answers = matches!(
            mv,
            Move::React { .. }
                | Move::Target { .. }
                | Move::Give { .. }
                | Move::AddRule { .. }
                | Move::Wish { .. }
        );
        if !answers {
            return Err(Refusal::RuleAsks);
        }
        if !race && self.state.turn != self.seat {
            return Err(Refusal::NotYourTurn);
        }
        match (question.ask, mv) {
            (Ask::Race(_), Move::React { .. }) if question.seats.has(self.seat) => Ok(()),
            (Ask::Wish, Move::Wish { wish }) => {
                let asking = self.doc.effects().nth(usize::from(question.rule));
                self.wished_by(asking.and_then(|does| does.wish.as_ref()), wish)
            }
            (Ask::Add(rules) | Ask::Pick { rules, .. }, Move::AddRule { rule })
                if rule < 32 && rules >> rule & 1 == 1 =>
            {
                Ok(())
            }
            (Ask::Whether | Ask::Way, Move::React { .. })
            | (Ask::Whom { may: true }, Move::React { yes: false }) => Ok(()),
            (Ask::Whom { .. }, Move::Target { seat }) if seat.0 >= self.state.seats => {
                Err(Refusal::NoSuchSeat)
            }
            (Ask::Whom { .. }, Move::Target { seat }) => {
                let other = seat != self.seat && self.state.playing.has(seat);
                let spared = self.rules.teams.spared(self.seat).has(seat);
                if other && !spared { Ok(()) } else { Err(Refusal::NotThatSeat) }
            }
            (Ask::Pass(_), Move::Give { card }) => {
                let chosen = self.state.kept.passed[self.seat.index()].cards();
                let twins = chosen.filter(|known| *known == card).count() as u32;
                if u32::from(self.hand().count(card)) > twins {
                    self.goes_by(question, self.state.not_passed(self.seat), card)
                } else {
                    Err(Refusal::NotInHand)
                }
            }
            (Ask::Give(_) | Ask::PutAway, Move::Give { card }) => {
                if self.hand().has(card) {
                    self.goes_by(question, self.hand(), card)
                } else {
                    Err(Refusal::NotInHand)
                }
            }
            _ => Err(Refusal::NothingToChoose),
        }
    }

    /// Whether `card` of `hand` may be chosen, where it has to be the highest one, or the like.
    fn goes_by(self, question: Question, hand: CardSet, card: Card) -> Result<(), Refusal> {
        let asking = self.doc.effects().nth(usize::from(question.rule));
        let Some(must_be) = asking.and_then(|does| does.must_be) else { return Ok(()) };
        let points = |card: Card| {
            let named = best(&self.doc.points.cards, card).copied();
            named.unwrap_or(self.doc.points.each)
        };
        let value = |card: Card| self.doc.fit.worth(card);
        let beats = |other: Card| match must_be {
            Extreme::MostPoints => points(other) > points(card),
            Extreme::FewestPoints => points(other) < points(card),
            Extreme::Highest => value(other) > value(card),
            Extreme::Lowest => {
                value(other).is_some_and(|other| value(card).is_none_or(|own| other < own))
            }
        };
        if hand.cards().any(beats) { Err(Refusal::AnotherCard) } else { Ok(()) }
    }
}
