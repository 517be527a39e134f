//! What bots are about to do. The table asks and waits; the caller does the thinking.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;

use crate::time::Millis;
use crate::wire::{AnyMove, Phrase};

/// A move a bot has decided on and makes after a human time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlannedMove {
    pub(crate) mv: AnyMove,
    /// What it says just before it.
    pub(crate) say: Option<Phrase>,
    /// The situation it was thought of in.
    pub(crate) situation: u64,
    pub(crate) due: Millis,
}

/// Bots' intentions by seat, and what each was last asked about.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plans {
    pending: BTreeMap<Seat, PlannedMove>,
    asked: BTreeMap<Seat, u64>,
}

impl Plans {
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

    /// All of them, by seat.
    pub(crate) fn pending(&self) -> impl Iterator<Item = (Seat, PlannedMove)> {
        self.pending.iter().map(|(seat, thought)| (*seat, *thought))
    }

    /// Drops what no longer holds.
    pub(crate) fn keep(&mut self, holds: impl Fn(Seat, &PlannedMove) -> bool) {
        self.pending.retain(|seat, thought| holds(*seat, thought));
    }

    /// Forgets everything, questions included.
    pub(crate) fn clear(&mut self) {
        self.pending.clear();
        self.asked.clear();
    }

    /// Forgets one seat, because somebody else plays it now.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.pending.remove(&seat);
        self.asked.remove(&seat);
    }
}
