//! Editor words for what fits: `FitRule`, `LastResort`.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "LastResort",
        common: &[],
        words: &[
            Word(
                "nothing_fits",
                "Wenn sonst nichts passt",
                "Keine andere Karte auf der Hand passt.",
                "If nothing else fits",
                "No other card in the hand fits.",
            ),
            Word(
                "no_suit",
                "Ohne Karte der Farbe",
                "Auf der Hand ist keine andere Karte der Farbe, die oben liegt oder gewünscht ist.",
                "Without a card of the suit",
                "The hand holds no other card of the suit that lies on top or is wished.",
            ),
            Word(
                "no_rank",
                "Ohne Karte des Werts",
                "Auf der Hand ist keine andere Karte des Werts, der oben liegt oder gewünscht ist.",
                "Without a card of the rank",
                "The hand holds no other card of the rank that lies on top or is wished.",
            ),
        ],
    },
    Group {
        of: "FitRule",
        common: &["suit", "rank", "anywhere", "never_on_own_rank"],
        words: &[
            Word(
                "suit",
                "Gleiche Farbe passt",
                "Herz auf Herz, Kreuz auf Kreuz.",
                "Same suit fits",
                "Hearts on hearts, clubs on clubs.",
            ),
            Word(
                "rank",
                "Gleicher Wert passt",
                "8 auf 8, Dame auf Dame.",
                "Same rank fits",
                "An 8 on an 8, a queen on a queen.",
            ),
            Word(
                "anywhere",
                "Passen überall",
                "Diese Karten passen auf jede andere und erfüllen jeden Wunsch.",
                "Fit everywhere",
                "These fit on every card and meet every wish.",
            ),
            Word(
                "never_on_own_rank",
                "Nie auf ihresgleichen",
                "Bube auf Bube stinkt: Diese Karten passen nie auf den eigenen Wert.",
                "Never on their own rank",
                "No jack on a jack: these never fit on a card of the same rank.",
            ),
            Word(
                "colour",
                "Rot auf Rot, Schwarz auf Schwarz",
                "Es genügt, dass beide Karten rot oder beide schwarz sind.",
                "Red on red, black on black",
                "It is enough that both cards are red, or both black.",
            ),
            Word(
                "on_plain",
                "Passen auf alles ohne Funktion",
                "Diese Karten passen auf jede Karte, die nichts Besonderes tut.",
                "Fit on everything plain",
                "These fit on every card that does nothing special.",
            ),
            Word(
                "also",
                "Was sonst noch passt",
                "Wenn diese Karte liegt: was außerdem darauf passt.",
                "What else fits",
                "When this card lies there: what fits on it besides.",
            ),
            Word(
                "last_resort",
                "Nur wenn sonst nichts geht",
                "Diese Karten passen nur, solange der Rest der Hand nichts anderes hergibt.",
                "Only as a last resort",
                "These fit only while the rest of the hand leaves nothing else.",
            ),
            Word(
                "never_under_wish",
                "Nie auf einen Wunsch",
                "Solange ein Wunsch offen ist, dürfen diese Karten nicht gelegt werden.",
                "Never under a wish",
                "While a wish stands these may not be played.",
            ),
            Word(
                "leaves_wish",
                "Lässt den Wunsch bestehen",
                "Der Wunsch gilt weiter, auch wenn eine dieser Karten ihn erfüllt.",
                "Leaves the wish standing",
                "The wish still holds, even if one of these meets it.",
            ),
            Word(
                "never",
                "Was nie passt",
                "Wenn diese Karte liegt: was nie darauf passt.",
                "What never fits",
                "When this card lies there: what never fits on it.",
            ),
            Word(
                "neighbours",
                "Nachbarn passen",
                "Karten passen, deren Wert um höchstens so viel höher oder niedriger ist.",
                "Neighbours fit",
                "Cards fit that are higher or lower by at most so much.",
            ),
            Word(
                "round_the_corner",
                "Um die Ecke",
                "Auch König und Ass sind Nachbarn.",
                "Round the corner",
                "King and ace are neighbours too.",
            ),
            Word(
                "multiples",
                "Vielfache passen",
                "Karten passen, deren Wert zwei-, drei- oder bis zu so viel Mal so groß ist, oder der Teil davon.",
                "Multiples fit",
                "Cards fit whose value is two, three or up to so many times as much, or that part of it.",
            ),
            Word(
                "values",
                "Andere Werte beim Rechnen",
                "Was ein Bild oder ein Joker wert ist, wo Werte zählen; sonst Ass 1 bis König 13, Joker nichts.",
                "Other values for sums",
                "What a rank or a joker is worth where values count; else ace 1 to king 13, jokers nothing.",
            ),
        ],
    },
];
