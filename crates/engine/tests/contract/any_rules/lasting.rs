//! Random states that end by themselves, and states that one player has at a time.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{Lasts, StateOf};

use super::Lots;

/// Adds these to rules that have states.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    for rule in doc.states.values_mut() {
        rule.lasts = match any.draw(3) {
            0 => Some(Lasts::Turns(any.number(1, 4))),
            1 => Some(Lasts::Laps(any.number(1, 2))),
            _ => None,
        };
        if any.one_in(2) {
            (rule.of, rule.holds) = (StateOf::Player, false);
        }
    }
}
