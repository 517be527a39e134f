//! Editor words for charges and errors: `ChargeRule`, `ErrorsRule`.

use super::conditions::{DEALS, DIRECTION, PILE, PLAYING, UNLESS, WHILE};
use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "ChargeRule",
        common: &["name", "decided", "penalty"],
        words: &[
            Word(
                "name",
                "Was vorgeworfen wird",
                "Etwa „nicht geklopft“ oder „hat geredet“.",
                "The charge",
                "Such as “did not knock” or “was talking”.",
            ),
            Word(
                "penalty",
                "Strafkarten",
                "So viele zieht, gegen wen der Vorwurf gilt.",
                "Penalty",
                "Cards drawn by whoever is found guilty.",
            ),
            Word(
                "decided",
                "Wie entschieden wird",
                "Ob abgestimmt wird, das Wort der Person gilt oder der Vorwurf selbst.",
                "How it is decided",
                "Whether there is a vote, the word of the accused counts, or the charge itself.",
            ),
            Word(
                "false_penalty",
                "Strafe für falschen Vorwurf",
                "Karten für wer vergeblich klagt.",
                "Penalty for a wrong charge",
                "Cards for charging in vain.",
            ),
            Word(
                "on",
                "Nur nachdem etwas geschehen ist",
                "Wer gezogen, gelegt, gepasst hat …, kann danach angeklagt werden.",
                "Only after something has happened",
                "Whoever has drawn, played, passed … can be charged after it.",
            ),
            Word(
                "until",
                "Wie lange danach",
                "Danach ist es verjährt.",
                "How long after it",
                "After that it is too late.",
            ),
            Word(
                "against",
                "Gegen wen",
                "Alle, oder nur wer zuletzt am Zug war.",
                "Against whom",
                "Anybody, or only whoever acted last.",
            ),
            Word(
                "pressed_by",
                "Wer ihn erhebt",
                "Alle, oder nur wer etwa gegeben hat.",
                "Who presses it",
                "Anybody, or only the dealer, for example.",
            ),
            WHILE,
            UNLESS,
            Word(
                "by",
                "Wer es ist",
                "Nur gegen diese Person, etwa wer gegeben hat.",
                "Who it is",
                "Only against this player, such as the dealer.",
            ),
            Word(
                "left",
                "So viele auf der Hand",
                "Nur gegen wer so viele Karten auf der Hand hat.",
                "So many in hand",
                "Only against whoever holds so many cards.",
            ),
            Word(
                "top",
                "Oben liegt",
                "Nur solange eine von diesen oben auf dem Ablagestapel liegt; leer: egal welche.",
                "On top lies",
                "Only while one of these lies on top of the discard pile; empty: any.",
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
            DEALS,
        ],
    },
    Group {
        of: "Against",
        common: &[],
        words: &[
            Word("anyone", "Alle", "Wer immer noch mitspielt.", "Anybody", "Whoever still plays."),
            Word(
                "acted_last",
                "Wer zuletzt am Zug war",
                "Auch, wer gerade am Zug ist und schon etwas getan hat.",
                "Whoever acted last",
                "Also whoever has the turn and has done something already.",
            ),
            Word(
                "has_turn",
                "Wer gerade am Zug ist",
                "Solange der Zug dauert.",
                "Whoever has the turn",
                "As long as that turn lasts.",
            ),
        ],
    },
    Group {
        of: "ChargeUntil",
        common: &[],
        words: &[
            Word(
                "next_move",
                "Bis jemand spielt",
                "Bis eine andere Person einen Zug gemacht hat.",
                "Until somebody moves",
                "Until another player has made a move.",
            ),
            Word(
                "own_turn",
                "Bis zum eigenen Zug",
                "Bis diese Person wieder an die Reihe gekommen ist und spielt.",
                "Until one's own turn",
                "Until that player plays in another turn.",
            ),
        ],
    },
    Group {
        of: "Decided",
        common: &[],
        words: &[
            Word(
                "vote",
                "Abstimmung",
                "Wer angeklagt ist, gibt es zu, oder die anderen stimmen ab.",
                "By a vote",
                "The accused admits it, or the others vote.",
            ),
            Word(
                "word",
                "Das eigene Wort",
                "Wer angeklagt ist, gibt es zu oder bestreitet es.",
                "By one's word",
                "The accused admits or denies it.",
            ),
            Word(
                "counts",
                "Gilt sofort",
                "Niemand wird gefragt.",
                "Counts at once",
                "Nobody is asked.",
            ),
        ],
    },
    Group {
        of: "ErrorsRule",
        common: &["more"],
        words: &[
            Word(
                "more",
                "Mit jedem Fehler mehr",
                "So viele Karten kostet jeder weitere Fehler derselben Person mehr.",
                "More with each error",
                "So many cards more for each further error of the same player.",
            ),
            Word(
                "at_most",
                "Höchstens so viele mehr",
                "0: ohne Grenze.",
                "At most so many more",
                "0: no bound.",
            ),
        ],
    },
];
