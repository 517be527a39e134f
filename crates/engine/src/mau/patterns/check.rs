//! Static checks of `patterns`: sound ids and names, cards that are in the deck, rows and sums that
//! can come about, warnings.

use super::row_by::RowBy;
use super::rule::{PatternRule, RowRule};
use super::{lying, sums};
use crate::card_set::KindSet;
use crate::limits::{MAX_CARDS, MAX_PATTERNS};
use crate::mau::cards::beside;
use crate::mau::deck::{deck_kinds, most_of};
use crate::mau::effects::Place;
use crate::mau::end::out_at_once;
use crate::mau::rules::checking::{absent, some, span};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, Span, ThreatRule, Which};
use crate::mau::threat::threat;
use crate::mau::{effects, states};
use crate::rules::{Findings, ID, is_id, text_of};

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    if doc.patterns.len() > MAX_PATTERNS {
        let message = (
            format!("schreib höchstens {MAX_PATTERNS} Muster"),
            format!("write at most {MAX_PATTERNS} patterns"),
        );
        found.add("bad_pattern", "patterns", message);
    }
    for (id, rule) in &doc.patterns {
        pattern(doc, id, rule, found);
    }
}

fn pattern(doc: &HouseRules, id: &str, rule: &PatternRule, found: &mut Findings) {
    let field = format!("patterns.{id}");
    let PatternRule { name, cards, onto, row, sum, together, left, .. } = rule;
    if !is_id(id) {
        found.add("bad_id", &field, ID);
    }
    found.0.extend(text_of(&format!("{field}.name"), name, 40));
    let asks = !cards.is_empty() || !onto.is_empty();
    let asks = asks || !rule.lies.is_empty();
    if !asks && row.is_none() && sum.is_none() && together.is_none() && left.is_none() {
        let message = (
            "sag, wann es gilt: `cards`, `onto`, `row`, `lies`, `sum`, `together` oder `left`",
            "say when it holds: `cards`, `onto`, `row`, `lies`, `sum`, `together` or `left`",
        );
        found.add("bad_pattern", &field, message);
    }
    for (key, list) in [("cards", cards), ("onto", onto)] {
        if !list.is_empty() && of_deck(doc, list).is_empty() {
            let message = (
                "keine davon ist im Spiel, also kommt es nie dazu",
                "none of these is in the deck, so this never comes about",
            );
            found.add("unreachable_pattern", format!("{field}.{key}"), message);
        }
    }
    if let Some(row) = row {
        in_a_row(doc, row, &format!("{field}.row"), found);
    }
    lying::check(doc, rule, &field, found);
    if let Some(sum) = sum {
        sums::check(doc, sum, &format!("{field}.sum"), found);
    }
    if let Some(count) = together {
        let field = format!("{field}.together");
        match &doc.lay.together {
            Some(rule) if rule.most > 0 => {
                span("bad_pattern", *count, (1, rule.most.into()), &field, found)
            }
            Some(_) => span("bad_pattern", *count, (1, MAX_CARDS as u16), &field, found),
            None if count.has(1, None) => {}
            None => {
                let message = (
                    "hier wird Karte für Karte gelegt: erlaub mehr mit `lay.together`",
                    "cards are played one by one here: allow more with `lay.together`",
                );
                found.add("unreachable_pattern", field, message);
            }
        }
    }
    if let Some(count) = left {
        span("bad_pattern", *count, (0, MAX_CARDS as u16), &format!("{field}.left"), found);
    }
    rule.conditions(&doc.states).check(doc, "bad_pattern", &field, found);
    states::asked(&doc.states, &rule.held, &rule.unless, "bad_pattern", &field, found);
    does(doc, rule, &format!("{field}.does"), found);
}

fn in_a_row(doc: &HouseRules, row: &RowRule, field: &str, found: &mut Findings) {
    span("bad_pattern", row.cards, (2, MAX_CARDS as u16), &format!("{field}.cards"), found);
    if row.one_suit && !row.by.is_step() {
        let message = (
            "eine Farbe für alle geht nur bei \"up\", \"down\" oder \"steps\"; sonst reicht `by = \"suit\"` oder \"card\"",
            "one suit for all goes with \"up\", \"down\" or \"steps\" only; else `by = \"suit\"` or \"card\" is enough",
        );
        found.add("bad_pattern", format!("{field}.one_suit"), message);
    }
    let kinds = deck_kinds(doc);
    let pair = some(kinds, |upper| {
        some(kinds, |below| {
            (below != upper || most_of(doc, upper) > 1) && row.joins(doc, upper, below)
        })
    });
    if !pair {
        let message = match row.by {
            RowBy::Card => (
                "keine Karte ist zweimal im Spiel: nimm zwei Blätter",
                "no card is in the deck twice: take two packs",
            ),
            _ => (
                "keine zwei Karten im Spiel gehören so zusammen",
                "no two cards of the deck go together like this",
            ),
        };
        found.add("unreachable_pattern", format!("{field}.by"), message);
    }
}

fn does(doc: &HouseRules, rule: &PatternRule, field: &str, found: &mut Findings) {
    let does = &rule.does;
    effects::check(doc, does, Place::Pattern, field, found);
    beside(&does.as_card(), field, found);
    let Some(threatens) = &does.threat else { return };
    let ThreatRule { may, longest, closing, .. } = threatens;
    for (key, set) in [("may", *may), ("longest", *longest > 0), ("closing", closing.is_some())] {
        if set {
            let message = (
                "das geht nur bei der Drohung einer einzelnen Karte",
                "only a single card's threat can have this",
            );
            found.add("bad_pattern", format!("{field}.threat.{key}"), message);
        }
    }
    let first = if rule.cards.is_empty() { deck_kinds(doc) } else { of_deck(doc, &rule.cards) };
    threat(doc, first, threatens, &format!("{field}.threat"), found);
}

fn of_deck(doc: &HouseRules, list: &[Which]) -> KindSet {
    kinds(list).and(deck_kinds(doc))
}

/// Warns of cards named that are not in the deck, of what never holds, and of what comes too late.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for (id, pattern) in &doc.patterns {
        let told = pattern.cards.iter().map(|which| (which, "cards"));
        for (which, key) in told.chain(pattern.onto.iter().map(|which| (which, "onto"))) {
            absent(doc, which, format!("patterns.{id}.{key}"), found);
        }
        for which in pattern.lies.iter().flatten() {
            absent(doc, which, format!("patterns.{id}.lies"), found);
        }
        let field = format!("patterns.{id}");
        pattern.conditions(&doc.states).warn(doc, false, &field, found);
        states::vain(doc, &pattern.held, &pattern.unless, &field, found);
        let field = format!("{field}.does");
        effects::warn(doc, &pattern.does, &field, found);
        if pattern.left == Some(Span::Between(0, 0)) && out_at_once(doc) {
            effects::too_late(doc, &pattern.does, &pattern.cards, &field, found);
        }
    }
}
