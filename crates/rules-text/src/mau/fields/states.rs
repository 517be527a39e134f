//! What holds until something switches it.

use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[Group {
    of: "StateRule",
    common: &["name", "holds"],
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
    ],
}];
