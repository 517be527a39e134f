//! What players charge each other with: pressing a charge, and having a say in it.

use super::Case;
use crate::mau::moves::{ChargeIndex, Move};
use crate::mau::refusal::Refusal;
use crate::mau::rules::doc::Against;
use crate::mau::state::Phase;
use crate::seat::Seat;

impl Case<'_> {
    /// Charging another with what no program sees: one charge each between two steps of the game.
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
        };
        let happened = rule.on.is_none() || kept.open[index].has(other);
        let may = self.seat != other
            && both
            && !in_the_middle
            && self.state.waiting.is_empty()
            && is_it
            && happened
            && !kept.by.has(self.seat)
            && !kept.judged[index].has(other);
        if may { Ok(()) } else { Err(Refusal::NothingToCharge) }
    }

    /// While a charge is being decided nothing else is done.
    pub(super) fn during_trial(self, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Judge { .. } if self.state.turn == self.seat => Ok(()),
            _ => Err(Refusal::ChargeStands),
        }
    }
}
