//! Dealing.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "DealRule",
        common: &["hand", "starter", "dealer", "start_effects"],
        words: &[
            Word(
                "hand",
                "Handkarten",
                "So viele Karten bekommen alle.",
                "Cards each",
                "So many cards are dealt to everybody.",
            ),
            Word(
                "starter",
                "Wer fängt an",
                "Wer den ersten Zug hat, und in welche Richtung es geht.",
                "Who begins",
                "Who has the first turn, and which way play goes.",
            ),
            Word(
                "dealer",
                "Wer gibt als Nächstes",
                "Wer die nächste Runde gibt.",
                "Who deals next",
                "Who deals the next deal.",
            ),
            Word(
                "start_effects",
                "Startkarte wirkt",
                "Diese Karten wirken schon, wenn sie am Anfang aufgedeckt werden.",
                "Start card counts",
                "These cards take effect already when they are turned up at the start.",
            ),
            Word(
                "start_wishes",
                "Startkarte wünscht",
                "Liegt so eine Karte am Anfang da, darf sich die erste Person etwas wünschen.",
                "Start card wishes",
                "When such a card is turned up, whoever begins may wish.",
            ),
            Word(
                "start_again",
                "Nie Startkarte",
                "Diese Karten bleiben nicht liegen: Es wird neu aufgedeckt.",
                "Never the start card",
                "These are not left lying: another card is turned up.",
            ),
            Word(
                "start_laid",
                "Startkarte zählt als gelegt",
                "Die Startkarte tut alles, was sie auch im Spiel tut, als hätte sie jemand gelegt.",
                "Start card counts as played",
                "The card turned up does all that it does in play, as if somebody had played it.",
            ),
            Word(
                "hand_at_most",
                "Weniger Karten bei vielen Leuten",
                "Ab so vielen Leuten bekommen alle höchstens so viele Karten.",
                "Fewer cards for many players",
                "From so many players on, at most so many cards each.",
            ),
            Word(
                "hand_choice",
                "Wer gibt, bestimmt die Kartenzahl",
                "Vor jeder Runde sagt, wer gibt, wie viele Karten es gibt.",
                "The dealer chooses",
                "Before each deal the dealer says how many cards there are.",
            ),
        ],
    },
    Group {
        of: "HandChoice",
        common: &["min", "max"],
        words: &[
            Word(
                "min",
                "Mindestens",
                "Weniger Karten dürfen es nicht sein.",
                "At least",
                "No fewer cards than this.",
            ),
            Word(
                "max",
                "Höchstens",
                "Mehr Karten dürfen es nicht sein.",
                "At most",
                "No more cards than this.",
            ),
        ],
    },
    Group {
        of: "StartLaid",
        common: &["by", "cards"],
        words: &[
            Word(
                "by",
                "Von wem",
                "Wer sie gelegt haben soll.",
                "By whom",
                "Who counts as having played it.",
            ),
            Word(
                "cards",
                "Welche Karten",
                "Nur diese Karten; ohne Angabe alle.",
                "Which cards",
                "Only these cards; without any, all of them.",
            ),
        ],
    },
    Group {
        of: "LaidBy",
        common: &[],
        words: &[
            Word(
                "dealer",
                "Wer gegeben hat",
                "Als hätte sie gelegt, wer gegeben hat: Danach beginnt die nächste Person.",
                "The dealer",
                "As if the dealer had played it: then the next player begins.",
            ),
            Word(
                "starter",
                "Wer beginnt",
                "Als wäre sie der erste Zug der Person, die beginnt.",
                "Whoever begins",
                "As if it were the first turn of whoever begins.",
            ),
        ],
    },
    Group {
        of: "Starter",
        common: &[],
        words: &[
            Word(
                "left",
                "Links von wer gegeben hat",
                "Dann geht es im Uhrzeigersinn.",
                "Left of the dealer",
                "Then play goes clockwise.",
            ),
            Word(
                "right",
                "Rechts von wer gegeben hat",
                "Dann geht es gegen den Uhrzeigersinn.",
                "Right of the dealer",
                "Then play goes against the clock.",
            ),
            Word(
                "writing_hand",
                "Auf der Seite der Schreibhand",
                "Wer mit links schreibt, lässt links anfangen; so herum geht es weiter.",
                "On the side of the writing hand",
                "A left-handed dealer lets the left begin; play goes on that way.",
            ),
            Word(
                "dealer",
                "Wer gegeben hat",
                "Dann geht es im Uhrzeigersinn.",
                "The dealer",
                "Then play goes clockwise.",
            ),
        ],
    },
    Group {
        of: "NextDealer",
        common: &[],
        words: &[
            Word(
                "left",
                "Die Nächste links",
                "Reihum im Uhrzeigersinn.",
                "The next to the left",
                "Round the table, clockwise.",
            ),
            Word(
                "winner",
                "Wer gewonnen hat",
                "Wer zuerst fertig war, gibt.",
                "The winner",
                "Whoever was out first deals.",
            ),
            Word(
                "loser",
                "Wer verloren hat",
                "Wer am schlechtesten abgeschnitten hat, gibt.",
                "The loser",
                "Whoever noted the worst result deals.",
            ),
            Word(
                "holds_most",
                "Wer am meisten übrig hat",
                "Wer die meisten Punkte auf der Hand behält, gibt.",
                "Whoever holds most",
                "Whoever is left with cards of the most points deals.",
            ),
        ],
    },
];
