//! Editor words for amounts: `Per` and `Extreme`.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "Per",
        common: &[],
        words: &[
            Word(
                "card",
                "Jede Handkarte",
                "Karten auf der Hand der Person, die es trifft.",
                "Each card in hand",
                "Cards in the hand of whoever is hit.",
            ),
            Word(
                "own_card",
                "Jede Handkarte, wer es auslöst",
                "Karten auf der Hand der Person, die es ausgelöst hat.",
                "Each card of whoever set it off",
                "Cards in the hand of whoever set it off.",
            ),
            Word(
                "value",
                "Wert der obersten Karte",
                "Ass 1 bis König 13, wenn nichts anderes gesagt ist; Karten ohne Wert zählen nichts.",
                "Value of the card on top",
                "Ace 1 to king 13 unless said otherwise; cards without a value count nothing.",
            ),
            Word(
                "player",
                "Jede Person",
                "Alle, die in dieser Runde noch spielen.",
                "Each player",
                "All who still play in this deal.",
            ),
            Word(
                "deal",
                "Jede Runde bis jetzt",
                "In der dritten Runde der Partie dreimal so viel.",
                "Each deal so far",
                "Three times as much in the third deal of the match.",
            ),
        ],
    },
    Group {
        of: "Extreme",
        common: &[],
        words: &[
            Word(
                "highest",
                "Höchster Wert",
                "Eine Karte ohne Wert nur, wenn keine einen hat.",
                "Highest value",
                "A card without a value only where none has one.",
            ),
            Word(
                "lowest",
                "Niedrigster Wert",
                "Eine Karte ohne Wert nur, wenn keine einen hat.",
                "Lowest value",
                "A card without a value only where none has one.",
            ),
            Word(
                "most_points",
                "Meiste Punkte",
                "Die Karte, die am Ende am meisten zählt.",
                "Most points",
                "The card that counts most at the end.",
            ),
            Word(
                "fewest_points",
                "Wenigste Punkte",
                "Die Karte, die am Ende am wenigsten zählt.",
                "Fewest points",
                "The card that counts least at the end.",
            ),
        ],
    },
];
