//! Warnings about triggers at the beginning or end of a deal: conditions that can never hold then.

use super::rule::{On, TriggerRule};
use crate::mau::rules::doc::HouseRules;
use crate::mau::upper_bounds::none_of;
use crate::rules::Findings;

pub(super) fn warn(doc: &HouseRules, rule: &TriggerRule, field: &str, found: &mut Findings) {
    let begins = matches!(rule.on, On::DealBegins | On::Dealt);
    if !begins && !rule.on.is_at_the_end() {
        return;
    }
    let all_seats = matches!(rule.on, On::Dealt | On::Loses) && rule.counted.of_all();
    let most = if all_seats { doc.seats.max.into() } else { 1 };
    if none_of(rule.times, 1, most) {
        let message = (
            "das trifft nie zu: In einer Runde geschieht es nicht so oft, und in der nächsten wird von vorn gezählt",
            "this never holds: it does not happen that often in a deal, and each one counts anew",
        );
        found.add("no_effect", format!("{field}.times"), message);
    }
    if !begins {
        return;
    }
    if none_of(rule.turns, 1, 1) {
        let message = (
            "das trifft nie zu: Wenn eine Runde beginnt, ist es für alle noch der erste Zug",
            "this never holds: when a deal begins it is the first turn of all",
        );
        found.add("no_effect", format!("{field}.turns"), message);
    }
    let holds = |id: &String| doc.states.get(id).is_some_and(|state| state.holds);
    for (key, never) in [
        ("while", rule.held.iter().find(|id| doc.states.contains_key(*id) && !holds(id))),
        ("unless", rule.unless.iter().find(|id| holds(id))),
    ] {
        if let Some(id) = never {
            let message = (
                format!(
                    "das trifft nie zu: Jede Runde beginnt so, wie `states.{id}.holds` es sagt"
                ),
                format!("this never holds: each deal begins as `states.{id}.holds` says"),
            );
            found.add("no_effect", format!("{field}.{key}"), message);
        }
    }
}
