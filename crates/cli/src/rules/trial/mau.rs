//! What trying out means in Mau-Mau: somebody lays all cards.

use stammtisch_engine::mau::{Mau, Move};

use super::tried::{Kind, Tried, Words};

impl Tried for Mau {
    const WORDS: &'static Words = &Words {
        deals: ["Runden", "deals"],
        deal: ["eine Runde", "a deal"],
        out: ["fertig", "out"],
        shares: ["zuerst fertig: gibt, links …", "first out: dealer, left …"],
        first: ["wer gibt", "the dealer"],
        comes: ["ist", "is first out in"],
        comes_de_after: " zuerst fertig",
    };

    fn kind(mv: Move) -> Kind {
        match mv {
            Move::Play { .. } => Kind::Ahead,
            Move::Call { .. } => Kind::Call,
            _ if mv.is_turn_move() => Kind::Turn,
            _ => Kind::Aside,
        }
    }

    fn is_tried(mv: Move) -> bool {
        !matches!(mv, Move::Catch { .. })
    }
}
