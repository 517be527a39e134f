//! Static checks of `dormant`: cards that do nothing, or may not be laid, for a time.

use super::rule::DormantRule;
use crate::card::Card;
use crate::limits::{MAX_CARDS, MAX_DORMANT};
use crate::mau::deck::deck_kinds;
use crate::mau::end::may_be_last;
use crate::mau::rules::checking::{absent, span};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{DrawRule, HouseRules};
use crate::mau::rules::lookup::rule_of;
use crate::mau::standing::dealt_at_all;
use crate::mau::states;
use crate::rules::{Findings, ID, is_id};

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    if doc.dormant.len() > MAX_DORMANT {
        let message = (
            format!("schreib höchstens {MAX_DORMANT} Einträge"),
            format!("write at most {MAX_DORMANT} entries"),
        );
        found.add("bad_dormant", "dormant", message);
    }
    for (id, rule) in &doc.dormant {
        let field = format!("dormant.{id}");
        if !is_id(id) {
            found.add("bad_id", &field, ID);
        }
        one(doc, rule, &field, found);
        if rule.barred {
            barred(doc, rule, &field, found);
        }
        if rule.barred && rule.ordinary {
            let message = (
                "was gar nicht gelegt werden darf, passt auch nirgends: lass `ordinary` oder `barred` weg",
                "what may not be played at all fits nowhere either: leave `ordinary` or `barred` out",
            );
            found.add("contradiction", format!("{field}.ordinary"), message);
        }
    }
}

fn one(doc: &HouseRules, rule: &DormantRule, field: &str, found: &mut Findings) {
    if let Some(left) = rule.left {
        span("bad_dormant", left, (0, MAX_CARDS as u16), &format!("{field}.left"), found);
    }
    rule.conditions(&doc.states).check(doc, "bad_dormant", field, found);
    states::asked(&doc.states, &rule.held, &rule.unless, "bad_dormant", field, found);
    if rule.cards.is_empty() {
        let message = (
            "nenn Karten, etwa `cards = [\"any\"]` für alle",
            "name cards, as in `cards = [\"any\"]` for all of them",
        );
        found.add("bad_dormant", format!("{field}.cards"), message);
    }
    let asks = rule.spares_own || !rule.held.is_empty() || !rule.unless.is_empty();
    if !asks && rule.left.is_none() && rule.conditions(&doc.states).is_empty() {
        let message = if rule.barred {
            (
                "sag, wann sie nicht gelegt werden dürfen, etwa `turns = 1`",
                "say when they may not be played, as in `turns = 1`",
            )
        } else {
            (
                "sag, wann sie nichts tun, etwa `turns = 1`; was nie etwas tut, steht nicht in `cards`",
                "say when they do nothing, as in `turns = 1`; what never does anything does not stand in \
                 `cards`",
            )
        };
        found.add("bad_dormant", field, message);
    }
}

/// Checks that barred cards leave others to lay, so that the game goes on.
fn barred(doc: &HouseRules, rule: &DormantRule, field: &str, found: &mut Findings) {
    let named = kinds(&rule.cards);
    let last = may_be_last(doc);
    let ever = rule.conditions(&doc.states).is_empty();
    if ever && rule.left.is_some_and(|left| left.has(0, None)) && last.without(named).is_empty() {
        let message = (
            "so darf keine Karte je die letzte sein, und niemand wird fertig",
            "no card may ever be the last one like this, so nobody can ever go out",
        );
        found.add("nothing_last", format!("{field}.barred"), message);
    }
    let deck = deck_kinds(doc);
    let DrawRule { times, count, .. } = doc.draw;
    if times == 0 && count > 0 && !deck.is_empty() && deck.without(named).is_empty() {
        let message = (
            "wer nichts legen darf, zöge den ganzen Stapel: lass mit `draw.times` nur so oft ziehen",
            "who may lay nothing would draw the whole pile: let one draw so often only, with \
             `draw.times`",
        );
        found.add("contradiction", format!("{field}.barred"), message);
    }
}

/// Warns of cards that are not in the deck or do nothing anyway, and of conditions that never hold.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for (id, rule) in &doc.dormant {
        let field = format!("dormant.{id}.cards");
        rule.cards.iter().for_each(|which| absent(doc, which, field.clone(), found));
        rule.conditions(&doc.states).warn(doc, false, &format!("dormant.{id}"), found);
        states::vain(doc, &rule.held, &rule.unless, &format!("dormant.{id}"), found);
        let mut named = kinds(&rule.cards);
        let anywhere = kinds(&doc.fit.anywhere);
        if rule.ordinary && named.and(anywhere).is_empty() {
            let message = (
                "keine davon passt überall, also ist jede ohnehin eine gewöhnliche Karte",
                "none of these fits anywhere, so each is an ordinary card anyway",
            );
            found.add("no_effect", format!("dormant.{id}.ordinary"), message);
        }
        let values = |card: Card| doc.fit.worth(card).map(u16::from);
        let (least, most) = dealt_at_all(doc);
        let own = |card: Card| values(card).is_some_and(|value| (least..=most).contains(&value));
        if rule.spares_own && !kinds(&rule.cards).any(own) {
            let message = (
                format!(
                    "keine davon hat einen Wert, der so hoch ist, wie man hier Karten bekommt: {least} bis {most}"
                ),
                format!(
                    "none of these has a value of as many cards as anybody is dealt here: {least} to {most}"
                ),
            );
            found.add("no_effect", format!("dormant.{id}.spares_own"), message);
        }
        let does_something = !rule.barred && !rule.ordinary;
        if does_something && !named.any(|card| rule_of(doc, card).is_some_and(|rule| !rule.wild)) {
            let message = (
                "keine davon tut etwas, das ausfallen könnte",
                "none of these does anything that could be left out",
            );
            found.add("no_effect", field, message);
        }
    }
}
