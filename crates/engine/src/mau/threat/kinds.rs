//! Classifies threats: how many they hit, whether they move hands, whether they grow.

use crate::mau::rules::doc::{ThreatRule, Victim};

/// Whether several seats are hit, one after the other.
pub(super) fn several(rule: &ThreatRule) -> bool {
    matches!(rule.victim, Victim::Others | Victim::Next(2..))
}

/// Whether exactly one other seat is hit.
pub(super) const fn one_other(victim: Victim) -> bool {
    match victim {
        Victim::Next(number) => number == 1,
        Victim::Previous
        | Victim::Chosen
        | Victim::ByLot
        | Victim::MostCards
        | Victim::FewestCards => true,
        Victim::Others | Victim::Oneself | Victim::LastOut => false,
    }
}

/// Whether cards change hands between the two sides.
pub(super) const fn moves_hands(rule: &ThreatRule) -> bool {
    rule.swap || rule.give || rule.take
}

/// Whether an answer can add cards to draw, even if the first card draws none.
pub(super) fn grows(rule: &ThreatRule) -> bool {
    rule.answers.values().any(|answer| answer.action.adds() > Some(0))
}
