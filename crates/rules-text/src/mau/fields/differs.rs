//! Editor words for what differs or is left open: `WhenRule`, `OptionRule`.

use super::conditions::{
    DEALT, DIRECTION, PILE, PLAYING, SCORE, TURNS, UNLESS, WHILE, WON, WON_IN_A_ROW,
};
use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "WhenRule",
        common: &["seats", "rounds", "deals", "set"],
        words: &[
            Word(
                "seats",
                "Bei so vielen Leuten",
                "Gilt nur mit so vielen am Tisch: 3, „2-4“ oder „5-“.",
                "With so many players",
                "Holds only with so many at the table: 3, “2-4” or “5-”.",
            ),
            Word(
                "rounds",
                "In diesen Durchgängen",
                "In einem Durchgang geben alle einmal: 1, „2-“, „every 2“ (jeder zweite) oder „last“ (der letzte).",
                "In these rounds",
                "In a round everybody deals once: 1, “2-”, “every 2” or “last”.",
            ),
            Word(
                "deals",
                "Beim soundsovielten Geben",
                "Nur in diesen Runden: 2, „2-“, „every 3“ (jede dritte) oder „last“ (die letzte).",
                "In these deals",
                "Only in these deals: 2, “2-”, “every 3” or “last”.",
            ),
            TURNS,
            Word(
                "left",
                "So viele auf der Hand",
                "Nur solange, wer am Zug ist, so viele Karten hat.",
                "So many in hand",
                "Only while the player whose turn it is holds so many cards.",
            ),
            Word(
                "by",
                "Nur bei",
                "Nur wenn diese Person am Zug ist.",
                "Only for",
                "Only on this player's turn.",
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
                "set",
                "Das ist dann anders",
                "Was hier steht, gilt dann statt der übrigen Regeln.",
                "What differs then",
                "What stands here then holds instead of the other rules.",
            ),
        ],
    },
    Group {
        of: "Span",
        common: &["number", "text"],
        words: &[
            Word(
                "number",
                "Genau so viele",
                "Eine einzelne Zahl.",
                "Exactly so many",
                "A single number.",
            ),
            Word(
                "text",
                "Von … bis",
                "„2-4“ von bis, „5-“ ab 5, „-3“ bis 3, „every 2“ jedes zweite Mal, „last“ das letzte Mal.",
                "From … to",
                "“2-4”, “5-” from 5 on, “-3” up to 3, “every 2” every other time, “last” the last time.",
            ),
        ],
    },
    Group {
        of: "OptionRule",
        common: &["name", "choices", "default"],
        words: &[
            Word(
                "name",
                "Frage",
                "Was zu wählen ist, so wie es am Tisch steht.",
                "Question",
                "What is to be chosen, as people read it.",
            ),
            Word(
                "choices",
                "Antworten",
                "Zwischen diesen wird gewählt, mindestens zwei.",
                "Choices",
                "What there is to choose from, two or more.",
            ),
            Word(
                "default",
                "Üblich ist",
                "Der Kurzname der Antwort, die gilt, wenn niemand wählt.",
                "Usual choice",
                "The short name of the choice that holds when nobody chooses.",
            ),
            Word(
                "id",
                "Kurzname",
                "Kleinbuchstaben, Ziffern und Striche.",
                "Short name",
                "Lower-case letters, digits and dashes.",
            ),
            Word(
                "requires",
                "Nur zusammen mit",
                "Zählt nur, solange andere Fragen so beantwortet sind.",
                "Only together with",
                "Counts only while other questions are answered like this.",
            ),
        ],
    },
    Group {
        of: "ChoiceRule",
        common: &["name", "set"],
        words: &[
            Word(
                "name",
                "Antwort",
                "So steht sie am Tisch.",
                "Choice",
                "How it reads at the table.",
            ),
            Word(
                "set",
                "Das ist dann anders",
                "Was diese Antwort an den Regeln ändert.",
                "What differs then",
                "What this choice changes in the rules.",
            ),
            Word(
                "id",
                "Kurzname",
                "Kleinbuchstaben, Ziffern und Striche.",
                "Short name",
                "Lower-case letters, digits and dashes.",
            ),
        ],
    },
];
