//! Static checks of chains in which the top card decides what answers: which threats can follow on others.

use super::kinds::{moves_hands, one_other};
use crate::card::Card;
use crate::mau::deck::deck_kinds;
use crate::mau::rules::compile::best;
use crate::mau::rules::doc::{AnswerAction, AnswerRule, AnswersOf, HouseRules, ThreatRule};
use crate::mau::rules::lookup::rule_of;
use crate::rules::Findings;

/// The threat of an answering card, if it replaces `rule`.
pub(super) fn taking_over<'a>(
    doc: &'a HouseRules,
    rule: &ThreatRule,
    answer: &AnswerRule,
    card: Card,
) -> Option<&'a ThreatRule> {
    let gives_way = rule.answers_of == AnswersOf::Top && answer.action.goes_on();
    let other = rule_of(doc, card).filter(|_| gives_way)?.threat.as_ref()?;
    (!std::ptr::eq(other, rule)).then_some(other)
}

/// The cards of the deck that answer it and replace it with a threat of their own.
fn followers<'a>(
    doc: &'a HouseRules,
    rule: &'a ThreatRule,
) -> impl Iterator<Item = (Card, &'a AnswerRule, &'a ThreatRule)> {
    deck_kinds(doc).filter_map(move |card| {
        let answer = best(&rule.answers, card)?;
        Some((card, answer, taking_over(doc, rule, answer, card)?))
    })
}

/// Adds what can be proved wrong about threats that follow on others.
pub(super) fn check(doc: &HouseRules, rule: &ThreatRule, field: &str, found: &mut Findings) {
    let apart = followers(doc, rule).find(|(_, answer, other)| {
        let alike = one_other(rule.victim) && one_other(other.victim);
        let passes = matches!(answer.action, AnswerAction::PassOn(_));
        !alike || (passes && rule.victim != other.victim) || moves_hands(rule) || moves_hands(other)
    });
    let Some((card, ..)) = apart else { return };
    let message = (
        format!(
            "wer mit {card} antwortet, droht dann wie mit {card}, und das geht hier nicht zusammen: Beides \
             muss eine einzelne andere Person treffen, beim Weitergeben mit demselben `victim`, und keine \
             Karten wandern lassen"
        ),
        format!(
            "whoever answers with {card} then threatens as {card} does, and these two do not go together: \
             both have to hit one other seat, when passed on by the same `victim`, and move no cards"
        ),
    );
    found.add("contradiction", format!("{field}.answers_of"), message);
}

/// Warns if no answering card ever replaces the threat.
pub(super) fn warn(doc: &HouseRules, rule: &ThreatRule, field: &str, found: &mut Findings) {
    if rule.answers_of == AnswersOf::Top && followers(doc, rule).next().is_none() {
        let message = (
            "keine Karte, die diese Drohung weitergehen lässt, droht selbst anders, also bleibt es bei diesen \
             Antworten",
            "no card that sends this threat on threatens in another way itself, so the answers stay these",
        );
        found.add("no_effect", format!("{field}.answers_of"), message);
    }
}
