//! Moves in the words of scripts.

use stammtisch_engine::maxonaut::Move;

use super::event::laid;
use crate::show::cards;

/// A move in the words of scripts.
pub(super) fn mv(mv: Move) -> String {
    match mv {
        Move::Believe => "believes".into(),
        Move::Doubt => "doubts".into(),
        Move::Lay { cards: lay } => format!("lays {}", cards(lay.cards().map(laid))),
        Move::Announce { said } => format!("says {said}"),
        Move::Show { cards: shown } => format!("shows {}", cards(shown.cards())),
        Move::Accept => "bears".into(),
    }
}
