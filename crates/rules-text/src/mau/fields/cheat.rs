//! Editor words for cheating: `CheatRule`, `LaterRule`.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "CheatRule",
        common: &["lay", "slip", "draw_short", "penalty"],
        words: &[
            Word(
                "lay",
                "Falsches legen",
                "Man darf eine Karte legen, die gar nicht passt.",
                "Play what does not fit",
                "A card that does not fit can be played.",
            ),
            Word(
                "cards",
                "Nur mit diesen",
                "Nur diese Karten können falsch gelegt werden; leer: alle.",
                "Only with these",
                "Only these can be played wrongly; empty: any.",
            ),
            Word(
                "slip",
                "Unterschieben",
                "Man darf zwei Karten als eine legen, die untere verdeckt.",
                "Slip one under",
                "Two cards can be played as one, the lower one unseen.",
            ),
            Word(
                "draw_short",
                "Zu wenig ziehen",
                "Man darf weniger ziehen, als man müsste.",
                "Draw too few",
                "Fewer cards can be drawn than one has to.",
            ),
            Word(
                "withhold",
                "Passendes verschweigen",
                "Wer legen müsste, darf ziehen oder weitergeben, als passe nichts.",
                "Hide what fits",
                "Whoever would have to play can draw or pass as if nothing fitted.",
            ),
            Word(
                "until",
                "Wie lange es auffallen kann",
                "Danach ist es verjährt.",
                "How long it can be noticed",
                "After that it is too late.",
            ),
            Word(
                "penalty",
                "Strafkarten",
                "So viele zieht, wer erwischt wird.",
                "Penalty",
                "Cards drawn by whoever is caught.",
            ),
            Word(
                "then",
                "Danach",
                "Was mit dem Zug von wem ist, wer erwischt wurde.",
                "And then",
                "What becomes of the turn of whoever was caught.",
            ),
            Word(
                "false_penalty",
                "Strafe für falschen Verdacht",
                "Karten für wer jemanden zu Unrecht beschuldigt.",
                "Penalty for a false accusation",
                "Cards for accusing somebody who was honest.",
            ),
            Word(
                "by",
                "Wer anzweifeln darf",
                "Alle anderen, oder nur wen es trifft.",
                "Who may doubt it",
                "Everybody else, or only whom it hits.",
            ),
            Word(
                "bears",
                "Vergeblich: hinnehmen",
                "Wer vergeblich anzweifelt, was ihm droht, kann nicht mehr darauf antworten.",
                "In vain: bear it",
                "Whoever doubts a threat in vain can answer it no more.",
            ),
            Word(
                "moved_hands",
                "Getauschte Karten",
                "Was aus Karten wird, die durch die Mogelei gewandert sind.",
                "Cards that have moved",
                "What becomes of cards that changed hands through the cheat.",
            ),
            Word(
                "later",
                "Auch später noch",
                "Auch wer davor am Zug war, kann noch beschuldigt werden; dann bleibt alles, wie es ist.",
                "Later as well",
                "Whoever acted before can still be accused; then all stays as it is.",
            ),
        ],
    },
    Group {
        of: "LaterRule",
        common: &["cards", "followers"],
        words: &[
            Word(
                "cards",
                "So viele Karten lang",
                "Bis noch so viele Karten gelegt sind, höchstens 3.",
                "For so many cards",
                "Until so many more cards have been played, at most 3.",
            ),
            Word(
                "followers",
                "Wer daraufgelegt hat, zieht",
                "So viele Karten zieht jede Person, die seither eine Karte gelegt hat.",
                "Whoever played on it draws",
                "So many cards each draws who has played one since.",
            ),
        ],
    },
    Group {
        of: "CheatWindow",
        common: &[],
        words: &[
            Word(
                "next_move",
                "Bis jemand spielt",
                "Bis eine andere Person irgendetwas getan hat.",
                "Until somebody moves",
                "Until another player has done anything.",
            ),
            Word(
                "next_card",
                "Bis jemand legt",
                "Bis eine andere Person eine Karte gelegt hat.",
                "Until somebody plays a card",
                "Until another player has played a card.",
            ),
        ],
    },
    Group {
        of: "CheatThen",
        common: &[],
        words: &[
            Word(
                "turn_over",
                "Der Zug ist vorbei",
                "Die nächste Person ist dran.",
                "The turn is over",
                "The next player goes on.",
            ),
            Word(
                "plays",
                "Noch einmal, aber ehrlich",
                "Diese Person hat ihren Zug noch einmal.",
                "Once more, honestly",
                "That player has the turn again.",
            ),
            Word(
                "stays",
                "Die Karte bleibt liegen",
                "Was sie androht, zieht stattdessen, wer gemogelt hat.",
                "The card stays",
                "The cheat draws what it threatens with.",
            ),
        ],
    },
    Group {
        of: "Accuser",
        common: &[],
        words: &[
            Word(
                "anyone",
                "alle anderen",
                "Jede Person einmal.",
                "everybody else",
                "Each of them once.",
            ),
            Word(
                "next",
                "nur wer dran ist",
                "Wen die Karte trifft, sonst wer als Nächstes dran ist.",
                "only whoever is to act",
                "Whom the card hits, else whoever is next.",
            ),
        ],
    },
    Group {
        of: "MovedHands",
        common: &[],
        words: &[
            Word(
                "stand",
                "bleiben, wo sie sind",
                "Wer sie bekommen hat, behält sie.",
                "stay where they are",
                "Whoever got them keeps them.",
            ),
            Word(
                "go_back",
                "gehen zurück",
                "Soweit sie noch da sind.",
                "go back",
                "As far as they are still there.",
            ),
        ],
    },
];
