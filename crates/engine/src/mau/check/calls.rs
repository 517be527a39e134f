//! Judging moves out of turn: calls, catching a call left out, accusing a cheat.

use super::Case;
use crate::mau::end::last_card_lies;
use crate::mau::moves::CallIndex;
use crate::mau::phase::Phase;
use crate::mau::refusal::Refusal;
use crate::mau::rules::doc::{Accuser, CallRule, CheatRule, CheatThen, Due};
use crate::seat::Seat;

impl<'a> Case<'a> {
    pub(super) fn call(self, call: CallIndex) -> Result<(), Refusal> {
        let index = usize::from(call);
        let rule = self.call_rule(call)?;
        if !self.state.playing.has(self.seat) {
            return Err(Refusal::NothingToCall);
        }
        if self.state.open[index].has(self.seat) && rule.afterwards {
            return Ok(());
        }
        if self.state.announced[index].has(self.seat) {
            return Err(Refusal::AlreadyCalled);
        }
        if rule.before_laying && self.can_announce(rule) {
            return Ok(());
        }
        if rule.any_time && self.is_between_moves() {
            return Ok(());
        }
        let made = self.state.called[index].has(self.seat);
        Err(if made { Refusal::AlreadyCalled } else { Refusal::NothingToCall })
    }

    /// Whether one move is done and the next has not begun, and no last card lies.
    fn is_between_moves(self) -> bool {
        self.state.waiting.is_empty()
            && matches!(
                self.state.phase,
                Phase::Turn | Phase::Drawn | Phase::Threat | Phase::Further
            )
    }

    /// Whether a card that makes the call due could still follow in this turn.
    fn can_announce(self, rule: &CallRule) -> bool {
        let laying = match self.state.phase {
            Phase::Turn | Phase::Drawn | Phase::Threat | Phase::Together | Phase::Further => true,
            // ERF-49: the swap or the gift may bring the hand to that number.
            Phase::Target | Phase::Give => rule.due == Due::Reached && self.moves_own_hand(),
            Phase::DealHands | Phase::Wish | Phase::Trial | Phase::Asked | Phase::Over(_) => false,
        };
        let cards = self.hand().len();
        laying
            && self.state.turn == self.seat
            && cards > rule.at.map_or(0, u32::from)
            && !last_card_lies(self.rules, self.state)
    }

    pub(super) fn catch(self, other: Seat, call: CallIndex) -> Result<(), Refusal> {
        let rule = self.call_rule(call)?;
        if other.0 >= self.state.seats {
            return Err(Refusal::NoSuchSeat);
        }
        let open = self.state.open[usize::from(call)].has(other);
        let in_vain = rule.false_catch > 0 && self.state.playing.has(other);
        let may = self.seat != other
            && self.state.playing.has(self.seat)
            && rule.enforced.can_be_caught()
            && (open || in_vain);
        if may { Ok(()) } else { Err(Refusal::NothingToCatch) }
    }

    fn call_rule(self, call: CallIndex) -> Result<&'a CallRule, Refusal> {
        self.doc.calls.values().nth(usize::from(call)).ok_or(Refusal::NoSuchCall)
    }

    /// Accusing the seat that acted last, once (VER-14, ERF-11).
    pub(super) fn accuse(self, other: Seat) -> Result<(), Refusal> {
        self.cheat(|_| true)?;
        if other.0 >= self.state.seats {
            return Err(Refusal::NoSuchSeat);
        }
        let noted = &self.state.accusable;
        let asked = self.doc.cheat.as_ref().is_none_or(|cheat| {
            let whole = cheat.then != CheatThen::Stays || self.state.phase != Phase::Together;
            let asked = match cheat.by {
                Accuser::Anyone => true,
                Accuser::Next => self.state.turn == self.seat,
            };
            whole && asked
        });
        let can = asked
            && self.seat != other
            && self.state.playing.has(self.seat)
            && noted.seat == Some(other)
            && !noted.accusers.has(self.seat);
        if can || self.may_accuse_later(other) { Ok(()) } else { Err(Refusal::NothingToAccuse) }
    }

    /// Accusing a seat whose card has been covered since.
    fn may_accuse_later(self, other: Seat) -> bool {
        let may = |cheat: &CheatRule| {
            cheat.later.is_some() && (cheat.by == Accuser::Anyone || self.state.turn == self.seat)
        };
        let earlier = &self.state.kept.earlier;
        self.doc.cheat.as_ref().is_some_and(may)
            && self.seat != other
            && self.state.accusable.seat != Some(other)
            && self.state.playing.has(self.seat)
            && self.state.playing.has(other)
            && earlier.accusers(other).is_some_and(|accusers| !accusers.has(self.seat))
    }
}
