//! Cards in words that fit only while the rest of the hand offers nothing else.

use std::collections::BTreeMap;

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{LastResort, Text, Which};

use super::grammar::{one_of, text};
use super::names::{all, in_deck, object, reading_order};

const KINDS: [LastResort; 3] = [LastResort::NothingFits, LastResort::NoSuit, LastResort::NoRank];

/// The cards of last resort, and what the hand must not hold.
pub(super) fn told(rules: &Rules, list: &BTreeMap<Which, LastResort>) -> Vec<Text> {
    let of = |kind: LastResort| {
        let mut cards: Vec<_> = list
            .iter()
            .filter(|(which, found)| **found == kind && in_deck(rules, **which))
            .map(|(which, _)| *which)
            .collect();
        cards.sort_by_key(reading_order);
        (!cards.is_empty()).then(|| only_if(&one_of(&all(rules, &cards, object)), kind))
    };
    KINDS.into_iter().filter_map(of).collect()
}

/// The same for one card.
pub(super) fn of_card(rules: &Rules, card: Card) -> Option<Text> {
    rules.last_resort(card).map(|kind| only_if(&object(rules, Which::Card(card)), kind))
}

fn only_if(cards: &Text, kind: LastResort) -> Text {
    let (de, en) = unless(kind);
    text(
        format!("Nur wenn du {de}, darfst du in deinem Zug {} legen.", cards.de),
        format!("On your turn you may play {} only if you hold {en}.", cards.en),
    )
}

/// What the rest of the hand must not hold.
pub(in crate::mau) const fn unless(kind: LastResort) -> (&'static str, &'static str) {
    match kind {
        LastResort::NothingFits => ("sonst keine Karte hast, die passt", "no other card that fits"),
        LastResort::NoSuit => (
            "sonst keine Karte der Farbe hast, die oben liegt oder gewünscht ist",
            "no other card of the suit that lies on top or is wished",
        ),
        LastResort::NoRank => (
            "sonst keine Karte des Werts hast, der oben liegt oder gewünscht ist",
            "no other card of the rank that lies on top or is wished",
        ),
    }
}
