//! Editor words for `if`, how things must stand when something happens: `IfRule`.

use super::conditions::{
    DEALS, DEALT, DIRECTION, DRAWN, PILE, PLAYING, SCORE, THREAT, TOP, TURNS, UNLESS, WHILE, WISH,
    WON, WON_IN_A_ROW,
};
use super::{Group, Word};

pub(super) const GROUPS: &[Group] = &[Group {
    of: "IfRule",
    common: &["drawn", "while", "by"],
    words: &[
        Word(
            "by",
            "Nur diese Person",
            "Nur wenn es dieser Person passiert.",
            "Only this player",
            "Only if it happens to this player.",
        ),
        DRAWN,
        TOP,
        WISH,
        THREAT,
        DIRECTION,
        PLAYING,
        PILE,
        WHILE,
        UNLESS,
        SCORE,
        WON,
        WON_IN_A_ROW,
        DEALT,
        TURNS,
        DEALS,
    ],
}];
