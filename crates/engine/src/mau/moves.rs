//! What a seat can do. Moves name card kinds, never physical cards.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Suit};
use crate::limits::MAX_LEGAL;
use crate::seat::Seat;

/// The position of a call in the rules in force: 0 is the first under `[[calls]]`.
pub type CallIndex = u8;

/// One action of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauMove"))]
#[serde(tag = "move", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Lay a card: one that fits, or one that answers the threat.
    Play {
        /// The kind laid.
        card: Card,
        /// The suit wished, where the card lets its player wish one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        wish: Option<Suit>,
    },
    /// Draw on one's own turn.
    Draw,
    /// Suffer the threat that stands against the seat: draw, miss the turn, or both.
    Bear,
    /// Hand over after drawing.
    Pass,
    /// Make the call, such as "Mau".
    Call {
        /// Which of the calls.
        call: CallIndex,
    },
    /// Catch a seat that has not made its call.
    Catch {
        /// Who is caught.
        seat: Seat,
        /// Which call was left out.
        call: CallIndex,
    },
}

impl Move {
    /// Whether only the seat whose turn it is can do this. Calls and catches are open to others.
    #[must_use]
    pub const fn is_turn_move(self) -> bool {
        !matches!(self, Self::Call { .. } | Self::Catch { .. })
    }
}

/// The legal moves of one seat: a list of fixed room, so that finding them allocates nothing.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MAX_LEGAL],
    len: usize,
}

impl Default for MoveList {
    fn default() -> Self {
        Self { moves: [Move::Pass; MAX_LEGAL], len: 0 }
    }
}

impl MoveList {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets all moves.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a move; the bound of [`MAX_LEGAL`] is above what any checked rules allow.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        debug_assert!(self.len < MAX_LEGAL);
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        }
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}
