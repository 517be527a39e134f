//! Editor words for states, which hold until something switches them: `StateRule`.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[
    Group {
        of: "StateRule",
        common: &["name", "holds", "lasts"],
        words: &[
            Word(
                "name",
                "Name",
                "Das steht am Tisch, solange es gilt.",
                "Name",
                "That is shown at the table while it holds.",
            ),
            Word(
                "holds",
                "Gilt von Anfang an",
                "Es gilt schon, wenn eine Runde beginnt.",
                "Holds from the start",
                "It holds already when a deal begins.",
            ),
            Word(
                "lasts",
                "Endet von selbst",
                "Nach so vielen Zügen, oder wenn wieder an der Reihe ist, wer es eingeschaltet hat.",
                "Ends by itself",
                "After so many turns, or when whoever switched it on has the turn again.",
            ),
            Word(
                "of",
                "Für wen es gilt",
                "Für alle, oder immer nur für eine Person: die, die es zuletzt getroffen hat.",
                "For whom it holds",
                "For everybody, or for one player at a time: whoever was hit last.",
            ),
            Word(
                "reverses",
                "Andersherum",
                "Solange es gilt, geht es andersherum um den Tisch.",
                "The other way",
                "While it holds, play goes round the table the other way.",
            ),
            Word(
                "turns_over",
                "Dreht die Karten um",
                "Solange es gilt, liegt bei allen Karten die Rückseite oben.",
                "Turns the cards over",
                "While it holds, all cards show their backs.",
            ),
        ],
    },
    Group {
        of: "Lasts",
        common: &[],
        words: &[
            Word(
                "turns",
                "So viele Züge",
                "Wer auch immer sie hat; auch einer, in dem jemand aussetzt, zählt.",
                "So many turns",
                "Whoever has them; one that is missed counts as well.",
            ),
            Word(
                "laps",
                "So oft um den Tisch",
                "Bis so oft an der Reihe war, wer es eingeschaltet hat.",
                "So often round the table",
                "Until whoever switched it on has had the turn so often.",
            ),
        ],
    },
    Group {
        of: "StateOf",
        common: &[],
        words: &[
            Word("table", "Für alle", "Für den ganzen Tisch.", "Everybody", "For the whole table."),
            Word(
                "player",
                "Für eine Person",
                "Immer nur für eine; trifft es eine andere, gilt es für die.",
                "One player",
                "For one at a time; when another is hit, it holds for them.",
            ),
            Word(
                "each",
                "Für jede einzeln",
                "Für jede Person, die eine Regel trifft, für sich; mehrere können es haben.",
                "Each player",
                "For every player whom a rule hits, alone; several can have it.",
            ),
        ],
    },
];
