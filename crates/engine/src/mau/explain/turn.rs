//! A turn: what fits, laying, drawing, passing.

use crate::card::Card;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{DrawRule, DrawThen, DrawWhen, FitRule, Text, Which};

use super::grammar::{capital, cards, line, text};
use super::names::subject;

pub(super) fn turn(rules: &Rules, fit: &FitRule, draw: &DrawRule) -> Vec<Text> {
    let DrawRule { when, count, then } = draw;
    let mut lines = vec![what_fits(rules, fit)];
    lines.extend(jokers(rules, fit));
    let drawn = cards(u32::from(*count));
    lines.push(match when {
        DrawWhen::AnyTime => text(
            format!(
                "Bist du am Zug, legst du eine passende Karte offen auf den Ablagestapel. Kannst oder \
                 willst du nicht legen, ziehst du {} vom Ziehstapel.",
                drawn.de
            ),
            format!(
                "On your turn, lay a card that fits face up on the discard pile. If you cannot or do \
                 not want to, draw {} from the draw pile.",
                drawn.en
            ),
        ),
        DrawWhen::NothingFits => text(
            format!(
                "Bist du am Zug und hast eine passende Karte, musst du eine offen auf den Ablagestapel \
                 legen. Nur wenn keine deiner Karten passt, ziehst du {} vom Ziehstapel.",
                drawn.de
            ),
            format!(
                "On your turn, if you hold a card that fits, you must lay one face up on the discard \
                 pile. Only if none of your cards fits do you draw {} from the draw pile.",
                drawn.en
            ),
        ),
    });
    lines.push(match (then, count) {
        (DrawThen::LayDrawn, 1) => text(
            "Passt die gezogene Karte, darfst du sie gleich legen, musst es aber nicht. Sonst gibst du \
             weiter.",
            "If the card you drew fits, you may lay it at once, but you need not. Otherwise you pass.",
        ),
        (DrawThen::LayDrawn, _) => text(
            "Passt eine der gezogenen Karten, darfst du sie gleich legen, musst es aber nicht. Sonst \
             gibst du weiter.",
            "If one of the cards you drew fits, you may lay it at once, but you need not. Otherwise \
             you pass.",
        ),
        (DrawThen::LayAny, _) => text(
            "Danach darfst du eine beliebige passende Karte aus der Hand legen, oder du gibst weiter.",
            "After that you may lay any card of your hand that fits, or you pass.",
        ),
        (DrawThen::Nothing, _) => text(
            "Mit dem Ziehen ist dein Zug vorbei.",
            "Drawing ends your turn.",
        ),
    });
    lines.push(text(
        "Ist der Ziehstapel leer, wird der Ablagestapel gemischt und zum neuen Ziehstapel; nur seine \
         oberste Karte bleibt liegen. Gibt es auch dann keine Karte mehr, wird nicht gezogen.",
        "When the draw pile is empty, the discard pile is shuffled into a new one; only its top card \
         stays. If there is still no card left, nobody draws.",
    ));
    lines
}

fn what_fits(rules: &Rules, fit: &FitRule) -> Text {
    // Cards with a rule of their own for fitting are explained as special cards.
    let FitRule { suit, rank, anywhere: _, on_plain: _, never_on_own_rank: _ } = fit;
    let twins = rules.deck().cards().any(|card| rules.deck().count(card) > 1);
    match (suit, rank) {
        (true, true) => {
            let both = if twins { text(" (oder beides)", " (or both)") } else { text("", "") };
            text(
                format!(
                    "Eine Karte passt, wenn sie dieselbe Farbe oder denselben Wert{} hat wie die \
                     oberste Karte des Ablagestapels.",
                    both.de
                ),
                format!(
                    "A card fits if it has the same suit or the same rank{} as the top card of the \
                     discard pile.",
                    both.en
                ),
            )
        }
        (true, false) => text(
            "Eine Karte passt, wenn sie dieselbe Farbe hat wie die oberste Karte des Ablagestapels. Der \
             Wert allein genügt nicht.",
            "A card fits if it has the same suit as the top card of the discard pile. The rank alone is \
             not enough.",
        ),
        _ => text(
            "Eine Karte passt, wenn sie denselben Wert hat wie die oberste Karte des Ablagestapels. Die \
             Farbe allein genügt nicht.",
            "A card fits if it has the same rank as the top card of the discard pile. The suit alone is \
             not enough.",
        ),
    }
}

/// Jokers have neither suit nor rank.
fn jokers(rules: &Rules, fit: &FitRule) -> Option<Text> {
    let jokers = [Card::JOKER_RED, Card::JOKER_BLACK].into_iter();
    let jokers: Vec<Card> = jokers.filter(|card| rules.deck().has(*card)).collect();
    if jokers.is_empty() {
        return None;
    }
    let named =
        |card: &Card| fit.anywhere.iter().chain(&fit.on_plain).any(|which| which.means(*card));
    let plain: Vec<Card> = jokers.iter().copied().filter(|card| !named(card)).collect();
    let own = match plain.as_slice() {
        [] => text("", ""),
        [one] if jokers.len() > 1 => {
            let name = capital(&subject(Which::Card(*one)));
            text(
                format!("{} selbst passt nur auf einen Joker.", name.de),
                format!("{} itself fits only on a joker.", name.en),
            )
        }
        _ => text("Selbst passt er nur auf einen Joker.", "It fits only on a joker itself."),
    };
    let on_it = text(
        "Ein Joker hat weder Farbe noch Wert: Auf ihn passt jede Karte.",
        "A joker has neither suit nor rank: every card fits on it.",
    );
    Some(line(&[on_it, own]))
}
