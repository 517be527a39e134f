//! What cards do when they are played.

use super::{Group, Word};

/// Which way hands go.
pub(super) const ROTATES_TO: Word = Word(
    "rotates_to",
    "Wohin die Hände wandern",
    "Mit dem Zug, gegen ihn, immer nach links oder rechts.",
    "Which way hands go",
    "With the turn, against it, or always to the left or right.",
);

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "CardRule",
        common: &["threat", "again", "wish", "reverse"],
        words: &[
            Word(
                "threat",
                "Trifft andere",
                "Wer sich nicht wehren kann, zieht, setzt aus, tauscht oder gibt etwas her.",
                "Hits others",
                "Whoever cannot answer draws, skips, swaps or gives something away.",
            ),
            Word(
                "again",
                "Noch mal",
                "Wer sie legt, ist gleich noch einmal dran.",
                "Another turn",
                "Whoever plays it has another turn.",
            ),
            Word(
                "wish",
                "Wünschen",
                "Wer sie legt, wünscht sich, was als Nächstes kommt.",
                "Wish",
                "Whoever plays it wishes what comes next.",
            ),
            Word(
                "reverse",
                "Richtungswechsel",
                "Es geht andersherum weiter.",
                "Reverse",
                "Play goes the other way round.",
            ),
            Word(
                "lays_on",
                "Gleich noch eine",
                "Wer sie legt, darf sofort eine weitere passende Karte legen; gezogen wird dafür nicht.",
                "One more at once",
                "Its player may play another card that fits at once; nothing is drawn for it.",
            ),
            Word(
                "wild",
                "Steht für jede Karte",
                "Wer sie legt, sagt, welche Karte sie ist; sie tut, was diese tut.",
                "Stands for any card",
                "Its player says which card it is; it does what that card does.",
            ),
            Word(
                "copies",
                "Macht nach",
                "Sie tut, was die Karte darunter tut.",
                "Copies",
                "It does what the card below it does.",
            ),
            Word(
                "see_through",
                "Durchsichtig",
                "Was danach passt, sagt die Karte darunter; ein Wunsch gilt weiter.",
                "See-through",
                "The card below says what fits next; a wish goes on.",
            ),
            Word(
                "buys",
                "Kaufen",
                "Wer sie legt, darf die Karte nehmen, die vorher oben lag.",
                "Buys",
                "Its player may take the card that was on top before.",
            ),
            Word(
                "rotates",
                "Alle Hände wandern",
                "Alle geben ihre ganzen Karten an die nächste Person weiter.",
                "All hands go round",
                "Everybody hands all cards to the next player.",
            ),
            ROTATES_TO,
        ],
    },
    Group {
        of: "Way",
        common: &[],
        words: &[
            Word(
                "along",
                "Mit dem Zug",
                "An die Person, die als Nächste dran wäre.",
                "With the turn",
                "To whoever would be next.",
            ),
            Word(
                "against",
                "Gegen den Zug",
                "An die Person davor.",
                "Against the turn",
                "To whoever was before.",
            ),
            Word(
                "left",
                "Nach links",
                "Immer, auch wenn sich die Richtung geändert hat.",
                "To the left",
                "Always, even when the direction has changed.",
            ),
            Word(
                "right",
                "Nach rechts",
                "Immer, auch wenn sich die Richtung geändert hat.",
                "To the right",
                "Always, even when the direction has changed.",
            ),
            Word(
                "chosen",
                "Nach Wahl",
                "Wer es ausgelöst hat, wählt links oder rechts; nur bei Auslösern.",
                "By choice",
                "Whoever set it off chooses left or right; for triggers only.",
            ),
        ],
    },
    Group {
        of: "ReverseRule",
        common: &["with_two"],
        words: &[Word(
            "with_two",
            "Zu zweit",
            "Was der Richtungswechsel tut, wenn nur zwei spielen.",
            "With two players",
            "What a reverse does when only two play.",
        )],
    },
    Group {
        of: "WithTwo",
        common: &[],
        words: &[
            Word(
                "nothing",
                "tut er nichts",
                "Es geht ganz normal weiter.",
                "it does nothing",
                "Play goes on as usual.",
            ),
            Word(
                "other_misses",
                "setzt die andere Person aus",
                "Wer gelegt hat, ist gleich wieder dran.",
                "the other one skips",
                "Whoever played has another turn.",
            ),
        ],
    },
    Group {
        of: "WishRule",
        common: &["of", "may"],
        words: &[
            Word(
                "of",
                "Was gewünscht wird",
                "Farbe, Rot oder Schwarz, ein Wert oder eine einzelne Karte.",
                "What is wished",
                "A suit, red or black, a rank or a single card.",
            ),
            Word(
                "may",
                "Nur wer will",
                "Der Wunsch darf wegbleiben; dann zählt die Karte selbst.",
                "Only if wanted",
                "The wish may be left out; then the card itself counts.",
            ),
            Word(
                "cards",
                "So viele Karten lang",
                "So viele Karten müssen den Wunsch erfüllen, bis er vorbei ist.",
                "For so many cards",
                "So many cards must meet the wish until it is over.",
            ),
            Word(
                "turns",
                "Nach so vielen Zügen vorbei",
                "Auch wenn ihn niemand erfüllt hat; 0: er gilt, bis er erfüllt ist.",
                "Over after so many turns",
                "Even if nobody met it; 0: it stands until it is met.",
            ),
            Word(
                "laps",
                "So viele Runden um den Tisch",
                "So lange gilt er, was auch gelegt wird; 0: er endet, wenn er erfüllt ist.",
                "For so many rounds of the table",
                "It stands that long, whatever is played; 0: it ends when it is met.",
            ),
            Word(
                "only",
                "Nur das zur Wahl",
                "Nur Farben oder Werte dieser Karten; leer: alles.",
                "Only these to choose from",
                "Only suits or ranks of these cards; empty: anything.",
            ),
        ],
    },
    Group {
        of: "WishOf",
        common: &[],
        words: &[
            Word(
                "suit",
                "Eine Farbe",
                "Kreuz, Pik, Herz oder Karo.",
                "A suit",
                "Clubs, spades, hearts or diamonds.",
            ),
            Word(
                "colour",
                "Rot oder Schwarz",
                "Herz und Karo, oder Kreuz und Pik.",
                "Red or black",
                "Hearts and diamonds, or clubs and spades.",
            ),
            Word("rank", "Einen Wert", "Etwa „Könige“.", "A rank", "“Kings”, for example."),
            Word(
                "suit_or_rank",
                "Eine Farbe oder einen Wert",
                "Wie man will: „Herz“ oder „Könige“.",
                "A suit or a rank",
                "As one likes: “hearts” or “kings”.",
            ),
            Word(
                "card",
                "Eine einzelne Karte",
                "Etwa „den Herz-König“.",
                "A single card",
                "“The king of hearts”, for example.",
            ),
        ],
    },
];
