//! Random rules that end a match, and states that each player has separately.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{MatchEnd, MatchRule, StateOf};

use super::Lots;

/// Adds these to rules that have none.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    for rule in doc.states.values_mut() {
        (rule.of, rule.lasts, rule.reverses) = (StateOf::Each, None, false);
    }
    if let MatchRule::Race { lead, .. } = &mut doc.matches {
        *lead = i32::from(any.number(0, 9));
    }
    let of_patterns = doc.patterns.values_mut().map(|rule| &mut rule.does);
    let of_triggers = doc.triggers.values_mut().map(|rule| &mut rule.does);
    let endings = of_patterns.chain(of_triggers).filter(|does| does.ends.is_none());
    for does in endings.take(2) {
        if any.one_in(4) {
            does.ends_match = Some(any.one_of(&[MatchEnd::Won, MatchEnd::ByPoints]));
        }
    }
}
