//! What trying out means in Maxonaut: somebody reaches the limit of penalty points.

use stammtisch_engine::maxonaut::{Maxonaut, Move};

use super::tried::{Kind, Tried, Words};

impl Tried for Maxonaut {
    const WORDS: &'static Words = &Words {
        deals: ["Partien", "matches"],
        deal: ["eine Partie", "a match"],
        out: ["zu Ende", "ended"],
        shares: ["verliert: beginnt, links …", "loses: starter, left …"],
        first: ["wer beginnt", "the starter"],
        comes: ["verliert", "loses"],
        comes_de_after: "",
    };

    fn kind(_: Move) -> Kind {
        Kind::Turn
    }

    fn is_tried(_: Move) -> bool {
        true
    }
}
