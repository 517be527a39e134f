//! Editor words for conditions on a hand: `HandRule`.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "HandRule",
        common: &["worth", "cards", "by"],
        words: &[
            Word(
                "worth",
                "So viele Punkte",
                "Nur wenn die Handkarten so viele Punkte zählen: „-10“ heißt höchstens zehn.",
                "So many points",
                "Only if the cards in hand count so many points: “-10” means ten at most.",
            ),
            Word(
                "cards",
                "So viele davon",
                "Nur wenn so viele Karten, die zusammengehören, auf der Hand sind.",
                "So many of them",
                "Only with so many cards in hand that go together.",
            ),
            Word(
                "of",
                "Nur diese zählen",
                "Nur diese Karten werden gezählt; leer: alle.",
                "Only these count",
                "Only these cards are counted; empty: all.",
            ),
            Word(
                "wished",
                "Nur Gewünschtes zählt",
                "Nur Karten dessen, was gerade gewünscht ist, werden gezählt.",
                "Only what is wished counts",
                "Only cards of what is wished just then are counted.",
            ),
            Word(
                "by",
                "Worin sie gleich sind",
                "Gezählt wird, wovon die Hand am meisten hat: ein Wert, eine Farbe, Rot oder Schwarz.",
                "In what they are alike",
                "What the hand holds most of is counted: one rank, one suit, red or black.",
            ),
            Word(
                "shows",
                "Was gezeigt wird",
                "Die ganze Hand, oder nur die Karten, die gezählt werden.",
                "What is shown",
                "The whole hand, or only the cards that are counted.",
            ),
        ],
    },
    Group {
        of: "Shown",
        common: &[],
        words: &[
            Word(
                "hand",
                "Die ganze Hand",
                "Alle Handkarten.",
                "The whole hand",
                "All cards in hand.",
            ),
            Word(
                "counted",
                "Nur die gezählten",
                "Nur die Karten, um die es geht.",
                "Only those counted",
                "Only the cards that it is about.",
            ),
        ],
    },
    Group {
        of: "Alike",
        common: &[],
        words: &[
            Word("rank", "Gleicher Wert", "Vier Könige.", "Same rank", "Four kings."),
            Word("suit", "Gleiche Farbe", "Fünfmal Herz.", "Same suit", "Five hearts."),
            Word(
                "colour",
                "Rot oder schwarz",
                "Lauter rote Karten, oder lauter schwarze.",
                "Red or black",
                "Nothing but red cards, or nothing but black ones.",
            ),
        ],
    },
];
