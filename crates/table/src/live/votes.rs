//! Votes on whether a bot takes over a seat that keeps everybody waiting.

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::seat::Seat;

/// The votes in favour, by the seat that they are about. Votes are in the log, but a restart drops
/// them: they count only while the same people are here.
#[derive(Clone, Debug, Default)]
pub(crate) struct Votes(BTreeMap<Seat, BTreeSet<Seat>>);

impl Votes {
    pub(super) fn add(&mut self, about: Seat, seat: Seat) {
        self.0.entry(about).or_default().insert(seat);
    }

    /// Drops the votes about a seat that has acted, is back, or is played by a bot.
    pub(crate) fn clear_vote(&mut self, about: Seat) {
        self.0.remove(&about);
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn has(&self, about: Seat, seat: Seat) -> bool {
        self.0.get(&about).is_some_and(|yes| yes.contains(&seat))
    }

    /// The seats with votes about them.
    pub(crate) fn about(&self) -> impl Iterator<Item = Seat> {
        self.0.keys().copied()
    }
}
