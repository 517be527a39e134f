//! What happens when cards come to lie in a certain way.

use super::conditions::{
    DEALS, DIRECTION, PILE, PLAYING, SCORE, TURNS, UNLESS, WHILE, WON, WON_IN_A_ROW,
};
use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "PatternRule",
        common: &["name", "row", "cards", "onto", "does"],
        words: &[
            Word(
                "name",
                "Name",
                "So heißt es am Tisch, wenn es passiert.",
                "Name",
                "What it is called when it happens.",
            ),
            Word(
                "row",
                "In Folge",
                "Karten, die aufeinander liegen, gehören zusammen: Drilling, Straße.",
                "In a row",
                "Cards that lie on one another go together: a triple, a run.",
            ),
            Word(
                "cards",
                "Gelegte Karte",
                "Gerade wurde eine von diesen gelegt.",
                "Card played",
                "The card just played is one of these.",
            ),
            Word(
                "onto",
                "Auf diese Karte",
                "Darunter liegt eine von diesen.",
                "On this card",
                "The card below is one of these.",
            ),
            Word(
                "sum",
                "Zusammengezählt",
                "Die Zahlenwerte der obersten Karten ergeben eine bestimmte Zahl.",
                "Added up",
                "The values of the cards on top come to a certain number.",
            ),
            Word(
                "together",
                "So viele auf einmal",
                "So viele Karten wurden in einem Zug gelegt.",
                "So many at once",
                "So many cards were played in one turn.",
            ),
            Word(
                "left",
                "So viele übrig",
                "So viele Karten hat noch, wer gelegt hat.",
                "So many left",
                "Whoever played has so many cards left.",
            ),
            Word(
                "by",
                "Nur bei",
                "Nur wenn diese Person legt.",
                "Only for",
                "Only if this player plays it.",
            ),
            DIRECTION,
            PLAYING,
            PILE,
            TURNS,
            DEALS,
            WHILE,
            UNLESS,
            SCORE,
            WON,
            WON_IN_A_ROW,
            Word(
                "does",
                "Was dann passiert",
                "Es kommt zu dem hinzu, was die Karte selbst tut.",
                "What happens",
                "It comes on top of what the card itself does.",
            ),
        ],
    },
    Group {
        of: "RowRule",
        common: &["by", "cards"],
        words: &[
            Word(
                "by",
                "Was sie verbindet",
                "Wie jede zu der darunter gehört.",
                "What joins them",
                "How each goes with the one below.",
            ),
            Word(
                "one_suit",
                "In einer Farbe",
                "Bei Folgen: alle dazu von derselben Farbe.",
                "In one suit",
                "For runs: all of the same suit besides.",
            ),
            Word(
                "cards",
                "Wie viele",
                "3 ist nur die dritte, „3-“ die dritte und jede weitere, „every 3“ jede dritte.",
                "How many",
                "3 is the third only, “3-” the third and each after it, “every 3” every third.",
            ),
        ],
    },
    Group {
        of: "SumRule",
        common: &["cards", "is"],
        words: &[
            Word(
                "cards",
                "Wie viele Karten",
                "So viele von oben, die gerade gelegte mitgezählt.",
                "How many cards",
                "So many from the top, the one just played included.",
            ),
            Word(
                "is",
                "Wie viel es ergibt",
                "15 ist genau 15, „20-“ mindestens 20, „every 5“ 5, 10, 15 und so weiter.",
                "What it comes to",
                "15 is exactly 15, “20-” at least 20, “every 5” 5, 10, 15 and so on.",
            ),
        ],
    },
    Group {
        of: "RowBy",
        common: &[],
        words: &[
            Word(
                "rank",
                "Gleicher Wert",
                "Drei Damen hintereinander.",
                "Same rank",
                "Three queens in a row.",
            ),
            Word(
                "suit",
                "Gleiche Farbe",
                "Vier Herz hintereinander.",
                "Same suit",
                "Four hearts in a row.",
            ),
            Word(
                "colour",
                "Rot oder Schwarz",
                "Alle rot oder alle schwarz.",
                "Red or black",
                "All red or all black.",
            ),
            Word(
                "card",
                "Ganz gleiche Karte",
                "Wert und Farbe stimmen.",
                "The very same card",
                "Rank and suit match.",
            ),
            Word("up", "Immer eins höher", "7, 8, 9.", "One higher each time", "7, 8, 9."),
            Word("down", "Immer eins tiefer", "9, 8, 7.", "One lower each time", "9, 8, 7."),
            Word(
                "steps",
                "Immer ein Schritt",
                "Eins höher oder eins tiefer.",
                "One step each time",
                "One higher or one lower.",
            ),
        ],
    },
];
