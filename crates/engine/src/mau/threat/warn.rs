//! What of it has no effect.

use crate::mau::rules::check::absent;
use crate::mau::rules::doc::{AnswerAction, HouseRules, ThreatRule};
use crate::rules::Findings;

/// Bounds of chains that nothing makes longer.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for threat in doc.threats() {
        let field = place(doc, threat);
        threat.until.iter().for_each(|which| absent(doc, which, format!("{field}.until"), found));
    }
    for (which, rule) in &doc.cards {
        let Some(threat) = &rule.threat else { continue };
        let goes_on = threat.answers.values().any(|answer| {
            matches!(
                answer.action,
                AnswerAction::PassOn(_) | AnswerAction::SendBack(_) | AnswerAction::SendTo(_)
            )
        });
        let piles_up = doc.lay.together.is_some();
        if threat.at_most > 0 && !goes_on && !piles_up {
            let message = (
                "keine Antwort lässt die Drohung wachsen, also wird diese Grenze nie erreicht: nenne \
                 `answers`, etwa { 7 = { do = { pass_on = 2 } } }",
                "no answer makes the threat grow, so this bound is never reached: name `answers`, as \
                 in { 7 = { do = { pass_on = 2 } } }",
            );
            found.add("no_effect", format!("cards.{which}.threat.at_most"), message);
        }
    }
}

/// Where a threat stands.
fn place(doc: &HouseRules, threat: &ThreatRule) -> String {
    let is = |other: &Option<ThreatRule>| {
        other.as_ref().is_some_and(|other| std::ptr::eq(other, threat))
    };
    let card = doc.cards.iter().find(|(_, rule)| is(&rule.threat));
    let pattern = doc.patterns.iter().find(|(_, rule)| is(&rule.does.threat));
    match (card, pattern) {
        (Some((which, _)), _) => format!("cards.{which}.threat"),
        (None, Some((id, _))) => format!("patterns.{id}.does.threat"),
        (None, None) => "cards".to_owned(),
    }
}
