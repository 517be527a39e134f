//! Words used in several places: cards, penalty points, and the content of the deck.

use crate::grammar::{number, text};
use stammtisch_engine::maxonaut::card::Card;
use stammtisch_engine::maxonaut::rules::Rules;
use stammtisch_engine::rules::Text;

/// The name on a card: "7", "Joker gerade", "even joker".
pub(super) fn name(card: Card) -> Text {
    let (de, en) = match card {
        Card::JOKER => ("Joker", "joker"),
        Card::JOKER_EVEN => ("Joker gerade", "even joker"),
        Card::JOKER_ODD => ("Joker ungerade", "odd joker"),
        Card::VIRUS => ("Virus", "virus"),
        Card::BOMB => ("Bombe", "bomb"),
        Card::CHANCE => ("Zufall", "chance"),
        Card::MATCH_EVEN => ("Matchmaker gerade", "even matchmaker"),
        Card::MATCH_ODD => ("Matchmaker ungerade", "odd matchmaker"),
        digit => return text(digit.name(), digit.name()),
    };
    text(de, en)
}

/// "ein Virus", "eine Bombe"; "an odd joker".
pub(super) fn a(card: Card) -> Text {
    let Text { de, en } = name(card);
    let article_de = if card == Card::BOMB || !card.is_special() { "eine" } else { "ein" };
    let article_en = if en.starts_with(['e', 'o', '8']) { "an" } else { "a" };
    text(format!("{article_de} {de}"), format!("{article_en} {en}"))
}

/// "einem Joker", "einer 2"; "a joker".
pub(super) fn with_a(card: Card) -> Text {
    let Text { de, en } = a(card);
    let de = match de.strip_prefix("ein ") {
        Some(name) => format!("einem {name}"),
        None => de.replacen("eine ", "einer ", 1),
    };
    text(de, en)
}

/// "einen Strafpunkt", "zwei Strafpunkte"; "one penalty point".
pub(super) fn points(count: u8) -> Text {
    if count == 1 {
        return text("einen Strafpunkt", "one penalty point");
    }
    let count = number(u32::from(count));
    text(format!("{} Strafpunkte", count.de), format!("{} penalty points", count.en))
}

/// Those of `cards` that the deck holds.
pub(super) fn held(rules: &Rules, cards: &[Card]) -> Vec<Card> {
    cards.iter().copied().filter(|card| rules.deck().of(*card) > 0).collect()
}

/// Virus and bomb, as far as the deck holds them.
pub(super) fn traps(rules: &Rules) -> Vec<Card> {
    held(rules, &[Card::VIRUS, Card::BOMB])
}

/// Virus and bomb at the head of a sentence, and whether the deck has both; none if it has neither.
pub(super) fn the_traps(rules: &Rules) -> Option<(Text, bool)> {
    match traps(rules).as_slice() {
        [] => None,
        [Card::VIRUS] => Some((text("Der Virus", "The virus"), false)),
        [_] => Some((text("Die Bombe", "The bomb"), false)),
        _ => Some((text("Virus und Bombe", "Virus and bomb"), true)),
    }
}
