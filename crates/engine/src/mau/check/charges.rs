//! Judging charges of players against each other: pressing one, and voting on it.

use super::Case;
use super::fit::named;
use crate::mau::moves::{ChargeIndex, Move};
use crate::mau::phase::Phase;
use crate::mau::refusal::Refusal;
use crate::mau::rules::doc::{Against, ChargeRule, Span};
use crate::seat::Seat;

impl Case<'_> {
    /// Charging another player with what no program sees: one charge each between two steps of the game.
    pub(super) fn charge(self, other: Seat, charge: ChargeIndex) -> Result<(), Refusal> {
        let index = usize::from(charge);
        let rule = self.doc.charges.values().nth(index).ok_or(Refusal::NoSuchCharge)?;
        if other.0 >= self.state.seats {
            return Err(Refusal::NoSuchSeat);
        }
        let kept = &self.state.kept.pressed;
        let in_the_middle = match self.state.phase {
            Phase::Turn | Phase::Further | Phase::Threat | Phase::Drawn => false,
            Phase::DealHands
            | Phase::Wish
            | Phase::Together
            | Phase::Target
            | Phase::Give
            | Phase::Trial
            | Phase::Asked
            | Phase::Over(_) => true,
        };
        let both = self.state.playing.has(self.seat) && self.state.playing.has(other);
        let is_it = match rule.against {
            Against::Anyone => true,
            Against::ActedLast => kept.acted == Some(other),
            Against::HasTurn => self.state.turn == other,
        };
        let happened = rule.on.is_none() || kept.open[index].has(other);
        let may = self.seat != other
            && both
            && !in_the_middle
            && self.state.waiting.is_empty()
            && is_it
            && self.is_meant(rule.pressed_by)
            && happened
            && Case { seat: other, ..self }.can_be_charged(rule)
            && !kept.by.has(self.seat)
            && !kept.judged[index].has(other);
        if may { Ok(()) } else { Err(Refusal::NothingToCharge) }
    }

    /// Whether the conditions of a charge hold for this seat.
    fn can_be_charged(self, rule: &ChargeRule) -> bool {
        let is = |span: Option<Span>, number: u32| {
            span.is_none_or(|span| span.has(u16::try_from(number).unwrap_or(u16::MAX), None))
        };
        let lies = self.state.discard_pile.top();
        self.is_meant(rule.by)
            && is(rule.left, self.hand().len())
            && (rule.top.is_empty() || lies.is_some_and(|card| named(&rule.top, card)))
            && rule.wish.is_none_or(|wanted| wanted == self.state.wish.is_some())
            && rule.threat.is_none_or(|wanted| wanted == (self.state.phase == Phase::Threat))
            && rule.direction.is_none_or(|way| way == self.state.direction)
            && is(rule.playing, self.state.active())
            && is(rule.pile, self.state.draw_pile.as_slice().len() as u32)
            && is(rule.deals, self.state.deal.into())
            && rule.held.iter().all(|id| self.state_holds(id))
            && !rule.unless.iter().any(|id| self.state_holds(id))
    }

    /// While a charge is being decided, only judging it is allowed.
    pub(super) fn during_trial(self, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Judge { .. } if self.state.turn == self.seat => Ok(()),
            _ => Err(Refusal::ChargeStands),
        }
    }
}
