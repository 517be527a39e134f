//! Compiled rules of penalty cards beside the hand: which penalties go there.

use super::rule::{BesideRule, Joins, PenaltyFor};
use crate::mau::cause::Cause;

/// Which penalty cards go beside the hand, and when they join it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside {
    /// A bit for each of [`PenaltyFor`].
    of: u8,
    pub(in crate::mau) joins: Joins,
    pub(in crate::mau) counts: bool,
}

impl Beside {
    pub(in crate::mau) fn compile(rule: &BesideRule) -> Self {
        let BesideRule { of, joins, counts } = rule;
        let of = of.iter().fold(0, |bits, kind| bits | 1 << *kind as u8);
        Self { of, joins: *joins, counts: *counts }
    }

    /// Whether cards drawn for `cause` go beside the hand.
    pub(in crate::mau) fn takes(self, cause: Cause) -> bool {
        penalty_for(cause).is_some_and(|kind| self.takes_for(kind))
    }

    pub(in crate::mau) const fn takes_for(self, kind: PenaltyFor) -> bool {
        self.of >> kind as u8 & 1 == 1
    }
}

const fn penalty_for(cause: Cause) -> Option<PenaltyFor> {
    match cause {
        Cause::Threat(_) | Cause::Closing(_) => Some(PenaltyFor::Threats),
        Cause::Caught(_) | Cause::Forgotten(_) | Cause::FalseCall(_) | Cause::FalseCatch(_) => {
            Some(PenaltyFor::Calls)
        }
        Cause::Charged(_) | Cause::FalseCharge(_) => Some(PenaltyFor::Charges),
        Cause::Cheat | Cause::FalseAccusation | Cause::Followed => Some(PenaltyFor::Cheating),
        Cause::Named(_) => Some(PenaltyFor::Rules),
        Cause::Draw
        | Cause::Redraw
        | Cause::Limit
        | Cause::PileEmpty
        | Cause::Stuck
        | Cause::Capped
        | Cause::Over => None,
    }
}
