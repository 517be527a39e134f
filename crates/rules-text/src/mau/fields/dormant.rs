//! Editor words for cards that do nothing for a time: `DormantRule`.

use super::conditions::{
    DEALS, DEALT, DIRECTION, PILE, PLAYING, SCORE, UNLESS, WHILE, WON, WON_IN_A_ROW,
};
use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[Group {
    of: "DormantRule",
    common: &["cards", "turns"],
    words: &[
        Word(
            "cards",
            "Welche Karten",
            "Diese tun dann nichts; „any“ sind alle.",
            "Which cards",
            "These do nothing then; “any” is all of them.",
        ),
        Word(
            "turns",
            "In welchem Zug",
            "Im so vielten eigenen Zug dieser Runde: 1 ist der erste, „-2“ die ersten zwei.",
            "In which turn",
            "On a player's nth turn in the deal: 1 is the first, “-2” the first two.",
        ),
        DEALS,
        Word(
            "left",
            "So viele bleiben",
            "Nur wenn danach so viele Karten auf der Hand bleiben.",
            "So many are left",
            "Only if that leaves so many cards in the hand.",
        ),
        Word(
            "by",
            "Nur bei",
            "Nur wenn diese Person sie legt.",
            "Only for",
            "Only if this player plays them.",
        ),
        DIRECTION,
        PLAYING,
        PILE,
        WHILE,
        UNLESS,
        SCORE,
        WON,
        WON_IN_A_ROW,
        DEALT,
        Word(
            "barred",
            "Dürfen nicht gelegt werden",
            "Sie bleiben dann auf der Hand, auch als Antwort und beim Dazwischenwerfen.",
            "May not be played",
            "They stay in the hand then, as an answer and for jumping in as well.",
        ),
        Word(
            "spares_own",
            "Außer dem eigenen Wert",
            "Nicht für Karten, deren Wert so groß ist wie die Zahl der Karten, die man bekommen hat.",
            "But for one’s own rank",
            "Not for cards whose value is the number of cards that one was dealt.",
        ),
        Word(
            "ordinary",
            "Passen nicht mehr überall",
            "Sie tun nichts und passen nur wie andere Karten auch: Farbe oder Wert muss stimmen.",
            "No longer fit anywhere",
            "They do nothing and fit only as other cards do: suit or rank must match.",
        ),
    ],
}];
