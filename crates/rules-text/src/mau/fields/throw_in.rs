//! Editor words for laying out of turn, in full: `ThrowInRule`.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "ThrowInRule",
        common: &["by", "then"],
        words: &[
            Word(
                "by",
                "Wie sie passen muss",
                "Wie die Karte zu der passt, die oben liegt.",
                "How it must go",
                "How the card goes with the one on top.",
            ),
            Word(
                "or",
                "Oder so",
                "Die Karte darf auch auf eine dieser Arten passen.",
                "Or like this",
                "The card may go with the top card in one of these ways as well.",
            ),
            Word(
                "cards",
                "Nur diese Karten",
                "Nur diese darf man werfen; leer: jede.",
                "Only these cards",
                "Only these may be thrown in; empty: any.",
            ),
            Word(
                "onto",
                "Nur auf diese",
                "Nur wenn eine davon oben liegt; leer: auf jede.",
                "Only on these",
                "Only while one of these lies on top; empty: on any.",
            ),
            Word(
                "who",
                "Wer es darf",
                "Alle, die nicht am Zug sind, oder nur manche.",
                "Who may",
                "Everybody whose turn it is not, or only some.",
            ),
            Word(
                "until",
                "Bis wann",
                "Wie lange die Person am Zug einem Zeit lässt.",
                "Until when",
                "How long the player whose turn it is leaves time.",
            ),
            Word(
                "then",
                "Wie es weitergeht",
                "Von dort, von da, wo es war, oder mit einer weiteren Karte.",
                "How play goes on",
                "From there, from where it was, or with a further card.",
            ),
            Word(
                "under_threat",
                "Auch unter einer Drohung",
                "Mit einer Karte, die weitergibt, was gerade jemanden trifft.",
                "Under a threat too",
                "With a card that passes on what is about to hit somebody.",
            ),
            Word(
                "may_be_last",
                "Darf die letzte Karte sein",
                "Ob man so fertig werden darf.",
                "May be the last card",
                "Whether one may go out like this.",
            ),
        ],
    },
    Group {
        of: "Thrower",
        common: &[],
        words: &[
            Word(
                "anyone",
                "Alle",
                "Alle, die nicht am Zug sind.",
                "Anybody",
                "Everybody whose turn it is not.",
            ),
            Word(
                "previous",
                "Nur wer davor sitzt",
                "Wer in der Reihe vor der Person am Zug sitzt, meist also gerade gelegt hat.",
                "Only the one before",
                "Whoever sits before the player whose turn it is: mostly who has just played.",
            ),
            Word(
                "not_previous",
                "Alle, außer wer davor sitzt",
                "Nicht, wer meist gerade gelegt hat.",
                "Anybody but the one before",
                "Not whoever has mostly just played.",
            ),
        ],
    },
    Group {
        of: "ThrowUntil",
        common: &[],
        words: &[
            Word(
                "acts",
                "Bis jemand etwas tut",
                "Bis die Person am Zug legt oder zieht.",
                "Until somebody acts",
                "Until the player whose turn it is plays or draws.",
            ),
            Word(
                "lays",
                "Bis jemand legt",
                "Auch noch, wenn die Person am Zug schon gezogen hat.",
                "Until somebody plays",
                "Even after the player whose turn it is has drawn.",
            ),
        ],
    },
    Group {
        of: "ThrowThen",
        common: &[],
        words: &[
            Word(
                "from_there",
                "Von dort",
                "Wie ein eigener Zug: Die Karte wirkt, und es geht von dort weiter.",
                "From there",
                "Like a turn: the card counts, and play goes on from there.",
            ),
            Word(
                "stays",
                "Wo es war",
                "Die Karte liegt nur da; am Zug bleibt, wer es war.",
                "Where it was",
                "The card only lies there; the turn stays where it was.",
            ),
            Word(
                "again",
                "Noch eine",
                "Die Karte liegt nur da, und wer geworfen hat, ist am Zug.",
                "A further one",
                "The card only lies there, and whoever threw it in has a turn.",
            ),
        ],
    },
];
