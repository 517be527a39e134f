//! How things must stand at the moment at which something happens.

use super::conditions::{
    DEALS, DIRECTION, PILE, PLAYING, SCORE, TURNS, UNLESS, WHILE, WON, WON_IN_A_ROW,
};
use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[Group {
    of: "IfRule",
    common: &["drawn", "while", "by"],
    words: &[
        Word(
            "by",
            "Nur diese Person",
            "Nur wenn es dieser Person passiert.",
            "Only this player",
            "Only if it happens to this player.",
        ),
        Word(
            "drawn",
            "So viele gezogen",
            "Nur wenn so viele Karten auf einmal gezogen wurden.",
            "So many drawn",
            "Only if so many cards were drawn at once.",
        ),
        Word(
            "top",
            "Oben liegt",
            "Nur wenn eine von diesen oben auf dem Ablagestapel liegt; leer: egal welche.",
            "On top lies",
            "Only if one of these lies on top of the discard pile; empty: any.",
        ),
        Word(
            "wish",
            "Gewünscht",
            "Nur solange ein Wunsch gilt, oder nur solange keiner gilt.",
            "A wish stands",
            "Only while a wish stands, or only while none does.",
        ),
        Word(
            "threat",
            "Gedroht",
            "Nur solange jemand antworten muss, oder nur solange niemand.",
            "A threat stands",
            "Only while somebody has to answer, or only while nobody has.",
        ),
        DIRECTION,
        PLAYING,
        PILE,
        WHILE,
        UNLESS,
        SCORE,
        WON,
        WON_IN_A_ROW,
        TURNS,
        DEALS,
    ],
}];
