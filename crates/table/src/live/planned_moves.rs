//! The planned moves of bots. The table asks and waits; the caller does the thinking.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;

use crate::time::Millis;
use crate::wire::{AnyMove, Phrase};

/// A move that a bot has decided on and makes after a human-like delay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlannedMove {
    pub(crate) mv: AnyMove,
    /// What the bot says just before it.
    pub(crate) say: Option<Phrase>,
    /// The situation for which it was planned.
    pub(crate) situation: u64,
    pub(crate) due: Millis,
}

/// The planned moves by seat, and the situation each bot was last asked about.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlannedMoves {
    pending: BTreeMap<Seat, PlannedMove>,
    asked: BTreeMap<Seat, u64>,
}

impl PlannedMoves {
    /// Whether this seat's bot should be asked about the situation that began at `seq`.
    pub(crate) fn wants(&self, seat: Seat, seq: u64) -> bool {
        !self.pending.contains_key(&seat) && self.asked.get(&seat) != Some(&seq)
    }

    /// Notes the answer to a question about the situation that began at `seq`.
    pub(crate) fn note(&mut self, seat: Seat, seq: u64, thought: Option<PlannedMove>) {
        self.asked.insert(seat, seq);
        if let Some(thought) = thought {
            self.pending.insert(seat, thought);
        }
    }

    /// All planned moves, by seat.
    pub(crate) fn pending(&self) -> impl Iterator<Item = (Seat, PlannedMove)> {
        self.pending.iter().map(|(seat, thought)| (*seat, *thought))
    }

    /// Drops the moves that no longer hold.
    pub(crate) fn keep(&mut self, holds: impl Fn(Seat, &PlannedMove) -> bool) {
        self.pending.retain(|seat, thought| holds(*seat, thought));
    }

    /// Drops all moves and questions.
    pub(crate) fn clear(&mut self) {
        self.pending.clear();
        self.asked.clear();
    }

    /// Drops those of a seat that somebody else plays now.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.pending.remove(&seat);
        self.asked.remove(&seat);
    }
}
