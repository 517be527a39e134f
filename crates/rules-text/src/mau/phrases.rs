//! Phrases shared by several sentences about events.

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::mau::Rules;
use stammtisch_engine::mau::rules::doc::Which;
use stammtisch_engine::rules::{Lang, Text};

use super::explain::names::{label, several};

/// The cards, if they are known; otherwise their number.
pub(super) fn held(rules: &Rules, count: u8, cards: Option<CardSet>, lang: Lang) -> String {
    let own = !rules.doc().deck.faces.is_empty();
    let named = |card| lang.pick(&short(rules, card)).to_owned();
    match cards {
        Some(cards) => {
            cards.cards().map(named).collect::<Vec<_>>().join(if own { ", " } else { " " })
        }
        None => count.to_string(),
    }
}

/// The plural of a rank: "7", "Buben", or the rules' own name.
pub(super) fn ranked(rules: &Rules, rank: Rank) -> Text {
    let number = (2..=10).contains(&rank.value());
    if number && rules.doc().face(Which::Rank(rank)).is_none() {
        return Text::from((rank.to_string(), rank.to_string()));
    }
    several(rules, Which::Rank(rank))
}

/// A card in notation, or by the rules' own name.
pub(super) fn short(rules: &Rules, card: Card) -> Text {
    if rules.doc().deck.faces.is_empty() {
        return Text::from((card.to_string(), card.to_string()));
    }
    label(rules, Which::Card(card))
}

/// The words for a cause, after a colon; empty if it has none.
pub(super) fn why(rules: &Rules, cause: &str, lang: Lang) -> String {
    let all = super::causes::causes(rules);
    let found = all.iter().find(|named| named.id == cause);
    found.map_or_else(String::new, |named| format!(": {}", lang.pick(&named.text)))
}
