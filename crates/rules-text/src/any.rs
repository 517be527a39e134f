//! The same for whichever game the rules are of.

use stammtisch_engine::games::Rules;
use stammtisch_engine::mau::Mau;
use stammtisch_engine::maxonaut::Maxonaut;
use stammtisch_engine::rules::{CardText, Lang, Section, Text};

use crate::InWords;

/// The complete rules in words.
#[must_use]
pub fn explain(rules: &Rules, lang: Lang) -> Vec<Section> {
    match rules {
        Rules::Mau(rules) => Mau::explain(rules, lang),
        Rules::Maxonaut(rules) => Maxonaut::explain(rules, lang),
    }
}

/// How long a match goes on, in a few words: "bis 25 Punkte", "fünf Runden".
#[must_use]
pub fn length(rules: &Rules) -> Text {
    match rules {
        Rules::Mau(rules) => Mau::length(rules),
        Rules::Maxonaut(rules) => Maxonaut::length(rules),
    }
}

/// What each card of the deck does.
#[must_use]
pub fn cards(rules: &Rules) -> Vec<CardText> {
    match rules {
        Rules::Mau(rules) => Mau::card_texts(rules),
        Rules::Maxonaut(rules) => Maxonaut::card_texts(rules),
    }
}
