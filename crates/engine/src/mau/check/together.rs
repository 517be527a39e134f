//! Laying further cards in the same turn.

use super::Case;
use super::fit::{named, rule_of, same_rank};
use crate::card::Card;
use crate::mau::moves::Play;
use crate::mau::refusal::Refusal;
use crate::mau::rules::doc::{AnswerAction, RowBy, Together};
use crate::mau::state::State;

impl<'a> Case<'a> {
    pub(super) fn lay_together(self, laid: Play) -> Result<(), Refusal> {
        self.holds(laid)?;
        self.nothing_under(laid)?;
        if !self.goes_with(laid.card) {
            return Err(Refusal::NotTogether);
        }
        if !self.state.threat.growing {
            self.said(laid)?;
        } else if !matches!(self.answer(laid)?, AnswerAction::PassOn(_)) {
            return Err(Refusal::DoesNotAnswer);
        }
        if self.makes_enough(laid.card) { Ok(()) } else { Err(Refusal::NotTogether) }
    }

    /// Whether the seat has begun to lay several cards, still too few, and more can follow.
    pub(super) fn has_to_lay_on(self) -> bool {
        let laid = self.state.together;
        let enough = laid < 2 || self.rule().is_none_or(|rule| laid >= rule.least);
        !enough && self.hand().cards().any(|card| self.could_follow(card))
    }

    fn rule(self) -> Option<&'a Together> {
        self.doc.lay.together.as_ref()
    }

    /// Whether `card` goes with the top card.
    fn goes_with(self, card: Card) -> bool {
        let Some(rule) = self.rule() else { return false };
        let face = self.state.face;
        let listed = rule.cards.is_empty() || named(&rule.cards, card);
        let listed = listed && (rule.may_be_last || self.hand().len() > 1);
        let jokers = card.is_joker() || face.is_joker();
        let in_suit = card.suit().is_some() && card.suit() == face.suit();
        let goes = std::iter::once(&rule.by).chain(&rule.or).any(|by| {
            let steps = matches!(by, RowBy::Up | RowBy::Down | RowBy::Steps);
            self.go_together(*by, face, card) && !(rule.one_suit && steps && !in_suit)
        });
        listed
            && !named(&rule.never, card)
            && !jokers
            && goes
            && !self.is_wild(card)
            && !self.beyond_run(card)
            && !self.is_shut_out(card)
    }

    /// Whether `card` could be laid next, and then as many as are still required.
    fn could_follow(self, card: Card) -> bool {
        self.goes_with(card)
            && self.can_be_last(card)
            && (!self.state.threat.growing || self.passes_on(card))
            && self.makes_enough(card)
    }

    /// Whether `card` and what can follow it make up the number of cards required in this turn.
    fn makes_enough(self, card: Card) -> bool {
        let laid = self.state.together.saturating_add(1);
        if self.rule().is_none_or(|rule| laid >= rule.least) {
            return true;
        }
        self.with_laid(card).is_some_and(|table| {
            let next = Case { state: &table, ..self };
            next.hand().cards().any(|card| next.could_follow(card))
        })
    }

    /// The state with `card` laid as a further one; none if that ends the turn.
    fn with_laid(self, card: Card) -> Option<State> {
        let mut table = self.state.unwatched();
        let see_through = rule_of(self.doc, card).is_some_and(|rule| rule.see_through);
        let through = see_through && !self.is_asleep(card);
        table.hands[self.seat.index()].take(card);
        if table.hands[self.seat.index()].is_empty() || (through && !self.state.threat.growing) {
            return None;
        }
        if !through {
            let on = same_rank(card, table.face);
            table.run = if on { table.run.saturating_add(1) } else { 1 };
            table.face = card;
        }
        table.together = table.together.saturating_add(1);
        if table.threat.growing {
            table.threat.chain = table.threat.chain.saturating_add(1);
        }
        Some(table)
    }
}
