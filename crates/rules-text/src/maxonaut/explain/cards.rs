//! Each card of Maxonaut's deck in words, one by one.

use crate::grammar::{capital, text};
use stammtisch_engine::maxonaut::card::Card;
use stammtisch_engine::maxonaut::rules::Rules;
use stammtisch_engine::rules::{CardText, Text};

use super::names::{a, held, name};
use super::special::does;

/// Every kind of card in the deck, the special ones first.
pub(super) fn cards(rules: &Rules) -> Vec<CardText> {
    let (special, digits): (Vec<_>, Vec<_>) = Card::all().partition(|card| card.is_special());
    let special = held(rules, &special).into_iter().filter_map(|card| {
        let lines = vec![does(rules, card)?];
        Some(entry(card, true, lines))
    });
    let digits = held(rules, &digits).into_iter().filter_map(|card| {
        let digit = card.digit()?;
        Some(entry(card, false, digit_lines(rules, card, digit)))
    });
    special.chain(digits).collect()
}

fn entry(card: Card, special: bool, lines: Vec<Text>) -> CardText {
    let cards = vec![card.name().to_owned()];
    CardText { cards, name: capital(&name(card)), special, lines, claim: None }
}

fn digit_lines(rules: &Rules, card: Card, digit: u8) -> Vec<Text> {
    let alone = a(card);
    let other = if digit == 5 { 3 } else { 5 };
    let number = digit.max(other) * 10 + digit.min(other);
    let twin = digit * 11;
    // MAX-22, MAX-23
    let mut lines = vec![text(
        format!("Mit einer {other} ergibt sie {number}; zwei davon sind ein Pärchen: {twin}."),
        format!("With a {other} it makes {number}; two of them are a pair: {twin}."),
    )];
    // MAX-24
    if let Some(partner) = match digit {
        1 => Some(2),
        2 => Some(1),
        _ => None,
    } {
        lines.push(text(
            format!(
                "Mit einer {partner} zusammen ist sie der Maxonaut, die 21: Höher geht es nicht."
            ),
            format!("With a {partner} it makes the Maxonaut, 21: nothing is worth more."),
        ));
    }
    // MAX-29, MAX-31
    if card.is_odd_number() && !held(rules, &[Card::VIRUS]).is_empty() {
        let card = capital(&alone);
        lines.push(text(
            format!("{} auf der Hand hilft gegen einen Virus.", card.de),
            format!("{} in your hand helps against a virus.", card.en),
        ));
    }
    lines
}
