//! Votes that a bot plays on for a seat that keeps everybody waiting.

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::seat::Seat;

/// Who is for it, by the seat that it is about. Votes stand in the log, and count as long as nobody
/// has come or gone by a restart.
#[derive(Clone, Debug, Default)]
pub(crate) struct Votes(BTreeMap<Seat, BTreeSet<Seat>>);

impl Votes {
    pub(super) fn add(&mut self, about: Seat, seat: Seat) {
        self.0.entry(about).or_default().insert(seat);
    }

    /// The seat has acted, is back, or is played by a bot.
    pub(crate) fn clear_vote(&mut self, about: Seat) {
        self.0.remove(&about);
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn has(&self, about: Seat, seat: Seat) -> bool {
        self.0.get(&about).is_some_and(|yes| yes.contains(&seat))
    }

    /// The seats that there are votes about.
    pub(crate) fn about(&self) -> impl Iterator<Item = Seat> {
        self.0.keys().copied()
    }
}
