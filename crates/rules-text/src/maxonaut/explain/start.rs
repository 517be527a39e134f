//! The beginning of a match in words.

use crate::grammar::{cards, text};
use stammtisch_engine::rules::Text;

use super::turn::both;

pub(super) fn start(hand: u8) -> Vec<Text> {
    let (full, two) = (cards(u32::from(hand)), both(hand));
    vec![
        text(
            "Mischt alles und legt zwei Karten verdeckt in die Mitte: Sie sind der Ablagestapel. Der \
             Rest liegt als Nachziehstapel daneben, ebenfalls verdeckt. Auf der Hand hat noch niemand \
             eine Karte.",
            "Shuffle everything and put two cards face down in the middle: they are the discard pile. \
             The rest lies beside it as the draw pile, face down as well. Nobody holds a card yet.",
        ),
        text(
            "Wer anfängt, legt ihr fest, oder das Los entscheidet. Am Küchentisch ist es, wer am \
             jüngsten ist.",
            "Agree on who begins, or draw lots. At the kitchen table, the youngest begins.",
        ),
        text(
            format!(
                "Wer anfängt, zieht {}, legt {} verdeckt auf den Ablagestapel und sagt irgendeinen \
                 Wert an. Weiter geht es im Uhrzeigersinn.",
                full.de, two.de
            ),
            format!(
                "Whoever begins draws {}, plays {} face down on the discard pile and announces any \
                 value. Then play goes clockwise.",
                full.en, two.en
            ),
        ),
    ]
}
