//! Editor words for cards beside the hand: `BesideRule`.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "BesideRule",
        common: &["joins"],
        words: &[
            Word(
                "joins",
                "Aufgenommen werden sie",
                "Wann Karten neben der Hand auf die Hand kommen.",
                "They are taken up",
                "When cards beside the hand come into it.",
            ),
            Word(
                "of",
                "Welche Strafen",
                "Wofür diese Karten gezogen werden; leer gelassen: für alles.",
                "Which penalties",
                "For what they are drawn; left out: for anything.",
            ),
            Word(
                "counts",
                "Zählen am Ende mit",
                "Ob sie am Ende der Runde zur Hand zählen.",
                "Count at the end",
                "Whether they count with the hand when the deal is over.",
            ),
        ],
    },
    Group {
        of: "Joins",
        common: &[],
        words: &[
            Word(
                "turn",
                "Zu Beginn des nächsten Zugs",
                "Wer wieder dran ist, nimmt sie auf.",
                "When the next turn begins",
                "Whoever has the turn again takes them up.",
            ),
            Word(
                "after_turn",
                "Nach dem nächsten Zug",
                "Der nächste Zug wird noch ohne sie gespielt.",
                "After the next turn",
                "The next turn is still played without them.",
            ),
            Word(
                "empty",
                "Wenn die Hand leer ist",
                "Erst dann, und man spielt damit weiter.",
                "When the hand has run out",
                "Only then, and one plays on with them.",
            ),
            Word(
                "end",
                "Nie",
                "Fertig wird man ohne sie; am Ende zählen sie mit.",
                "Never",
                "One goes out without them; they count at the end.",
            ),
        ],
    },
    Group {
        of: "PenaltyFor",
        common: &[],
        words: &[
            Word(
                "threats",
                "Gelegte Karten",
                "Etwa nach einer Sieben, die man nicht beantwortet.",
                "Cards played",
                "As after a seven that is not answered.",
            ),
            Word(
                "calls",
                "Ansagen",
                "Eine vergessene oder falsche Ansage, oder vergeblich erwischt.",
                "Calls",
                "A call left out or made wrongly, or a catch in vain.",
            ),
            Word(
                "charges",
                "Vorwürfe",
                "Zu Recht angeklagt, oder vergeblich geklagt.",
                "Charges",
                "Found guilty, or a charge in vain.",
            ),
            Word(
                "cheating",
                "Mogeln",
                "Beim Mogeln erwischt, oder zu Unrecht beschuldigt.",
                "Cheating",
                "Caught cheating, or accused wrongly.",
            ),
            Word(
                "rules",
                "Muster und Auslöser",
                "Eine Regel mit eigenem Namen lässt ziehen.",
                "Patterns and triggers",
                "A rule with a name of its own has somebody draw.",
            ),
        ],
    },
];
