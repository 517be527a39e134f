//! Editor words for points: `PointsRule`, rounding, ties.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "PointsRule",
        common: &["to", "each", "cards"],
        words: &[
            Word(
                "to",
                "Wer schreibt auf",
                "Wer die Punkte der Runde bekommt.",
                "Who notes them",
                "Who gets the points of a deal.",
            ),
            Word(
                "each",
                "Jede Karte zählt",
                "Was alle Karten zählen, die unten nicht genannt sind.",
                "Each card counts",
                "What every card counts that is not named below.",
            ),
            Word(
                "cards",
                "Diese Karten zählen",
                "Punkte einzelner Werte oder Karten.",
                "These cards count",
                "Points of single ranks or cards.",
            ),
            Word(
                "paid",
                "Die anderen zahlen",
                "Was die Person bekommt, die gewinnt, geht denen ab, die es halten.",
                "The others pay",
                "What the winner gets comes off the score of those who hold it.",
            ),
            Word(
                "difference",
                "Nur den Unterschied",
                "Wer gewinnt und selbst noch Karten hält, bekommt nur, was die anderen mehr halten.",
                "Only the difference",
                "A winner who still holds cards gets only what the others hold more.",
            ),
            Word(
                "last_card",
                "Letzte Karte vervielfacht",
                "Endet die Runde mit dieser Karte, zählt alles so viel Mal.",
                "The last card multiplies",
                "If this card ends the deal, everything counts so many times.",
            ),
            Word(
                "places",
                "Punkte für die Plätze",
                "Was zusätzlich aufgeschrieben wird, der Reihe nach: Erste, Zweite …",
                "Points for places",
                "Noted besides, in the order in which people go out.",
            ),
            Word(
                "rest",
                "Punkte für den Rest",
                "So viel schreibt dazu auf, wer am Ende nicht fertig ist.",
                "Points for the rest",
                "Noted besides by whoever is not out at the end.",
            ),
            Word(
                "many",
                "Viele Karten zählen mehr",
                "Ab so vielen Karten zählt die ganze Hand so viel Mal.",
                "Many cards count more",
                "From so many cards on the whole hand counts so many times.",
            ),
            Word("round", "Runden", "Die Summe wird gerundet.", "Rounding", "Sums are rounded."),
            Word(
                "ties",
                "Gleichstand am Ende",
                "Was ist, wenn mehrere gleich gut sind.",
                "A tie at the end",
                "What happens when several are equally good.",
            ),
            Word(
                "worst_loses",
                "Wer verliert, wird genannt",
                "Wer am Ende am schlechtesten steht, hat die Partie verloren.",
                "The loser is named",
                "Whoever has the worst score at the end has lost the match.",
            ),
            Word(
                "resets",
                "Punktsprünge",
                "Wer genau so viele Punkte hat, hat plötzlich so viele: 100 wird 0.",
                "Scores that jump",
                "Exactly so many points become another number: 100 becomes 0.",
            ),
        ],
    },
    Group {
        of: "PointsTo",
        common: &[],
        words: &[
            Word(
                "winner",
                "Wer gewonnen hat",
                "bekommt, was die anderen noch halten; viele Punkte sind gut.",
                "The winner",
                "gets what the others hold; many points are good.",
            ),
            Word(
                "holder",
                "Alle ihre eigenen",
                "Jede Person schreibt, was sie noch hält; wenige Punkte sind gut.",
                "Everybody their own",
                "Each notes the cards still held; few points are good.",
            ),
        ],
    },
    Group {
        of: "RoundRule",
        common: &["to", "at_least"],
        words: &[
            Word(
                "to",
                "Auf volle",
                "Auf das nächste Vielfache davon, die Hälfte nach oben.",
                "To the nearest",
                "To the nearest multiple of this, the half going up.",
            ),
            Word(
                "at_least",
                "Mindestens",
                "So viel schreibt auf jeden Fall, wer noch Karten hat.",
                "At least",
                "Whoever still holds cards notes at least so many.",
            ),
        ],
    },
    Group {
        of: "Ties",
        common: &[],
        words: &[
            Word(
                "shared",
                "Alle haben gewonnen",
                "Der Sieg wird geteilt.",
                "All have won",
                "The win is shared.",
            ),
            Word(
                "play_on",
                "Weiterspielen",
                "Bis jemand vorn liegt.",
                "Play on",
                "Until one is ahead.",
            ),
            Word(
                "play_off",
                "Stechen",
                "Nur die, die gemeinsam vorn liegen, spielen weiter, bis jemand allein vorn liegt.",
                "Play-off",
                "Only those who share the lead play on, until one is ahead.",
            ),
        ],
    },
];
