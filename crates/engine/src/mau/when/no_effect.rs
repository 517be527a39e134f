//! Warnings about `when`: patches that never hold, and rules that no combination of patches makes use of.

use super::check::{Layers, place};
use crate::mau::end::out_at_once;
use crate::mau::rules::doc::{HouseRules, Span};
use crate::mau::states;
use crate::mau::when::may_hold;
use crate::rules::{Findings, RuleError};

/// With more combinations than this, no warnings are looked for.
const MOST_LOOKED_AT: usize = 16;

/// The findings of `of` that all rules ever in force have in common.
pub(in crate::mau) fn common(
    doc: &HouseRules,
    of: impl Fn(&HouseRules) -> Vec<RuleError>,
) -> Vec<RuleError> {
    let Ok(mut layers) = Layers::of(doc) else { return Vec::new() };
    let Ok(mixed) = layers.in_force() else { return Vec::new() };
    if mixed.len() > MOST_LOOKED_AT {
        return Vec::new();
    }
    let mut found: Option<Vec<RuleError>> = None;
    for patches in mixed.keys() {
        let Ok(rules) = layers.typed(patches) else { return Vec::new() };
        let said = of(&rules);
        found = Some(match found {
            None => said,
            Some(mut known) => {
                known.retain(|one| said.contains(one));
                known
            }
        });
    }
    found.unwrap_or_default()
}

/// Warns of patches that change nothing, or whose conditions never hold.
pub(in crate::mau) fn vain(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    let Ok(mut layers) = Layers::of(doc) else { return found.0 };
    let Ok(mixed) = layers.in_force() else { return found.0 };
    if mixed.len() > MOST_LOOKED_AT {
        return found.0;
    }
    let typed = mixed.keys().map(|patches| Some((patches, layers.typed(patches).ok()?)));
    let Some(typed) = typed.collect::<Option<Vec<_>>>() else { return found.0 };
    for (index, rule) in doc.when.iter().enumerate() {
        let field = place(index);
        let no_card = rule.left == Some(Span::Between(0, 0));
        if no_card && typed.iter().all(|(_, rules)| out_at_once(rules)) {
            let message = (
                "das trifft nie zu: Wer am Zug ist, hat noch Karten",
                "this never holds: whose turn it is still has cards",
            );
            found.add("no_effect", format!("{field}.left"), message);
        } else if !typed.iter().any(|(_, rules)| rule.conditions(&doc.states).may_hold(rules)) {
            rule.conditions(&doc.states).warn(&typed[0].1, false, &field, &mut found);
        }
        states::vain(doc, &rule.held, &rule.unless, &field, &mut found);
        let mut held = typed.iter().filter(|(patches, _)| patches.contains(&index)).peekable();
        let changes = |patches: &[usize], rules: &HouseRules| {
            let others: Vec<_> = patches.iter().copied().filter(|other| *other != index).collect();
            layers.typed(&others).is_ok_and(|other| other != *rules)
        };
        if held.peek().is_some() && !held.any(|(patches, rules)| changes(patches, rules)) {
            let message =
                ("das gilt auch ohne diesen Eintrag", "this holds without this entry as well");
            found.add("no_effect", format!("{field}.set"), message);
        }
    }
    found.0
}

/// Patches whose conditions never hold. They do no harm, and a choice of an option may cause this,
/// so it is reported only when a file is checked.
pub(in crate::mau) fn never(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings::default();
    let Ok(mut layers) = Layers::of(doc) else { return found.0 };
    for (index, rule) in doc.when.iter().enumerate() {
        let ever = (doc.seats.min..=doc.seats.max).any(|seats| {
            may_hold(rule, seats, None)
                || layers.moments(seats).any(|moment| may_hold(rule, seats, Some(moment)))
        });
        if !ever {
            let last = [rule.rounds, rule.deals].contains(&Some(Span::Last));
            let message = if last {
                (
                    "das trifft nie zu: Niemand weiß vorher, welcher Durchgang oder welche Runde die \
                     letzte ist"
                        .to_owned(),
                    "this never holds: nobody knows in advance which round or deal is the last"
                        .to_owned(),
                )
            } else {
                let (min, max) = (doc.seats.min, doc.seats.max);
                (
                    format!(
                        "das trifft mit {min} bis {max} Leuten nie zu, so lange eine Partie dauert"
                    ),
                    format!(
                        "this never holds with {min} to {max} seats and as long as a match lasts"
                    ),
                )
            };
            found.add("never_holds", place(index), message);
        }
    }
    found.0
}
