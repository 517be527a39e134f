//! Patterns of moves: one move, or all announcements from one value up to another.

use stammtisch_engine::maxonaut::{Claim, Move};

use super::move_words;

/// One or several moves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pattern {
    /// This move.
    One(Move),
    /// All correctly formed announcements from one value up to another.
    Says(Claim, Claim),
}

impl Pattern {
    pub(super) fn means(self, mv: Move) -> bool {
        match (self, mv) {
            (Self::One(one), mv) => one == mv,
            (Self::Says(lowest, highest), Move::Announce { said }) => {
                !said.is_wrong() && (lowest..=highest).contains(&said.claim())
            }
            (Self::Says(..), _) => false,
        }
    }

    pub(super) fn words(self) -> String {
        match self {
            Self::One(mv) => move_words::mv(mv),
            Self::Says(lowest, highest) => format!("says {lowest} to {highest}"),
        }
    }
}
