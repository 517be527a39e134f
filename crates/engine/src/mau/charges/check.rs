//! Static checks of `charges` and `errors`: ids, penalties, and whether a charge can ever come
//! about.

use crate::limits::{MAX_CARDS, MAX_CHARGES};
use crate::mau::calls::{MOST_FINED, can_be_due_by, fined_too_much};
use crate::mau::conditions::Conditions;
use crate::mau::deck::deck_kinds;
use crate::mau::rules::checking::{absent, span};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{Against, By, ChargeRule, ChargeUntil, Decided, HouseRules, On};
use crate::mau::triggers::comes_about;
use crate::mau::{states, upper_bounds};
use crate::rules::{Findings, ID, RuleError, is_id, text_of};

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    if doc.charges.len() > MAX_CHARGES {
        let message =
            (format!("höchstens {MAX_CHARGES} Vorwürfe"), format!("at most {MAX_CHARGES} charges"));
        found.add("too_many_charges", "charges", message);
    }
    for (id, rule) in &doc.charges {
        let field = format!("charges.{id}");
        if !is_id(id) {
            found.add("bad_id", &field, ID);
        }
        found.0.extend(text_of(&format!("{field}.name"), &rule.name, 60));
        if let Some(on) = rule.on {
            let due = can_be_due_by(on) || on == On::Lays;
            if !due || matches!(on, On::HandGrows | On::HandShrinks) {
                let message = (
                    "danach wird niemandem etwas vorgeworfen; nimm etwa \"draws\", \"lays\" oder \"passes\"",
                    "nobody is charged after that; use \"draws\", \"lays\" or \"passes\", say",
                );
                found.add("bad_charge", format!("{field}.on"), message);
            }
            if let Err(message) = comes_about(doc, on) {
                found.add("unreachable_charge", format!("{field}.on"), message);
            }
        }
        conditions(doc, rule, &field, found);
        let costs = doc.triggers.values().any(|trigger| trigger.on == On::FoundGuilty);
        if rule.penalty == 0 && !costs {
            let message = (
                "ein Vorwurf kostet mindestens eine Karte, oder etwas durch einen Auslöser mit `on = \
                 \"found_guilty\"`",
                "a charge costs at least one card, or something by a trigger with `on = \
                 \"found_guilty\"`",
            );
            found.add("contradiction", format!("{field}.penalty"), message);
        }
        if rule.penalty > MOST_FINED || rule.false_penalty > MOST_FINED {
            found.add("bad_draw", field, fined_too_much());
        }
    }
    let Some(errors) = &doc.errors else { return };
    if !(1..=10).contains(&errors.more) {
        let message = (
            "jeder weitere Fehler kostet 1 bis 10 Karten mehr",
            "each further error costs 1 to 10 cards more",
        );
        found.add("bad_draw", "errors.more", message);
    }
    if errors.at_most > MOST_FINED || errors.at_most > 0 && errors.at_most < errors.more {
        let message = (
            format!("höchstens {MOST_FINED}, und nicht weniger als `more`"),
            format!("at most {MOST_FINED}, and no fewer than `more`"),
        );
        found.add("bad_draw", "errors.at_most", message);
    }
}

/// Checks the conditions of a charge.
fn conditions(doc: &HouseRules, rule: &ChargeRule, field: &str, found: &mut Findings) {
    if let Some(left) = rule.left {
        span("bad_charge", left, (1, MAX_CARDS as u16), &format!("{field}.left"), found);
    }
    rule.conditions(&doc.states).check(doc, "bad_charge", field, found);
    states::asked(&doc.states, &rule.held, &rule.unless, "bad_charge", field, found);
    if !rule.top.is_empty() && kinds(&rule.top).and(deck_kinds(doc)).is_empty() {
        let message = (
            "keine davon ist im Spiel, also wird das nie jemandem vorgeworfen",
            "none of these is in the deck, so nobody is ever charged with this",
        );
        found.add("unreachable_charge", format!("{field}.top"), message);
    }
}

/// Warns where nobody may press it.
fn pressed_by(doc: &HouseRules, rule: &ChargeRule, field: &str, found: &mut Findings) {
    let mut own = Findings::default();
    let asked = Conditions { by: rule.pressed_by, ..Conditions::default() };
    asked.warn(doc, false, "", &mut own);
    for finding in own.0 {
        found.0.push(RuleError { field: format!("{field}.pressed_by"), ..finding });
    }
    if rule.pressed_by == rule.by && matches!(rule.by, By::Dealer | By::Starter) {
        let message = (
            "niemand klagt sich selbst an: schreib bei `by` oder `pressed_by` eine andere Person",
            "nobody charges themselves: name somebody else in `by` or in `pressed_by`",
        );
        found.add("no_effect", format!("{field}.pressed_by"), message);
    }
}

/// Warns of what never takes effect.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for (id, rule) in &doc.charges {
        let field = format!("charges.{id}");
        rule.top.iter().for_each(|which| absent(doc, which, format!("{field}.top"), found));
        rule.conditions(&doc.states).warn(doc, false, &field, found);
        pressed_by(doc, rule, &field, found);
        states::vain(doc, &rule.held, &rule.unless, &field, found);
        for (key, message) in upper_bounds::open(doc, rule.wish, rule.threat) {
            found.add("no_effect", format!("{field}.{key}"), message);
        }
        if let Some(message) = upper_bounds::no_such_number(doc, rule.left) {
            found.add("no_effect", format!("{field}.left"), message);
        }
        if rule.false_penalty > 0 && rule.decided == Decided::Counts {
            let message = (
                "dieser Vorwurf gilt, sobald er erhoben ist, also nie vergeblich",
                "this charge counts as soon as it is pressed, so it is never in vain",
            );
            found.add("no_effect", format!("charges.{id}.false_penalty"), message);
        }
        let lasts = rule.until == ChargeUntil::OwnTurn;
        if lasts && (rule.on.is_none() || rule.against == Against::ActedLast) {
            let message = (
                "ohne `on`, oder nur gegen wen zuletzt am Zug war, gibt es keine längere Frist",
                "without `on`, or only against whoever acted last, there is no longer time",
            );
            found.add("no_effect", format!("charges.{id}.until"), message);
        }
    }
    let fined = !doc.charges.is_empty()
        || doc.cheat.is_some()
        || doc
            .calls
            .values()
            .any(|call| call.penalty > 0 || call.false_penalty > 0 || call.false_catch > 0);
    if doc.errors.is_some() && !fined {
        let message = (
            "hier kostet kein Fehler etwas: es gibt weder Ansagen mit Strafe noch Mogeln noch Vorwürfe",
            "no error costs anything here: there are no calls with a penalty, no cheating, no charges",
        );
        found.add("no_effect", "errors", message);
    }
}
