//! Warnings about threats: limits that are never reached, and answers that change nothing.

use super::kinds::{grows, several};
use super::satisfiable::Tops;
use super::top;
use crate::mau::cards::carriers;
use crate::mau::deck::deck_kinds;
use crate::mau::rules::checking::{absent, some};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{
    AnswerAction, AnswerRule, CardRule, HouseRules, ReverseRule, ThreatRule, Victim, Which, WithTwo,
};
use crate::mau::rules::lookup::rule_of;
use crate::rules::Findings;

/// Warns of limits that a chain never reaches, and of answers that `acts` does not change.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for threat in doc.threats() {
        let field = place(doc, threat);
        threat.until.iter().for_each(|which| absent(doc, which, format!("{field}.until"), found));
        draws_one(doc, threat, &field, found);
        top::warn(doc, threat, &field, found);
        if threat.spares_waiting && !anybody_waits(doc) {
            let message = (
                "hier muss nie jemand aussetzen, also wartet niemand",
                "nobody ever misses a turn here, so nobody waits",
            );
            found.add("no_effect", format!("{field}.spares_waiting"), message);
        }
        for (with, answer) in &threat.answers {
            let field = format!("{field}.answers.{with}");
            let onto = format!("{field}.onto");
            answer.onto.iter().for_each(|which| absent(doc, which, onto.clone(), found));
            if answer.acts && answer.action.goes_on() {
                acts_going_on(doc, *with, answer, &field, found);
            } else if answer.acts {
                acts_at_the_end(doc, threat, *with, &field, found);
            }
            takes_off(threat, answer, &field, found);
        }
    }
    for (which, rule) in &doc.cards {
        let Some(threat) = &rule.threat else { continue };
        let tops = Tops::of(doc, carriers(doc, *which), threat);
        for (with, _) in
            threat.answers.iter().filter(|(with, answer)| tops.is_itself(answer, **with))
        {
            let message = (
                format!(
                    "{with} gibt es nur einmal, und da liegt es selbst: Damit antwortet nie jemand"
                ),
                format!(
                    "there is only one {with}, and it lies there itself: nobody ever answers with it"
                ),
            );
            found.add("no_effect", format!("cards.{which}.threat.answers.{with}"), message);
        }
        let goes_on = threat.answers.values().any(|answer| answer.action.adds().is_some());
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

/// Warns if the card `with`, which ends the threat and is to act as on one's own turn, does nothing
/// there. Only for threats against the next player: there play goes on after the answering seat
/// either way.
fn acts_at_the_end(
    doc: &HouseRules,
    threat: &ThreatRule,
    with: Which,
    field: &str,
    found: &mut Findings,
) {
    if threat.victim != Victim::Next(1) || !doc.patterns.is_empty() {
        return;
    }
    let does = |card| rule_of(doc, card).is_some_and(|rule| *rule != CardRule::default());
    if !some(deck_kinds(doc).and(with.kinds()), does) {
        let message = (
            format!("{with} tut auch im eigenen Zug nichts: lass `acts` weg"),
            format!("{with} does nothing on one's own turn either: leave `acts` out"),
        );
        found.add("no_effect", format!("{field}.acts"), message);
    }
}

/// Whether anybody may have to miss a turn.
fn anybody_waits(doc: &HouseRules) -> bool {
    let turns = |reverse: &Option<ReverseRule>| {
        reverse.as_ref().is_some_and(|reverse| reverse.with_two == WithTwo::OtherMisses)
    };
    let beside = doc.teams.is_some();
    let answered = |threat: &ThreatRule| {
        (beside || several(threat))
            && threat.answers.values().any(|answer| !answer.action.goes_on())
    };
    doc.threats().any(|threat| threat.costs_turns() || answered(threat))
        || doc.cards.values().any(|rule| turns(&rule.reverse))
        || doc.effects().any(|does| does.misses > 0 || turns(&does.reverse))
}

/// Warns if `acts` changes nothing for the card `with`, after which the threat continues.
fn acts_going_on(
    doc: &HouseRules,
    with: Which,
    answer: &AnswerRule,
    field: &str,
    found: &mut Findings,
) {
    let passes = matches!(answer.action, AnswerAction::PassOn(_));
    let does = |card| {
        let rule = rule_of(doc, card);
        rule.is_some_and(|rule| rule.reverse.is_some() || rule.wish.is_some() || rule.wild)
    };
    let message = if passes {
        (
            "beim Weitergeben dreht und wünscht eine Karte ohnehin: lass `acts` weg",
            "passed on, a card turns and wishes anyway: leave `acts` out",
        )
    } else if some(deck_kinds(doc).and(with.kinds()), does) {
        return;
    } else {
        (
            "diese Karte ändert weder die Richtung noch lässt sie wünschen, und sonst wirkt hier nichts",
            "this card neither turns the direction nor lets anybody wish, and nothing else acts here",
        )
    };
    found.add("no_effect", format!("{field}.acts"), message);
}

/// Warns of drawing until a card of a kind comes if every card is of that kind.
fn draws_one(doc: &HouseRules, threat: &ThreatRule, field: &str, found: &mut Findings) {
    let deck = deck_kinds(doc);
    let all = !deck.is_empty() && deck.without(kinds(&threat.until)).is_empty();
    if all && threat.draw > 1 {
        let message = (
            "jede Karte im Spiel ist eine davon, also wird immer nur eine gezogen: schreib `draw = 1`",
            "every card of the deck is one of these, so only one is ever drawn: write `draw = 1`",
        );
        found.add("no_effect", format!("{field}.until"), message);
    }
}

/// Warns of answers that take cards off where none are to be drawn.
fn takes_off(threat: &ThreatRule, answer: &AnswerRule, field: &str, found: &mut Findings) {
    if matches!(answer.action, AnswerAction::TakeOff(_)) && threat.draw == 0 && !grows(threat) {
        let message = (
            "hier ist nichts zu ziehen, also hebt das die Drohung einfach auf: schreib \"cancel\"",
            "nothing is to be drawn here, so this simply cancels the threat: write \"cancel\"",
        );
        found.add("no_effect", format!("{field}.do"), message);
    }
}

/// The field in which a threat is written.
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
