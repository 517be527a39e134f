//! What the rules in force say about laying more, or out of turn.

use super::compiled::OutOfTurn;
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::ThrowUntil;
use crate::mau::state::State;

impl OutOfTurn {
    /// Whether the phase allows a card to be laid out of turn.
    pub(in crate::mau) fn is_open(&self, state: &State) -> bool {
        match state.phase {
            Phase::Turn => true,
            Phase::Drawn => self.until == ThrowUntil::Lays,
            Phase::Threat => {
                let asked_anew = state.threat.closing || state.threat.spent;
                self.under_threat && !self.only_lies() && !asked_anew
            }
            _ => false,
        }
    }
}

impl Rules {
    /// The kinds that may follow `card` in the same turn, judged by these two cards alone.
    #[must_use]
    pub fn going_on(&self, card: Card) -> KindSet {
        self.goes_on[card.index()]
    }
}
