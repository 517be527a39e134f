//! What the card turned up at the start does.

use crate::card::Card;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{Text, Which, WithTwo};

use super::grammar::{one_of, text};
use super::names::{in_deck, reading_order, subject};
use super::special::{named, rule_of};

pub(super) fn card(rules: &Rules) -> Vec<Text> {
    if named(rules).is_empty() {
        return Vec::new();
    }
    let mut effective: Vec<Which> = rules.doc().deal.start_effects.clone();
    effective.retain(|which| in_deck(rules, *which));
    effective.sort_by_key(reading_order);
    let threats = names(rules, &effective, |rules, card| {
        rule_of(rules.doc(), Which::Card(card)).is_some_and(|rule| rule.threat.is_some())
    });
    let mut lines = Vec::new();
    if !threats.de.is_empty() {
        lines.push(text(
            format!(
                "Liegt zu Beginn {} aufgedeckt, wirkt die Karte sofort: Sie trifft, wer beginnt, als \
                 hätte die Person davor sie gelegt.",
                threats.de
            ),
            format!(
                "If {} is turned up at the start, it takes effect at once: it hits the player who \
                 begins, as if the player before had laid it.",
                threats.en
            ),
        ));
    }
    lines.extend(reverse(rules, &effective));
    lines.push(if lines.is_empty() {
        text(
            "Die aufgedeckte Startkarte hat keine besondere Wirkung; sie zählt nur mit ihrer Farbe und \
             ihrem Wert.",
            "The card turned up at the start has no special effect; only its suit and rank count.",
        )
    } else {
        text(
            "Jede andere Startkarte zählt nur mit ihrer Farbe und ihrem Wert.",
            "Of any other start card only its suit and rank count.",
        )
    });
    lines
}

fn reverse(rules: &Rules, effective: &[Which]) -> Option<Text> {
    let turns = |with_two: Option<WithTwo>| {
        names(rules, effective, move |rules, card| {
            let rule = rule_of(rules.doc(), Which::Card(card));
            let found = rule.and_then(|rule| rule.reverse.as_ref());
            found.is_some_and(|found| with_two.is_none_or(|wanted| found.with_two == wanted))
        })
    };
    if rules.seats() > 2 {
        let cards = turns(None);
        return (!cards.de.is_empty()).then(|| {
            text(
                format!(
                    "Liegt zu Beginn {} aufgedeckt, wechselt gleich die Richtung: Es beginnt, wer rechts \
                     von der gebenden Person sitzt.",
                    cards.de
                ),
                format!(
                    "If {} is turned up at the start, the direction changes at once: the player to the \
                     dealer's right begins.",
                    cards.en
                ),
            )
        });
    }
    let cards = turns(Some(WithTwo::OtherMisses));
    (!cards.de.is_empty()).then(|| {
        text(
            format!(
                "Liegt zu Beginn {} aufgedeckt, beginnt die Person, die gegeben hat.",
                cards.de
            ),
            format!("If {} is turned up at the start, the dealer begins.", cards.en),
        )
    })
}

/// The ranks and cards of `list` of which any card in the deck is of a kind.
fn names(rules: &Rules, list: &[Which], kind: impl Fn(&Rules, Card) -> bool) -> Text {
    let found: Vec<_> = list
        .iter()
        .filter(|which| rules.deck().cards().any(|card| which.means(card) && kind(rules, card)))
        .map(|which| subject(*which))
        .collect();
    one_of(&found)
}
